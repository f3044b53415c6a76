import { beforeAll, describe, expect, it } from 'vitest';
import { VENDOR } from '#demo/people.ts';
import { quarterOf } from '#rules/units/quarter.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { countStock, freshKey, paidOrders, send, sendOut, statuses, track } from '#tests/support/buying.ts';
import { addStaff, signIn } from '#tests/support/people.ts';
import { one } from '#tests/support/one-row.ts';
import { ACCEPTED, benchOf, cutOf, IMEI, tradeInTools, type TradeInTools } from '#tests/support/trade-ins.ts';
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
let move: UnitTools['move'];
let asPiece: UnitTools['asPiece'];
let list: UnitTools['list'];
let onlyUnits: UnitTools['onlyUnits'];

beforeAll(async () => {
  shop = await buildTestApp();
  tools = await tradeInTools(shop);
  ({ phone, good, vendor, admin, movers, show, stockOf, move, asPiece, list, onlyUnits } =
    await unitTools(shop));
});

describe('a device that was traded in', () => {
  it('becomes a unit once it is paid, with its cost, its checks and its photos, and only once', async () => {
    const bench = await benchOf(shop, tools.vendor);
    const placed = await tools.place();
    await tools.press(placed.token, { move: 'accept', ...ACCEPTED, identifier: IMEI });
    await tools.press(placed.token, { move: 'arrange', way: 'label' });
    await bench.move(placed.number, { move: 'receive' });
    await bench.move(placed.number, { move: 'inspect' });
    const photo = await bench.photo(placed.number);
    const checks = [{ check: 'Screen', told: 'Whole', found: 'Scratched', result: 'worse' as const }];
    await bench.move(placed.number, { move: 'revise', grade: 'Good', checks, cuts: [cutOf(photo, 50)] });
    await tools.press(placed.token, { move: 'accept_revision' });
    const found = () => shop.call('GET /office/units', { headers: bench.headers, query: { q: IMEI } });
    expect((await found()).data).toEqual([]);
    await bench.move(placed.number, { move: 'pay_out' });
    await bench.move(placed.number, { move: 'fail_payout', note: 'No such account.' });
    await tools.press(placed.token, {
      move: 'begin_payout',
      sort_code: '20-00-00',
      account_number: '55779912',
      account_holder: 'Nadia',
    });
    await bench.move(placed.number, { move: 'pay_out' });
    const { data } = await found();
    expect(data).toHaveLength(1);
    const number = data[0]?.number ?? '';
    const unit = await show(number, bench.headers);
    const { price } = (await bench.read(placed.number)).items[0] ?? {};
    expect(unit).toMatchObject({
      state: 'in_store',
      grade: 'Good',
      cost: price,
      identifier: '•••• 7518',
      identifier_full: IMEI,
      source: { kind: 'trade_in', number: placed.items[0]?.number },
      checks: [{ check: 'Screen', found: 'Scratched' }],
      moves: ['list', 'scrap'],
    });
    expect(unit.photos).toHaveLength(1);
    const file = await shop.fetch(unit.photos[0]?.small ?? '', { headers: bench.headers });
    expect(file.headers.get('content-type')).toBe('image/webp');
    expect((await shop.fetch(unit.photos[0]?.small ?? '')).status).toBe(401);
  });

  it('is found by its IMEI, its last four signs, and its own number', async () => {
    const number = await stockedUnit(shop, phone, { imei: '356938035643809' });
    for (const q of ['356938035643809', '35 693803 564380 9', '3809', number, number.replace('-', ' ')]) {
      const { data } = await shop.call('GET /office/units', { headers: vendor, query: { q } });
      expect(data.map((one) => one.number)).toContain(number);
    }
  });
});

