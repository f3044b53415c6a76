import type { TrackedOrder } from '#contract/orders.ts';
import { unitsName } from '#rules/orders/choice-words.ts';
import type { GoodsWay } from '#rules/orders/kinds.ts';
import { Select } from '#client/ui/select.tsx';

export type Goods = Readonly<Record<string, GoodsWay | ''>>;

export const GOODS_WORDS: Record<GoodsWay, string> = {
  resell: 'Sell it again',
  bench: 'To the bench',
  scrap: 'Scrap it',
};

type Props = {
  order: TrackedOrder;
  goods: Goods;
  error: string | undefined;
  onChange: (goods: Goods) => void;
};

/** What happens with each returned item. */
export function GoodsField({ order, goods, error, onChange }: Props) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-label font-semibold">What becomes of it</legend>
      {order.return?.lines.map(({ line_id: id, units }) => {
        const line = order.lines.find((one) => one.id === id);
        return (
          <Select
            key={id}
            name="goods"
            label={line ? unitsName(line, units) : ''}
            value={goods[id] ?? ''}
            error={goods[id] ? undefined : error}
            onChange={(event) => onChange({ ...goods, [id]: event.target.value as GoodsWay })}
            choices={[
              { value: '', label: 'Choose one' },
              ...Object.entries(GOODS_WORDS).map(([value, label]) => ({ value, label })),
            ]}
          />
        );
      })}
      <p className="text-caption text-muted">
        What can be sold again is in stock at once. The rest is not for sale.
      </p>
    </fieldset>
  );
}
