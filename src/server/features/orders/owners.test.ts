import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';
import { placeCart, readGoods, readyCarts, type ItemToBuy } from '#tests/support/buying.ts';
import { mailsTo, tokenIn } from '#tests/support/written-mails.ts';
import { pence } from '#rules/money/money.ts';
import { giveCredit } from '../money/public.ts';

const REGISTER = 'POST /global/user/register';
const password = 'a sturdy pass phrase';

let shop: TestApp;
let items: ItemToBuy[];
beforeAll(async () => {
  shop = await buildTestApp();
  const [good] = await readGoods(shop, 1);
  if (!good) throw new Error('nothing is for sale');
  items = [{ good, quantity: 1 }];
});

let people = 0;
const newEmail = () => `guest${(people += 1)}@mail.example`;

/** A guest who has just ordered, with the cart id that only their browser has. */
async function guestOrder(email: string) {
  const [cartId = ''] = await readyCarts(shop, 1, items, { email });
  const placed = await placeCart(shop, cartId, { payment: 'bank_transfer' });
  return { cartId, number: placed.orders[0]?.number };
}

async function registered(email: string, cartId: string | null = null) {
  const browser = new TestBrowser(shop);
  const body = { name: 'Ann Lee', email, password, buy_local_storage_cart_id: cartId };
  await browser.call(REGISTER, { body });
  return browser;
}

const ordersOf = async (browser: TestBrowser) =>
  (await browser.call('GET /web/site/orders', {})).data.map(({ number }) => number);

const confirmed = async (browser: TestBrowser, email: string) => {
  const token = tokenIn(
    (await mailsTo(shop.database, email)).find(({ subject }) => subject.startsWith('Confirm')),
  );
  await browser.call('POST /global/user/confirm', { body: { token } });
};

describe('an order that was placed without an account', () => {
  it('is in the account that is made in the same browser, at once', async () => {
    const email = newEmail();
    const { cartId, number } = await guestOrder(email);
    expect(await ordersOf(await registered(email.toUpperCase(), cartId))).toEqual([number]);
  });

  it('leaves its delivery address in that account, once', async () => {
    const email = newEmail();
    const { cartId } = await guestOrder(email);
    const browser = await registered(email, cartId);
    const addressesOf = async () => (await browser.call('GET /web/site/account/addresses', {})).result;
    const [kept, ...others] = await addressesOf();
    expect(others).toEqual([]);
    const { rows } = await shop.database.pool.query<{ name: string; address: Record<string, string> }>(
      'select name, address from order_groups where cart_id = $1',
      [cartId],
    );
    const [order] = rows;
    expect(kept).toMatchObject({ name: order?.name, ...order?.address, is_default: true });
    // The next order to the same place, spelled differently, adds nothing.
    await shop.database.pool.query(
      `update user_addresses set post_code = lower(replace(post_code, ' ', '')), line_1 = upper(line_1)`,
    );
    const again = await guestOrder(email);
    await browser.call('POST /global/user/login', {
      body: { email, password, buy_local_storage_cart_id: again.cartId },
    });
    expect(await ordersOf(browser)).toContain(again.number);
    expect(await addressesOf()).toHaveLength(1);
  });

  it('is in no account that a stranger makes with the email elsewhere, until the email is confirmed', async () => {
    const email = newEmail();
    const { number } = await guestOrder(email);
    const stranger = await registered(email);
    expect(await ordersOf(stranger)).toEqual([]);
    const owner = await registered(email);
    await confirmed(owner, email);
    expect(await ordersOf(owner)).toEqual([number]);
    expect(await ordersOf(stranger)).toEqual([]);
  });

  it('does not go into an account with another address that is opened in the same browser', async () => {
    const { cartId } = await guestOrder(newEmail());
    expect(await ordersOf(await registered(newEmail(), cartId))).toEqual([]);
  });

  it('goes to the account that made it, which does not reveal whether the email has another', async () => {
    const email = newEmail();
    const owner = await registered(email);
    await confirmed(owner, email);
    const { cartId, number } = await guestOrder(email);
    expect(await ordersOf(owner)).toEqual([number]);
    expect(await ordersOf(await registered(email, cartId))).toEqual([number]);
  });

  it('moves along when an unconfirmed account turns out to be a second one of the same person', async () => {
    const email = newEmail();
    const { cartId, number } = await guestOrder(email);
    const browser = await registered(email, cartId);
    const own = newEmail();
    const first = await registered(own);
    await confirmed(first, own);
    const credit = { amount: pence(500), reason: 'Goodwill', source: number ?? '', now: new Date() };
    const idOf = async (address: string) => {
      const text = 'select id from users where email = $1';
      const { rows } = await shop.database.pool.query<{ id: number }>(text, [address]);
      return rows[0]?.id ?? 0;
    };
    await giveCredit(shop.database.ask, { ...credit, userId: await idOf(email) });
    await giveCredit(shop.database.ask, { ...credit, userId: await idOf(own) });
    await browser.call('POST /global/user/login', { body: { email: own, password } });
    expect(await ordersOf(browser)).toEqual([number]);
    const { balance, data } = await browser.call('GET /web/site/credit', {});
    expect(balance).toBe(10);
    expect(data.map(({ amount }) => amount)).toEqual([5, 5]);
  });
});
