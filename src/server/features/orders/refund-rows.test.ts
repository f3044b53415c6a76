import { beforeAll, expect, it } from 'vitest';
import type { OrderChoices } from '#contract/checkout.ts';
import { offerNextDay, payNow, track } from '#tests/support/buying.ts';
import type { MoneyShop, Order } from '#tests/support/money-shop.ts';
import { expectDone, moneyShop } from '#tests/support/money-shop.ts';
import { MAILS } from '#tests/support/written-mails.ts';

let till: MoneyShop;
beforeAll(async () => {
  till = await moneyShop();
});

async function paidThree(choices: OrderChoices = {}, isMember = false): Promise<Order> {
  const placed = await till.place(
    [{ good: till.goodsWithStores()[0], quantity: 3 }],
    choices,
    isMember,
    'trial',
  );
  await payNow(till.shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  return order;
}

const linesOf = async ({ token }: Order) =>
  (await track(till.shop, token)).orders.flatMap(({ lines }) => lines);
const refundSum = async (order: Order, amount: number) =>
  expectDone(await till.movers.asStaff(order, { move: 'refund_amount', amount, note: 'Late, sorry' }), 'sum');

async function mailAbout({ number }: Order, title: string) {
  const { rows } = await till.shop.database.pool.query<{ text: string; html: string }>(
    `select text, html from ${MAILS} where subject = $1`,
    [`${title} (${number})`],
  );
  expect(rows).toHaveLength(1);
  return rows[0] ?? { text: '', html: '' };
}

/** The rows of a mail in pence, such as { Items: 6000, Refund: 5500 }. */
function rowsOf(text: string): Record<string, number> {
  const rows = text.matchAll(/^([A-Z][^:\n]*): (−?)£([\d,]+\.\d\d)$/gm);
  return Object.fromEntries(
    [...rows].map(([, label, sign, sum]) => {
      const amount = Math.round(Number((sum ?? '').replaceAll(',', '')) * 100);
      return [label ?? '', sign ? -amount : amount];
    }),
  );
}

/** The rows above the total add up to the total, which is also the sum that the mail names. */
function expectAddsUp({ text, html }: { text: string; html: string }): Record<string, number> {
  const { Refund, Total, ...rows } = rowsOf(text);
  const total = Refund ?? Total ?? 0;
  const ways = ['Money back', 'Store credit back', 'Extra store credit'];
  const parts = Object.entries(rows).filter(([label]) => !ways.includes(label));
  expect(
    parts.reduce((sum, [, amount]) => sum + amount, 0),
    text,
  ).toBe(total);
  for (const label of Object.keys(rows)) expect(html).toContain(label);
  return { ...rows, Refund: total };
}

it('a mail about a returned order names what was refunded before, and adds up', async () => {
  const order = await paidThree({ code: 'SITE-7' });
  await till.movers.asStaff(order, { move: 'accept' });
  const parcel = { carrier: 'DPD', tracking: crypto.randomUUID().slice(0, 12) };
  expectDone(await till.movers.asStaff(order, { move: 'dispatch', ...parcel }), 'dispatch');
  await refundSum(order, 5);
  await till.returnUnits(order, () => 3, { resell: true });
  const mail = await mailAbout(order, 'Your refund is on its way');
  const rows = expectAddsUp(mail);
  expect(rows).toMatchObject({ 'Refunded before': -5_00, 'Code SITE-7': -7_01 });
  expect(mail.text).toContain(`We have sent £${((rows['Refund'] ?? 0) / 100).toFixed(2)} back to you`);
});

it('a mail about a refused order names what was refunded before, and adds up', async () => {
  const order = await paidThree();
  await refundSum(order, 5);
  expectDone(await till.movers.asStaff(order, { move: 'refuse', note: 'It broke.' }), 'refuse');
  const mail = await mailAbout(order, 'Your order can’t be sent');
  const rows = expectAddsUp(mail);
  expect(rows).toMatchObject({ 'Refunded before': -5_00 });
  expect(mail.text).toContain(`We have sent £${((rows['Refund'] ?? 0) / 100).toFixed(2)} back to you`);
});

it('a mail about missing goods says what they cost, and which part was store credit', async () => {
  await till.spendCredit();
  await till.give(2_00);
  const order = await paidThree({ use_credit: true }, true);
  await refundSum(order, 5);
  const lines = await linesOf(order);
  const missing = lines.map(({ id, quantity }) => ({ line_id: id, units: quantity }));
  expectDone(await till.movers.asStaff(order, { move: 'refund_missing', lines: missing }), 'missing');
  const mail = await mailAbout(order, 'Your order can’t be sent');
  const rows = expectAddsUp(mail);
  expect(rows).toMatchObject({ 'Refunded before': -5_00, 'Store credit back': 2_00 });
  expect((rows['Money back'] ?? 0) + 2_00).toBe(rows['Refund']);
});

it('the mails about a return name what goes back as money and what as store credit', async () => {
  await till.spendCredit();
  await till.give(2_00);
  const order = await paidThree({ use_credit: true }, true);
  await till.movers.asStaff(order, { move: 'accept' });
  const parcel = { carrier: 'DPD', tracking: crypto.randomUUID().slice(0, 12) };
  expectDone(await till.movers.asStaff(order, { move: 'dispatch', ...parcel }), 'dispatch');
  const [tracked] = (await track(till.shop, order.token)).orders;
  const words = `£${((tracked?.total ?? 0) - 2).toFixed(2)} as money and £2.00 as store credit`;
  await till.returnUnits(order, () => 3, { resell: true });
  for (const title of ['Please send them back', 'Your return has arrived']) {
    const { text } = await mailAbout(order, title);
    expect(text.replaceAll(/\s+/g, ' '), title).toContain(words);
  }
  expect((await mailAbout(order, 'A buyer wants to return something')).text).toContain(`Goes back: ${words}`);
});

it('the mail about an accepted return says which part of next-day delivery stays paid', async () => {
  const good = till.goodsWithStores()[0];
  await offerNextDay(till.shop, good.businessId);
  const placed = await till.place(
    [{ good, quantity: 3 }],
    { delivery: [{ business_id: good.businessId, way: 'next_day' }] },
    false,
    'trial',
  );
  await payNow(till.shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  await till.movers.asStaff(order, { move: 'accept' });
  const parcel = { carrier: 'DPD', tracking: crypto.randomUUID().slice(0, 12) };
  expectDone(await till.movers.asStaff(order, { move: 'dispatch', ...parcel }), 'dispatch');
  await till.returnUnits(order, () => 3, { resell: true, reason: 'changed_mind' });
  for (const title of ['Please send them back', 'Your refund is on its way']) {
    const { text } = await mailAbout(order, title);
    expect(text, title).toMatch(/£\d\.\d\d for next-day delivery is not refunded\./);
  }
  const [tracked] = (await track(till.shop, order.token)).orders;
  const note = tracked?.papers.find(({ kind }) => kind === 'credit_note');
  const { text } = await mailAbout(order, 'Your refund is on its way');
  expect(text).toContain(`Credit note ${note?.number} is on the page of your order.`);
});

it('a mail about some goods that are missing needs no rows: the price is the refund', async () => {
  const order = await paidThree();
  const [line] = await linesOf(order);
  if (!line) throw new Error('no line');
  const missing = { move: 'refund_missing', lines: [{ line_id: line.id, units: 1 }] };
  expectDone(await till.movers.asStaff(order, missing), 'missing');
  const { text } = await mailAbout(order, 'Part of your order can’t be sent');
  expect(rowsOf(text)).toEqual({ Refund: Math.round((line.price / 3) * 100) });
});