describe('listing a unit', () => {
  it('proposes the variation of its grade, and adds one piece to it', async () => {
    const number = await stockedUnit(shop, phone);
    const { product, data } = await shop.call('GET /office/units/{number}/listing', {
      params: { number },
      headers: vendor,
    });
    expect(product?.id).toBe(phone.product_id);
    expect(data[0]).toMatchObject({ is_new: false });
    const before = await stockOf();
    expect((await list(number)).status).toBe(200);
    expect(await stockOf()).toBe(before + 1);
    expect(await show(number)).toMatchObject({
      state: 'listed',
      listing: { sku: phone.sku },
      moves: ['unlist'],
    });
    const movement = await one(shop, 'select quantity, reason from stock_movements where source = $1', [
      number,
    ]);
    expect(movement).toEqual({ quantity: 1, reason: 'moved' });
    expect((await move(number, { move: 'unlist', version: 2 })).status).toBe(200);
    expect(await stockOf()).toBe(before);
  });

  it('makes a variation for a grade that the product has not, where staff may', async () => {
    const { grade: missing } = await one<{ grade: string }>(
      shop,
      'select grade from variations where product_id = $1 and grade is distinct from $2 limit 1',
      [phone.product_id, phone.grade],
    );
    await shop.database.pool.query(
      `update variations set is_removed = true, is_active = false, is_default = false
       where product_id = $1 and grade = $2`,
      [phone.product_id, missing],
    );
    const number = await stockedUnit(shop, { ...phone, grade: missing });
    const { data } = await shop.call('GET /office/units/{number}/listing', {
      params: { number },
      headers: vendor,
    });
    const choice = data[0];
    expect(choice).toMatchObject({ is_new: true, variation_id: null, stock: 0 });
    const listing = {
      product_id: phone.product_id,
      variation_id: null,
      term_ids: choice?.term_ids,
      price: 222,
    };
    const helper = await staffWith(['bench']);
    expect((await move(number, { move: 'list', version: 1, listing }, helper)).status).toBe(403);
    expect((await move(number, { move: 'list', version: 1, listing })).status).toBe(200);
    expect((await show(number)).listing?.price).toBe(222);
  });

  it('knows the storage of a device from its inspection', async () => {
    const checks = phone.choice.split(', ').map((found) => ({ check: 'Looked at', told: '', found }));
    const number = await stockedUnit(shop, phone, { choice: '', checks });
    const { data } = await shop.call('GET /office/units/{number}/listing', {
      params: { number },
      headers: vendor,
    });
    expect(data[0]?.variation_id).toBe(phone.variation_id);
  });

  it('refuses a variation of another grade, and another product', async () => {
    const other = await one<{ id: number }>(
      shop,
      'select id from variations where product_id = $1 and grade is distinct from $2 and is_active limit 1',
      [phone.product_id, phone.grade],
    );
    const number = await stockedUnit(shop, phone);
    const wrong = { product_id: phone.product_id, variation_id: other.id };
    expect((await move(number, { move: 'list', version: 1, listing: wrong })).status).toBe(400);
    const elsewhere = { product_id: phone.product_id + 1, variation_id: phone.variation_id };
    expect((await move(number, { move: 'list', version: 1, listing: elsewhere })).status).toBe(400);
    expect(await show(number)).toMatchObject({ state: 'in_store', version: 1 });
  });

  it('that is locked to a network is sold only after somebody has checked that it takes any SIM', async () => {
    const checks = [{ check: 'Is it locked to a network?', told: 'Unlocked', found: 'Locked to a network' }];
    const number = await stockedUnit(shop, phone, { checks, imei: '356938035643809' });
    const refused = await move(number, { move: 'list', version: 1, listing: asPiece() });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('locked to a network') as string },
    });
    const listing = { ...asPiece(), is_unlocked: true };
    expect((await move(number, { move: 'list', version: 1, listing })).status).toBe(200);
  });

  it('is done once when two people press at the same moment', async () => {
    const number = await stockedUnit(shop, phone);
    const before = await stockOf();
    const body = { move: 'list', version: 1, listing: asPiece() };
    const answers = await Promise.all([move(number, body), move(number, body, admin), move(number, body)]);
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(await stockOf()).toBe(before + 1);
  });
});

describe('a unit that is bought', () => {
  it('is tied to the line that it was sent with, and its buyer alone sees its report', async () => {
    const [first, second] = await onlyUnits(3);
    const [order] = await paidOrders(shop, good);
    expect((await track(shop, order.token)).orders[0]?.lines[0]?.devices).toEqual([]);
    await sendOut(movers, order);
    const line = (await track(shop, order.token)).orders[0]?.lines[0];
    expect(line?.devices.map(({ number }) => number)).toEqual([first, second]);
    const text = JSON.stringify(line?.devices);
    expect(text).toContain('Light marks');
    expect(text).not.toContain('told');
    expect(text).not.toContain('352099001761481');
    expect(await show(first ?? '')).toMatchObject({ state: 'sold', sale: { order: order.number } });
  });

  it('is sold once where two orders are sent for the last one', async () => {
    const [number] = await onlyUnits(1);
    await countStock(shop, good, 4);
    const [one_] = await paidOrders(shop, good);
    const [other] = await paidOrders(shop, good);
    await Promise.all([sendOut(movers, one_), sendOut(movers, other)]);
    const devices = await Promise.all(
      [one_, other].map(async ({ token }) => (await track(shop, token)).orders[0]?.lines[0]?.devices ?? []),
    );
    expect(devices.flat().map((device) => device.number)).toEqual([number]);
    expect((await show(number ?? '')).sales).toHaveLength(1);
  });

  it('can’t be taken off sale while an order has reserved it', async () => {
    const [number] = await onlyUnits(2);
    await paidOrders(shop, good);
    const answer = await move(number ?? '', { move: 'unlist', version: 2 });
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.body.message).toContain('reserved');
    expect((await show(number ?? '')).state).toBe('listed');
  });

  it('comes back with a return, and its buyer sees it no more', async () => {
    const [first, second] = await onlyUnits(2);
    const [order] = await paidOrders(shop, good);
    await sendOut(movers, order);
    const lineId = (await track(shop, order.token)).orders[0]?.lines[0]?.id ?? 0;
    const lines = [{ line_id: lineId, units: 2 }];
    await movers.asBuyer(order, { move: 'request_return', reason: 'damaged', note: 'Bent.', lines });
    await movers.asStaff(order, { move: 'accept_return' });
    const goods = [
      { line_id: lineId, to: 'resell', units: 1 },
      { line_id: lineId, to: 'bench', units: 1 },
    ];
    expect((await movers.asStaff(order, { move: 'receive_return', goods })).status).toBe(200);
    expect([(await show(first ?? '')).state, (await show(second ?? '')).state]).toEqual([
      'listed',
      'returned',
    ]);
    expect((await track(shop, order.token)).orders[0]?.lines[0]?.devices).toEqual([]);
    const quarter = quarterOf(new Date());
    const report = await shop.call('GET /office/unit-margins', {
      headers: vendor,
      query: { quarter, business_id: undefined },
    });
    const ofFirst = report.data.filter(({ number }) => number === first);
    expect(ofFirst.map(({ is_return: isReturn }) => isReturn)).toEqual([false, true]);
    expect(ofFirst.reduce((sum, { vat }) => sum + vat, 0)).toBe(0);
  });
});

