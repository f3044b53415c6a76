import { beforeAll, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { expectBooksBalance, readReservedStock, type ReservedStock } from '#tests/support/books.ts';
import {
  buyersPath,
  freshKey,
  type Good,
  moversOf,
  type OrderMovers,
  placeCart,
  readyCarts,
  send,
  staffPath,
  track,
  vendorsGoodAndOther,
} from '#tests/support/buying.ts';
import { cardShop, type CardShop } from '#tests/support/cards.ts';
import { signIn } from '#tests/support/people.ts';
import { cancelUncollected } from './clock.writes.ts';

const ROUNDS = 5;
const LATER = 11 * 24 * 60 * 60_000;

type Order = Placed['orders'][number];

let cards: CardShop;
let movers: OrderMovers;
let good: Good;
let storeId: number;
let before: ReservedStock;
let staff: Record<string, string>;

beforeAll(async () => {
  cards = await cardShop();
  movers = await moversOf(cards.shop);
  staff = await signIn(cards.shop, ADMINISTRATOR);
  [good] = await vendorsGoodAndOther(cards.shop);
  before = await readReservedStock(cards.shop);
  const { rows } = await cards.shop.database.pool.query<{ id: number }>(
    'select min(id) as id from stores where business_id = $1 and is_active',
    [NORTHSIDE_PHONES],
  );
  storeId = rows[0]?.id ?? 0;
});

async function readyOrder(): Promise<Order> {
  const delivery = [{ business_id: NORTHSIDE_PHONES, way: 'collect' as const, store_id: storeId }];
  const [cartId = ''] = await readyCarts(cards.shop, 1, [{ good, quantity: 2 }], { choices: { delivery } });
  const [order] = (await placeCart(cards.shop, cartId, { payment: 'in_store' })).orders;
  if (!order) throw new Error('nothing was ordered');
  for (const move of ['accept', 'ready']) await movers.asStaff(order, { move });
  return order;
}

const clock = () =>
  cancelUncollected(cards.shop.database, { now: new Date(Date.now() + LATER), sender: cards.sender });
/** Each is made while the clock runs twice, as it does with two nodes. */
const RIVALS = {
  'the counter hands it over': { ends: 'completed', move: { move: 'complete' }, by: 'staff' },
  'the buyer cancels it': { ends: 'cancelled', move: { move: 'cancel' }, by: 'buyer' },
  'the store refuses it': { ends: 'cancelled', move: { move: 'refuse', note: 'Nobody came.' }, by: 'staff' },
} as const;

it.each(Object.entries(RIVALS))('ends once while %s', async (_, { ends, move, by }) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await readyOrder();
    const { version, orders: known } = await track(cards.shop, order.token);
    const code = move.move === 'complete' ? { code: known[0]?.delivery.code } : {};
    const [answer] = await Promise.all([
      by === 'buyer'
        ? send(cards.shop, buyersPath(order.token), { ...move, version })
        : send(
            cards.shop,
            staffPath(order.number),
            { ...move, ...code, version },
            { ...staff, ...freshKey() },
          ),
      clock(),
      clock(),
    ]);
    const now = await track(cards.shop, order.token);
    expect([200, 409], JSON.stringify(answer.body)).toContain(answer.status);
    expect(now.orders[0]?.state).toBe(answer.status === 200 ? ends : 'cancelled');
    expect(now.version, 'one move').toBe(version + 1);
  }
  await expectBooksBalance(cards.shop, before);
});
