import { beforeAll, expect, it } from 'vitest';
import { lineName } from '#rules/orders/choice-words.ts';
import type { ItemToBuy } from '#tests/support/buying.ts';
import { payNow, track } from '#tests/support/buying.ts';
import { MAILS } from '#tests/support/written-mails.ts';
import type { MoneyShop, Order } from '#tests/support/money-shop.ts';
import { expectDone, moneyShop } from '#tests/support/money-shop.ts';

let till: MoneyShop;
/** Three units of one product, and one of another vendor's. */
let items: [ItemToBuy, ItemToBuy];

beforeAll(async () => {
  till = await moneyShop();
  const [first, second] = till.goodsWithStores();
  items = [
    { good: first, quantity: 3 },
    { good: second, quantity: 1 },
  ];
});

/** Every mail about an order, to the buyer and to the vendor. */
const mailsAbout = async (number: string, subject: string) => {
  const { rows } = await till.shop.database.pool.query<{ subject: string; text: string }>(
    `select subject, text from ${MAILS} where subject like $1 order by created_at`,
    [`%${number}%`],
  );
  return rows.filter((mail) => mail.subject.includes(subject)).map(({ text }) => text);
};
const mailAbout = async (number: string, subject: string) => (await mailsAbout(number, subject))[0] ?? '';

const firstOf = ({ orders: [order] }: { orders: Order[] }): Order => {
  if (!order) throw new Error('nothing was ordered');
  return order;
};
async function paidThree(isMember = false): Promise<Order> {
  const placed = await till.place([items[0]], {}, isMember, 'trial');
  await payNow(till.shop, placed);
  return firstOf(placed);
}
const lineOf = async ({ token }: Order) => {
  const line = firstTracked(await track(till.shop, token)).lines[0];
  if (!line) throw new Error('no line');
  return line;
};
const firstTracked = <O>({ orders: [order] }: { orders: readonly O[] }): O => {
  if (!order) throw new Error('no order');
  return order;
};
const sendSome = async (order: Order, units: number) => {
  const { id } = await lineOf(order);
  const parcel = { carrier: 'DPD', tracking: crypto.randomUUID().slice(0, 12) };
  const lines = [{ line_id: id, units }];
  expectDone(await till.movers.asStaff(order, { move: 'dispatch', ...parcel, lines }), 'dispatch');
};

it('says how many of a line are missing', async () => {
  const order = await paidThree();
  const { id, name } = await lineOf(order);
  const lines = [{ line_id: id, units: 1 }];
  expectDone(await till.movers.asStaff(order, { move: 'refund_missing', lines }), 'missing');
  expect(await mailAbout(order.number, 'can’t be sent')).toContain(`1 of 3 × ${name}`);
});

it('says how many of a line go back, in every mail about a return, also to the vendor', async () => {
  const order = await paidThree(true);
  const { name } = await lineOf(order);
  expectDone(await till.movers.asStaff(order, { move: 'accept' }), 'accept');
  await sendSome(order, 3);
  await till.returnUnits(order, () => 1, { resell: true, asCredit: true });
  for (const subject of [
    'We have your return request',
    'A buyer wants to return something',
    'Please send it back',
    'Your return has arrived',
    'Your store credit is here',
  ]) {
    expect(await mailAbout(order.number, subject), subject).toContain(`1 of 3 × ${name}`);
  }
});

it.each([
  [
    1,
    'Please send it back',
    /keep the item until/,
    /Pack it well.* came with it\./,
    /after it has arrived/,
    /has it /,
  ],
  [
    2,
    'Please send them back',
    /keep the items until/,
    /Pack them well.* came with them\./,
    /after they have arrived/,
    /has them /,
  ],
])('speaks of %d pieces that go back', async (units, title, keep, pack, arrive, has) => {
  const order = await paidThree();
  expectDone(await till.movers.asStaff(order, { move: 'accept' }), 'accept');
  await sendSome(order, 3);
  await till.returnUnits(order, () => units, { resell: true });
  expect(await mailAbout(order.number, 'We have your return request')).toMatch(keep);
  const accepted = await mailAbout(order.number, title);
  expect(accepted).toMatch(pack);
  expect(accepted).toMatch(arrive);
  expect(await mailAbout(order.number, 'Your return has arrived')).toMatch(has);
});

