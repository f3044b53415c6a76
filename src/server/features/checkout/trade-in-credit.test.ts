import { beforeAll, describe, expect, it } from 'vitest';
import { SHOPPER } from '#demo/people.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { expectBooksBalance, readReservedStock, type ReservedStock } from '#tests/support/books.ts';
import type { Good } from '#tests/support/buying.ts';
import {
  accountsCart,
  countStock,
  freshKey,
  moversOf,
  placeCart,
  placePath,
  readGoods,
  readyCarts,
  send,
  statuses,
  totalOf,
  track,
} from '#tests/support/buying.ts';
import { one } from '#tests/support/one-row.ts';
import { acceptedDevice, payTrial, payWithDevice, press, runFlows } from '#tests/support/paying-devices.ts';
import { signIn } from '#tests/support/people.ts';
import { accountId, benchOf, cutOf, tradeInTools, type TradeInTools } from '#tests/support/trade-ins.ts';
import { tokenOfDevice } from '../trade-ins/public.ts';
import { cancelOverdue } from '../orders/cancel.writes.ts';
import { mailsTo } from '#tests/support/written-mails.ts';

let shop: TestApp;
let tools: TradeInTools;
let bench: Awaited<ReturnType<typeof benchOf>>;
let shopper: Record<string, string>;
let userId: number;
let reserved: ReservedStock;
let dear: Good;
let cheap: Good;

const DAY = 24 * 60 * 60_000;
const pounds = (amount: number) => poundsFromPence(pence(amount));

beforeAll(async () => {
  shop = await buildTestApp();
  tools = await tradeInTools(shop);
  bench = await benchOf(shop, tools.vendor);
  shopper = await signIn(shop, SHOPPER);
  userId = await accountId(shop, SHOPPER);
  const goods = await readGoods(shop, 8);
  const worth = tools.item.voucher ?? 0;
  const several = goods.toSorted((a, b) => b.price - a.price);
  const [most, least] = [several[0], several.at(-1)];
  if (!most || !least) throw new Error('there is nothing to buy');
  [dear, cheap] = [most, least];
  for (const good of [dear, cheap]) await countStock(shop, good, 500);
  if (dear.price * 5 <= worth) throw new Error('five of the dear things cost less than the device is worth');
  reserved = await readReservedStock(shop);
});

const device = () => acceptedDevice(tools, { userId, email: SHOPPER });
const quantity = () => Math.ceil((tools.item.voucher ?? 0) / dear.price) + 1;
const creditOf = async () =>
  (
    await one<{ balance: number }>(
      shop,
      'select coalesce((select balance from credit_balances where user_id = $1), 0) as balance',
      [userId],
    )
  ).balance;

/** An order of which a device pays a part, and a card the rest. */
async function waiting(items = [{ good: dear, quantity: quantity() }]) {
  const sold = await device();
  const cartId = await accountsCart(shop, SHOPPER, items);
  const { result } = await payWithDevice(shop, cartId, { number: sold.item.number }, shopper);
  const placed = await placeCart(shop, cartId, { headers: shopper });
  if (placed.payment.state !== 'paid') await payTrial(shop, placed.payment.id);
  return { sold, placed, totals: result.order?.totals };
}

async function validate(number: string, price?: number) {
  await bench.move(number, { move: 'receive' });
  await bench.move(number, { move: 'inspect' });
  await bench.move(number, { move: 'validate', ...(price !== undefined && { price }) });
  await runFlows(shop, tools);
}

/** The inspection finds a fault, and the customer accepts the lower offer. */
async function cut(sold: Awaited<ReturnType<typeof device>>, amount: number) {
  await bench.move(sold.number, { move: 'receive' });
  await bench.move(sold.number, { move: 'inspect' });
  const photo = await bench.photo(sold.number);
  await bench.move(sold.number, { move: 'revise', cuts: [cutOf(photo, amount)], grade: 'Good' });
  await tools.press(sold.token, { move: 'accept_revision' });
  await runFlows(shop, tools);
}

const stateOf = async (token: string) => (await tools.show(token)).items[0];

