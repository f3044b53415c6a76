import { expect } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import type { TestApp } from './app.ts';
import { countStock, freshKey, moversOf, send, type Good } from './buying.ts';
import { one } from './one-row.ts';
import { signIn } from './people.ts';
import { readSoldPhone, stockedUnit } from './units.ts';

/** What tests of units need: the shelf of one phone, its vendor and the administrator, and their calls. */
export async function unitTools(shop: TestApp) {
  const phone = await readSoldPhone(shop);
  const good: Good = {
    productId: phone.product_id,
    variationId: phone.variation_id,
    businessId: phone.business_id,
    price: 0,
  };
  const vendor = await signIn(shop, VENDOR);

  const show = async (number: string, headers = vendor) =>
    (await shop.call('GET /office/units/{number}', { params: { number }, headers })).result;
  const stockOf = async () =>
    (await one<{ stock: number }>(shop, 'select stock from variations where id = $1', [phone.variation_id]))
      .stock;
  const move = (number: string, body: object, headers = vendor) =>
    send(shop, `/office/units/${number}/moves`, body, { ...headers, ...freshKey() });
  const asPiece = () => ({ product_id: phone.product_id, variation_id: phone.variation_id });
  const list = async (number: string) =>
    move(number, { move: 'list', version: (await show(number)).version, listing: asPiece() });

  /** Fills the shelf with this number of units and nothing else. */
  async function onlyUnits(count: number): Promise<string[]> {
    await shop.database.pool.query("update stock_units set state = 'in_store' where state = 'listed'");
    await countStock(shop, good, 0);
    const numbers: string[] = [];
    for (let made = 0; made < count; made += 1) {
      const number = await stockedUnit(shop, phone);
      expect((await list(number)).status).toBe(200);
      numbers.push(number);
    }
    return numbers;
  }

  return {
    phone,
    good,
    vendor,
    admin: await signIn(shop, ADMINISTRATOR),
    movers: await moversOf(shop),
    show,
    stockOf,
    move,
    asPiece,
    list,
    onlyUnits,
  };
}
export type UnitTools = Awaited<ReturnType<typeof unitTools>>;
