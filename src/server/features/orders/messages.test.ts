import { beforeAll, describe, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { sendDueMail } from '#tests/support/jobs.ts';
import {
  buy,
  BUYER,
  type Good,
  moversOf,
  type OrderMovers,
  payNow,
  payPath,
  placeCart,
  readyCarts,
  send,
  sendOut,
  track,
  vendorsGoodAndOther,
} from '#tests/support/buying.ts';
import { cardShop, type CardShop } from '#tests/support/cards.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { signIn } from '#tests/support/people.ts';
import { mailUnpaid } from './placed-mails.writes.ts';

const MINUTE = 60_000;
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

let cards: CardShop;
let movers: OrderMovers;
/** The first product is the demo vendor's. */
let goods: [Good, Good];

beforeAll(async () => {
  cards = await cardShop();
  movers = await moversOf(cards.shop);
  goods = await vendorsGoodAndOther(cards.shop);
});

const place = (wished: readonly Good[] = [goods[0]]) =>
  buy(
    cards.shop,
    wished.map((good) => ({ good, quantity: 1 })),
  );
const mailNow = (now: Date) => mailUnpaid(cards.shop.database, { now, sender: cards.sender });
const subjectsOf = async ({ number }: Pick<Placed, 'number'>) =>
  (await mailsTo(cards.shop.database, BUYER.email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(number))
    .map((subject) => subject.replace(/ \(.*/, ''));
const WAITING = 'Your order is waiting for your payment';

describe('a buyer who started a card payment and did not finish', () => {
  it('gets one mail after two minutes, with the link to pay and until when', async () => {
    const placed = await place();
    await mailNow(later(1));
    expect(await subjectsOf(placed)).toEqual([]);
    await Promise.all([mailNow(later(3)), mailNow(later(3))]);
    await mailNow(later(4));
    expect(await subjectsOf(placed)).toEqual([WAITING]);
    const mail = (await mailsTo(cards.shop.database, BUYER.email)).find(({ subject }) =>
      subject.includes(placed.number),
    );
    expect(mail?.text).toContain(`Pay now:\nhttp://shop.example/track/${placed.token}`);
    expect(mail?.text).toMatch(/We keep the item for you until (\d+(:\d\d)? [AP]M|12 noon)\./);
    await payNow(cards.shop, placed);
    expect(await subjectsOf(placed)).toEqual(expect.arrayContaining([WAITING, 'Your order is paid']));
  });

  it.each<[string, (placed: Placed) => Promise<unknown>]>([
    ['paid', (placed) => payNow(cards.shop, placed)],
    ['was declined', (placed) => send(cards.shop, payPath(placed), { outcome: 'declined' })],
    [
      'cancelled',
      (placed) => movers.asBuyer(placed.orders[0] as Placed['orders'][number], { move: 'cancel' }),
    ],
  ])('does not reach a person who %s meanwhile', async (_, act) => {
    const placed = await place();
    await act(placed);
    await mailNow(later(3));
    expect(await subjectsOf(placed)).not.toContain(WAITING);
  });

  it('gets none when the goods are not kept any more', async () => {
    const placed = await place();
    await mailNow(later(16));
    expect(await subjectsOf(placed)).toEqual([]);
  });

  it('is not everybody: a transfer has its own mail from the beginning', async () => {
    const [cartId = ''] = await readyCarts(cards.shop, 1, [{ good: goods[0], quantity: 1 }]);
    const placed = await placeCart(cards.shop, cartId, { payment: 'bank_transfer' });
    await mailNow(later(3));
    expect(await subjectsOf(placed)).toEqual(['How to pay for your order']);
  });
});

describe('a vendor', () => {
  const toldAbout = async (address: string, number: string) =>
    (await mailsTo(cards.shop.database, address))
      .filter(({ subject }) => subject.includes(number))
      .map(({ subject, text }) => ({ subject, text }))
      .reverse();
  const firstOf = ({ orders: [order] }: Placed) => {
    if (!order) throw new Error('nothing was ordered');
    return order;
  };

  it('without an account leaves its mails to the shop', async () => {
    const { rows } = await cards.shop.database.pool.query<{ email: string }>(
      'select email from site_settings',
    );
    const placed = await place([goods[1]]);
    await payNow(cards.shop, placed);
    const told = await toldAbout(rows[0]?.email ?? '', placed.number);
    expect(told.map(({ subject }) => subject)).toEqual([`New order ${placed.number}`]);
  });

  it('hears at once of what is paid at the counter, and when it is cancelled', async () => {
    const delivery = [
      { business_id: goods[0].businessId, way: 'collect' as const, store_id: await storeOf(goods[0]) },
    ];
    const [cartId = ''] = await readyCarts(cards.shop, 1, [{ good: goods[0], quantity: 1 }], {
      choices: { delivery },
    });
    const order = firstOf(await placeCart(cards.shop, cartId, { payment: 'in_store' }));
    await movers.asBuyer(order, { move: 'cancel' });
    const told = await toldAbout(VENDOR, order.number);
    expect(told.map(({ subject }) => subject)).toEqual([
      `New order ${order.number}`,
      `An order was cancelled (${order.number})`,
    ]);
    expect(told[0]?.text).toContain('paid at the counter');
    expect(told[0]?.text).toMatch(/^Collected at: .+, [A-Z]+\d+\s\d[A-Z]{2}$/m);
    expect(told[0]?.text).not.toContain('Deliver to');
  });

  it('gets mails with the address and the deadline, and for a return with its reason and items', async () => {
    const placed = await place();
    await payNow(cards.shop, placed);
    const order = firstOf(placed);
    const told = () => toldAbout(VENDOR, order.number);
    const [news] = await told();
    expect(news?.text).toContain(
      `Deliver to: ${BUYER.name}\n${BUYER.line_1}\n${BUYER.town}\n${BUYER.post_code.replace(' ', '\u00a0')}`,
    );
    expect(news?.text).toMatch(
      /Please accept it by [A-Z][a-z]{2} \d+ [A-Z][a-z]+, (\d+(:\d\d)? [AP]M|12 noon), and pack it\./,
    );
    await sendOut(movers, order);
    const { orders } = await track(cards.shop, order.token);
    const lines = [{ line_id: orders[0]?.lines[0]?.id, units: 1 }];
    await movers.asBuyer(order, {
      move: 'request_return',
      reason: 'faulty',
      note: 'It does not charge.',
      lines,
    });
    const wish = (await told()).at(-1);
    expect(wish?.subject).toContain('A buyer wants to return something');
    expect(wish?.text).toContain(orders[0]?.lines[0]?.name);
    expect(wish?.text).toContain('Reason: It doesn’t work\nNote: It does not charge.\nPhotos: None');
    for (const { text } of await told()) {
      expect(text).toContain(`Open the order:\nhttp://127.0.0.1:0/vendor/orders/${order.number}\n`);
    }
  });
});

const storeOf = async ({ businessId }: Good): Promise<number> => {
  const { rows } = await cards.shop.database.pool.query<{ id: number }>(
    'select id from stores where business_id = $1 and is_active order by id limit 1',
    [businessId],
  );
  return rows[0]?.id ?? 0;
};

describe('the messages about an order', () => {
  const titles = (messages: readonly { title: string }[]) => messages.map(({ title }) => title);

  it('are listed for the buyer, without mails to others', async () => {
    const placed = await place(goods);
    await payNow(cards.shop, placed);
    const [mine, others] = placed.orders;
    if (!mine || !others) throw new Error('one order alone');
    await movers.asStaff(mine, { move: 'accept' });
    const all = await track(cards.shop, placed.token);
    expect(titles(all.messages)).toEqual(['Your order is paid', 'Your order is being packed']);
    expect(
      all.messages.map(({ number }) => number),
      'which order each is about',
    ).toEqual([null, mine.number]);
    expect(all.messages.every(({ to, state }) => to === 'buyer' && state === 'waiting')).toBe(true);
    expect(titles((await track(cards.shop, mine.token)).messages)).toEqual(titles(all.messages));
    const { messages } = await track(cards.shop, others.token);
    expect(titles(messages), 'of the other order, its own').toEqual(['Your order is paid']);
    expect(JSON.stringify(all.messages)).not.toMatch(/track|@/);

    const office = async (email: string, number: string) =>
      (
        await cards.shop.call('GET /office/orders/{number}', {
          params: { number },
          headers: await signIn(cards.shop, email),
        })
      ).result.messages;
    const vendors = await office(
      VENDOR,
      all.orders.find(({ business }) => business.id === goods[0].businessId)?.number ?? '',
    );
    const vendorsAccepted = mine.business_id === goods[0].businessId;
    expect(vendors.map(({ title, to }) => [title, to])).toEqual([
      ['Your order is paid', 'buyer'],
      ['You have a new order', 'vendor'],
      ...(vendorsAccepted ? [['Your order is being packed', 'buyer']] : []),
    ]);
    expect(new Set((await office(ADMINISTRATOR, mine.number)).map(({ to }) => to))).toEqual(
      new Set(['buyer', 'vendor']),
    );
  });

  it('say which were sent, and which could not be', async () => {
    const placed = await place();
    await payNow(cards.shop, placed);
    await cards.shop.database.pool.query(
      `update jobs set failed_at = now(), last_error = 'no such mailbox' where kind = 'mail' and done_at is null
       and key in (select key from order_mails m join order_groups g on g.id = m.group_id where g.number = $1)`,
      [placed.number],
    );
    const [order] = placed.orders;
    if (!order) throw new Error('nothing was ordered');
    await movers.asStaff(order, { move: 'accept' });
    await sendDueMail(cards.shop.database, { send: async () => undefined, close: () => undefined });
    const { messages } = await track(cards.shop, placed.token);
    expect(messages.map(({ state }) => state)).toEqual(['failed', 'sent']);
  });
});
