import type { ChangeQuote } from '#contract/order-changes.ts';
import { checkoutErrors } from '#rules/checkout/form.ts';
import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import type { DeliveryWay } from '#rules/orders/delivery-ways.ts';
import { sumWords } from '#client/lib/format.ts';
import type { Item } from '../new/new-order-values.ts';
import type { ChangeWish } from './change.api.ts';

export interface ChangeValues {
  items: Item[];
  way: DeliveryWay;
  store_id: number | undefined;
  line_1: string;
  line_2: string;
  town: string;
  post_code: string;
}

/** The order as it is. */
export function valuesOf({ lines, delivery, address }: ChangeQuote): ChangeValues {
  return {
    items: lines.map(
      ({ product_id, variation_id, option_ids, quantity, name, choice, sku, image, unit }) => ({
        product_id,
        variation_id,
        option_ids,
        quantity,
        // Units that the order holds already count as available for it. Only the quote knows that number.
        good: { name, choice, sku, image, price: unit, available: null },
      }),
    ),
    way: delivery.chosen?.way ?? 'standard',
    store_id: delivery.chosen?.store_id ?? undefined,
    line_1: address?.line_1 ?? '',
    line_2: address?.line_2 ?? '',
    town: address?.town ?? '',
    post_code: address?.post_code ?? '',
  };
}

const ADDRESS = ['line_1', 'line_2', 'town', 'post_code'] as const;

/** The chosen store, or the first one. */
export function storeOf({ store_id }: Pick<ChangeValues, 'store_id'>, { delivery }: ChangeQuote) {
  const stores = delivery.ways.find(({ way }) => way === 'collect')?.stores ?? [];
  return store_id ?? stores[0]?.id;
}

/** The wish that is sent. An unchanged address stays as it is. */
export function wishOf(values: ChangeValues, start: ChangeValues, quote: ChangeQuote): ChangeWish {
  const { items, way } = values;
  const storeId = storeOf(values, quote);
  const isMoved = way !== 'collect' && ADDRESS.some((name) => values[name] !== start[name]);
  return {
    items: items.map(({ product_id, variation_id, option_ids, quantity }) => ({
      product_id,
      variation_id,
      option_ids,
      quantity,
    })),
    way,
    ...(way === 'collect' && storeId !== undefined && { store_id: storeId }),
    ...(isMoved && Object.fromEntries(ADDRESS.map((name) => [name, values[name]]))),
  };
}

/** Only an order that is sent needs an address. */
export function errorsOf(values: ChangeValues): Partial<Record<keyof ChangeValues, string>> {
  const items = values.items.length > 0 ? {} : { items: 'Please leave something in the order.' };
  if (values.way === 'collect') return items;
  const { line_1, line_2, town, post_code } = values;
  const wrong = checkoutErrors('buy', { line_1, line_2, town, post_code, collects: false });
  return {
    ...items,
    ...Object.fromEntries(ADDRESS.flatMap((name) => (wrong[name] ? [[name, wrong[name]]] : []))),
  };
}

/** The sum that is refunded, or paid by the link, in pounds. */
export const toSettle = ({ difference, from_credit: again }: ChangeQuote): number =>
  poundsFromPence(pence(penceFromPounds(Math.abs(difference)) - penceFromPounds(again)));

/** The words of the button name the result of the press. */
export function pressWords(quote: ChangeQuote): string {
  const { settlement } = quote;
  const sum = sumWords(toSettle(quote));
  if (settlement === 'refund') return `Change it and refund ${sum}`;
  if (settlement === 'link') return `Send the link to pay ${sum}`;
  return 'Change the order';
}