it.each([
  [1, 'We keep the item for you until then, and send it once the money is in.'],
  [2, 'We keep the items for you until then, and send them once the money is in.'],
])('speaks of %d pieces that wait for a transfer', async (quantity, words) => {
  const placed = await till.place([{ ...items[1], quantity }], {}, false, 'bank_transfer');
  expect(await mailAbout(placed.number, 'How to pay')).toContain(words);
});

it('says with a first parcel what follows, and by when', async () => {
  const order = await paidThree();
  const line = await lineOf(order);
  const { name } = line;
  expectDone(await till.movers.asStaff(order, { move: 'accept' }), 'accept');
  await sendSome(order, 1);
  const mail = await mailAbout(order.number, 'Part of your order is on its way');
  expect(mail).toContain(`1 of 3 × ${name}`);
  expect(mail).toMatch(/The rest follows: 2 × .+\. .+ sends it by [A-Z][a-z]{2} \d+ [A-Z][a-z]+\./);
  expect(mail).toContain(`2 × ${lineName(line)}. `);
  await sendSome(order, 2);
  const [last] = (await mailsAbout(order.number, 'on its way')).slice(1);
  expect(last).toContain(`2 of 3 × ${name}`);
  expect(last).not.toContain('The rest follows');
});

it('tells a vendor what the order comes to, with code and delivery', async () => {
  const placed = await till.place([items[1]], { code: 'SITE-7' }, false, 'bank_transfer');
  const order = firstOf(placed);
  expectDone(await till.movers.asStaff(order, { move: 'pay' }), 'pay');
  const { totals } = await track(till.shop, placed.token);
  const mail = await mailAbout(order.number, 'New order');
  expect(mail).toContain('Code SITE-7: −£7.01');
  expect(mail).toMatch(/^Delivery: (Free|£\d)/m);
  expect(mail).toContain(`Total: £${totals.total.toFixed(2)}`);
});

it('tells a vendor what to take at the counter', async () => {
  await till.spendCredit();
  await till.give(2_00);
  const choices = { delivery: till.collects(items[1]), use_credit: true };
  const order = firstOf(await till.place([items[1]], choices, true, 'in_store'));
  const { total, credit } = firstTracked(await track(till.shop, order.token));
  const due = `£${(total - credit).toFixed(2)}`;
  const mail = await mailAbout(order.number, 'New order');
  expect(mail).toContain(`Please take ${due} at the counter`);
  expect(mail).toContain(`Store credit: −£2.00\nTo take at the counter: ${due}`);
});

it('says that the other order is not affected when one of two paid orders is cancelled', async () => {
  const placed = await till.place(items, {}, true, 'trial');
  await payNow(till.shop, placed);
  const [first, second] = placed.orders;
  if (!first || !second) throw new Error('there are no two orders');
  expectDone(await till.movers.asBuyer(first, { move: 'cancel' }), 'cancel');
  const [, others] = (await track(till.shop, placed.token)).orders;
  expect(await mailAbout(first.number, 'Your order was cancelled')).toContain(
    `Your order ${second.number} from ${others?.business.name} is not affected.`,
  );
  expectDone(await till.movers.asStaff(second, { move: 'refuse', note: 'Gone.' }), 'refuse');
  expect(await mailAbout(second.number, 'can’t be sent')).not.toContain('is not affected');
});

it('links the account where the store credit is', async () => {
  const order = await paidThree(true);
  expectDone(await till.movers.asStaff(order, { move: 'accept' }), 'accept');
  await sendSome(order, 3);
  await till.returnUnits(order, () => 1, { resell: true, asCredit: true });
  expect(await mailAbout(order.number, 'Your store credit is here')).toMatch(
    /See your store credit:\nhttp\S+\/account\/credit\n/,
  );
});
