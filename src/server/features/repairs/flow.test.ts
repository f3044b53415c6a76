import { beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#server/http/refusal.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshKey, send } from '#tests/support/buying.ts';
import { addStaff, signIn } from '#tests/support/people.ts';
import type { Headers, RepairPhone } from '#tests/support/repairs.ts';
import {
  asCustomer,
  asStaff,
  benchPeople,
  checkedIn,
  CUSTOMER,
  moved,
  placed,
  readRepairPhone,
  record,
  seen,
} from '#tests/support/repairs.ts';
import { mailsTo } from '#tests/support/written-mails.ts';

let shop: TestApp;
let phone: RepairPhone;
let fixer: Headers;
let checker: Headers;

beforeAll(async () => {
  shop = await buildTestApp();
  phone = await readRepairPhone(shop);
  ({ fixer, checker } = await benchPeople(shop));
});

/** A product of the repairing business that is counted, with so many in stock. */
async function partWith(stock: number): Promise<number> {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `with made as (
       insert into products (line, name, slug, category_id, brand_id, business_id, sku, regular_price, stock)
       select 1, 'A battery', 'battery-' || gen_random_uuid(), (select min(id) from categories), (select min(id) from brands),
         (select business_id from products where id = $2), gen_random_uuid()::text, 999, $1::int returning id
     ), opened as (
       insert into stock_movements (product_id, quantity, reason) select id, $1, 'opening' from made where $1 > 0
     )
     select id from made`,
    [stock, phone.productId],
  );
  return rows[0]?.id ?? 0;
}

const stockOf = async (id: number) => {
  const { rows } = await shop.database.pool.query<{ stock: number; reserved: number }>(
    'select stock, reserved_stock as reserved from products where id = $1',
    [id],
  );
  return rows[0];
};

const underWarranty = (number: string, lines: readonly { id: number }[]) =>
  send(
    shop,
    `/office/repairs/${number}/warranty`,
    { lines: lines.map(({ id }) => id) },
    { ...checker, ...freshKey() },
  );

const estimateOf = (price: number, lineId?: number, more = {}) => ({
  move: 'estimate',
  lines: [{ ...(lineId && { line_id: lineId }), name: 'New battery', price, warranty_months: 12, ...more }],
});

