import { beforeAll, describe, expect, it } from 'vitest';
import { quarterOf } from '#rules/units/quarter.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { OrderMovers } from '#tests/support/buying.ts';
import { freshKey, paidOrders, send, sendOut, statuses, track } from '#tests/support/buying.ts';
import { one } from '#tests/support/one-row.ts';
import { readyPhoto, tradeInTools, type TradeInTools } from '#tests/support/trade-ins.ts';
import { formWith, phonePhoto } from '#tests/support/photos.ts';
import { stockedUnit } from '#tests/support/units.ts';
import { unitTools, type UnitTools } from '#tests/support/unit-tools.ts';

let shop: TestApp;
let tools: TradeInTools;
let phone: UnitTools['phone'];
let good: UnitTools['good'];
let vendor: UnitTools['vendor'];
let admin: UnitTools['admin'];
let movers: UnitTools['movers'];
let show: UnitTools['show'];
let stockOf: UnitTools['stockOf'];
let list: UnitTools['list'];
let onlyUnits: UnitTools['onlyUnits'];

beforeAll(async () => {
  shop = await buildTestApp();
  tools = await tradeInTools(shop);
  ({ phone, good, vendor, admin, movers, show, stockOf, list, onlyUnits } = await unitTools(shop));
});

describe('the device that is packed', () => {
  const packable = (number: string) =>
    shop.call('GET /office/orders/{number}/devices', { params: { number }, headers: vendor });
  const dispatch = (order: Parameters<OrderMovers['asStaff']>[0], devices: string[]) =>
    movers.asStaff(order, {
      move: 'dispatch',
      carrier: 'Royal Mail',
      tracking: `AB${Math.random().toString(36).slice(2)}`,
      devices,
    });
  const sentWith = async (token: string) =>
    (await track(shop, token)).orders[0]?.lines[0]?.devices.map(({ number }) => number);
  const swap = (order: string, body: { sold: string; packed: string }, headers = vendor) =>
    send(shop, `/office/orders/${order}/device-swaps`, body, { ...headers, ...freshKey() });

  it('is the one that staff name, and not the oldest', async () => {
    const [first = '', second = '', third = ''] = await onlyUnits(3);
    const [order] = await paidOrders(shop, good);
    await movers.asStaff(order, { move: 'accept' });
    const { data } = await packable(order.number);
    expect(data[0]?.devices.map(({ number }) => number)).toEqual([first, second, third]);
    // A number may be typed with a space, and is read as a scanner writes it.
    expect((await dispatch(order, [third, second.replace('-', ' ')])).status).toBe(200);
    expect((await sentWith(order.token))?.toSorted()).toEqual([second, third].toSorted());
    expect((await show(first)).state).toBe('listed');
  });

  it('can’t be one that is not on the shelf, and then nothing is sent', async () => {
    const [first = ''] = await onlyUnits(2);
    const elsewhere = await stockedUnit(shop, phone);
    const [order] = await paidOrders(shop, good);
    await movers.asStaff(order, { move: 'accept' });
    const answer = await dispatch(order, [elsewhere]);
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.body.message).toContain(elsewhere);
    expect((await track(shop, order.token)).orders[0]?.state).toBe('preparing');
    expect((await show(first)).state).toBe('listed');
  });

  it('is corrected afterwards: the sale, its cost and the report move to the other one', async () => {
    const [first = '', second = '', third = ''] = await onlyUnits(3);
    await shop.database.pool.query('update stock_units set cost = 9900 where number = $1', [third]);
    const [order] = await paidOrders(shop, good);
    await sendOut(movers, order);
    const before = await stockOf();
    expect((await swap(order.number, { sold: first, packed: third })).status).toBe(200);
    expect((await sentWith(order.token))?.toSorted()).toEqual([second, third].toSorted());
    expect(await stockOf()).toBe(before);
    const [given, back] = [await show(third), await show(first)];
    expect(given).toMatchObject({ state: 'sold', sale: { order: order.number } });
    expect(given.sales[0]?.margin).toBeCloseTo((given.sales[0]?.price ?? 0) - 99, 2);
    expect(back).toMatchObject({ state: 'listed', sales: [] });
    expect(back.events[0]).toMatchObject({
      event: 'unpack',
      order: order.number,
      by: expect.stringMatching(/./) as string,
    });
    const { after } = await one<{ after: object }>(
      shop,
      "select after from audit_log where action = 'correct packed device' and subject_id = $1",
      [order.number],
    );
    expect(after).toEqual({ device: third });
  });

  it('is corrected in the quarter of the correction: the figures of an earlier one stay', async () => {
    const [first = '', second = '', third = ''] = await onlyUnits(3);
    const [order] = await paidOrders(shop, good);
    await sendOut(movers, order);
    const earlier = new Date(Date.now() - 100 * 24 * 60 * 60_000);
    await shop.database.pool.query('update unit_sales set sold_at = $2 where order_number = $1', [
      order.number,
      earlier,
    ]);
    const figures = async (at: Date) =>
      (
        await shop.call('GET /office/unit-margins', {
          headers: vendor,
          query: { quarter: quarterOf(at), business_id: undefined },
        })
      ).data.filter((row) => row.order === order.number);
    const before = await figures(earlier);
    expect(before).toHaveLength(2);
    expect((await swap(order.number, { sold: first, packed: third })).status).toBe(200);
    expect(await figures(earlier)).toEqual(before);
    const rows = await figures(new Date());
    expect(
      rows.map(({ number, is_return, is_correction }) => ({ number, is_return, is_correction })),
    ).toEqual([
      { number: first, is_return: true, is_correction: true },
      { number: third, is_return: false, is_correction: true },
    ]);
    expect(rows[0]?.margin).toBe(-(before.find(({ number }) => number === first)?.margin ?? 0));
    expect((await sentWith(order.token))?.toSorted()).toEqual([second, third].toSorted());
    expect((await show(first)).sales[0]).toMatchObject({ is_corrected: true });
    expect((await show(third)).sales[0]).toMatchObject({ is_corrected: false, returned_at: null });
  });

  it('is corrected once when two people press at the same moment, and never to one of another variation', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await onlyUnits(4);
    const [order] = await paidOrders(shop, good);
    await sendOut(movers, order);
    const answers = await Promise.all([
      swap(order.number, { sold: first, packed: third }),
      swap(order.number, { sold: first, packed: fourth }, admin),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const elsewhere = await stockedUnit(shop, phone);
    expect((await swap(order.number, { sold: second, packed: elsewhere })).status).toBe(409);
    expect((await swap(order.number, { sold: elsewhere, packed: first })).status).toBe(409);
    expect(await sentWith(order.token)).toHaveLength(2);
  });
});

