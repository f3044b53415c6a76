import type { CounterQuote } from '#contract/counter-orders.ts';
import type { Parsed } from '#contract/calls.ts';
import { readPostCode } from '#rules/forms/post-code.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { COUNTER_PAYS, payProblem } from '#rules/orders/counter-order.ts';
import { isThere, liesWords, type LiesAt } from '#rules/orders/lies-at.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { PricedItem } from '../cart/public.ts';
import { lockProducts, readGoodsAt } from '../catalog/public.ts';
import type { Choices, Quote } from '../orders/public.ts';
import { limitToStores, readQuote, vendorWire } from '../orders/public.ts';
import { codeWire, totalsWire, type PaymentWays } from './order.reads.ts';

export type CounterBasket = Parsed<'POST /office/orders/quote'>['body'];

/** A basket of one vendor has one delivery. */
export const counterChoices = (
  { way, store_id, code }: Pick<CounterBasket, 'way' | 'store_id' | 'code'>,
  businessId: number,
): Choices => ({
  delivery: way ? [{ business_id: businessId, way, store_id: way === 'collect' ? store_id : undefined }] : [],
  code: code?.trim() || undefined,
});

/** The vendor of a basket; undefined where there are several. */
export function vendorOf(items: readonly PricedItem[]): number | undefined {
  const [id, ...others] = new Set(items.map(({ businessId }) => businessId));
  return others.length === 0 ? id : undefined;
}

export async function counterQuote(
  ask: Ask,
  items: readonly PricedItem[],
  { basket, businessId, account }: { basket: CounterBasket; businessId: number; account: Account },
): Promise<Quote> {
  const buyer = {
    userId: null,
    email: basket.email?.trim() ?? '',
    postCode: basket.post_code === undefined ? undefined : readPostCode(basket.post_code),
  };
  const now = new Date();
  const quoteFor = (wanted: CounterBasket) =>
    readQuote(ask, { items, choices: counterChoices(wanted, businessId), buyer, now });
  const quote = await quoteFor(basket);
  const isChosen = basket.way !== undefined && (basket.way !== 'collect' || basket.store_id !== undefined);
  // A person at the counter is the usual case.
  const store = isChosen ? undefined : firstStore(quote, account);
  return store ? quoteFor({ ...basket, way: 'collect', store_id: store }) : quote;
}

/** The first store in which the caller can hand the goods over. */
function firstStore({ vendors: [vendor] }: Quote, account: Account): number | undefined {
  const ways = vendor ? limitToStores(vendor, account).ways : [];
  const collect = ways.find(({ way, reason }) => way === 'collect' && reason === undefined);
  return collect?.stores[0]?.storeId;
}

const isOf = (one: Pick<PricedItem, 'productId' | 'variationId'>, item: typeof one) =>
  one.productId === item.productId && one.variationId === item.variationId;

const liesOf = (one: LiesAt | undefined) =>
  one ? { here: one.here, rest: one.rest, others: [...one.others] } : null;

/**
 * Why goods can't be handed over in a store: they are in another one. Locks them, so that the answer stays
 * true.
 */
export async function elsewhereWords(
  ask: Ask,
  items: readonly PricedItem[],
  storeId: number,
): Promise<string | undefined> {
  await lockProducts(ask, items);
  const lying = await readGoodsAt(ask, items, storeId);
  for (const item of items) {
    const lies = lying.find((one) => isOf(one, item));
    const wanted = items.filter((one) => isOf(one, item)).reduce((sum, { quantity }) => sum + quantity, 0);
    if (lies && !isThere(lies, wanted))
      return `${item.name} can’t be taken along: ${liesWords(lies)}. Bring it here with a transfer, or let the person collect it later.`;
  }
  return undefined;
}

export async function counterWire(
  ask: Ask,
  quote: Quote,
  items: readonly PricedItem[],
  { account, pays }: { account: Account; pays: PaymentWays },
): Promise<CounterQuote | undefined> {
  const [vendor] = quote.vendors;
  if (!vendor) return undefined;
  const { terms } = vendor;
  const way = vendor.chosen?.way ?? 'standard';
  const taken = await pays();
  const storeId = vendor.chosen?.storeId ?? null;
  const lying = storeId === null ? [] : await readGoodsAt(ask, items, storeId);
  return {
    business: { id: terms.businessId, name: terms.name },
    lines: items.map((item) => ({
      product_id: item.productId,
      variation_id: item.variationId,
      option_ids: item.optionIds,
      name: item.name,
      choice: item.choice,
      sku: item.sku,
      image: item.image,
      quantity: item.quantity,
      unit: poundsFromPence(item.unit),
      price: poundsFromPence(pence(item.unit * item.quantity)),
      available: item.left ?? null,
      problem: item.problem,
      lies: liesOf(lying.find((one) => isOf(one, item))),
    })),
    totals: totalsWire(quote),
    delivery: vendorWire(limitToStores(vendor, account)),
    code: codeWire(quote),
    pays: COUNTER_PAYS.map((pay) => ({ pay, reason: payProblem(pay, { taken, way }) ?? null })),
  };
}