describe('a posted device with a fixed price', () => {
  it('goes from the post to its warranty', async () => {
    const { number, token } = await placed(shop, phone);
    const first = await seen(shop, token);
    expect(first).toMatchObject({
      kind: 'repair',
      papers: [],
      state: 'awaiting_device',
      moves: ['cancel'],
      next: { who: 'customer', what: 'Post the device' },
      label: { reference: number },
      lines: [{ state: 'asked', price_kind: 'fixed' }],
      email: expect.not.stringContaining(CUSTOMER.email) as string,
    });
    await checkedIn(shop, number, fixer, { passcode: '246813' });
    await moved(shop, number, fixer, { move: 'start' });
    await moved(shop, number, fixer, { move: 'check' });
    const { total } = await seen(shop, token);
    expect(total).toBe(first.lines[0]?.price);

    const sent = { move: 'dispatch', carrier: 'DPD', tracking: '12345' };
    expect(await asStaff(shop, number, fixer, sent)).toMatchObject({
      status: 409,
      body: { message: 'Another person than the one who repaired it checks it.' },
    });
    expect(await asStaff(shop, number, checker, sent)).toMatchObject({
      status: 400,
      body: { message: 'This repair is not paid yet.' },
    });
    const wrong = { ...sent, payment: { kind: 'card', amount: total + 1 } };
    expect((await asStaff(shop, number, checker, wrong)).status).toBe(400);
    await moved(shop, number, checker, { ...sent, payment: { kind: 'card', amount: total } });
    await moved(shop, number, checker, { move: 'collect' });
    const closed = await moved(shop, number, checker, { move: 'close' });
    expect(closed).toMatchObject({ state: 'closed', has_passcode: false, next: null, moves: [] });
    expect(closed.warranty_until).toMatch(/^20\d\d-/);
    expect(await seen(shop, token)).toMatchObject({
      paid: { kind: 'card', amount: total },
      parcel: { carrier: 'DPD', tracking: '12345' },
      warranty_until: closed.warranty_until,
      messages: [
        { title: 'How to send your device' },
        { title: 'We have your device' },
        { title: 'We are repairing your device' },
        { title: 'Your device is repaired' },
        { title: 'Your device is on its way back' },
        { title: 'You have your device back' },
        { title: 'Your warranty' },
      ],
    });
    const mails = (await mailsTo(shop.database, CUSTOMER.email)).filter(({ subject }) =>
      subject.includes(number),
    );
    expect(mails).toHaveLength(7);
    expect((await seen(shop, token)).papers).toEqual(['warranty', 'receipt']);
    const warranty = mails.find(({ subject }) => subject.startsWith('Your warranty'));
    for (const name of ['warranty', 'receipt']) {
      const path = `/track/${token}/papers/${name}`;
      expect(warranty?.text).toContain(path);
      const page = await shop.fetch(path);
      expect(page.status).toBe(200);
      expect(await page.text()).toMatch(name === 'warranty' ? /Given by/ : /Payment by card.*Paid/s);
      expect((await shop.fetch(`${path}.pdf`)).headers.get('content-type')).toBe('application/pdf');
    }
    for (const { text, html } of mails) {
      expect(text).toContain(`/track/${token}`);
      expect(html).toContain(`/track/${token}`);
      expect(text).not.toContain('246813');
    }
    const { rows } = await shop.database.pool.query<{ sum: number; business: number }>(
      `select sum(p.amount)::int as sum, count(*) filter (where p.account = 'vendor')::int as business
       from ledger_entries e join postings p on p.entry_id = e.id where split_part(e.source, ' ', 1) = $1`,
      [number],
    );
    expect(rows[0]).toMatchObject({ sum: 0 });
    expect(rows[0]?.business).toBeGreaterThan(0);
  });

  it('says at the quality check where nobody else of the business works at the bench', async () => {
    const { database } = shop;
    const person = { ownedBy: undefined, rights: ['bench'] } as const;
    const [owner, helper] = [
      await addStaff(shop, 'owner@bench.example', person),
      await addStaff(shop, 'helper@bench.example', person),
    ];
    const { rows } = await database.pool.query<{ id: number }>(
      'select business_id as id from products where id = $1',
      [phone.productId],
    );
    // Also those of the demo shop.
    await database.pool.query('delete from staff_members where user_id = $1 or business_id = $2', [
      helper.id,
      rows[0]?.id,
    ]);
    await database.pool.query('update businesses set owner_id = $1 where id = $2', [owner.id, rows[0]?.id]);
    const alone = await signIn(shop, 'owner@bench.example');
    const { number } = await placed(shop, phone);
    await checkedIn(shop, number, alone);
    await moved(shop, number, alone, { move: 'start' });
    expect(await record(shop, number, alone)).toMatchObject({ is_alone: false });
    await moved(shop, number, alone, { move: 'check' });
    expect(await record(shop, number, alone)).toMatchObject({ state: 'quality_check', is_alone: true });
    await database.pool.query(
      `insert into staff_members (user_id, business_id, permissions) values ($1, $2, array['bench'])`,
      [helper.id, rows[0]?.id],
    );
    expect(await record(shop, number, alone)).toMatchObject({ is_alone: false });
    await database.pool.query('update businesses set owner_id = null where id = $1', [rows[0]?.id]);
  });

  it('has a warranty that another repair does not start again', async () => {
    const { number } = await placed(shop, phone);
    await checkedIn(shop, number, fixer);
    await moved(shop, number, fixer, { move: 'start' });
    await moved(shop, number, fixer, { move: 'check' });
    const { total, lines } = await record(shop, number, checker);
    await moved(shop, number, checker, {
      move: 'dispatch',
      carrier: 'DPD',
      tracking: '1',
      payment: { kind: 'cash', amount: total },
    });
    await moved(shop, number, checker, { move: 'collect' });
    const closed = await moved(shop, number, checker, { move: 'close' });
    const { result } = await shop.call('POST /office/repairs/{number}/warranty', {
      params: { number },
      body: { lines: lines.map(({ id }) => id) },
      headers: { ...checker, 'idempotency-key': `warranty-${number}` },
    });
    expect(result).toMatchObject({ parent: number, state: 'requested', lines: [{ price: 0 }] });
    expect(result.number).not.toBe(number);
    expect(await underWarranty(number, lines)).toMatchObject({
      status: 409,
      body: {
        message: `${lines[0]?.name} is already in the open repair ${result.number} under this warranty.`,
      },
    });
    await moved(shop, result.number, fixer, { move: 'book' });
    await checkedIn(shop, result.number, fixer);
    await moved(shop, result.number, fixer, { move: 'start' });
    await moved(shop, result.number, fixer, { move: 'check' });
    await moved(shop, result.number, checker, { move: 'dispatch', carrier: 'DPD', tracking: '2' });
    await moved(shop, result.number, checker, { move: 'collect' });
    const again = await moved(shop, result.number, checker, { move: 'close' });
    expect(again.warranty_until).toBe(closed.warranty_until);
    expect((await record(shop, number, checker)).children).toEqual([result.number]);
    // The first one is over, so the line may come back once more. Of two at the same time, one is opened.
    const both = await Promise.all([underWarranty(number, lines), underWarranty(number, lines)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await record(shop, number, checker)).children).toHaveLength(2);
  });
});