describe('the report on the product’s page', () => {
  // Orders of other tests have reserved pieces that lie on the shelf as well.
  beforeAll(async () => {
    const freed = 'update variations set stock = stock - reserved_stock, reserved_stock = 0 where id = $1';
    await shop.database.pool.query(freed, [phone.variation_id]);
  });
  const report = async () =>
    (
      await shop.call('GET /no/auth/web/site/products/{id}/device', {
        params: { id: phone.product_id },
        query: { variation_id: phone.variation_id },
      })
    ).result;

  it('is shown while one device is left, without its number, and its photos with it', async () => {
    const [only = ''] = await onlyUnits(1);
    const photo = await uploadTo(only);
    const { version } = await show(only);
    await setPhotos(only, version, [photo]);
    const shown = await report();
    expect(shown).toMatchObject({ grade: phone.grade, checks: [{ check: 'Screen', found: 'Light marks' }] });
    expect(Object.keys(shown ?? {})).toEqual(['grade', 'is_repaired', 'checks', 'photos']);
    expect(Object.keys(shown?.checks[0] ?? {})).toEqual(['check', 'found']);
    const path = shown?.photos[0]?.small ?? '';
    expect((await shop.fetch(path)).headers.get('content-type')).toBe('image/webp');
    const another = await stockedUnit(shop, phone);
    await list(another);
    expect(await report()).toBeNull();
    expect((await shop.fetch(path)).status).toBe(404);
  });

  it('is not shown once it is reserved, nor where the business hides its stock', async () => {
    await onlyUnits(1);
    const hide = (hides: boolean) =>
      shop.database.pool.query('update businesses set hide_stock = $2 where id = $1', [
        phone.business_id,
        hides,
      ]);
    await hide(true);
    expect(await report()).toBeNull();
    await hide(false);
    expect(await report()).not.toBeNull();
    await shop.database.pool.query('update variations set reserved_stock = 1 where id = $1', [
      phone.variation_id,
    ]);
    expect(await report()).toBeNull();
    await shop.database.pool.query('update variations set reserved_stock = 0 where id = $1', [
      phone.variation_id,
    ]);
  });
});

