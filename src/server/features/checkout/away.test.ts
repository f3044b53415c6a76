import { beforeAll, describe, expect, it } from 'vitest';
import { dayText, addDays, shopTime } from '#rules/stores/shop-time.ts';
import { refreshDue } from '#server/features/listing/writes.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import {
  freshKey,
  goodsOfTwoVendors,
  placePath,
  readyCarts,
  send,
  type Good,
} from '#tests/support/buying.ts';
import { placeCart, readRepairPhone, readRepairStores, repairCart } from '#tests/support/repairs.ts';

const ADD = '/no/auth/web/site/cart/add';

let shop: TestApp;
let good: Good;
let other: Good;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1' } });
  [good, other] = await goodsOfTwoVendors(shop);
});

const day = (days: number) => dayText(addDays(shopTime(new Date()), days));

/** Sends the vendor away, from today on. `until` null: without an end. */
async function goAway(businessId: number, until: string | null): Promise<void> {
  await shop.database.pool.query(
    'update businesses set holiday_from = $2, holiday_to = $3, is_on_holiday = true where id = $1',
    [businessId, day(0), until],
  );
  await refreshDue(shop.database.db);
}
async function comeBack(businessId: number): Promise<void> {
  await shop.database.pool.query(
    'update businesses set holiday_from = null, holiday_to = null, is_on_holiday = false where id = $1',
    [businessId],
  );
  await refreshDue(shop.database.db);
}

const productOf = async (id: number) =>
  (await shop.call('GET /no/auth/web/site/products/{id}', { params: { id } })).result[0];
const businessOf = async (id: number) =>
  (await shop.call('GET /no/auth/web/site/businesses/{id}', { params: { id } })).result;
const cardOf = async ({ productId }: Good) =>
  (await shop.call('GET /no/auth/web/site/products', { query: { ids: `[${productId}]` } as never })).data[0];
const add = ({ productId, variationId }: Good) =>
  send(shop, ADD, {
    product_id: productId,
    product_variation_id: variationId,
    quantity: 1,
    buy_local_storage_cart_id: null,
  });

describe('A vendor who is away', () => {
  it('is seen with all pages, which say until when, and nothing can be put in a cart', async () => {
    await goAway(good.businessId, '2027-01-03');
    const { business_name: name, away } = await businessOf(good.businessId);
    expect(away).toBe(`${name} is away until 3 January`);
    expect((await productOf(good.productId))?.Business.away).toBe(away);
    expect(await cardOf(good)).toMatchObject({ stock_status: 'outofstock', Business: { away } });
    const { total } = await shop.call('GET /no/auth/web/site/products', {
      query: { business: good.businessId },
    });
    expect(total, 'its products are listed').toBeGreaterThan(0);
    const { result: stores } = await shop.call('GET /no/auth/web/site/stores', {});
    expect(stores.filter(({ business_id: id }) => id === good.businessId).map((one) => one.away)).toContain(
      away,
    );
    expect(await add(good)).toMatchObject({ status: 409, body: { message: `${away}.` } });
    expect((await add(other)).status, 'others sell').toBe(200);

    await comeBack(good.businessId);
    expect((await productOf(good.productId))?.Business.away).toBeNull();
    expect(await cardOf(good)).not.toHaveProperty('Business.away');
    expect((await add(good)).status).toBe(200);
  });

  it('without an end says so', async () => {
    await goAway(other.businessId, null);
    const { business_name: name, away } = await businessOf(other.businessId);
    expect(away).toBe(`${name} is closed until further notice`);
    await comeBack(other.businessId);
  });

  it('sells nothing of an older cart, and says which item it is', async () => {
    const [cartId = ''] = await readyCarts(shop, 1, [
      { good, quantity: 1 },
      { good: other, quantity: 1 },
    ]);
    const checkout = async () =>
      (await shop.call('GET /no/auth/web/site/checkouts/{cartId}', { params: { cartId } })).result;
    const agreed = (await checkout()).order?.totals.total;
    await goAway(good.businessId, day(3));
    const { cart, order } = await checkout();
    const item = cart.Cart_items.find(({ product_id: id }) => id === good.productId);
    expect(item).toMatchObject({ problem: 'away', away: (await businessOf(good.businessId)).away });
    expect(order?.totals.total, 'its price is not part of the total').toBeLessThan(agreed ?? 0);
    const placed = await send(
      shop,
      placePath(cartId),
      { payment: 'trial', agreed_total: agreed },
      freshKey(),
    );
    expect(placed).toMatchObject({ status: 409 });
    expect(JSON.stringify(placed.body)).toContain(`{"what":"away","name":"${item?.product_name}"}`);
    await comeBack(good.businessId);
    const again = await send(shop, placePath(cartId), { payment: 'trial', agreed_total: agreed }, freshKey());
    expect(again.status).toBe(201);
  });

  it('mends nothing that is booked meanwhile, and offers times after the last day', async () => {
    const phone = await readRepairPhone(shop);
    const [storeId = 0] = await readRepairStores(shop);
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'select business_id as id from stores where id = $1',
      [storeId],
    );
    const businessId = rows[0]?.id ?? 0;
    const cartId = await repairCart(shop, phone);
    await goAway(businessId, day(2));
    const { data } = await shop.call('GET /no/auth/web/site/repairs/slots', {
      query: { store_id: storeId, cart_id: cartId },
    });
    const days = data.flatMap((store) => store.days.map(({ date }) => date));
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((date) => date <= day(2))).toEqual([]);
    const refused = await placeCart(shop, cartId, { storeId });
    expect(refused).toMatchObject({ refused: expect.stringContaining('is away until') as string });
    await comeBack(businessId);
  });

  it('is not found while it is blocked', async () => {
    await goAway(other.businessId, day(2));
    const { pool } = shop.database;
    await pool.query(`update businesses set is_blocked = true, blocked_reason = 'No' where id = $1`, [
      other.businessId,
    ]);
    const path = `/no/auth/web/site/businesses/${other.businessId}`;
    expect((await shop.fetch(path)).status).toBe(404);
    await pool.query('update businesses set is_blocked = false, blocked_reason = null where id = $1', [
      other.businessId,
    ]);
    expect((await shop.fetch(path)).status).toBe(200);
    await comeBack(other.businessId);
  });
});
