import { beforeAll, describe, expect, it } from 'vitest';
import { poundsFromPence, pence } from '#rules/money/money.ts';
import { addresses } from '#rules/page/addresses.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshKey } from '#tests/support/buying.ts';
import { one } from '#tests/support/one-row.ts';
import { signIn } from '#tests/support/people.ts';
import {
  ACCEPTED,
  accountId,
  BANK,
  benchOf,
  cutOf,
  IMEI,
  SELLER,
  tradeInTools,
  type TradeInTools,
} from '#tests/support/trade-ins.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { Refusal } from '../../http/refusal.ts';

let shop: TestApp;
let tools: TradeInTools;
let bench: Awaited<ReturnType<typeof benchOf>>;
let admin: Awaited<ReturnType<typeof benchOf>>;

beforeAll(async () => {
  shop = await buildTestApp();
  tools = await tradeInTools(shop);
  bench = await benchOf(shop, tools.vendor);
  admin = await benchOf(shop, 'admin@threefold.example');
});

const pounds = (amount: number) => poundsFromPence(pence(amount));

/** A device on the bench of its vendor. */
async function inspected(how: Parameters<TradeInTools['place']>[0] = {}) {
  const placed = await tools.place(how);
  await tools.press(placed.token, { move: 'accept', ...ACCEPTED });
  await tools.press(placed.token, { move: 'arrange', way: 'label' });
  await bench.move(placed.number, { move: 'receive' });
  await bench.move(placed.number, { move: 'inspect' });
  return placed;
}

/** The same with a revised offer that waits for its answer. */
async function revised(how: Parameters<TradeInTools['place']>[0] = {}) {
  const placed = await inspected(how);
  const photo = await bench.photo(placed.number);
  await bench.move(placed.number, { move: 'revise', cuts: [cutOf(photo, 50)], grade: 'Good' });
  return { ...placed, photo };
}

