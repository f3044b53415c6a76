import type { TemplateRow } from '#contract/site.ts';
import { SectionRow } from '#client/sections/section-row.tsx';

export type OwnBlocksProps = { rows: readonly TemplateRow[] };

/** The sections of one of the site's own pages. */
export function OwnBlocks({ rows }: OwnBlocksProps) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-section w960:mt-8 [&>*]:min-w-0">
      {rows.map((row) => (
        <SectionRow key={row.id} row={row} />
      ))}
    </div>
  );
}