describe('a trade-in that pays for an order', () => {
  it('lowers the total now, and the order is paid once the device is validated', async () => {
    const { sold, placed, totals } = await waiting();
    const worth = pounds(tools.item.voucher ?? 0);
    expect(totals?.trade_in).toBe(worth);
    expect(placed.total).toBe(totals?.total);

    const waits = await track(shop, placed.token);
    expect(waits).toMatchObject({
      state: 'awaiting_trade_in',
      next: { who: 'buyer', what: 'send the device' },
      device: { number: sold.item.number, state: 'waiting', amount: worth, worth: null, difference: null },
      moves: ['pay_difference', 'cancel'],
      totals: { trade_in: worth, credit: 0 },
    });
    const until = new Date(waits.payment.hold_until ?? 0).getTime() - Date.now();
    expect(Math.round(until / DAY)).toBe(21);
    expect(waits.orders[0]?.papers).toEqual([]);
    // Nothing is sent before the device is checked, so no day is promised yet.
    for (const said of [placed.orders[0]?.delivery.promise, waits.orders[0]?.delivery.promise])
      expect(said).toMatch(/ after your device is checked/);
    expect(waits.device?.token).toBe(sold.token);
    expect((await stateOf(sold.token))?.pays_for).toEqual({
      number: placed.number,
      amount: worth,
      is_used: false,
    });
    const [mail] = await mailsTo(shop.database, SHOPPER);
    expect(mail?.subject).toContain('Your order waits for your');
    expect(mail?.text).toContain(' after your device is checked');
    await expectBooksBalance(shop, reserved, 'while it waits');

    await validate(sold.number);
    const paid = await track(shop, placed.token);
    expect(paid).toMatchObject({ state: 'paid', device: { state: 'used' } });
    expect(paid.orders[0]?.delivery.promise).toMatch(/^(?:Today|Tomorrow|Mon|Tue|Wed|Thu|Fri|Sat|Sun) /);
    expect(paid.orders[0]?.papers.map(({ kind }) => kind)).toEqual(['invoice']);
    expect(await stateOf(sold.token)).toMatchObject({ state: 'paid', pays_for: { is_used: true } });
    expect(await creditOf()).toBe(0);
    await expectBooksBalance(shop, reserved, 'once it is paid');
  });

  it('gives what a better device is worth beyond that as store credit, and never pays it out', async () => {
    const before = await creditOf();
    const { sold, placed } = await waiting();
    await validate(sold.number, pounds(tools.item.unit) + 20);
    const item = await stateOf(sold.token);
    expect((await creditOf()) - before).toBe(
      Math.round((item?.price ?? 0) * 100) - (tools.item.voucher ?? 0),
    );
    expect(item).toMatchObject({ state: 'paid' });
    expect((await track(shop, placed.token)).state).toBe('paid');
    await expectBooksBalance(shop, reserved);
  });

  it('pays for all of a cheap order, and the rest is credit', async () => {
    const before = await creditOf();
    const { sold, placed, totals } = await waiting([{ good: cheap, quantity: 1 }]);
    expect(placed).toMatchObject({ total: 0, orders: [{ state: 'awaiting_trade_in' }] });
    await validate(sold.number);
    expect((await track(shop, placed.token)).state).toBe('paid');
    expect((await creditOf()) - before).toBe(
      (tools.item.voucher ?? 0) - Math.round((totals?.trade_in ?? 0) * 100),
    );
    await expectBooksBalance(shop, reserved);
  });

  it('asks for the difference where the device is worth less, and goes on once that is paid', async () => {
    const { sold, placed } = await waiting();
    await cut(sold, 50);
    const asked = await track(shop, placed.token);
    const worth = (await stateOf(sold.token))?.price ?? 0;
    expect(asked).toMatchObject({
      state: 'awaiting_trade_in',
      next: { what: 'pay the difference' },
      moves: ['cancel'],
      device: { worth, difference: { state: 'pending' } },
    });
    const difference = asked.device?.difference;
    expect(difference?.amount).toBeCloseTo(pounds(tools.item.voucher ?? 0) - worth);
    const [mail] = await mailsTo(shop.database, SHOPPER);
    expect(mail?.subject).toContain('Please pay the difference');

    expect((await payTrial(shop, difference?.id)).status).toBe(200);
    await runFlows(shop, tools);
    expect(await track(shop, placed.token)).toMatchObject({
      state: 'paid',
      totals: { trade_in: worth },
      device: { state: 'used' },
    });
    expect((await stateOf(sold.token))?.state).toBe('paid');
    await expectBooksBalance(shop, reserved);

    // The device's part comes back as credit, the rest by both payments.
    const before = await creditOf();
    const { asStaff } = await moversOf(shop);
    const [order] = placed.orders;
    if (!order) throw new Error('nothing was placed');
    expect((await asStaff(order, { move: 'refuse', note: 'Sold out' })).status).toBe(200);
    expect((await creditOf()) - before).toBe(Math.round(worth * 100));
    await expectBooksBalance(shop, reserved, 'after the refund');
  });

  it('is paid otherwise when the buyer does not want to wait, and the device is paid out as usual', async () => {
    const { sold, placed } = await waiting();
    const asked = await press(shop, placed.token, 'pay_difference');
    expect(asked.device?.difference?.amount).toBe(pounds(tools.item.voucher ?? 0));
    await payTrial(shop, asked.device?.difference?.id);
    expect(await track(shop, placed.token)).toMatchObject({
      state: 'paid',
      totals: { trade_in: 0 },
      device: { state: 'released' },
    });
    await validate(sold.number);
    expect(await stateOf(sold.token)).toMatchObject({
      state: 'payout_pending',
      price: pounds(tools.item.unit),
      pays_for: null,
    });
    await expectBooksBalance(shop, reserved);
  });

  it('can be cancelled while it waits: the money goes back, and the device goes on alone', async () => {
    const { sold, placed } = await waiting();
    await cut(sold, 50);
    const [order] = placed.orders;
    const ended = await press(shop, placed.token, 'cancel');
    await runFlows(shop, tools);
    expect(ended.state).toBe('cancelled');
    expect(ended.orders[0]?.refunded).toBeCloseTo(order?.total === 0 ? 0 : placed.total);
    expect(await stateOf(sold.token)).toMatchObject({ state: 'payout_pending', pays_for: null });
    const [mail] = await mailsTo(shop.database, SHOPPER).then((mails) =>
      mails.filter(({ subject }) => subject.includes('cancelled')),
    );
    expect(mail?.text).toContain('continues as usual');
    await expectBooksBalance(shop, reserved);
  });

  it('is cancelled after 21 days, and its goods are for sale again', async () => {
    const { sold, placed } = await waiting();
    const { sender } = tools;
    await cancelOverdue(shop.database, { now: new Date(Date.now() + 20 * DAY), sender });
    expect((await track(shop, placed.token)).state).toBe('awaiting_trade_in');
    await cancelOverdue(shop.database, { now: new Date(Date.now() + 22 * DAY), sender });
    await runFlows(shop, tools);
    expect((await track(shop, placed.token)).state).toBe('cancelled');
    expect((await stateOf(sold.token))?.pays_for).toBeNull();
    await expectBooksBalance(shop, reserved);
  });

  it('asks for the whole sum if the device is not sold after all', async () => {
    const { sold, placed } = await waiting();
    await tools.press(sold.token, { move: 'cancel' });
    await runFlows(shop, tools);
    const asked = await track(shop, placed.token);
    expect(asked.device).toMatchObject({ worth: 0, difference: { amount: pounds(tools.item.voucher ?? 0) } });
    await payTrial(shop, asked.device?.difference?.id);
    expect((await track(shop, placed.token)).state).toBe('paid');
    await expectBooksBalance(shop, reserved);
  });

  it('pays once: of two orders at the same moment one wins, and the other cart stays', async () => {
    const sold = await device();
    const carts = [];
    for (let index = 0; index < 2; index++) {
      const [cartId = ''] = await readyCarts(shop, 1, [{ good: dear, quantity: quantity() }]);
      await payWithDevice(shop, cartId, { number: sold.item.number, token: sold.token });
      carts.push({ cartId, total: await totalOf(shop, cartId) });
    }
    const answers = await Promise.all(
      carts.map(({ cartId, total }) =>
        send(shop, placePath(cartId), { payment: 'trial', agreed_total: total }, freshKey()),
      ),
    );
    expect(statuses(answers)).toEqual([201, 409]);
    const lost = answers.find(({ status }) => status === 409)?.body as { changed?: { what: string }[] };
    expect(lost.changed?.map(({ what }) => what)).toEqual(['trade_in']);
    await expectBooksBalance(shop, reserved);
  });
});