describe('an offer', () => {
  it('is kept with its breakdown, and shown to the holder of the link', async () => {
    const { token } = await tools.place();
    const shown = await tools.show(token);
    const [item] = shown.items;
    expect(shown).toMatchObject({
      kind: 'trade_in',
      state: 'quoted',
      version: 1,
      moves: ['accept', 'cancel'],
    });
    const sum = (item?.quote.lines ?? []).reduce((all, { amount }) => all + amount, 0);
    const { best, rounding, offer } = item?.quote ?? { best: { cash: 0 }, rounding: 0, offer: { cash: 0 } };
    expect(offer.cash).toBeCloseTo(best.cash + sum + rounding);
    expect(item?.answers).toHaveLength(tools.item.answers.length);
    expect(shown.next?.who).toBe('customer');
  });

  it('is accepted only by an adult who owns the device, with a number that can be right', async () => {
    const { token } = await tools.place();
    const wrong = { move: 'accept', version: 1, is_adult: false, identifier: '490154203237517' } as const;
    const answer = await tools.move(token, wrong);
    expect(answer).toBeInstanceOf(Refusal);
    expect(answer).toMatchObject({ status: 400 });
    expect(Object.keys((answer as Refusal).errors ?? {})).toEqual(['is_adult', 'is_owner', 'identifier']);
    expect((await tools.show(token)).state).toBe('quoted');
  });

  it('of a phone is not accepted with a serial number in place of its IMEI', async () => {
    const { id } = await one<{ id: number }>(
      shop,
      `select p.id from products p join categories c on c.id = p.category_id
       where p.line = 2 and c.name = 'iPhone' order by p.id limit 1`,
    );
    const phone = { ...tools.item, productId: id, variationId: null };
    const { token } = await tools.place({ item: phone });
    const serial = { move: 'accept', version: 1, ...ACCEPTED, identifier: 'SERIAL1234' } as const;
    expect(await tools.move(token, serial)).toMatchObject({
      status: 400,
      errors: { identifier: expect.stringContaining('IMEI of 15 digits') as string },
    });
  });

  it('is refused with bank details that can’t be right, and keeps those of the checkout', async () => {
    const { token } = await tools.place();
    const bank = { account_holder: 'Ann', sort_code: '1', account_number: '2' };
    const answer = await tools.move(token, { move: 'accept', version: 1, ...ACCEPTED, ...bank });
    expect(answer).toMatchObject({ status: 400, errors: { sort_code: 'Invalid sort code' } });
    const accepted = await tools.press(token, { move: 'accept', ...ACCEPTED, identifier: IMEI });
    expect(accepted.items[0]).toMatchObject({ account_ends: '911', identifier: '•••• 7518' });
  });

  it('of a stale page is refused with what happened', async () => {
    const { token } = await tools.place();
    await tools.press(token, { move: 'cancel' });
    const answer = await tools.move(token, { move: 'accept', version: 1, ...ACCEPTED });
    expect(answer).toMatchObject({ status: 409, moved: { state: 'cancelled', version: 2 } });
  });

  it('is told by mail, with the link', async () => {
    const { token } = await tools.place({ email: 'told@mail.example' });
    const [mail] = await mailsTo(shop.database, 'told@mail.example');
    expect(mail?.subject).toMatch(/^Your offer \(TI-/);
    expect(mail?.text).toContain(`/track/${token}`);
  });
});

describe('several devices', () => {
  it('have numbers and states of their own, and are posted together', async () => {
    const { token, items } = await tools.place({ quantity: 2 });
    const [first, second] = items;
    expect(second?.number).toMatch(/-B$/);
    for (const { number } of items) {
      await tools.move(token, { move: 'accept', item: number, version: 1, ...ACCEPTED });
    }
    const arranged = await tools.press(token, { move: 'arrange', way: 'label' });
    expect(arranged.items.map(({ state }) => state)).toEqual(['awaiting_device', 'awaiting_device']);
    expect(arranged.items[0]?.send_to.length).toBeGreaterThan(1);
    const label = await shop.fetch(addresses.paper(token, `label-${second?.number ?? ''}`));
    expect(await label.text()).toMatch(/Trade-in label.*class="paper-qr"[^>]*><svg/s);
    const qr = await shop.fetch(addresses.qr(second?.number ?? ''));
    expect([qr.status, qr.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await shop.fetch(addresses.qr('TI-000000001'))).status).toBe(404);
    expect((await shop.fetch(`/track/${token}/papers/label-TI-000000000`)).status).toBe(404);
    await bench.move(first?.number ?? '', { move: 'receive', item: first?.number });
    const shown = await tools.show(token);
    expect(shown.items.map(({ state }) => state)).toEqual(['received', 'awaiting_device']);
    expect(shown.state).toBe('awaiting_device');
    const unclear = await tools.move(token, { move: 'accept', version: shown.version, ...ACCEPTED });
    expect(unclear).toMatchObject({ status: 400, errors: { item: 'Required' } });
  });
});

describe('a lower offer', () => {
  it('needs a reason and a photo for each cut', async () => {
    const { number } = await inspected();
    const { version } = await bench.read(number);
    const photo = await bench.photo(number);
    const good = cutOf(photo);
    const refusals = await Promise.all([
      bench.refused(number, { move: 'revise', version }),
      bench.refused(number, { move: 'revise', version, cuts: [{ ...good, photos: [] }] }),
      bench.refused(number, { move: 'revise', version, cuts: [good, { ...good, reason: ' ' }] }),
      bench.refused(number, { move: 'revise', version, cuts: [{ ...good, amount: 0 }] }),
      bench.refused(number, { move: 'revise', version, cuts: [{ ...good, amount: 1 }] }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    const foreign = await bench.photo((await inspected()).number);
    const stolen = await bench.refused(number, { move: 'revise', version, cuts: [cutOf(foreign)] });
    expect(stolen.status).toBe(409);
    expect((await bench.read(number)).state).toBe('inspecting');
  });

  it('is never below what the worst answers of its rules give', async () => {
    const { number } = await inspected();
    const device = (await bench.read(number)).items[0];
    if (!device?.worst) throw new Error('a quote keeps no worst offer');
    const { version, worst, offer } = device;
    expect(worst.cash).toBeGreaterThan(device.quote.terms.floor);
    expect(device.others.some(({ amount }) => amount < 0)).toBe(true);
    const photos = [await bench.photo(number)];
    const [line] = device.others;
    const cut = (amount: number) => ({ ...cutOf(photos[0] ?? '', amount), check: line?.question ?? '' });
    const slip = await bench.refused(number, { move: 'revise', version, cuts: [cut(500)] });
    expect(slip.status).toBe(400);
    expect(slip.errors?.['cuts']).toContain(`give £${worst.cash}`);
    const step = device.quote.terms.step;
    const below = [cut(offer.cash - worst.cash + step)];
    expect((await bench.refused(number, { move: 'revise', version, cuts: below })).status).toBe(400);
    await bench.move(number, { move: 'revise', cuts: [cut(offer.cash - worst.cash)], grade: 'Fair' });
    const [revision] = (await bench.read(number)).items;
    expect(revision?.revision?.new.cash).toBe(worst.cash);
  });

  it('shows its evidence to the holder of the link, and the accepted price is paid', async () => {
    const { token, number, photo } = await revised();
    const shown = await tools.show(token);
    const [item] = shown.items;
    const before = pounds(tools.item.unit);
    expect(item?.revision).toMatchObject({
      old: { cash: before },
      new: { cash: before - 50 },
      is_final: false,
    });
    expect(item?.revision?.cuts[0]?.photos[0]?.id).toBe(photo);
    expect(item?.moves).toEqual(['accept_revision', 'decline_revision', 'dispute', 'recycle']);
    const accepted = await tools.press(token, { move: 'accept_revision' });
    expect(accepted.items[0]).toMatchObject({ state: 'payout_pending', price: before - 50 });
    expect((await bench.read(number)).items[0]?.grade).toBe('Good');
    const mail = (await mailsTo(shop.database, SELLER)).find(({ text }) => text.includes(token));
    expect(mail?.subject).toContain('We pay you');
  });

  it('gets one answer, although two are pressed at once', async () => {
    const { token } = await revised();
    const { version } = await tools.show(token);
    const answers = await Promise.all(
      (['accept_revision', 'dispute', 'decline_revision'] as const).map((move) =>
        tools.move(token, { move, version }),
      ),
    );
    const refused = answers.filter((answer) => answer instanceof Refusal);
    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
    expect(refused[0]?.message).toContain('You ');
  });

  it('is looked at once more, by another inspector, who decides for good', async () => {
    const { token, number } = await revised();
    await tools.press(token, { move: 'dispute' });
    const mine = await bench.read(number);
    expect(mine.items[0]).toMatchObject({ is_own_dispute: true, moves: [] });
    const same = await bench.refused(number, { move: 'validate', version: mine.version });
    expect(same.message).toContain('Another inspector');
    const photo = await admin.photo(number);
    await admin.move(number, { move: 'revise', cuts: [cutOf(photo, 40)] });
    const again = await tools.show(token);
    expect(again.items[0]?.revision).toMatchObject({ is_final: true });
    expect(again.moves).not.toContain('dispute');
    const second = await tools.move(token, { move: 'dispute', version: again.version });
    expect(second).toMatchObject({ status: 409 });
    const declined = await tools.press(token, { move: 'decline_revision' });
    expect(declined.state).toBe('return_pending');
  });
});

describe('a device as told, or better', () => {
  it('is paid by bank: in the file, marked, failed with new details, and marked again', async () => {
    const { token, number } = await inspected();
    const better = pounds(tools.item.unit) + 20;
    const tooMuch = await bench.read(number);
    const slip = { move: 'validate', version: tooMuch.version, price: better * 100 } as const;
    expect((await bench.refused(number, slip)).status).toBe(400);
    await bench.move(number, { move: 'validate', price: better, grade: 'Excellent' });
    const write = (again = false) =>
      shop.call('POST /office/trade-in-payouts/file', { body: { again }, headers: admin.headers });
    const line = `20-00-00,55779911,Nadia Rahman,${better.toFixed(2)},${number}`;
    // Two people at once: only one file has the payment.
    const files = await Promise.allSettled([write(), write()]);
    const texts = files.map((one) => (one.status === 'fulfilled' ? one.value.result.text : ''));
    expect(texts.filter((text) => text.includes(line))).toHaveLength(1);
    expect((await write(true)).result.text).toContain(line);
    const pending = async () =>
      (await shop.call('GET /office/trade-in-payouts', { headers: admin.headers })).data;
    const row = (await pending()).find((one) => one.number === number);
    expect(row).toMatchObject({ amount: better, account_ends: '911', filed: expect.any(String) as string });
    const mark = (outcome: 'paid' | 'failed', version: number) =>
      shop.fetch('/office/trade-in-payouts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...admin.headers, ...freshKey() },
        body: JSON.stringify({ outcome, note: 'No such account', payouts: [{ number, version }] }),
      });
    const version = row?.version ?? 0;
    const twice = await Promise.all([mark('paid', version), mark('paid', version)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await mark('failed', version + 1)).status).toBe(200);
    const failed = await tools.show(token);
    expect(failed).toMatchObject({ state: 'payout_failed', moves: ['begin_payout'] });
    const empty = await tools.move(token, { move: 'begin_payout', version: failed.version });
    expect(empty).toMatchObject({ status: 400 });
    const others = { ...BANK, account_number: '11223344' };
    const begun = await tools.press(token, { move: 'begin_payout', ...others });
    expect(begun.items[0]).toMatchObject({ state: 'payout_pending', account_ends: '344' });
    await admin.move(number, { move: 'pay_out' });
    const posted = await one<{ sum: number; entries: number }>(
      shop,
      `select sum(p.amount)::int as sum, count(*)::int as entries from postings p join ledger_entries e on e.id = p.entry_id
       where e.kind = 'trade_in' and p.account = 'vendor' and e.source like $1`,
      [`${number}%`],
    );
    // Paid, failed and paid again: the vendor owes it once.
    expect(posted).toEqual({ sum: better * 100, entries: 3 });
  });

  it('is paid as a voucher at once, once, however often and by whom it is sent', async () => {
    const userId = await accountId(shop, 'shopper@threefold.example');
    const credit = () =>
      one<{ sum: number }>(
        shop,
        'select coalesce(sum(amount), 0)::int as sum from credit_entries where user_id = $1',
        [userId],
      );
    const { number, token } = await inspected({ payout: 'voucher', userId });
    const before = await credit();
    const { version } = await bench.read(number);
    const validate = (headers: Record<string, string>) =>
      shop.fetch(`/office/trade-ins/${number}/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, ...freshKey() },
        body: JSON.stringify({ move: 'validate', version }),
      });
    const answers = await Promise.all([bench, admin, bench, admin].map(({ headers }) => validate(headers)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await credit()).sum - before.sum).toBe(tools.item.voucher);
    expect(await tools.show(token)).toMatchObject({ state: 'paid', next: null });
    const { data } = await shop.call('GET /web/site/trade-ins', {
      headers: await signIn(shop, 'shopper@threefold.example'),
    });
    expect(data[0]).toMatchObject({ number, token, state: 'paid' });
  });
});

describe('what is private', () => {
  it('is encrypted, and in no log, key, mail or answer to others', async () => {
    const { number, token, photo } = await revised();
    const staff = await bench.read(number);
    const imei = staff.items[0]?.identifier_full ?? '';
    expect(imei).toMatch(/^\d{15}$/);
    expect(JSON.stringify(await tools.show(token))).not.toMatch(new RegExp(`${imei}|${BANK.account_number}`));
    for (const table of ['trade_ins', 'trade_in_items', 'audit_log', 'idempotency_keys', 'jobs']) {
      const { rows } = await shop.database.pool.query<{ text: string }>(
        `select row_to_json(x)::text as text from ${table} x`,
      );
      const told = rows.filter(({ text }) => text.includes(imei) || text.includes(BANK.account_number));
      expect(told, table).toEqual([]);
    }
    const address = (of: string) => `/office/trade-ins/${of}/photos/${photo}/large`;
    expect((await shop.fetch(address(number), { headers: bench.headers })).status).toBe(200);
    const byLink = (of: string) => `/no/auth/web/site/track/${of}/photos/${photo}/small`;
    expect((await shop.fetch(byLink(token))).status).toBe(200);
    expect((await shop.fetch(byLink((await tools.place()).token))).status).toBe(404);
    expect((await shop.fetch(address(number))).status).toBe(401);
    expect((await shop.fetch(address((await tools.place()).number), { headers: bench.headers })).status).toBe(
      404,
    );
    const shopper = await signIn(shop, 'shopper@threefold.example');
    expect((await shop.fetch(address(number), { headers: shopper })).status).toBe(403);
  });

  it('opens with no other token', async () => {
    const { token } = await tools.place();
    await expect(tools.show(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)).rejects.toThrow();
  });
});

it('the list finds devices by state, customer and number, and counts them', async () => {
  const { number } = await inspected();
  const found = await bench.list({ q: number });
  expect(found.data.map((row) => row.number)).toEqual([number]);
  expect(found.counts).toMatchObject({ inspecting: 1, late: 0 });
  expect(found.data[0]).toMatchObject({ customer: 'Nadia Rahman', is_late: false });
  expect((await bench.list({ q: number, state: ['paid'] })).data).toEqual([]);
});
