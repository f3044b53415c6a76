import type { TemplateRow } from '#contract/site.ts';
import type { Section } from '#contract/sections/registry.ts';
import { SectionRow } from '#client/sections/section-row.tsx';

export type OwnBlocksProps = { rows: readonly TemplateRow[] };

/** The sections of one of the site's own pages. */
export function OwnBlocks({ rows }: OwnBlocksProps) {
  const first = firstRows(rows);
  return (
    <div className="mt-6 grid grid-cols-1 gap-section w960:mt-8 [&>*]:min-w-0">
      {rows.map((row, index) => (
        <SectionRow key={row.id} row={row} when={index < first ? 'first' : 'later'} />
      ))}
    </div>
  );
}

/** Sections that are much lower than a screen. */
const LOW: readonly Section['section_type'][] = [
  'text_scrolling_section',
  'services_section',
  'subscribtion_section',
];

/** How many rows the first screen of a phone shows, where sections of a row are below each other. */
function firstRows(rows: readonly TemplateRow[]): number {
  let filled = 0;
  const last = rows.findIndex(({ template_meta_data: entries }) => {
    for (const { section_type: type } of entries) filled += LOW.includes(type) ? 0.5 : 1;
    return filled >= 1.5;
  });
  return last < 0 ? rows.length : last + 1;
}
