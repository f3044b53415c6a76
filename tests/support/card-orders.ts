import type { Placed } from '#contract/orders.ts';
import { expectBooksBalance, readReservedStock } from './books.ts';
import { moversOf, plentyOf } from './buying.ts';
import { cardShop } from './cards.ts';

export type CardOrders = Awaited<ReturnType<typeof cardOrders>>;

/** A shop that takes cards, with one product that has plenty of stock. */
export async function cardOrders() {
  const cards = await cardShop();
  const before = await readReservedStock(cards.shop);
  const good = await plentyOf(cards.shop, 500);
  return {
    ...cards,
    good,
    movers: await moversOf(cards.shop),
    /** Orders the good by card. It is not paid yet. */
    async order(quantity = 1) {
      const placed = await cards.buy([{ good, quantity }]);
      return { placed, reference: await cards.referenceOf(placed) };
    },
    expectBalance: () => expectBooksBalance(cards.shop, before),
  };
}

/** The order of a group that has one. */
export function onlyOrder({ orders }: Placed): Placed['orders'][number] {
  const [order] = orders;
  if (!order || orders.length > 1) throw new Error('there is not exactly one order');
  return order;
}
