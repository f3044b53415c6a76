import type { CSSProperties } from 'react';
import { useQuery } from '@tanstack/react-query';
import { productBlocks } from '#contract/first-calls.ts';
import { queryFor } from '#client/lib/api.ts';
import { TextEditorSection } from './text-editor/text-editor-section.tsx';

const WHOLE_ROW = 12;

/** What the page builder says on every product's page; nothing where it says nothing. */
export function ProductBlocks({ className }: { className?: string }) {
  const { data } = useQuery({ ...queryFor(productBlocks()), select: (answer) => answer.data });
  const rows = (data ?? [])
    .map(({ id, template_meta_data: entries }) => ({
      id,
      entries: entries.filter(({ section_type }) => section_type === 'text_editor_section'),
    }))
    .filter(({ entries }) => entries.length > 0);
  if (rows.length === 0) return null;
  return (
    <section aria-label="From the shop" className={className}>
      <div className="grid gap-tiles">
        {rows.map(({ id, entries }) => (
          <div key={id} className="grid gap-tiles w960:grid-cols-12">
            {entries.map((entry, index) => (
              <div
                key={index}
                className="grid min-w-0 gap-tiles w960:col-(--span)"
                style={
                  {
                    '--span': `span ${entry.grid_col_value ?? WHOLE_ROW} / span ${entry.grid_col_value ?? WHOLE_ROW}`,
                  } as CSSProperties
                }
              >
                <TextEditorSection entry={entry} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
