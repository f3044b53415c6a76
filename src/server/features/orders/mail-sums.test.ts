import { beforeAll, expect, it } from 'vitest';
import type { ItemToBuy } from '#tests/support/buying.ts';
import { payNow, track } from '#tests/support/buying.ts';
import type { MoneyShop, Order } from '#tests/support/money-shop.ts';
import { expectDone, moneyShop } from '#tests/support/money-shop.ts';
import { MAILS } from '#tests/support/written-mails.ts';

let till: MoneyShop;
/** Two units of one product, and one of another vendor's. */
let items: [ItemToBuy, ItemToBuy];

beforeAll(async () => {
  till = await moneyShop();
  const [first, second] = till.goodsWithStores();
  items = [
    { good: first, quantity: 2 },
    { good: second, quantity: 1 },
  ];
});

interface Mail {
  subject: string;
  text: string;
}

const mailsAbout = async ({ number }: Order): Promise<Mail[]> => {
  const { rows } = await till.shop.database.pool.query<Mail>(
    `select subject, text from ${MAILS} where subject like $1 order by created_at`,
    [`%${number}%`],
  );
  return rows;
};
const textOf = (mails: readonly Mail[], subject: string) =>
  mails.find((mail) => mail.subject.includes(subject))?.text ?? '';

const penceOf = (words: string) => {
  const [, minus = '', pounds = '0'] = /(−?)£([\d,.]+)/.exec(words) ?? [];
  return Math.round(Number(pounds.replaceAll(',', '')) * 100) * (minus ? -1 : 1);
};

/** Adds up the items of a mail, and the rows below them, and compares the sum with its total. */
function expectAddsUp({ subject, text }: Mail, total: string): void {
  const row = (label: string) => penceOf(new RegExp(`^${label}: (.*)$`, 'm').exec(text)?.[1] ?? '');
  const listed = [...text.matchAll(/, (£[\d,.]+)$/gm)].reduce(
    (sum, [, price = '']) => sum + penceOf(price),
    0,
  );
  expect(listed, `${subject}: the items\n${text}`).toBe(row('Items'));
  const parts = ['Items', 'Delivery', 'Collect in store', 'Code \\S+', 'Store credit'];
  expect(
    parts.reduce((sum, label) => sum + row(label), 0),
    `${subject}: the rows\n${text}`,
  ).toBe(row(total));
  expect(row(total), subject).toBeGreaterThan(0);
}

it('every mail about an order with a code and credit, paid in store, adds up', async () => {
  await till.spendCredit();
  await till.give(2_00);
  const choices = { delivery: till.collects(items[0]), use_credit: true, code: 'SITE-7' };
  const [order] = (await till.place([items[0]], choices, true, 'in_store')).orders;
  if (!order) throw new Error('nothing was ordered');
  for (const move of ['accept', 'ready']) expectDone(await till.movers.asStaff(order, { move }), move);
  const { delivery } = (await track(till.shop, order.token)).orders[0] ?? {};
  expectDone(await till.movers.asStaff(order, { move: 'complete', code: delivery?.code }), 'collect');
  const mails = await mailsAbout(order);
  const of = (subject: string) => ({ subject, text: textOf(mails, subject) });
  for (const subject of ['is being packed', 'Ready to collect']) {
    expectAddsUp(of(subject), 'To pay at the counter');
  }
  expectAddsUp(of('Your receipt'), 'Paid');
  for (const { text } of mails) expect(text, 'VAT of more than is paid').not.toContain('VAT included');
  const [tracked] = (await track(till.shop, order.token)).orders;
  const invoice = tracked?.papers.find(({ kind }) => kind === 'invoice');
  expect(textOf(mails, 'Your receipt')).toMatch(
    new RegExp(`^Invoice INV-\\d+:\nhttp\\S+/papers/${invoice?.name}$`, 'm'),
  );
});

it('every mail about an order that is sent adds up; a partial delivery has no prices', async () => {
  const placed = await till.place([items[0]], { code: 'SITE-25' }, false, 'trial');
  await payNow(till.shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  expectDone(await till.movers.asStaff(order, { move: 'accept' }), 'accept');
  const parcel = { move: 'dispatch', carrier: 'DPD', tracking: crypto.randomUUID().slice(0, 12) };
  expectDone(await till.movers.asStaff(order, parcel), 'dispatch');
  const mails = await mailsAbout(order);
  for (const subject of ['is being packed', 'is on its way']) {
    expectAddsUp({ subject, text: textOf(mails, subject) }, 'Paid');
  }

  const other = await till.place([items[0]], { code: 'SITE-25' }, false, 'trial');
  await payNow(till.shop, other);
  const [inParts] = other.orders;
  if (!inParts) throw new Error('nothing was ordered');
  expectDone(await till.movers.asStaff(inParts, { move: 'accept' }), 'accept');
  const line = (await track(till.shop, inParts.token)).orders[0]?.lines[0];
  const lines = [{ line_id: line?.id, units: 1 }];
  expectDone(await till.movers.asStaff(inParts, { ...parcel, lines }), 'dispatch a part');
  expect(textOf(await mailsAbout(inParts), 'Part of your order')).not.toContain('£');
});

it('tells a vendor what a cancelled order came to', async () => {
  const placed = await till.place([items[1]], { code: 'SITE-7' }, false, 'trial');
  await payNow(till.shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  expectDone(await till.movers.asBuyer(order, { move: 'cancel' }), 'cancel');
  const text = textOf(await mailsAbout(order), 'An order was cancelled');
  expectAddsUp({ subject: 'An order was cancelled', text }, 'Total');
});

it('names the vendor in the subject and the heading where a basket has several', async () => {
  const placed = await till.place(items, {}, false, 'trial');
  await payNow(till.shop, placed);
  const { orders } = await track(till.shop, placed.token);
  for (const [index, order] of placed.orders.entries()) {
    expectDone(await till.movers.asStaff(order, { move: 'accept' }), 'accept');
    const packed = (await mailsAbout(order)).find(({ subject }) => subject.includes('packed'));
    const title = `Your order is being packed: ${orders[index]?.business.name}`;
    expect(packed?.subject).toBe(`${title} (${order.number})`);
    expect(packed?.text).toContain(title);
  }
  const one = await till.place([items[0]], {}, false, 'trial');
  await payNow(till.shop, one);
  const [single] = one.orders;
  if (!single) throw new Error('nothing was ordered');
  expectDone(await till.movers.asStaff(single, { move: 'accept' }), 'accept');
  expect((await mailsAbout(single)).map(({ subject }) => subject)).toContain(
    `Your order is being packed (${single.number})`,
  );
});
