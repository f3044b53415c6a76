import { beforeAll, describe, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { SHOPPER } from '#demo/people.ts';
import type { ItemToBuy } from '#tests/support/buying.ts';
import { buyersPath, send, statuses, track } from '#tests/support/buying.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import type { MoneyShop, Order } from '#tests/support/money-shop.ts';
import { expectDone, moneyShop } from '#tests/support/money-shop.ts';

let till: MoneyShop;
/** One product of each of two vendors with stores. */
let items: [ItemToBuy, ItemToBuy];

beforeAll(async () => {
  till = await moneyShop();
  const [first, second] = till.goodsWithStores();
  items = [
    { good: first, quantity: 1 },
    { good: second, quantity: 1 },
  ];
});

/** Two orders to be paid at two counters, with one code and 2 pounds of store credit for both. */
async function placeBoth(): Promise<Placed & { pair: [Order, Order] }> {
  await till.spendCredit();
  await till.give(2_00);
  const choices = { delivery: till.collects(...items), use_credit: true, code: 'SITE-7' };
  const placed = await till.place(items, choices, true, 'in_store');
  const [first, second] = placed.orders;
  if (!first || !second) throw new Error('there are no two orders');
  return { ...placed, pair: [first, second] };
}

const states = async ({ token }: Placed) => {
  const { orders, payment } = await track(till.shop, token);
  return [...orders.map(({ state }) => state), payment.state];
};
const codeUses = async ({ number }: Placed) => {
  const { rowCount } = await till.shop.database.pool.query(
    'select from code_uses u join order_groups g on g.id = u.group_id where g.number = $1',
    [number],
  );
  return rowCount;
};
const creditOf = async ({ token }: Order) => {
  const { totals } = await track(till.shop, token);
  return Math.round(totals.credit * 100);
};
const mailsAbout = async (number: string) =>
  (await mailsTo(till.shop.database, SHOPPER)).filter(({ subject }) => subject.includes(`(${number})`));

describe('two orders that are paid at two counters', () => {
  it('are cancelled one by one: the other goes on, is collected and paid', async () => {
    const placed = await placeBoth();
    const [first, second] = placed.pair;
    const credit = await creditOf(first);
    expectDone(await till.movers.asBuyer(first, { move: 'cancel' }), 'cancel');
    expect(await states(placed)).toEqual(['cancelled', 'pending_payment', 'pending']);
    expect(await till.credit(), 'the credit of this order alone').toBe(credit);
    expect(await codeUses(placed), 'the code is still used').toBe(1);
    await till.expectBalance('one cancelled');

    const [mail, ...others] = await mailsAbout(first.number);
    const [shown, going] = (await track(till.shop, placed.token)).orders;
    expect(mail?.subject).toBe(`Your order was cancelled: ${shown?.business.name} (${first.number})`);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('No money was taken.');
    expect(mail?.text).toContain(
      `£${(credit / 100).toFixed(2)} that you had paid with store credit is in your store credit again.`,
    );
    expect(mail?.text).toContain(`Your order ${second.number} from ${going?.business.name} is not affected.`);
    expect(await mailsAbout(second.number)).toEqual([]);

    for (const move of ['accept', 'ready']) expectDone(await till.movers.asStaff(second, { move }), move);
    const { orders } = await track(till.shop, second.token);
    expectDone(
      // As people say and type it.
      await till.movers.asStaff(second, {
        move: 'complete',
        code: orders[0]?.delivery.code?.replace(/^(\d{3})/, '$1 '),
      }),
      'collect',
    );
    expect(await states(placed)).toEqual(['cancelled', 'completed', 'paid']);
    await till.expectBalance('one cancelled, one collected');
    expect((await track(till.shop, first.token)).payment, 'what was never paid').toMatchObject({
      state: 'cancelled',
      paid_at: null,
    });
    expect((await track(till.shop, second.token)).payment.state).toBe('paid');
    expect((await mailsAbout(second.number)).map(({ subject }) => subject)).toContain(
      `Your receipt: ${going?.business.name} (${second.number})`,
    );
  });

  it('are both cancelled at once: everything goes back, once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const placed = await placeBoth();
      const answers = await Promise.all(
        placed.pair.flatMap(({ number }) =>
          [1, 2].map(() => send(till.shop, buyersPath(placed.token), { move: 'cancel', version: 1, number })),
        ),
      );
      expect(statuses(answers)).toEqual([200, 200, 409, 409]);
      expect(await states(placed)).toEqual(['cancelled', 'cancelled', 'cancelled']);
      expect([await till.credit(), await codeUses(placed)]).toEqual([2_00, 0]);
    }
    await till.expectBalance('both cancelled');
  });

  it('are cancelled by each vendor for itself', async () => {
    const placed = await placeBoth();
    expectDone(
      await till.movers.asStaff(placed.pair[1], { move: 'cancel', note: 'We are closed.' }),
      'cancel',
    );
    expect(await states(placed)).toEqual(['pending_payment', 'cancelled', 'pending']);
    const [mail] = await mailsAbout(placed.pair[1].number);
    expect(mail?.text).toContain('We are closed.');
    expect(mail?.text).not.toContain('as you asked');
  });

  it('are listed with the sum of each counter, and as collected', async () => {
    const placed = await placeBoth();
    const [mail] = await mailsAbout(placed.number);
    const { orders } = await track(till.shop, placed.token);
    for (const { total, credit, delivery } of orders) {
      expect(mail?.text).toContain(`Collect from ${delivery.store?.name}`);
      expect(mail?.text).toContain(`Pay £${(total - credit).toFixed(2)} there.`);
    }
    expect(mail?.text).toContain('Collect in store: Free');
    expect(mail?.text).not.toMatch(/^Delivery: (Free|£)/m);
  });
});
