import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import type { Answer } from '#contract/calls.ts';
import { matchAddress, type AddressOf } from '#contract/pages.ts';
import { fullDateWords } from '#rules/stores/shop-time.ts';
import { api } from '#client/lib/api.ts';
import { isNotFound, messageOf, type ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { SteadyRouter } from '#client/lib/steady-router.tsx';
import { Container } from '#client/ui/layout.tsx';
import { SkeletonLine } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { DraftedPage, putDraft } from './drafted-page.tsx';

const CALL = 'GET /no/auth/web/site/page-previews/{token}';
type Preview = Answer<typeof CALL>['result'];

let replaced: (readonly unknown[])[] = [];

async function readPreview(token: string, signal: AbortSignal): Promise<Preview> {
  const { result } = await api(CALL, { params: { token } }, signal);
  replaced = putDraft(result);
  return result;
}

/** The draft of a page, for everybody who has the link. Search engines don't list it. */
export function PagePreviewPage({ address: { token } }: { address: AddressOf<'pagePreview'> }) {
  const { data, error, isFetching, refetch } = useQuery<Preview, ApiError>({
    queryKey: [CALL, token],
    queryFn: ({ signal }) => readPreview(token, signal),
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(
    () => () => {
      // A moment later: React may show the same page again at once.
      setTimeout(() => {
        if (matchAddress(location.pathname)?.page === 'pagePreview') return;
        for (const queryKey of replaced) queryClient.removeQueries({ queryKey });
      });
    },
    [token],
  );
  if (!data && error)
    return (
      <Container className="py-10">
        <ErrorState
          heading="h1"
          title={isNotFound(error) ? 'There is no such preview' : 'The preview did not load'}
          text={messageOf(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Container>
    );
  if (!data)
    return (
      <Container className="py-10">
        <span role="status" className="sr-only">
          Loading
        </span>
        <SkeletonLine text="text-title" width="w-2/3" />
      </Container>
    );
  return (
    <>
      <Bar until={data.expires_at} />
      <SteadyRouter>
        <DraftedPage drafted={data} />
      </SteadyRouter>
    </>
  );
}

function Bar({ until }: { until: string }) {
  return (
    <div role="region" aria-label="Preview" className="sticky top-0 z-30 bg-ink text-paper">
      <Container className="flex items-center gap-2 py-3 text-small">
        <Eye size={18} aria-hidden="true" className="shrink-0" />
        <p>
          <b className="font-semibold">Preview.</b> Visitors do not see this yet. The link ends on{' '}
          {fullDateWords(new Date(until))}.
        </p>
      </Container>
    </div>
  );
}
