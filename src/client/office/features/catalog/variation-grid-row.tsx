import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { LOW_STOCK } from '#rules/catalog/office-states.ts';
import { levelOf } from './product-words.ts';
import type { ProductForm } from './product-fields.tsx';
import { CELLS, cellField, cellText, type Cell } from './variation-cells.ts';
import { gridColumns } from './variation-grid-columns.ts';
import type { VariationRow } from './variation-rows-of.ts';

type Props = {
  form: ProductForm;
  row: VariationRow;
  /** Its terms, such as '128GB, Good'. */
  name: string;
  index: number;
  tall: number;
  seesCost: boolean;
  onKey: (event: KeyboardEvent, cell: Cell) => void;
};

const MARKS = { low: 'bg-repair-tint text-repair-text', none: 'bg-danger-tint text-danger' };
const BOX =
  'h-10 w-full min-w-0 rounded-[8px] border px-2 outline-none focus:outline-2 focus:-outline-offset-1 focus:outline-buy w768:h-8';

/** One variation: its name with the SKU beneath, its figures, and whether it is offered. */
export function VariationGridRow({ form, row, name, index, tall, seesCost, onKey }: Props) {
  const isOff = cellText(form.values, row, 'on') === 'no';
  const field = (cell: Cell) => (
    <Figure form={form} row={row} name={name} cell={cell} onKey={(event) => onKey(event, cell)} />
  );
  const tick = 'size-5 accent-[#4f46e5]';
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      style={{ top: index * tall, height: tall }}
      className={cx(
        'absolute inset-x-0 grid content-center gap-1.5 border-t border-grey-2 px-3 w768:items-center',
        'max-w768:grid-cols-4',
        gridColumns(seesCost),
        index === 0 && 'border-t-0',
      )}
    >
      <div role="cell" className="min-w-0 max-w768:col-span-4">
        <p className={cx('truncate font-semibold', isOff && 'text-disabled')} title={name}>
          {name}
          {!row.saved && <span className="ml-2 text-caption font-medium text-buy-text">New</span>}
        </p>
        <Figure form={form} row={row} name={name} cell="sku" onKey={(event) => onKey(event, 'sku')} />
      </div>
      <Labelled label="Price">{field('price')}</Labelled>
      <Labelled label="Offer">{field('offer')}</Labelled>
      {seesCost && <Labelled label="Cost">{field('cost')}</Labelled>}
      <Labelled label="Stock">{field('stock')}</Labelled>
      <div role="cell" className="max-w768:col-span-2">
        <label className="flex items-center gap-2 text-caption text-muted w768:justify-center">
          <input
            type="radio"
            name="default_variation"
            className={tick}
            aria-label={`Show ${name} first`}
            checked={form.values.default_variation === row.key}
            onChange={() => form.change('default_variation', row.key)}
          />
          <span className="w768:hidden">Shown first</span>
        </label>
      </div>
      <div role="cell" className="max-w768:col-span-2">
        <label className="flex items-center gap-2 text-caption text-muted w768:justify-center">
          <input
            type="checkbox"
            className={tick}
            aria-label={`Offer ${name}`}
            checked={!isOff}
            onChange={({ target }) => form.change(cellField(row.key, 'on'), target.checked ? 'yes' : 'no')}
          />
          <span className="w768:hidden">Offered</span>
        </label>
      </div>
    </div>
  );
}

/** On a phone each figure has its name above it. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="cell" className="min-w-0">
      <span aria-hidden="true" className="block text-caption text-muted w768:hidden">
        {label}
      </span>
      {children}
    </div>
  );
}

type FigureProps = Pick<Props, 'form' | 'row' | 'name'> & {
  cell: Cell;
  onKey: (event: KeyboardEvent) => void;
};

function Figure({ form, row, name, cell, onKey }: FigureProps) {
  const field = cellField(row.key, cell);
  const { error } = form.fieldProps(field);
  const text = cellText(form.values, row, cell);
  const label = `${CELLS[cell]} of ${name}`;
  if (cell === 'stock' && (text === 'yes' || text === 'no')) {
    return (
      <select
        name={field}
        aria-label={label}
        value={text}
        onChange={({ target }) => form.change(field, target.value)}
        className={cx(BOX, 'border-outline bg-paper')}
      >
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </select>
    );
  }
  const isChanged = row.saved !== undefined && form.changed.includes(field);
  const mark =
    cell === 'stock' && !isChanged && row.saved
      ? levelOf(row.saved.stock, row.saved.reserved_stock, form.record.low_stock ?? LOW_STOCK)
      : undefined;
  return (
    <input
      name={field}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      title={error}
      inputMode={cell === 'sku' ? undefined : cell === 'stock' ? 'numeric' : 'decimal'}
      autoComplete="off"
      spellCheck={false}
      maxLength={cell === 'sku' ? 80 : 12}
      value={text}
      onChange={({ target }) => form.change(field, target.value)}
      onFocus={({ target }) => cell !== 'sku' && target.select()}
      onKeyDown={onKey}
      className={cx(
        BOX,
        cell === 'sku' ? 'text-caption text-secondary w768:h-7' : 'text-right font-semibold tabular-nums',
        error ? 'border-2 border-danger' : isChanged ? 'border-buy' : 'border-outline',
        mark && !error ? MARKS[mark] : 'bg-paper',
      )}
    />
  );
}
