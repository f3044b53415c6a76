import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { lazy, useEffect } from 'react';
import type { Answer } from '#contract/calls.ts';
import { requests } from '#contract/first-calls.ts';
import { matchAddress, type AddressOf } from '#contract/pages.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { fullDateWords } from '#rules/stores/shop-time.ts';
import { api, queryFor } from '#client/lib/api.ts';
import { isNotFound, isSignedOut, messageOf, type ApiError } from '#client/lib/api-error.ts';
import type { Place } from '#client/lib/place.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { useSession } from '#client/lib/session.ts';
import { SteadyRouter } from '#client/lib/steady-router.tsx';
import { ProductSkeleton } from '#client/shop/features/catalog/product/product-skeleton.tsx';
import { Anchor } from '#client/ui/anchor.tsx';
import { Container } from '#client/ui/layout.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';

const CALL = 'GET /office/products/{id}/preview';
type Preview = Answer<typeof CALL>['result'];

const PAGES = {
  1: lazy(() => import('./product.tsx').then((page) => ({ default: page.ProductPage }))),
  2: lazy(() => import('./sell-product.tsx').then((page) => ({ default: page.SellProductPage }))),
  3: lazy(() => import('./repair-product.tsx').then((page) => ({ default: page.RepairProductPage }))),
};

/** The public calls don't return drafts, so the draft replaces their cached answers and stays. */
const NEVER_STALE = { updatedAt: 8e15 };
const queriesOf = (id: number) => ({
  product: queryFor(requests.product(id)).queryKey,
  questions: queryFor(requests.questions(id)).queryKey,
});

async function readPreview(id: number, signal: AbortSignal): Promise<Preview> {
  const { result } = await api(CALL, { params: { id } }, signal);
  const { product, questions } = queriesOf(id);
  queryClient.setQueryData(product, { status: 200, result: [result.product] }, NEVER_STALE);
  queryClient.setQueryData(questions, { status: 200, result: result.questions }, NEVER_STALE);
  return result;
}

const STATES: Readonly<Record<Preview['state'], string>> = {
  live: 'Shoppers see it like this.',
  sold_out: 'Shoppers see it like this.',
  draft: 'It is a draft. Only your team sees it.',
  scheduled: 'It is not published yet. Only your team sees it.',
  hidden: 'It is published, but hidden from shoppers.',
  archived: 'It is archived. Only your team sees it.',
};

type Props = { address: AddressOf<'preview'>; search: Place['search'] };

/** A product as shoppers would see it, for staff who may change it. Nothing can be put in the cart. */
export function PreviewPage({ address: { id }, search }: Props) {
  const { data, error, isFetching, refetch } = useQuery<Preview, ApiError>({
    queryKey: [CALL, id],
    queryFn: ({ signal }) => readPreview(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(
    () => () => {
      // A moment later: React may show the same page again at once.
      setTimeout(() => {
        if (matchAddress(location.pathname)?.page === 'preview') return;
        for (const queryKey of Object.values(queriesOf(id))) queryClient.removeQueries({ queryKey });
      });
    },
    [id],
  );
  if (!data && error)
    return (
      <Container className="py-10">
        <ErrorState
          heading="h1"
          title={isNotFound(error) ? 'There is no such product' : 'The preview did not load'}
          text={
            isSignedOut(error)
              ? 'Sign in as staff of this product’s business, and open the preview again.'
              : messageOf(error)
          }
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Container>
    );
  if (!data) return <ProductSkeleton />;
  const { product } = data;
  const Page = PAGES[product.is_active_for];
  const line = lineFromCode(product.is_active_for);
  return (
    <>
      <Bar preview={data} isUnsaved={search['unsaved'] !== undefined} />
      <SteadyRouter>
        <Page
          address={{ page: 'product', line, category: product.Category.slug, slug: product.slug, id }}
          search={search}
        />
      </SteadyRouter>
    </>
  );
}

type BarProps = { preview: Preview; isUnsaved: boolean };

function Bar({ preview: { state, publish_at: at, product }, isUnsaved }: BarProps) {
  const { office } = useSession();
  const area = office?.of === 'site' ? 'admin' : 'vendor';
  return (
    <div role="region" aria-label="Preview" className="sticky top-0 z-30 bg-ink text-paper">
      <Container className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <p className="flex min-w-0 flex-1 basis-70 items-center gap-2 text-small">
          <Eye size={18} aria-hidden="true" className="shrink-0" />
          <span>
            <b className="font-semibold">Preview.</b> {STATES[state]}{' '}
            {at && `It is published on ${fullDateWords(new Date(at))}. `}
            {isUnsaved ? 'Your unsaved changes are not in it. ' : 'It shows what was saved. '}
            Nothing can be put in the cart.
          </span>
        </p>
        <Anchor
          href={officePaths.product(area, product.id)}
          className="inline-flex h-11 items-center rounded-control px-3 font-semibold underline-offset-2 hover:underline"
        >
          Edit
        </Anchor>
      </Container>
    </div>
  );
}