async function staffWith(rights: Parameters<typeof addStaff>[2]['rights']) {
  const email = `${Math.random().toString(36).slice(2)}@bench.example`;
  await addStaff(shop, email, { ownedBy: VENDOR, rights });
  return signIn(shop, email);
}

describe('who sees what', () => {
  it('hides cost and margin without the permission Cost, in the list, the record, the file and the report', async () => {
    const number = await stockedUnit(shop, phone);
    const helper = await staffWith(['bench', 'export']);
    const record = await show(number, helper);
    expect(record.cost).toBeUndefined();
    const { data } = await shop.call('GET /office/units', { headers: helper, query: {} });
    expect(data.every(({ cost }) => cost === undefined)).toBe(true);
    const file = await shop.fetch('/office/units/file', { headers: helper });
    const text = await file.text();
    expect(text).toContain(number);
    expect(text).not.toContain('Cost');
    expect((await shop.fetch('/office/unit-margins?quarter=2026-Q4', { headers: helper })).status).toBe(403);
    expect((await shop.fetch('/office/unit-margins/file?quarter=2026-Q4', { headers: helper })).status).toBe(
      403,
    );
    const owners = await (await shop.fetch('/office/units/file', { headers: vendor })).text();
    expect(owners).toContain('120.00');
  });

  it('shows no vendor the units of another', async () => {
    const other = await one<{ id: number }>(shop, 'select id from businesses where id <> $1 limit 1', [
      phone.business_id,
    ]);
    const number = await stockedUnit(shop, { ...phone, business_id: other.id }, { imei: '490154203237526' });
    await shop.refused('GET /office/units/{number}', { params: { number }, headers: vendor });
    const { data } = await shop.call('GET /office/units', { headers: vendor, query: { q: number } });
    expect(data).toEqual([]);
    expect((await show(number, admin)).number).toBe(number);
  });

  it('has the whole IMEI in no file, no log and no kept answer', async () => {
    const imei = '353918058123458';
    const number = await stockedUnit(shop, phone, { imei });
    await list(number);
    await shop.fetch(`/office/units/file?q=${imei}`, { headers: vendor });
    const owners = await (await shop.fetch('/office/units/file', { headers: vendor })).text();
    expect(owners).not.toContain(imei);
    for (const table of ['stock_units', 'unit_events', 'audit_log', 'idempotency_keys', 'stock_movements']) {
      const { rows } = await shop.database.pool.query(`select * from ${table} t where t::text like $1`, [
        `%${imei}%`,
      ]);
      expect(rows, table).toEqual([]);
    }
    const { rows } = await shop.database.pool.query(
      "select after from audit_log where action = 'export units' order by id desc limit 1",
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a unit that is added by hand', () => {
  const body = (identifier: string) => ({
    product_id: phone.product_id,
    identifier,
    grade: 'Good',
    cost: 99.5,
    found: 'New battery\nScreen without marks',
  });
  const add = (wish: object) => send(shop, '/office/units', wish, { ...vendor, ...freshKey() });

  it('is in stock once, also when two people type it in', async () => {
    const answers = await Promise.all([add(body('F2LXK1ABCD')), add(body('f2lxk1abcd'))]);
    expect(statuses(answers)).toEqual([201, 409]);
    const { data } = await shop.call('GET /office/units', { headers: vendor, query: { q: 'F2LXK1ABCD' } });
    expect(data).toMatchObject([{ cost: 99.5, source: { kind: 'hand' }, identifier: '•••• ABCD' }]);
    expect((await show(data[0]?.number ?? '')).checks).toHaveLength(2);
  });

  it('names what is wrong with it', async () => {
    expect(await add(body('490154203237517'))).toMatchObject({
      status: 400,
      body: { errors: { identifier: 'This can’t be an IMEI or a serial number. Please look again' } },
    });
    const repair = { ...body('F2LXK1EFGH'), repair: 'RP-000000000' };
    expect(await add(repair)).toMatchObject({
      status: 400,
      body: { errors: { repair: 'There is no such repair' } },
    });
  });
});