describe('an estimate', () => {
  async function diagnosing(faults = ['battery', 'screen']) {
    const one = await placed(shop, phone, faults);
    await checkedIn(shop, one.number, fixer, { agrees: false });
    await moved(shop, one.number, fixer, { move: 'diagnose' });
    return { ...one, lines: (await record(shop, one.number, fixer)).lines };
  }

  it('is answered line by line, and reserves the parts of what is wanted', async () => {
    const part = await partWith(3);
    const { number, token, lines } = await diagnosing();
    const [battery, screen] = lines;
    const sent = await moved(shop, number, fixer, {
      move: 'estimate',
      note: 'The frame is bent too.',
      lines: [
        {
          line_id: battery?.id,
          name: 'Battery',
          price: 59,
          warranty_months: 12,
          part: { product_id: part, quantity: 1 },
        },
        { line_id: screen?.id, name: 'Screen', price: 199, warranty_months: 24 },
        { name: 'Bent frame', price: 40, warranty_months: 3, part: { product_id: part, quantity: 1 } },
      ],
    });
    expect(sent.estimate).toMatchObject({
      version: 1,
      total: 298,
      lines: [{ price: 59, was: battery?.price }, {}, { was: null }],
    });
    const [first, , third] = sent.estimate?.lines ?? [];
    const wanted = { move: 'approve', estimate: 1, approved: [first?.id ?? 0, third?.id ?? 0] };
    expect(await asCustomer(shop, token, wanted)).toMatchObject({
      state: 'approved',
      total: 99,
      estimate: { lines: [{ approved: true }, { approved: false }, { approved: true }] },
      lines: [
        { state: 'approved', price: 59, part_state: 'reserved' },
        { state: 'declined' },
        { name: 'Bent frame', state: 'approved', price: 40, part_state: 'reserved' },
      ],
    });
    expect(await stockOf(part)).toEqual({ stock: 3, reserved: 2 });
    await moved(shop, number, fixer, { move: 'start' });
    await moved(shop, number, fixer, { move: 'check' });
    expect(await stockOf(part)).toEqual({ stock: 1, reserved: 0 });
    await moved(shop, number, checker, { move: 'fail_check', note: 'It does not charge.' });
    await moved(shop, number, fixer, { move: 'check' });
    expect(await stockOf(part)).toEqual({ stock: 1, reserved: 0 });
  });

  it('can only be approved in its newest version', async () => {
    const { number, token, lines } = await diagnosing(['battery']);
    await moved(shop, number, fixer, estimateOf(59, lines[0]?.id));
    const shown = await seen(shop, token);
    await moved(shop, number, fixer, estimateOf(89, lines[0]?.id));
    for (const version of [shown.version, undefined]) {
      const answer = await asCustomer(shop, token, {
        move: 'approve',
        estimate: 1,
        ...(version && { version }),
      });
      expect(answer).toBeInstanceOf(Refusal);
      expect(answer).toMatchObject({
        status: 409,
        message: expect.stringContaining('sent an estimate') as string,
      });
    }
    expect(await seen(shop, token)).toMatchObject({ state: 'awaiting_approval', total: 0 });
    expect(await asCustomer(shop, token, { move: 'approve', estimate: 2 })).toMatchObject({ total: 89 });
  });

  it('that is declined gives the device back for nothing, and the parts too', async () => {
    const part = await partWith(1);
    const { number, token, lines } = await diagnosing(['battery']);
    await moved(
      shop,
      number,
      fixer,
      estimateOf(59, lines[0]?.id, { part: { product_id: part, quantity: 1 } }),
    );
    await asCustomer(shop, token, { move: 'approve', estimate: 1 });
    expect(await stockOf(part)).toEqual({ stock: 1, reserved: 1 });
    await moved(shop, number, fixer, { move: 'start' });
    await moved(shop, number, fixer, estimateOf(120));
    expect(await asCustomer(shop, token, { move: 'decline' })).toMatchObject({
      state: 'return_unrepaired',
      total: 0,
      moves: ['recycle', 'sell_instead'],
    });
    expect(await stockOf(part)).toEqual({ stock: 1, reserved: 0 });
    await moved(shop, number, fixer, { move: 'dispatch', carrier: 'DPD', tracking: '9' });
  });

  it('waits for a part that is not in stock', async () => {
    const part = await partWith(0);
    const { number, token, lines } = await diagnosing(['battery']);
    await moved(
      shop,
      number,
      fixer,
      estimateOf(59, lines[0]?.id, { part: { product_id: part, quantity: 1 } }),
    );
    expect(await asCustomer(shop, token, { move: 'approve', estimate: 1 })).toMatchObject({
      lines: [{ part_state: 'missing' }],
    });
    expect(await asStaff(shop, number, fixer, { move: 'start' })).toMatchObject({ status: 409 });
    expect(await asStaff(shop, number, fixer, { move: 'order_parts' })).toMatchObject({ status: 400 });
    await moved(shop, number, fixer, { move: 'order_parts', parts_by: '2099-01-04' });
    expect(await seen(shop, token)).toMatchObject({ state: 'awaiting_parts', parts_by: '2099-01-04' });
    await shop.database.pool.query(
      `with one as (update products set stock = 1, stock_status = 'instock' where id = $1 returning id)
       insert into stock_movements (product_id, quantity, reason) select id, 1, 'bought' from one`,
      [part],
    );
    await moved(shop, number, fixer, { move: 'start' });
    expect(await stockOf(part)).toEqual({ stock: 1, reserved: 1 });
  });

  it('is not needed where it costs no more than was agreed, and needed where it does', async () => {
    const { number, lines } = await diagnosing(['battery']);
    const [line] = lines;
    const said = (price: number) => ({
      move: 'approve',
      lines: [{ line_id: line?.id, name: 'Battery', price, warranty_months: 12 }],
    });
    expect((await asStaff(shop, number, fixer, said((line?.price ?? 0) + 0.01))).status).toBe(400);
    expect(await moved(shop, number, fixer, said((line?.price ?? 0) - 1))).toMatchObject({
      state: 'approved',
      total: (line?.price ?? 0) - 1,
    });
  });

  it.each([
    ['leaves a fault without a price', (): object => estimateOf(59)],
    ['prices a line of another repair', (): object => estimateOf(59, 999_999)],
    [
      'has a part of another shop',
      (id: number): object =>
        estimateOf(59, id, { part: { product_id: 1, variation_id: 999_999, quantity: 1 } }),
    ],
    ['has no lines', (): object => ({ move: 'estimate' })],
  ])('is refused that %s', async (_why, body) => {
    const { number, lines } = await diagnosing(['battery']);
    const answer = await asStaff(shop, number, fixer, { ...body(lines[0]?.id ?? 0) });
    expect(answer).toMatchObject({ status: 400, body: { errors: { lines: expect.any(String) as string } } });
  });
});

