import { beforeAll, expect, it } from 'vitest';
import type { OrderChoices } from '#contract/checkout.ts';
import type { Good } from '#tests/support/buying.ts';
import { payNow, sendOut } from '#tests/support/buying.ts';
import { exchangeFor, twoVariations } from '#tests/support/exchanging.ts';
import { moneyShop, type MoneyShop, type Order } from '#tests/support/money-shop.ts';

let money: MoneyShop;
let had: Good;
let cheaper: Good;

beforeAll(async () => {
  money = await moneyShop();
  ({ had, wanted: cheaper } = await twoVariations(money, [30_000, 25_000]));
});

async function sent(choices: OrderChoices): Promise<Order> {
  const placed = await money.place([{ good: had, quantity: 1 }], choices, true, 'trial');
  if (placed.payment.state !== 'paid') await payNow(money.shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  await sendOut(money.movers, order);
  return order;
}

/** The text of the mail that says an exchange is packed. */
async function packedMail({ number }: Order): Promise<string> {
  const { rows } = await money.shop.database.pool.query<{ text: string }>(
    `select coalesce(payload -> 'secret', payload) ->> 'text' as text from jobs where kind = 'mail'`,
  );
  const mail = rows.find(({ text }) => text.includes(number) && text.includes('packs this for you'));
  return mail?.text.replaceAll(/\s+/g, ' ') ?? '';
}

it('an exchange of what was paid with money calls chosen store credit what it is', async () => {
  const order = await sent({});
  await exchangeFor(money, order, cheaper, { as_credit: true });
  const said = await packedMail(order);
  expect(said).toContain('£52.50 of store credit');
  expect(said).toContain('£50.00 that goes back to you, and £2.50 on top');
  expect(said).not.toContain('had paid with store credit');
  await money.spendCredit();
});

it('an exchange of what was paid with store credit says that this credit is back', async () => {
  await money.give(100_000);
  const order = await sent({ use_credit: true });
  await exchangeFor(money, order, cheaper);
  expect(await packedMail(order)).toContain(
    '£50.00 that you had paid with store credit is in your store credit again.',
  );
  await money.spendCredit();
});
