import { BLOCK_POSITIONS, requests, type BlockPosition } from '#contract/first-calls.ts';
import type { SitePage, TemplateRow } from '#contract/site.ts';
import { queryFor } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { SectionRow } from '#client/sections/section-row.tsx';
import { Container } from '#client/ui/layout.tsx';
import { HomePage } from './home.tsx';
import { TextPage } from './text.tsx';

/** A page with rows that visitors don't see yet. */
export interface Drafted {
  kind: 'home' | 'product' | 'slider' | 'own';
  page: SitePage;
  blocks: readonly { position: string; rows: readonly TemplateRow[] }[];
}

/** The public calls know nothing of a draft, so its rows are put in the place of their answers and stay. */
const NEVER_STALE = { updatedAt: 8e15 };
const SLIDER = 'slider';

export function putDraft({ page, blocks }: Drafted): void {
  const put = (queryKey: readonly unknown[], answer: object) =>
    queryClient.setQueryData(queryKey, { status: 200, ...answer }, NEVER_STALE);
  put(queryFor(requests.page(page.key)).queryKey, {
    result: { ...page, rows: blocks.flatMap((block) => block.rows) },
  });
  for (const { position, rows } of blocks) {
    if (position === SLIDER) put(queryFor(requests.slider()).queryKey, { result: [...rows] });
    else if (isBlock(position))
      put(queryFor(requests.blocks(page.key, position)).queryKey, { data: [...rows] });
  }
}

const isBlock = (position: string): position is BlockPosition =>
  (BLOCK_POSITIONS as readonly string[]).includes(position);

/** The page itself. Its rows were put in place before. */
export function DraftedPage({ drafted }: { drafted: Drafted }) {
  const { kind, page } = drafted;
  if (kind === 'home' || kind === 'slider')
    return <HomePage address={{ page: 'home', variant: undefined }} />;
  if (kind === 'own') return <TextPage address={{ page: 'text', key: page.key }} />;
  return <Rows drafted={drafted} />;
}

/** Rows that stand on many pages, such as those of products. */
function Rows({ drafted: { page, blocks } }: { drafted: Drafted }) {
  const rows = blocks.flatMap((block) => block.rows);
  return (
    <div className="grid grid-cols-1 gap-section pt-8 w960:pt-12 [&>*]:min-w-0">
      <Container>
        <h1 className="text-title">{page.title}</h1>
        {rows.length === 0 && <p className="mt-3 text-lead text-secondary">Nothing is on this page yet.</p>}
      </Container>
      {rows.map((row) => (
        <SectionRow key={row.id} row={row} />
      ))}
    </div>
  );
}
