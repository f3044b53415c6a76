import { beforeAll, describe, expect, it } from 'vitest';
import type { TrackedRepair } from '#contract/repairs.ts';
import { Refusal } from '#server/http/refusal.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { one } from '#tests/support/one-row.ts';
import type { Headers, RepairPhone } from '#tests/support/repairs.ts';
import {
  asCustomer,
  benchPeople,
  checkedIn,
  moved,
  placed,
  readRepairPhone,
  readRepairStores,
  record,
  seen,
} from '#tests/support/repairs.ts';
import { ACCEPTED, BANK, benchOf, IMEI, tradeInTools, type TradeInTools } from '#tests/support/trade-ins.ts';
import { mailsTo } from '#tests/support/written-mails.ts';

const HOME = { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' };
const STATED = { is_adult: true, is_owner: true };

let shop: TestApp;
let phone: RepairPhone;
let storeId: number;
let fixer: Headers;
let tools: TradeInTools;

beforeAll(async () => {
  shop = await buildTestApp();
  phone = await readRepairPhone(shop);
  [storeId = 0] = await readRepairStores(shop);
  ({ fixer } = await benchPeople(shop));
  tools = await tradeInTools(shop);
});

/** A device that the bench has given up. */
async function givenUp(email: string, way: { storeId?: number } = { storeId }) {
  const repair = await placed(shop, phone, ['battery'], { email, ...way });
  await checkedIn(shop, repair.number, fixer, { agrees: false, passcode: '246813' });
  await moved(shop, repair.number, fixer, { move: 'diagnose' });
  await moved(shop, repair.number, fixer, { move: 'give_up', note: 'Water on the main board.' });
  return repair;
}

type Wish = Parameters<typeof asCustomer>[2];

/** The press of the button, at the price that the shop pays for a device with the first answers. */
async function selling(token: string, more: Partial<Wish> = {}): Promise<Wish & { cash: number }> {
  const { sale } = await seen(shop, token);
  const answers =
    sale?.questions.map(({ known, Question_options: [first] }) => known ?? first?.id ?? 0) ?? [];
  const item = await priced(answers);
  const wish = { move: 'sell_instead', answers, agreed_total: item.cash, payout: 'bank' as const };
  return { ...wish, ...STATED, ...BANK, ...HOME, ...more, cash: item.cash };
}

/** The price of the catalogue for these answers. */
async function priced(answers: readonly number[]): Promise<{ cash: number }> {
  const sold = await one<{ cash: number }>(
    shop,
    `select (p.cash_trade_in + coalesce((select sum(o.price) from question_options o where o.id = any($2::int[])), 0))::int as cash
     from products p join products own on own.model_id = p.model_id where own.id = $1 and p.line = 2`,
    [phone.productId, answers],
  );
  return { cash: Math.max(5, Math.round(sold.cash / 500) * 5) };
}

const press = async (token: string, { cash: _cash, ...wish }: Wish & { cash: number }) => {
  const answer = await asCustomer(shop, token, wish);
  if (answer instanceof Refusal) throw new Error(answer.message);
  return answer;
};

const soldOf = (tracked: TrackedRepair) => ({
  number: tracked.sold_as?.number ?? '',
  token: tracked.sold_as?.token ?? '',
});

const madeOf = async (number: string) =>
  (await shop.database.pool.query('select 1 from trade_ins where repair_number = $1', [number])).rowCount;

describe('a device that can’t be repaired', () => {
  it('becomes a trade-in at the faulty price, which is here already', async () => {
    const repair = await givenUp('sue@mail.example');
    const before = await seen(shop, repair.token);
    expect(before.moves).toEqual(['ask_back', 'recycle', 'sell_instead']);
    const grade = before.sale?.questions.find(({ role }) => role === 'grade');
    expect(grade?.Question_options.find(({ id }) => id === grade.known)?.label).toBe('Faulty');

    const wish = await selling(repair.token);
    const after = await press(repair.token, wish);
    expect(after).toMatchObject({ state: 'sold_instead', next: null, moves: [], sale: null });
    const sold = soldOf(after);
    const tradeIn = await tools.show(sold.token);
    expect(tradeIn).toMatchObject({
      number: sold.number,
      state: 'received',
      next: { who: 'vendor' },
      moves: [],
      repair: { number: repair.number, token: repair.token },
      address: ['1 High Street', 'Leeds', 'LS1 4AP'],
      items: [
        {
          offer: { cash: wish.cash },
          payout: 'bank',
          way: 'drop_in',
          store: { id: storeId },
          identifier: null,
        },
      ],
    });
    expect(tradeIn.items[0]?.answers.map(({ answer }) => answer)).toContain('Faulty');
    expect(tradeIn.events.map(({ move, actor, note }) => [move, actor, note])).toEqual([
      ['place', 'customer', ''],
      ['accept', 'customer', ''],
      ['receive', 'system', 'Water on the main board.'],
    ]);
    const mails = await mailsTo(shop.database, 'sue@mail.example');
    const told = mails.filter(({ subject }) => subject.includes(sold.number));
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^You are selling your iPhone/) as string,
    ]);
    expect(told[0]?.text).toContain(`£${wish.cash}`);
    expect(told[0]?.text).toContain(`/track/${sold.token}`);
  });

  it('is checked and paid like any other, and becomes a unit of the stock', async () => {
    const repair = await givenUp('una@mail.example');
    const { number } = soldOf(await press(repair.token, await selling(repair.token)));
    expect((await record(shop, repair.number, fixer)).sold_as).toEqual({ number, token: null });
    const bench = await benchOf(shop, 'admin@threefold.example');
    expect((await bench.read(number)).repair).toEqual({ number: repair.number, token: null });
    const { version } = await bench.read(number);
    expect(await bench.refused(number, { move: 'inspect', version })).toMatchObject({
      status: 400,
      errors: { identifier: 'Please read it off the device' },
    });
    await bench.move(number, { move: 'inspect', identifier: IMEI });
    await bench.move(number, { move: 'validate', grade: 'Fair' });
    await bench.move(number, { move: 'pay_out' });
    const unit = await one<{ cost: number; ends: string; store: number }>(
      shop,
      `select cost, identifier_ends as ends, store_id as store from stock_units where source_number = $1`,
      [number],
    );
    expect(unit).toMatchObject({ ends: '•••• 7518', store: storeId });
    expect(unit.cost).toBeGreaterThan(0);
  });

  it('goes back to the customer’s address where it was posted', async () => {
    const repair = await givenUp('pam@mail.example', {});
    const {
      line_1: _line,
      town: _town,
      post_code: _code,
      ...wish
    } = await selling(repair.token, { ...ACCEPTED, identifier: IMEI });
    const { token } = soldOf(await press(repair.token, wish));
    expect(await tools.show(token)).toMatchObject({
      address: ['1 High Street', 'Leeds', 'LS1 4AP'],
      items: [{ way: 'label', store: null, identifier: '•••• 7518' }],
    });
  });

  it.each([
    ['their age', { is_adult: false }, 'is_adult'],
    ['whose it is', { is_owner: undefined }, 'is_owner'],
    ['how they are paid', { payout: undefined }, 'payout'],
    ['the bank account', { sort_code: '12' }, 'sort_code'],
    ['a possible number', { identifier: '490154203237519' }, 'identifier'],
    ['an address', { line_1: undefined, town: undefined, post_code: undefined }, 'line_1'],
    ['the price that they saw', { agreed_total: undefined }, 'agreed_total'],
    ['all answers', { answers: [] }, 'answers'],
  ])('is not sold by somebody who does not tell %s', async (_what, more, field) => {
    const repair = await givenUp('bob@mail.example');
    const { cash: _cash, ...wish } = await selling(repair.token, more);
    const refusal = await asCustomer(shop, repair.token, wish);
    expect(refusal).toMatchObject({ status: 400, errors: { [field]: expect.any(String) as string } });
    expect((await seen(shop, repair.token)).state).toBe('beyond_repair');
    expect(await madeOf(repair.number)).toBe(0);
  });

  it('is not sold at another price than the one of now', async () => {
    const repair = await givenUp('kim@mail.example');
    const { cash, ...wish } = await selling(repair.token);
    expect(await asCustomer(shop, repair.token, { ...wish, agreed_total: cash + 200 })).toMatchObject({
      status: 409,
      message: `Our price is now £${cash}. Please look again before you sell it.`,
    });
    expect(await madeOf(repair.number)).toBe(0);
  });

  it('is not sold where nobody here buys its model: it comes back, or is recycled', async () => {
    const repair = await givenUp('lou@mail.example');
    const wish = await selling(repair.token);
    await shop.database.pool.query('update repairs set product_id = null where id = $1', [repair.id]);
    expect(await seen(shop, repair.token)).toMatchObject({ sale: null, moves: ['ask_back', 'recycle'] });
    await expect(press(repair.token, wish)).rejects.toThrow('We can’t buy this device.');
    expect(await asCustomer(shop, repair.token, { move: 'ask_back' })).toMatchObject({
      state: 'return_unrepaired',
      next: { who: 'vendor', what: 'Give the device back' },
    });
  });

  it('is not sold while its customer has a loan device', async () => {
    const repair = await givenUp('ned@mail.example');
    await shop.database.pool.query("update repairs set loan_device = 'A phone' where id = $1", [repair.id]);
    expect((await seen(shop, repair.token)).moves).toEqual(['ask_back']);
  });

  it('is sold once by two presses at once, and never beside a move of staff', async () => {
    const repair = await givenUp('two@mail.example');
    const wish = await selling(repair.token);
    const presses = await Promise.allSettled([press(repair.token, wish), press(repair.token, wish)]);
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await madeOf(repair.number)).toBe(1);

    const other = await givenUp('mia@mail.example');
    const also = await selling(other.token);
    const [sold, ready] = await Promise.allSettled([
      press(other.token, also),
      moved(shop, other.number, fixer, { move: 'ready' }),
    ]);
    expect([sold.status, ready.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const { state } = await seen(shop, other.token);
    expect(state).toBe(sold.status === 'fulfilled' ? 'sold_instead' : 'ready');
    expect(await madeOf(other.number)).toBe(sold.status === 'fulfilled' ? 1 : 0);
  });
});
