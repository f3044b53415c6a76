import { PAGES } from '#contract/pages.ts';
import { BLOCK_POSITIONS, DESIGN_BLOCKS } from '#contract/first-calls.ts';
import type { TemplateRow } from '#contract/site.ts';
import { addresses } from '#rules/page/addresses.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { useBlocks } from '#client/shop/features/site/site.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { FashionBlock, GiftShopBlock, SpecialOffers } from '#client/sections/placeholders/demo-blocks.tsx';
import { SectionRow } from '#client/sections/section-row.tsx';
import { Anchor } from '#client/ui/anchor.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { sectionName } from './design/section-names.ts';
import type { ReactNode } from 'react';
import type { SectionName } from './design/section-names.ts';

const TITLE = PAGES.design.title;

/** Static blocks, which no template names. */
const STATIC = [
  { id: 'fashion', name: 'Fashion placeholder', Block: FashionBlock },
  { id: 'gift-shop', name: 'Gift shop placeholder', Block: GiftShopBlock },
  { id: 'special-offers', name: 'Special-offer tiles', Block: SpecialOffers },
];

/** Samples of every section, for people who build pages. */
export function DesignPage() {
  useTitle(TITLE);
  const [top, middle, bottom, footer] = BLOCK_POSITIONS;
  const blocks = [
    useBlocks(DESIGN_BLOCKS, top),
    useBlocks(DESIGN_BLOCKS, middle),
    useBlocks(DESIGN_BLOCKS, bottom),
    useBlocks(DESIGN_BLOCKS, footer),
  ];
  const rows = blocks.flatMap(({ data }) => data ?? []);
  const failed = blocks.find(({ error }) => error && error.status !== 404);
  return (
    <div className="grid grid-cols-1 gap-section pt-8 w960:pt-12 [&>*]:min-w-0">
      <Container>
        <h1 className="text-title">{TITLE}</h1>
        <p className="mt-3 max-w-[60ch] text-lead text-secondary">
          What the page builder can put on a page, each with the name that its template uses.
        </p>
        {rows.length > 0 && <Contents rows={rows} />}
        {failed && (
          <ErrorState
            title="The samples did not load"
            text={messageOf(failed.error)}
            busy={failed.isFetching}
            onRetry={() => void failed.refetch()}
            className="mt-8"
          />
        )}
        {rows.length === 0 && blocks.every(({ isPending }) => !isPending) && !failed && (
          <EmptyState
            title="There are no samples yet"
            text="The demo shop brings one of each; a shop of your own shows them once its template has a design page."
            actions={<ButtonLink href={addresses.home()}>Home page</ButtonLink>}
            className="mt-8"
          />
        )}
      </Container>
      {rows.map((row) => (
        <Sample key={row.id} id={idOf(row)} name={nameOf(row)}>
          <SectionRow row={row} when="near" />
        </Sample>
      ))}
      {STATIC.map(({ id, name, Block }) => (
        <Sample key={id} id={id} name={{ name, code: 'demo only' }}>
          <Block />
        </Sample>
      ))}
    </div>
  );
}

const idOf = (row: TemplateRow) => `sample-${row.id}`;

/** A row of samples shows one kind of section. */
function nameOf(row: TemplateRow) {
  const [entry] = row.template_meta_data;
  return entry ? sectionName(entry) : { name: 'An empty row', code: '' };
}

function Contents({ rows }: { rows: readonly TemplateRow[] }) {
  const links = [
    ...rows.map((row) => ({ id: idOf(row), ...nameOf(row) })),
    ...STATIC.map(({ id, name }) => ({ id, name, code: 'demo only' })),
  ];
  return (
    <nav aria-label="Samples" className="mt-8 rounded-hero bg-grey-1 p-6 w960:p-8">
      <ol className="gap-x-8 w500:columns-2 w960:columns-3">
        {links.map(({ id, name, code }) => (
          <li key={id} className="break-inside-avoid">
            <Anchor
              href={`#${id}`}
              className="block rounded-badge py-1.5 text-small underline-offset-4 hover:underline"
            >
              {name} <span className="block text-caption text-muted">{code}</span>
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Props = { id: string; name: SectionName; children: ReactNode };

/** One thing on the shelf of samples, under its name. */
function Sample({ id, name, children }: Props) {
  return (
    <div id={id} className="scroll-mt-6">
      <Container>
        <p className="mb-5 flex flex-wrap items-baseline gap-x-3 border-t border-border pt-3 text-small">
          <span className="font-semibold">{name.name}</span>
          <code className="font-sans text-muted">{name.code}</code>
        </p>
      </Container>
      {children}
    </div>
  );
}
