import type { CartItem } from '#contract/cart.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';

type Change = ApiError['changed'][number];
type Item = Pick<CartItem, 'product_name' | 'problem' | 'quantity' | 'away'>;

const isGone = ({ what }: Change) => ['stock', 'unavailable', 'away'].includes(what);
/** A part that goes with an item is named after it: 'iPhone 14: screen protector'. */
const isOf = ({ name }: Change, { product_name: item }: Pick<Item, 'product_name'>) =>
  name === item || name.startsWith(`${item}: `);

/** Items that can't be ordered, by the cart or by the answer to Pay until the cart is read again. */
export function goneItems<I extends Item>(items: readonly I[], changes: readonly Change[]): I[] {
  return items.filter(
    (item) => item.problem !== null || changes.some((change) => isGone(change) && isOf(change, item)),
  );
}

/** Other changes besides these items. A new total that follows from them is not listed. */
export function otherChanges(gone: readonly Item[], changes: readonly Change[]): Change[] {
  return changes.filter(
    (change) =>
      !(isGone(change) && gone.some((item) => isOf(change, item))) &&
      !(change.what === 'total' && gone.length > 0),
  );
}

type Priced = Pick<CartItem, 'product_name' | 'problem' | 'unit_price' | 'price_then'>;

/**
 * Items whose price has changed since they were added. Items that can't be ordered are reported separately.
 */
export const newPrices = (items: readonly Priced[]): Change[] =>
  items
    .filter(({ problem, unit_price, price_then }) => problem === null && unit_price !== price_then)
    .map(({ product_name: name, price_then: before, unit_price: now }) => ({
      what: 'price',
      name,
      before,
      now,
    }));

/**
 * The changes that the buyer has to agree to: new prices, which a reload must not hide, and those in the
 * answer to Pay. A new total follows from new prices, and is not listed beside them.
 */
export function toAgreeTo(
  items: readonly (Priced & Item)[],
  gone: readonly Item[],
  changes: readonly Change[],
): Change[] {
  const prices = newPrices(items);
  const others = otherChanges(gone, changes);
  if (prices.length === 0) return others;
  return [...prices, ...others.filter(({ what }) => what !== 'price' && what !== 'total')];
}

interface Gone {
  title: string;
  text: string;
}

/** The problem of an item. `most` is how many can still be bought. */
export function goneWords({ product_name: name, problem, quantity, away }: Item, most: number): Gone {
  const few = {
    title: `Not enough of ${name} left`,
    text: `There are fewer than ${quantity}. Choose a lower quantity in your cart, or remove it. Nothing is ordered yet.`,
  };
  switch (problem) {
    case 'not_enough':
      return most > 0
        ? {
            title: `Only ${most} of ${name} left`,
            text: `You wanted ${quantity}. Take ${most}, or remove it. Nothing is ordered yet.`,
          }
        : few;
    case 'unavailable':
      return {
        title: `${name} is not sold any more`,
        text: 'Nothing is ordered yet.',
      };
    case 'away':
      return {
        title: `${name} can’t be ordered now`,
        text: `${away ?? 'Its seller is away'}. Remove it, or order it later. Nothing is ordered yet.`,
      };
    case 'own_product':
      return {
        title: `${name} is your own product`,
        text: 'You can’t buy it from yourself. Nothing is ordered yet.',
      };
    case 'answers_missing':
      return {
        title: `A choice of ${name} is missing`,
        text: 'It now needs a choice that you haven’t made. Remove it, and add it again with that choice.',
      };
    case 'out_of_stock':
    case null:
      // If a business hides its stock, the buyer can't see how many are left.
      if (problem === null && quantity > 1) return few;
      return {
        title: `${name} has just sold out`,
        text: 'The last one is gone. Nothing is ordered yet.',
      };
  }
}

export function changeWords({ what, name, before, now }: Change): string {
  const prices =
    before !== undefined && now !== undefined ? ` from ${sumWords(before)} to ${sumWords(now)}` : '';
  switch (what) {
    case 'stock':
      return `There is not enough of ${name} left.`;
    case 'unavailable':
      return `${name} is not sold any more.`;
    case 'away':
      return `${name} can’t be ordered now: its seller is away.`;
    case 'price':
      return `The price of ${name} changed${prices}.`;
    case 'delivery':
      return `${name} can’t deliver in the way you chose. Please choose another one.`;
    case 'code':
      return `The code ${name} can’t be used any more.`;
    case 'credit':
      return 'Your store credit was used elsewhere.';
    case 'trade_in':
      return `Your trade-in ${name} can’t pay for this order any more.`;
    case 'total':
      return `The total changed${prices}.`;
  }
}
