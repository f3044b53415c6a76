import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { MOST_ITEMS, MOST_OF_ONE, noRoom } from '#rules/cart/limits.ts';
import { pence } from '#rules/money/money.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { addToCart } from './writes.ts';

const PHONE = 8;
const CHARGER = 61;

let shop: Database;
beforeAll(async () => {
  const place = await freshDatabase(inject('template'), 'demo');
  shop = await connect(place);
  whenFileEnds(async () => {
    await shop.close();
    await place.remove();
  });
});

const quantity = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 95, max: MOST_OF_ONE }));
/** Undefined half of the time, since new items have their own limits. */
const maybe = fc.option(quantity, { freq: 2 });

/** A cart and a new item. The cart may hold the same choice, the same stock with other options, and other items. */
const filled = fc.record({
  same: maybe,
  sameSaved: maybe,
  otherOptions: maybe,
  otherOptionsSaved: maybe,
  others: fc.oneof(fc.nat({ max: 2 }), fc.integer({ min: MOST_ITEMS - 3, max: MOST_ITEMS })),
  quantity,
  most: fc.oneof(fc.nat({ max: 8 }), fc.integer({ min: 95, max: 205 }), fc.constant(1_000)),
});

type Filled = typeof filled extends fc.Arbitrary<infer T> ? T : never;

const EMPTY: Filled = {
  same: null,
  sameSaved: null,
  otherOptions: null,
  otherOptionsSaved: null,
  others: 0,
  quantity: 1,
  most: 1_000,
};
/** The limit of each reason, which random carts may miss. */
const BORDERS: Filled[] = [
  { ...EMPTY, others: MOST_ITEMS - 1 },
  { ...EMPTY, others: MOST_ITEMS },
  { ...EMPTY, others: MOST_ITEMS - 1, same: 1 },
  { ...EMPTY, same: MOST_OF_ONE - 1 },
  { ...EMPTY, same: MOST_OF_ONE },
  { ...EMPTY, same: 2, otherOptions: 2, quantity: 3, most: 7 },
  { ...EMPTY, same: 2, otherOptions: 2, quantity: 3, most: 6 },
];

/** The rows of the cart: product, options, quantity, and whether saved for later. */
function rowsOf({ same, sameSaved, otherOptions, otherOptionsSaved, others }: Filled) {
  const row = (option_ids: number[], count: number | null, is_saved: boolean) =>
    count === null ? [] : [{ product_id: CHARGER, option_ids, quantity: count, is_saved }];
  return [
    ...row([1], same, false),
    ...row([1], sameSaved, true),
    ...row([2], otherOptions, false),
    ...row([2], otherOptionsSaved, true),
    ...Array.from({ length: others }, (_, index) => ({
      product_id: PHONE,
      option_ids: [index + 1],
      quantity: 1,
      is_saved: index % 2 === 0,
    })),
  ];
}

async function fill(rows: ReturnType<typeof rowsOf>): Promise<string> {
  const { rows: made } = await shop.pool.query<{ id: string }>(
    'insert into carts (line) values (1) returning id',
  );
  const id = made[0]?.id ?? '';
  await shop.pool.query(
    `insert into cart_items (cart_id, product_id, option_ids, quantity, is_saved, price_then)
     select $1, r.product_id, array(select jsonb_array_elements_text(r.option_ids)::int), r.quantity, r.is_saved, 100
     from jsonb_to_recordset($2::jsonb) as r (product_id int, option_ids jsonb, quantity int, is_saved boolean)`,
    [id, JSON.stringify(rows)],
  );
  return id;
}

async function heldOf(cartId: string) {
  const { rows } = await shop.pool.query<{ quantity: number }>(
    'select quantity from cart_items where cart_id = $1 and product_id = $2 and option_ids = $3 and not is_saved',
    [cartId, CHARGER, [1]],
  );
  return rows[0]?.quantity ?? null;
}

describe('The statement that adds to a cart', () => {
  it('adds exactly where the rule says there is room, and gives its reason where there is none', async () => {
    const seen = new Set<string | undefined>();
    await fc.assert(
      fc.asyncProperty(filled, async (cart) => {
        const rows = rowsOf(cart);
        const cartId = await fill(rows);
        const reason = noRoom(
          { taken: (cart.same ?? 0) + (cart.otherOptions ?? 0), same: cart.same, items: rows.length },
          cart,
        );
        seen.add(reason);
        const answer = await addToCart(
          shop.ask,
          { cartId, account: undefined },
          {
            line: 'buy',
            productId: CHARGER,
            variationId: null,
            optionIds: [1],
            quantity: cart.quantity,
            way: null,
            price: pence(100),
            most: cart.most,
          },
        );
        expect(typeof answer === 'string' ? answer : undefined).toBe(reason);
        expect(await heldOf(cartId)).toBe(reason ? cart.same : (cart.same ?? 0) + cart.quantity);
      }),
      { numRuns: 150, examples: BORDERS.map((cart) => [cart]) },
    );
    expect(seen).toEqual(new Set(['full', 'out_of_stock', 'too_many', undefined]));
  });
});
