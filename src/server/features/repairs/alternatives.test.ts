import { beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#server/http/refusal.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Headers, RepairPhone } from '#tests/support/repairs.ts';
import {
  asCustomer,
  asStaff,
  benchPeople,
  checkedIn,
  moved,
  placed,
  readRepairPhone,
  record,
  seen,
} from '#tests/support/repairs.ts';

let shop: TestApp;
let phone: RepairPhone;
let fixer: Headers;
let checker: Headers;

beforeAll(async () => {
  shop = await buildTestApp();
  phone = await readRepairPhone(shop);
  ({ fixer, checker } = await benchPeople(shop));
});

const estimateOf = (price: number, lineId?: number) => ({
  move: 'estimate',
  lines: [{ ...(lineId && { line_id: lineId }), name: 'New battery', price, warranty_months: 12 }],
});

describe('alternatives and a deposit', () => {
  const DEPOSIT = { move: 'pay_deposit', payment: { kind: 'card', amount: 30 } };

  async function offered() {
    const one = await placed(shop, phone, ['screen', 'battery']);
    await checkedIn(shop, one.number, fixer, { agrees: false });
    await moved(shop, one.number, fixer, { move: 'diagnose' });
    const { lines } = await record(shop, one.number, fixer);
    const [screen, battery] = lines;
    const way = { line_id: screen?.id, choice: 1, warranty_months: 12 };
    const estimate = {
      move: 'estimate',
      deposit: 30,
      lines: [
        { ...way, name: 'Original screen', price: 119 },
        { ...way, name: 'Compatible screen', price: 79 },
        { line_id: battery?.id, name: 'Battery', price: 49, warranty_months: 12 },
      ],
    };
    return { ...one, estimate };
  }

  async function picked() {
    const one = await offered();
    const sent = await moved(shop, one.number, fixer, one.estimate);
    const [original, compatible, battery] = sent.estimate?.lines.map(({ id }) => id) ?? [];
    const ids = { original: original ?? 0, compatible: compatible ?? 0, battery: battery ?? 0 };
    return { ...one, sent, ids };
  }

  it('are one line of the work: the one that the customer picks', async () => {
    const { token, sent, ids } = await picked();
    expect(sent.estimate).toMatchObject({
      total: 168,
      deposit: 30,
      lines: [{ choice: 1 }, { choice: 1 }, { choice: null }],
    });
    const refused = { status: 400, message: 'Please pick one of the alternatives.' };
    expect(await asCustomer(shop, token, { move: 'approve', estimate: 1 })).toMatchObject(refused);
    const both = [ids.original, ids.compatible];
    expect(await asCustomer(shop, token, { move: 'approve', estimate: 1, approved: both })).toMatchObject(
      refused,
    );
    expect(
      await asCustomer(shop, token, { move: 'approve', estimate: 1, approved: [ids.compatible] }),
    ).toMatchObject({
      state: 'approved',
      total: 79,
      due: 79,
      deposit: { amount: 30, paid: null },
      lines: [{ name: 'Compatible screen', state: 'approved', price: 79 }, { state: 'declined' }],
    });
  });

  it('is paid before the work begins, and counts at the hand-over', async () => {
    const { number, token, ids } = await picked();
    await asCustomer(shop, token, {
      move: 'approve',
      estimate: 1,
      approved: [ids.original, ids.battery],
    });
    for (const body of [{ move: 'start' }, { move: 'order_parts', parts_by: '2099-01-04' }])
      expect(await asStaff(shop, number, fixer, body)).toMatchObject({
        status: 409,
        body: { message: 'The deposit is not paid yet.' },
      });
    expect((await seen(shop, token)).next).toEqual({ who: 'customer', what: 'Pay the deposit', by: null });
    const wrong = { ...DEPOSIT, payment: { kind: 'card', amount: 29 } };
    expect((await asStaff(shop, number, fixer, wrong)).status).toBe(400);
    await moved(shop, number, fixer, DEPOSIT);
    expect((await asStaff(shop, number, fixer, DEPOSIT)).status).toBe(409);
    expect(await seen(shop, token)).toMatchObject({
      total: 168,
      due: 138,
      deposit: { paid: { kind: 'card' }, is_back: false, to_return: 0 },
    });
    await moved(shop, number, fixer, { move: 'start' });
    await moved(shop, number, fixer, { move: 'check' });
    const sent = { move: 'dispatch', carrier: 'DPD', tracking: '1' };
    const all = { ...sent, payment: { kind: 'card', amount: 168 } };
    expect((await asStaff(shop, number, checker, all)).status).toBe(400);
    await moved(shop, number, checker, { ...sent, payment: { kind: 'card', amount: 138 } });
    expect(await ledgerOf(number)).toEqual({ sum: 0, taken: 16_800 });
  });

  it('is given back where nothing is repaired, before the device leaves', async () => {
    const { number, token, ids } = await picked();
    await asCustomer(shop, token, { move: 'approve', estimate: 1, approved: [ids.original] });
    await moved(shop, number, fixer, DEPOSIT);
    await moved(shop, number, fixer, { move: 'start' });
    await moved(shop, number, fixer, { move: 'give_up', note: 'The board is broken.' });
    expect(await seen(shop, token)).toMatchObject({ due: 0, deposit: { to_return: 30 } });
    const sent = { move: 'dispatch', carrier: 'DPD', tracking: '1' };
    expect(await asStaff(shop, number, checker, sent)).toMatchObject({
      status: 409,
      body: { message: 'The deposit has to be given back first.' },
    });
    const back = { move: 'refund_deposit', payment: { kind: 'card', amount: 30 } };
    await moved(shop, number, fixer, back);
    expect((await asStaff(shop, number, fixer, back)).status).toBe(409);
    expect(await seen(shop, token)).toMatchObject({ deposit: { is_back: true, to_return: 0 } });
    expect(await ledgerOf(number)).toEqual({ sum: 0, taken: 0 });
    await moved(shop, number, checker, sent);
  });

  it.each([
    ['one alternative alone', { lines: [0, 2] }, 'A line has no alternative.'],
    ['more than all of it costs', { deposit: 169 }, 'The deposit is more than the whole estimate.'],
  ])(
    'are refused with %s',
    async (_what, { lines, deposit }: { lines?: number[]; deposit?: number }, said) => {
      const { number, estimate } = await offered();
      const answer = await asStaff(shop, number, fixer, {
        ...estimate,
        deposit: deposit ?? estimate.deposit,
        lines: estimate.lines.filter((_, at) => lines?.includes(at) ?? true),
      });
      expect(answer).toMatchObject({ status: 400, body: { message: said } });
    },
  );

  /** What the ledger has of a repair: the sum of all postings, and what the vendor took at the counter. */
  async function ledgerOf(number: string) {
    const { rows } = await shop.database.pool.query<{ sum: number; taken: number }>(
      `select sum(p.amount)::int as sum, (sum(case when e.kind = 'payment' then 1 else -1 end * abs(p.amount))
         filter (where p.account = 'vendor' and p.amount <> 0 and sign(p.amount) = case when e.kind = 'payment' then 1 else -1 end))::int as taken
       from ledger_entries e join postings p on p.entry_id = e.id where split_part(e.source, ' ', 1) = $1`,
      [number],
    );
    return rows[0];
  }
});

describe('an answer beside a new version of the estimate', () => {
  it('counts for the version that was shown, or not at all', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { number, token } = await placed(shop, phone, ['battery']);
      await checkedIn(shop, number, fixer, { agrees: false });
      await moved(shop, number, fixer, { move: 'diagnose' });
      const [line] = (await record(shop, number, fixer)).lines;
      await moved(shop, number, fixer, estimateOf(59, line?.id));
      const [answer, again] = await Promise.all([
        asCustomer(shop, token, { move: 'approve', estimate: 1 }),
        asStaff(shop, number, fixer, estimateOf(89, line?.id)),
      ]);
      const isApproved = !(answer instanceof Refusal);
      expect(isApproved).toBe(again.status === 409);
      expect(await seen(shop, token)).toMatchObject(
        isApproved
          ? { state: 'approved', total: 59, estimate: { version: 1 } }
          : { state: 'awaiting_approval', total: 0, estimate: { version: 2, lines: [{ approved: null }] } },
      );
    }
  });
});