async function uploadTo(number: string, headers = vendor): Promise<string> {
  const body = formWith(await phonePhoto());
  const answer = await shop.fetch(`/office/units/${number}/photos`, { method: 'POST', headers, body });
  return ((await answer.json()) as { result: { id: string } }).result.id;
}
async function setPhotos(number: string, version: number, photos: string[]): Promise<number> {
  const answer = await shop.fetch(`/office/units/${number}/photos`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...vendor, ...freshKey() },
    body: JSON.stringify({ version, photos }),
  });
  return answer.status;
}

describe('photos of a unit', () => {
  it('are added by hand and left out again, for staff of its business alone', async () => {
    const number = await stockedUnit(shop, phone);
    const photo = await uploadTo(number);
    expect(await setPhotos(number, 1, [photo])).toBe(200);
    const { photos, events, version } = await show(number);
    expect(photos.map(({ id }) => id)).toEqual([photo]);
    expect(events[0]).toMatchObject({ event: 'photograph', from: 'in_store', to: 'in_store' });
    const path = photos[0]?.small ?? '';
    expect((await shop.fetch(path, { headers: vendor })).status).toBe(200);
    expect((await shop.fetch(path)).status).toBe(401);
    expect((await shop.fetch(`/no/auth/web/site/device-photos/${photo}/small`)).status).toBe(404);
    expect(await setPhotos(number, 1, []), 'of an older version').toBe(409);
    expect(await setPhotos(number, version, [])).toBe(200);
    expect(await one(shop, 'select state from photos where id = $1', [photo])).toEqual({ state: 'ready' });
  });

  it('can’t be those of another device, and then nothing changes', async () => {
    const number = await stockedUnit(shop, phone);
    const other = await uploadTo(await stockedUnit(shop, phone));
    expect(await setPhotos(number, 1, [other])).toBe(400);
    expect(await show(number)).toMatchObject({ version: 1, photos: [] });
  });

  it('of the inspection stay with the trade-in when the report leaves them out', async () => {
    const number = await stockedUnit(shop, phone);
    const placed = await tools.place();
    const photo = await readyPhoto(shop, placed.id);
    await shop.database.pool.query("update photos set state = 'used' where id = $1", [photo]);
    await shop.database.pool.query(
      'update stock_units set photo_ids = array[$2::uuid], trade_in_id = $3 where number = $1',
      [number, photo, placed.id],
    );
    expect(await setPhotos(number, 1, [])).toBe(200);
    expect(await one(shop, 'select state from photos where id = $1', [photo])).toEqual({ state: 'used' });
  });

  it('stay as they are once it is sold', async () => {
    const [number = ''] = await onlyUnits(2);
    const [order] = await paidOrders(shop, good);
    await sendOut(movers, order);
    const { version, can_photograph: can } = await show(number);
    expect(can).toBe(false);
    expect(await setPhotos(number, version, [])).toBe(409);
  });
});

describe('labels', () => {
  it('of several units are on one page, without their IMEIs', async () => {
    const numbers = [await stockedUnit(shop, phone), await stockedUnit(shop, phone)];
    const page = await shop.fetch(`/office/unit-labels?numbers=${numbers.join(',')}`, { headers: vendor });
    const text = await page.text();
    for (const number of numbers) expect(text).toContain(`<p>${number}</p>`);
    expect(text).not.toContain('1481');
    expect((await shop.fetch(`/office/unit-labels?numbers=${numbers.join(',')}`)).status).toBe(401);
  });
});
