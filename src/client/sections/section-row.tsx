import type { CSSProperties, ReactNode } from 'react';
import { hasContent, type Section } from '#contract/sections/registry.ts';
import type { TemplateRow } from '#contract/site.ts';
import { canvasSection } from './canvas-section.ts';
import { cx } from '#client/ui/cx.ts';
import { columnsOf } from './template-grid.ts';
import { Container } from '#client/ui/layout.tsx';
import { SectionFrame } from './section-frame.tsx';
import { kindOf, type SectionKind } from './section-kinds.ts';
import { SectionSlot, type SlotTime } from './section-slot.tsx';

const FULL = 'full_container';

/** What a narrower section holds adapts to it: see narrow.css. */
const WIDE = 10;

type RowProps = {
  row: TemplateRow;
  /** It is inside a column that has its own margins. */
  isInside?: boolean;
  /** If there are many rows, those far below are rendered later. */
  when?: SlotTime;
  draw?: (entry: Section, kind: SectionKind, isFull: boolean) => ReactNode;
};

/** A row of the page builder: its sections side by side on twelve columns, stacked on a phone. */
export function SectionRow({ row, isInside = false, when = 'soon', draw }: RowProps) {
  const shown = shownEntries(row);
  if (shown.length === 0) return null;
  const isFull = !isInside && shown.every(({ entry }) => entry.container_type === FULL);
  // Until it is loaded, the row is as high as its first section will be.
  const room = shown[0]?.kind.room;
  const cells = (
    <div className="grid grid-cols-1 gap-tiles w960:grid-cols-12">
      {shown.map(({ entry, kind, at }) => (
        <div
          key={at}
          data-section={canvasSection(row.id, at)}
          className={cx(
            'min-w-0 wrap-break-word [&_h2]:wrap-anywhere w960:col-(--span)',
            columnsOf(entry.grid_col_value) < WIDE && 'narrow',
          )}
          style={spanOf(entry)}
        >
          <SectionFrame entry={entry} isFull={isFull} isBare={kind.isBare}>
            {draw ? draw(entry, kind, isFull) : <SectionSlot entry={entry} kind={kind} when={when} />}
          </SectionFrame>
        </div>
      ))}
    </div>
  );
  return isFull || isInside ? (
    <div className={cx(isFull && 'overflow-x-clip', room)}>{cells}</div>
  ) : (
    <Container className={room}>{cells}</Container>
  );
}

/** The entries that this shop can show and that hold something. */
function shownEntries(row: TemplateRow): { entry: Section; kind: SectionKind; at: number }[] {
  return row.template_meta_data.flatMap((entry, at) => {
    const kind = kindOf(entry);
    return kind && hasContent(entry) ? [{ entry, kind, at }] : [];
  });
}

function spanOf({ grid_col_value }: Section): CSSProperties {
  const columns = columnsOf(grid_col_value);
  return { '--span': `span ${columns} / span ${columns}` } as CSSProperties;
}