describe('a loan device', () => {
  it('keeps a ticket open until it is back', async () => {
    const { number } = await placed(shop, phone);
    await checkedIn(shop, number, fixer);
    await moved(shop, number, fixer, { move: 'lend', loan_device: 'iPhone SE, number 4' });
    await moved(shop, number, fixer, { move: 'start' });
    await moved(shop, number, fixer, { move: 'check' });
    const { total } = await record(shop, number, checker);
    const payment = { kind: 'bank_transfer', amount: total };
    await moved(shop, number, checker, { move: 'dispatch', carrier: 'DPD', tracking: '3', payment });
    await moved(shop, number, checker, { move: 'collect' });
    expect(await asStaff(shop, number, checker, { move: 'close' })).toMatchObject({
      status: 409,
      body: { message: 'The loan device is not back yet.' },
    });
    await moved(shop, number, checker, { move: 'take_back' });
    expect(await moved(shop, number, checker, { move: 'close' })).toMatchObject({ loan: { is_back: true } });
  });
});

describe('two people of the bench', () => {
  it('move a ticket once, and the second hears who did it', async () => {
    const { number } = await placed(shop, phone);
    await checkedIn(shop, number, fixer);
    const { version } = await record(shop, number, fixer);
    const answers = await Promise.all([
      asStaff(shop, number, fixer, { move: 'diagnose', version }),
      asStaff(shop, number, checker, { move: 'diagnose', version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const second = answers.find(({ status }) => status === 409);
    expect(second?.body).toMatchObject({
      message: expect.stringContaining('The administrator began to look at this device') as string,
      moved: { number, state: 'diagnosing', since: [{ move: 'diagnose' }] },
    });
  });
});
