import type { TrackedOrder } from '#contract/orders.ts';
import { lineName, unitsName } from '#rules/orders/choice-words.ts';
import type { Shared } from '#rules/orders/goods-ways.ts';
import { GOODS_WAYS, type GoodsWay } from '#rules/orders/kinds.ts';
import { QuantityStepper } from '#client/ui/quantity-stepper.tsx';
import { Select } from '#client/ui/select.tsx';
import { type Goods, GOODS_WORDS, goodsError } from './goods-words.ts';

const SPLIT = 'split';
const WAYS = GOODS_WAYS.map((value) => ({ value, label: GOODS_WORDS[value] }));

type Props = {
  order: TrackedOrder;
  goods: Goods;
  /** Whether missing choices are shown as errors. */
  isChecked: boolean;
  onChange: (goods: Goods) => void;
};

/** Chooses the way of each returned item. */
export function GoodsField({ order, goods, isChecked, onChange }: Props) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-label font-semibold">What becomes of it</legend>
      {order.return?.lines.map(({ line_id: id, units }) => {
        const line = order.lines.find((one) => one.id === id);
        const chosen = goods[id] ?? '';
        const error = isChecked ? goodsError(chosen, units) : undefined;
        const isSplit = typeof chosen !== 'string';
        return (
          <div key={id} className="grid gap-2">
            <Select
              name="goods"
              label={line ? unitsName(line, units) : ''}
              value={isSplit ? SPLIT : chosen}
              error={error}
              onChange={({ target }) =>
                onChange({ ...goods, [id]: target.value === SPLIT ? {} : (target.value as GoodsWay) })
              }
              choices={[
                { value: '', label: 'Choose one' },
                ...WAYS,
                ...(units > 1 ? [{ value: SPLIT, label: 'Not the same for all' }] : []),
              ]}
            />
            {isSplit && (
              <SplitField
                name={line ? lineName(line) : ''}
                units={units}
                shared={chosen}
                onChange={(shared) => onChange({ ...goods, [id]: shared })}
              />
            )}
          </div>
        );
      })}
      <p className="text-caption text-muted">
        What can be sold again is in stock at once. The rest is not for sale.
      </p>
    </fieldset>
  );
}

type SplitProps = { name: string; units: number; shared: Shared; onChange: (shared: Shared) => void };

/** How many units of one line go which way. */
function SplitField({ name, units, shared, onChange }: SplitProps) {
  return (
    <ul className="grid gap-2">
      {WAYS.map(({ value: way, label }) => (
        <li key={way} className="flex items-center justify-between gap-4">
          <span className="min-w-0">{label}</span>
          <QuantityStepper
            label={`${label}: ${name}`}
            size={40}
            value={shared[way] ?? 0}
            min={0}
            max={units}
            onChange={(count) => onChange({ ...shared, [way]: count })}
            className="pointer-coarse:h-11"
          />
        </li>
      ))}
    </ul>
  );
}
