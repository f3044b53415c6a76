import { Trash2 } from 'lucide-react';
import type { CounterQuote } from '#contract/counter-orders.ts';
import { MOST_OF_ONE } from '#rules/cart/limits.ts';
import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { unsaid } from '#rules/orders/choice-words.ts';
import { liesWords } from '#rules/orders/lies-at.ts';
import { sumWords } from '#client/lib/format.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { QuantityStepper } from '#client/ui/quantity-stepper.tsx';
import type { Item } from './new-order-values.ts';

const PROBLEMS: Record<NonNullable<CounterQuote['lines'][number]['problem']>, string> = {
  out_of_stock: 'Sold out. Please remove it.',
  not_enough: 'There are not so many. Please take fewer.',
  unavailable: 'No longer for sale. Please remove it.',
  away: 'Its seller is on holiday. Please remove it.',
  own_product: 'It can’t be sold here. Please remove it.',
  answers_missing: 'An add-on has changed. Please remove it and add it again.',
};

/** Why a line can't be ordered, with how many there are where that is the reason. */
function problemWords({ problem, available }: CounterQuote['lines'][number]): string {
  if (problem === null) return '';
  const isTooMany = problem === 'not_enough' && available !== null && available > 0;
  return isTooMany
    ? `There ${available === 1 ? 'is only 1' : `are only ${available}`}. Please take fewer.`
    : PROBLEMS[problem];
}

type Props = {
  items: readonly Item[];
  quote: Pick<CounterQuote, 'lines'> | undefined;
  onChange: (items: Item[]) => void;
};

/** The items of the order, at the prices of the last quote. */
export function NewOrderItems({ items, quote, onChange }: Props) {
  return (
    <ul aria-label="In this order" className="-mx-5 mt-4 -mb-5 border-t border-grey-2">
      {items.map((item) => {
        // The quote may be of a moment ago.
        const known = quote?.lines.find(
          (line) =>
            line.product_id === item.product_id &&
            line.variation_id === item.variation_id &&
            line.option_ids.join() === item.option_ids.join(),
        );
        const { good } = item;
        const choice = unsaid(known?.choice ?? good.choice, good.name);
        const unit = known?.unit ?? good.price;
        return (
          <li
            key={`${item.product_id}/${item.variation_id}/${item.option_ids.join()}`}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-grey-2 px-5 py-3.5 not-first:border-t w600:grid-cols-[auto_minmax(0,1fr)_auto_5.5rem_auto] w600:gap-x-4"
          >
            <span className="grid size-14 place-items-center rounded-box bg-grey-1">
              <Picture name={good.image} alt="" sizes="56px" fallback="item" className="size-11" />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{good.name}</span>
              {choice && <span className="block text-caption text-muted">{choice}</span>}
              <span className="block text-caption wrap-anywhere text-muted">
                {[good.sku, good.available !== null && `${good.available} left`].filter(Boolean).join(' · ')}
              </span>
              {known?.lies && (
                <span className="block text-caption wrap-anywhere text-muted">
                  In stock: {liesWords(known.lies)}
                </span>
              )}
              {known?.problem && <span className="block text-small text-danger">{problemWords(known)}</span>}
            </span>
            <IconButton
              label={`Take out ${good.name}`}
              className="w600:order-last"
              onClick={() => onChange(items.filter((one) => one !== item))}
            >
              <Trash2 size={18} />
            </IconButton>
            <QuantityStepper
              label={`Quantity of ${good.name}`}
              size={40}
              value={item.quantity}
              max={Math.max(item.quantity, Math.min(MOST_OF_ONE, good.available ?? MOST_OF_ONE))}
              className="col-start-2 w600:col-start-auto"
              onChange={(quantity) =>
                onChange(items.map((one) => (one === item ? { ...one, quantity } : one)))
              }
            />
            <span className="text-right font-semibold tabular-nums">
              {sumWords(poundsFromPence(pence(penceFromPounds(unit) * item.quantity)))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
