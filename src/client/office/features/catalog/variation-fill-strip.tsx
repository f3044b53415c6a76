import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { announce } from '#client/ui/announce.ts';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { InlineSelect } from '#client/ui/select.tsx';
import type { ProductForm } from './product-fields.tsx';
import { CELLS, type CellField } from './variation-cells.ts';
import { canFill, fillColumn, type Fill, type FillWay } from './variation-fill.ts';
import type { VariationRow } from './variation-rows-of.ts';

type Props = { form: ProductForm; rows: readonly VariationRow[]; seesCost: boolean };

const FILLED: readonly Fill['cell'][] = ['price', 'offer', 'cost', 'stock', 'on'];
const WAYS: readonly { value: FillWay; label: string }[] = [
  { value: 'set', label: 'Set to' },
  { value: 'add', label: 'Change by' },
  { value: 'percent', label: 'Change by %' },
];

/** Fills one column of all rows that are shown. Nothing is saved before the product is. */
export function VariationFill({ form, rows, seesCost }: Props) {
  const [cell, setCell] = useState<Fill['cell']>('price');
  const [way, setWay] = useState<FillWay>('set');
  const [text, setText] = useState('');
  const [isOn, setIsOn] = useState('yes');
  const [error, setError] = useState<string>();
  /** The edits of before, to undo the last fill. */
  const [before, setBefore] = useState<Partial<Record<CellField, string | undefined>>>();
  const fill: Fill = { cell, way, text: cell === 'on' ? isOn : text };
  const ways = cell === 'stock' ? WAYS.slice(0, 2) : WAYS;

  function apply() {
    if (!canFill(fill)) return setError('Type a figure first, such as 249.99 or -5.');
    const changes = fillColumn(rows, form.values, fill);
    const fields = Object.keys(changes) as CellField[];
    setBefore(Object.fromEntries(fields.map((field) => [field, form.edits[field]])));
    form.changeAll(changes);
    announce(`Filled ${countOf(fields.length, 'variation')}`);
    return setError(undefined);
  }
  return (
    <div className="mt-3 rounded-control bg-buy-tint px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold text-buy-text">Fill {countOf(rows.length, 'variation')}</span>
        <InlineSelect
          label="Column"
          className="bg-paper"
          value={cell}
          onChange={({ target: { value } }) => {
            setCell(value as Fill['cell']);
            setWay('set');
          }}
          choices={FILLED.filter((one) => one !== 'cost' || seesCost).map((one) => ({
            value: one,
            label: CELLS[one],
          }))}
        />
        {cell === 'on' ? (
          <InlineSelect
            label="To"
            className="bg-paper"
            value={isOn}
            onChange={({ target }) => setIsOn(target.value)}
            choices={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ) : (
          <>
            <InlineSelect
              label="How"
              className="bg-paper"
              value={way}
              onChange={({ target }) => setWay(target.value as FillWay)}
              choices={ways}
            />
            <input
              aria-label="Figure to fill in"
              aria-invalid={error ? true : undefined}
              value={text}
              inputMode="decimal"
              autoComplete="off"
              onChange={({ target }) => {
                setText(target.value);
                setError(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                apply();
              }}
              className="h-11 w-24 rounded-control border border-outline bg-paper px-3 text-right tabular-nums outline-none focus:outline-2 focus:outline-buy"
            />
          </>
        )}
        <Button size={40} variant="buy" onClick={apply}>
          Fill
        </Button>
        {before && (
          <Button
            size={40}
            variant="outline"
            onClick={() => {
              form.changeAll(before);
              setBefore(undefined);
            }}
          >
            <Undo2 size={16} /> Undo
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-1 text-caption font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
