import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { cx } from '#client/ui/cx.ts';
import { useMedia } from '#client/ui/use-media.ts';
import type { ProductForm } from './product-fields.tsx';
import { CELLS, cellField, cellText, type Cell } from './variation-cells.ts';
import { gridColumns } from './variation-grid-columns.ts';
import { VariationGridRow } from './variation-grid-row.tsx';
import type { VariationRow } from './variation-rows-of.ts';
import type { TermLabels } from './variation-words.ts';
import { PartError } from './part-error.tsx';

type Props = {
  form: ProductForm;
  rows: readonly VariationRow[];
  labels: TermLabels;
  seesCost: boolean;
};

const EDITED = Object.keys(CELLS) as Cell[];
/** Heights of a row in pixels: all rows have the same, so that only those in view have to be drawn. */
const WIDE = 72;
const NARROW = 172;
const IN_VIEW = 8;
/** Rows above and below the view that are drawn too. */
const AROUND = 4;

/** The table of variations. Only rows in view are drawn, so that hundreds of them scroll smoothly. */
export function VariationGrid({ form, rows, labels, seesCost }: Props) {
  const isWide = useMedia('(width >= 768px)');
  const tall = isWide ? WIDE : NARROW;
  const view = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  /** A cell that gets the focus once it is drawn. */
  const wanted = useRef<string>(undefined);
  const first = Math.max(0, Math.floor(top / tall) - AROUND);
  const last = Math.min(rows.length, Math.ceil(top / tall) + IN_VIEW + AROUND);
  const cells = seesCost ? EDITED : EDITED.filter((cell) => cell !== 'cost');
  const wrong = firstWrong(form, rows, cells);

  useEffect(() => {
    const name = wanted.current;
    const field =
      name === undefined ? undefined : view.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) return;
    wanted.current = undefined;
    field.focus();
  });

  function show(index: number, cell: Cell) {
    const row = rows[index];
    const box = view.current;
    if (!row || !box) return;
    wanted.current = cellField(row.key, cell);
    const [from, to] = [index * tall, (index + 1) * tall];
    if (from < box.scrollTop) box.scrollTop = from;
    else if (to > box.scrollTop + box.clientHeight) box.scrollTop = to - box.clientHeight;
    setTop(box.scrollTop);
    box.querySelector<HTMLInputElement>(`[name="${wanted.current}"]`)?.focus();
  }

  function press(event: KeyboardEvent, index: number, cell: Cell) {
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(index + step, cell);
  }
  return (
    <div className="mt-3">
      <div
        role="table"
        aria-label="Variations"
        aria-rowcount={rows.length + 1}
        className="rounded-control border border-border"
      >
        <div
          role="row"
          aria-rowindex={1}
          className={cx(
            'hidden border-b border-border bg-[#fbfaf8] px-3 py-2 text-caption text-muted w768:grid w768:gap-1.5',
            gridColumns(seesCost),
          )}
        >
          <span role="columnheader">Variation and SKU</span>
          <span role="columnheader">Price</span>
          <span role="columnheader">Offer price</span>
          {seesCost && <span role="columnheader">Cost</span>}
          <span role="columnheader">Stock</span>
          <span role="columnheader">First</span>
          <span role="columnheader">On</span>
        </div>
        <div
          ref={view}
          role="rowgroup"
          onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
          style={{ maxHeight: IN_VIEW * WIDE }}
          className="overflow-x-hidden overflow-y-auto"
        >
          <div role="presentation" className="relative" style={{ height: rows.length * tall }}>
            {rows.slice(first, last).map((row, offset) => (
              <VariationGridRow
                key={row.key}
                form={form}
                row={row}
                name={row.terms.map(labels.labelOf).join(', ')}
                index={first + offset}
                tall={tall}
                seesCost={seesCost}
                onKey={(event, cell) => press(event, first + offset, cell)}
              />
            ))}
          </div>
        </div>
      </div>
      {wrong && (
        <PartError>
          {CELLS[wrong.cell]} of {wrong.row.terms.map(labels.labelOf).join(', ')}: {wrong.error}{' '}
          <button
            type="button"
            className="font-semibold underline underline-offset-2"
            onClick={() => show(wrong.index, wrong.cell)}
          >
            Go there
          </button>
        </PartError>
      )}
      {/* The server's error for the whole table. */}
      <PartError>{form.refused['variations']}</PartError>
    </div>
  );
}

function firstWrong(form: ProductForm, rows: readonly VariationRow[], cells: readonly Cell[]) {
  for (const [index, row] of rows.entries()) {
    for (const cell of cells) {
      const { error } = form.fieldProps(cellField(row.key, cell));
      if (error) return { index, row, cell, error, text: cellText(form.values, row, cell) };
    }
  }
  return undefined;
}
