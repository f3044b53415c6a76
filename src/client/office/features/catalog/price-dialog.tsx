import { useState } from 'react';
import type { FormEvent } from 'react';
import type { OfficeProductRow } from '#contract/products-office-shapes.ts';
import { penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import type { PriceChange } from '#rules/money/price-change.ts';
import { withChange } from '#rules/money/price-change.ts';
import { shownPrice } from '#rules/money/prices.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';

const WAYS: readonly { value: PriceChange['how']; label: string }[] = [
  { value: 'percent', label: 'By percent' },
  { value: 'add', label: 'By amount' },
  { value: 'set', label: 'Set to' },
  { value: 'end_offer', label: 'End the offer' },
];
const ROUNDS: readonly { value: PriceChange['round']; label: string }[] = [
  { value: 'none', label: 'Nothing' },
  { value: '99', label: 'The nearest .99' },
  { value: 'pound', label: 'Whole pounds' },
];
const SHOWN = 4;

/** The new price of a row; undefined if it cannot be changed by this much. */
function nextPrice(row: OfficeProductRow, change: PriceChange): number | undefined {
  const before = {
    regular: penceFromPounds(row.was ?? row.price),
    sale: row.was === null ? null : penceFromPounds(row.price),
    isOnSale: row.was !== null,
  };
  const after = withChange(before, change);
  return after && poundsFromPence(shownPrice(after).price);
}

type Props = {
  rows: readonly OfficeProductRow[];
  onClose: () => void;
  onChange: (change: PriceChange, rows: readonly OfficeProductRow[]) => void;
};

/** Changes many prices at once, and shows the new prices before. */
export function PriceDialog({ rows, onClose, onChange }: Props) {
  const [how, setHow] = useState<PriceChange['how']>('percent');
  const [typed, setTyped] = useState('');
  const [round, setRound] = useState<PriceChange['round']>('none');
  const [keepsWas, setKeepsWas] = useState(false);
  const [leavesOut, setLeavesOut] = useState(false);
  const [wasPressed, setWasPressed] = useState(false);
  const isNumber = /^[+-]?\d{1,7}(?:\.\d{1,2})?$/.test(typed.trim());
  const isReady = how === 'end_offer' || (isNumber && Number(typed) !== 0);
  const change: PriceChange = { how, amount: isReady ? Number(typed) || 0 : 0, round, keeps_was: keepsWas };
  const next = (row: OfficeProductRow) => (isReady ? nextPrice(row, change) : undefined);
  const isLoss = (row: OfficeProductRow) => {
    const price = next(row);
    return price !== undefined && typeof row.cost_price === 'number' && price < row.cost_price;
  };
  const losses = rows.filter(isLoss);
  const meant = leavesOut ? rows.filter((row) => !isLoss(row)) : rows;
  const isEnd = how === 'end_offer';

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasPressed(true);
    if (isReady && meant.length > 0) onChange(change, meant);
  }
  return (
    <Dialog open onClose={onClose} title={`Change ${countOf(rows.length, 'price')}`} width={560}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-4 pb-5">
          <div className="grid gap-4 w600:grid-cols-3">
            <Select
              label="How"
              value={how}
              onChange={({ target }) =>
                setHow(WAYS.find(({ value }) => value === target.value)?.value ?? how)
              }
              choices={WAYS}
            />
            {!isEnd && (
              <TextField
                label={how === 'percent' ? 'Percent' : 'Pounds'}
                hint={how === 'set' ? undefined : '-5 lowers, 5 raises'}
                inputMode="text"
                autoComplete="off"
                value={typed}
                error={wasPressed && !isReady ? 'Type a number, such as -5' : undefined}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
            {!isEnd && (
              <Select
                label="Round to"
                value={round}
                onChange={({ target }) =>
                  setRound(ROUNDS.find(({ value }) => value === target.value)?.value ?? round)
                }
                choices={ROUNDS}
              />
            )}
          </div>
          {!isEnd && (
            <Checkbox
              label="Show the old price as ‘was’"
              checked={keepsWas}
              onChange={({ target }) => setKeepsWas(target.checked)}
            />
          )}
          <ul aria-label="What prices become" className="text-small">
            {rows.slice(0, SHOWN).map((row) => {
              const price = next(row);
              return (
                <li key={row.id} className="flex gap-4 border-b border-grey-2 py-2 last:border-0">
                  <span className="min-w-0 flex-1">{row.name}</span>
                  <span className="text-muted tabular-nums">
                    {row.has_price_range && 'from '}
                    {sumWords(row.price)}
                  </span>
                  <b className="w-24 text-right font-semibold tabular-nums">
                    {price === undefined ? (isReady ? 'Not possible' : '…') : sumWords(price)}
                  </b>
                </li>
              );
            })}
          </ul>
          {rows.length > SHOWN && <p className="text-caption text-muted">And {rows.length - SHOWN} more.</p>}
          {losses.length > 0 && (
            <div className="rounded-control bg-repair-tint px-4 py-2 text-repair-text">
              <Checkbox
                label={`${losses.length} would fall below what you paid. Leave those out`}
                checked={leavesOut}
                onChange={({ target }) => setLeavesOut(target.checked)}
              />
            </div>
          )}
        </div>
        <ModalActions>
          <Button type="submit" variant="buy">
            Change {meant.length}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </ModalActions>
      </form>
    </Dialog>
  );
}
