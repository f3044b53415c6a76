import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import type { Answer } from '#contract/calls.ts';
import { BLOCK_POSITIONS, requests, type BlockPosition } from '#contract/first-calls.ts';
import { matchAddress, type AddressOf } from '#contract/pages.ts';
import { fullDateWords } from '#rules/stores/shop-time.ts';
import { api, queryFor } from '#client/lib/api.ts';
import { isNotFound, messageOf, type ApiError } from '#client/lib/api-error.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { SteadyRouter } from '#client/lib/steady-router.tsx';
import { SectionRow } from '#client/sections/section-row.tsx';
import { Container } from '#client/ui/layout.tsx';
import { SkeletonLine } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { HomePage } from './home.tsx';
import { TextPage } from './text.tsx';

const CALL = 'GET /no/auth/web/site/page-previews/{token}';
type Preview = Answer<typeof CALL>['result'];

/** The public calls know nothing of a draft, so their answers are put in their place and stay. */
const NEVER_STALE = { updatedAt: 8e15 };
const put = (queryKey: readonly unknown[], answer: object) => {
  queryClient.setQueryData(queryKey, answer, NEVER_STALE);
  return queryKey;
};

/** Puts the draft in the place of what visitors see. Answers the keys of these queries. */
function showDraft({ key, kind, page, rows }: Preview): (readonly unknown[])[] {
  const blocks = (position: BlockPosition) =>
    put(queryFor(requests.blocks(key, position)).queryKey, {
      status: 200,
      data: rows.filter((row) => row.position === position),
    });
  if (kind === 'slider') return [put(queryFor(requests.slider()).queryKey, { status: 200, result: rows })];
  const words = page
    ? [put(queryFor(requests.page(key)).queryKey, { status: 200, result: { ...page, rows } })]
    : [];
  return [...words, ...BLOCK_POSITIONS.map(blocks)];
}

let replaced: (readonly unknown[])[] = [];

async function readPreview(token: string, signal: AbortSignal): Promise<Preview> {
  const { result } = await api(CALL, { params: { token } }, signal);
  replaced = showDraft(result);
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
        <Shown preview={data} />
      </SteadyRouter>
    </>
  );
}

function Shown({ preview: { key, kind, rows } }: { preview: Preview }) {
  if (kind === 'home' || kind === 'slider')
    return <HomePage address={{ page: 'home', variant: undefined }} />;
  if (kind === 'own') return <TextPage address={{ page: 'text', key }} />;
  return (
    <div className="grid grid-cols-1 gap-section pt-8 [&>*]:min-w-0">
      {rows.map((row) => (
        <SectionRow key={row.id} row={row} />
      ))}
    </div>
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
