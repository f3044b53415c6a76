import { lazy } from 'react';
import { BLOCK_POSITIONS, LAST_FURNISHED, requests, type BlockPosition } from '#contract/first-calls.ts';
import type { SitePage, TemplateRow } from '#contract/site.ts';
import { FIXED_PAGES, variantOf } from '#rules/site/page-limits.ts';
import { queryFor } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { SectionRow } from '#client/sections/section-row.tsx';
import { Container } from '#client/ui/layout.tsx';

/** A page with rows that visitors don't see yet. */
export interface Drafted {
  key: string;
  kind: 'home' | 'product' | 'slider' | 'own';
  /** Its words; null: a page that has only rows. */
  page: SitePage | null;
  rows: readonly (TemplateRow & { position: string })[];
}

/** The public calls don't return drafts, so the rows of the draft replace their cached answers and stay. */
const NEVER_STALE = { updatedAt: 8e15 };

/** Puts the draft in place of the content that visitors see. Returns the keys of these queries. */
export function putDraft({ key, kind, page, rows }: Drafted): (readonly unknown[])[] {
  const put = (queryKey: readonly unknown[], answer: object) => {
    queryClient.setQueryData(queryKey, { status: 200, ...answer }, NEVER_STALE);
    return queryKey;
  };
  if (kind === 'slider') return [put(queryFor(requests.slider()).queryKey, { result: rows })];
  const blocks = (position: BlockPosition) =>
    put(queryFor(requests.blocks(key, position)).queryKey, {
      data: rows.filter((row) => row.position === position),
    });
  const words = page ? [put(queryFor(requests.page(page.key)).queryKey, { result: { ...page, rows } })] : [];
  return [...words, ...BLOCK_POSITIONS.map(blocks)];
}

/** Each is loaded only when a draft of its kind is shown. */
const HomePage = lazy(() => import('./home.tsx').then((page) => ({ default: page.HomePage })));
const TextPage = lazy(() => import('./text.tsx').then((page) => ({ default: page.TextPage })));
const DraftedProduct = lazy(() =>
  import('./drafted-product.tsx').then((page) => ({ default: page.DraftedProduct })),
);

/** The page itself. Its rows were put in place before. */
export function DraftedPage({ drafted: { key, kind, rows } }: { drafted: Drafted }) {
  const settings = useSettings();
  if (kind === 'own') return <TextPage address={{ page: 'text', key }} />;
  if (kind === 'product') return <DraftedProduct without={<RowsAlone rows={rows} />} />;
  // A plain home page has no slider, so it is shown on the main one.
  const isSliderUnseen = kind === 'slider' && (settings?.home_variant ?? MAIN) > LAST_FURNISHED;
  return <HomePage address={{ page: 'home', variant: isSliderUnseen ? MAIN : variantOf(key) }} />;
}

const MAIN = 1;

/** The sections of all products, in a shop that sells none yet. */
function RowsAlone({ rows }: Pick<Drafted, 'rows'>) {
  return (
    <div className="grid grid-cols-1 gap-section pt-8 w960:pt-12 [&>*]:min-w-0">
      <Container>
        <h1 className="text-title">{FIXED_PAGES['product-page'].title}</h1>
        <p className="mt-3 text-lead text-secondary">The shop sells no product yet to show around them.</p>
      </Container>
      {rows.map((row) => (
        <SectionRow key={row.id} row={row} />
      ))}
    </div>
  );
}