describe('a guest', () => {
  it('uses a device by its link, and not without it', async () => {
    const sold = await acceptedDevice(tools, { email: 'guest@mail.example' });
    const [cartId = ''] = await readyCarts(shop, 1, [{ good: cheap, quantity: 1 }], {
      email: 'guest@mail.example',
    });
    const refused = await shop.refused('PUT /no/auth/web/site/checkouts/{cartId}', {
      params: { cartId },
      body: { trade_in: { number: sold.item.number } },
    });
    expect(refused).toMatchObject({ status: 400, errors: { trade_in: 'Please choose another trade-in' } });
    const { result } = await payWithDevice(shop, cartId, { number: sold.item.number, token: sold.token });
    expect(result.order?.trade_in?.device?.worth).toBe(pounds(tools.item.voucher ?? 0));
    expect(result.order?.payments.find(({ kind }) => kind === 'in_store')?.reason).toContain('paid now');

    const placed = await placeCart(shop, cartId);
    expect((await track(shop, placed.token)).device?.token).toBe(sold.token);
    // The link of an order opens the trade-in of its own buyer alone.
    const { secret } = tools.sender;
    const stranger = { number: sold.item.number, userId, email: 'another@mail.example' };
    expect(await tokenOfDevice(shop.database.ask, secret, stranger)).toBeUndefined();
    await validate(sold.number);
    expect((await track(shop, placed.token)).state).toBe('paid');
    const rest = await one<{ amount: number }>(
      shop,
      'select amount from waiting_credits where email = $1 and given_at is null',
      ['guest@mail.example'],
    );
    expect(rest.amount).toBe(
      (tools.item.voucher ?? 0) - Math.round((result.order?.totals.trade_in ?? 0) * 100),
    );
    await expectBooksBalance(shop, reserved);
  });
});
