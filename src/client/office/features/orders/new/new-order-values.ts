import type { CounterQuote, Good } from '#contract/counter-orders.ts';
import { checkoutErrors } from '#rules/checkout/form.ts';
import { readPostCode } from '#rules/forms/post-code.ts';
import type { CounterPay } from '#rules/orders/counter-order.ts';
import { canHandOver, mayStayUnknown } from '#rules/orders/counter-order.ts';
import type { DeliveryWay } from '#rules/orders/delivery-ways.ts';
import type { Basket, NewOrder } from './new-order.api.ts';

/** An item of the order, with the facts for its row before the first quote has come. */
export interface Item {
  product_id: number;
  variation_id: number | null;
  option_ids: number[];
  quantity: number;
  good: Pick<Good, 'name' | 'choice' | 'sku' | 'image' | 'price' | 'available'>;
}

export interface NewOrderValues {
  items: Item[];
  /** Undefined until staff choose: the first way that is possible. */
  way: DeliveryWay | undefined;
  store_id: number | undefined;
  code: string;
  email: string;
  name: string;
  phone: string;
  line_1: string;
  line_2: string;
  town: string;
  post_code: string;
  pay: CounterPay;
  is_handed_over: boolean;
}

export const NO_ORDER: NewOrderValues = {
  items: [],
  way: undefined,
  store_id: undefined,
  code: '',
  email: '',
  name: '',
  phone: '',
  line_1: '',
  line_2: '',
  town: '',
  post_code: '',
  pay: 'here',
  is_handed_over: true,
};

/** Adds a product. The same product with the same add-ons becomes one more unit. */
export function withGood(items: readonly Item[], good: Good, optionIds: number[]): Item[] {
  const { product_id, variation_id, name, choice, sku, image, price, available } = good;
  const isSame = (item: Item) =>
    item.product_id === product_id &&
    item.variation_id === variation_id &&
    item.option_ids.join() === optionIds.join();
  const known = items.find(isSame);
  if (known) {
    return items.map((item) => (item === known ? { ...item, quantity: item.quantity + 1 } : item));
  }
  return [
    ...items,
    {
      product_id,
      variation_id,
      option_ids: optionIds,
      quantity: 1,
      good: { name, choice, sku, image, price, available },
    },
  ];
}

const wishOf = ({ product_id, variation_id, option_ids, quantity }: Item) => ({
  product_id,
  variation_id,
  option_ids,
  quantity,
});

/** The values that a quote depends on. A postcode counts once it is complete. */
export function basketOf(values: NewOrderValues): Basket {
  const { items, way, store_id, code, post_code } = values;
  const where = readPostCode(post_code);
  return {
    items: items.map(wishOf),
    ...(way && { way }),
    ...(way === 'collect' && store_id !== undefined && { store_id }),
    ...(code.trim() && { code: code.trim() }),
    ...(where !== undefined && { post_code: where }),
  };
}

/** The way that the order has: the chosen one, or the first that is possible. */
export function wayOf(
  { way, store_id }: Pick<NewOrderValues, 'way' | 'store_id'>,
  quote: CounterQuote | undefined,
): { way: DeliveryWay | undefined; storeId: number | undefined } {
  const { chosen } = quote?.delivery ?? {};
  const shown = way ?? chosen?.way;
  if (shown !== 'collect') return { way: shown, storeId: undefined };
  const stores = quote?.delivery.ways.find((one) => one.way === 'collect')?.stores ?? [];
  const known = stores.find(({ id }) => id === (store_id ?? chosen?.store_id));
  return { way: shown, storeId: (known ?? stores[0])?.id };
}

/** The way to pay: the chosen one, or the first that is possible with this delivery. */
export const payOf = ({ pay }: Pick<NewOrderValues, 'pay'>, quote: CounterQuote | undefined): CounterPay =>
  quote?.pays.some((one) => one.pay === pay && one.reason !== null)
    ? (quote.pays.find(({ reason }) => reason === null)?.pay ?? pay)
    : pay;

export function errorsOf(values: NewOrderValues, quote: CounterQuote | undefined) {
  const { way } = wayOf(values, quote);
  const { email, name, phone, line_1, line_2, town, post_code } = values;
  const form = { email, name, phone, line_1, line_2, town, post_code, collects: way === 'collect' };
  const pay = payOf(values, quote);
  const isUnknown = way !== undefined && mayStayUnknown(pay, way, values.is_handed_over);
  const { email: noEmail, name: noName, ...others } = checkoutErrors('buy', form);
  return {
    ...others,
    ...(noName !== undefined && !(isUnknown && !name.trim()) && { name: noName }),
    ...(noEmail !== undefined && !(isUnknown && !email.trim()) && { email: noEmail }),
    ...(values.items.length === 0 && { items: 'Please add something.' }),
  };
}

/** The order as it is sent. `quote` is the one on the screen. */
export function orderOf(values: NewOrderValues, quote: CounterQuote): NewOrder {
  const { way = 'standard', storeId } = wayOf(values, quote);
  const pay = payOf(values, quote);
  const { email, name, phone, line_1, line_2, town, post_code } = values;
  return {
    items: values.items.map(wishOf),
    way,
    ...(storeId !== undefined && { store_id: storeId }),
    ...(values.code.trim() && { code: values.code.trim() }),
    ...(email.trim() && { email: email.trim() }),
    ...(name.trim() && { name: name.trim() }),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(way !== 'collect' && { line_1, line_2, town, post_code }),
    pay,
    ...(canHandOver(pay, way) && { is_handed_over: values.is_handed_over }),
    agreed_total: quote.totals.total,
  };
}
