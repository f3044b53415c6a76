import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshDue } from '#server/features/listing/writes.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';
import { mailsTo, tokenIn } from '#tests/support/written-mails.ts';
import { closeAccount } from './closing.writes.ts';
import { deleteUnconfirmedAccounts, makeAdministrator } from './writes.ts';

const CLOSE = 'POST /global/user/close';
const LOGIN = 'POST /global/user/login';
const demo = 'threefold-demo';
const theShop = { name: 'Threefold', url: 'https://shop.example' };

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1' } });
});

async function loggedIn(email: string, password = demo) {
  const browser = new TestBrowser(shop);
  await browser.call(LOGIN, { body: { email, password } });
  return browser;
}

const counted = async (statement: string, values: unknown[]) =>
  (await shop.database.pool.query<{ count: number }>(statement, values)).rows[0]?.count;

describe('Closing an account', () => {
  it('asks for the password, and not on and on', async () => {
    const browser = await loggedIn('vendor@threefold.example');
    const refusal = await browser.refused(CLOSE, { body: { password: 'not it' } });
    expect(refusal).toMatchObject({ status: 400, errors: { password: 'This is not your password.' } });
    expect(await browser.isLoggedIn()).toBe(true);
    let status = 0;
    for (let count = 0; count < 10; count += 1) {
      ({ status } = await browser.send(CLOSE, { body: { password: 'not it' } }));
    }
    expect(status).toBe(429);
    expect((await new TestBrowser(shop).refused(CLOSE, { body: { password: demo } })).status).toBe(401);
  });

  it('deletes all that hangs on it, and ends it everywhere', async () => {
    const email = 'shopper@threefold.example';
    const [browser, other] = [await loggedIn(email), await loggedIn(email)];
    const { pool } = shop.database;
    await browser.call('POST /web/site/account/addresses', {
      body: { name: 'Sam', line_1: '1 High Street', town: 'London', post_code: 'NW1 8AB' },
    });
    await pool.query(
      `with me as (select id from users where email = $1), c as (
         insert into carts (line, user_id) select 1, id from me
       ), w as (insert into wishlist (user_id, product_id, price_then) select id, 61, 100 from me)
       insert into stock_alerts (product_id, email) values (61, upper($1))`,
      [email],
    );
    await pool.query(
      `insert into jobs (kind, payload, done_at)
       values ('mail', jsonb_build_object('to', $1::text, 'subject', 'About Sam', 'text', 'x', 'html', 'x'), now())`,
      [email],
    );
    const { rows } = await pool.query<{ id: number }>('select id from users where email = $1', [email]);
    await browser.call(CLOSE, { body: { password: demo } });

    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await other.isLoggedIn()).toBe(false);
    for (const table of ['sessions', 'user_tokens', 'user_addresses', 'carts', 'wishlist']) {
      const left = `select count(*)::int from ${table} where user_id = $1`;
      expect(await counted(left, [rows[0]?.id]), table).toBe(0);
    }
    const alerts = 'select count(*)::int from stock_alerts where lower(email) = $1';
    expect(await counted(alerts, [email])).toBe(0);
    const letters = await mailsTo(shop.database, email);
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your account is closed/)]);
    await new TestBrowser(shop).refused(LOGIN, { body: { email, password: demo } });
  });

  it('hides the business of its owner, which then has no owner', async () => {
    const browser = await loggedIn('vendor@threefold.example');
    const { business_id: id } = (await browser.call('GET /global/user/session')).result;
    const goods = () => shop.call('GET /no/auth/web/site/products', { query: { is_active_for: '1' } });
    const before = await goods();
    await browser.call(CLOSE, { body: { password: demo } });
    const { rows } = await shop.database.pool.query(
      'select owner_id, is_active from businesses where id = $1',
      [id],
    );
    expect(rows).toEqual([{ owner_id: null, is_active: false }]);
    await refreshDue(shop.database.db);
    await expect.poll(async () => (await goods()).total).toBeLessThan(before.total);
  });

  it('is refused to the last administrator, also when all go at once', async () => {
    const first = await loggedIn('admin@threefold.example');
    const refusal = await first.refused(CLOSE, { body: { password: demo } });
    expect(refusal).toEqual({
      status: 409,
      message: 'You are the only administrator. Make another one first.',
    });
    const { pool, db } = shop.database;
    for (const name of ['second', 'third', 'fourth']) await makeAdministrator(db, `${name}@mail.example`);
    const { rows } = await pool.query<{ id: number; password_hash: string }>(
      `select id, password_hash from users where role = 'administrator'`,
    );
    const forget = async () => undefined;
    const closings = rows.map(({ id: userId, password_hash: passwordHash }) =>
      closeAccount(db, { shown: { userId, passwordHash }, shop: theShop, forget }),
    );
    expect((await Promise.all(closings)).filter((outcome) => outcome === 'last administrator')).toHaveLength(
      1,
    );
    expect(await counted(`select count(*)::int from users where role = 'administrator'`, [])).toBe(1);
  });
});

describe('Accounts that can’t be opened any more', () => {
  it('are forgotten after a month, once no session and no link leads to them', async () => {
    const { pool, db } = shop.database;
    const register = async (email: string) => {
      const browser = new TestBrowser(shop);
      await browser.call('POST /global/user/register', {
        body: { name: 'Ann', email, password: 'a sturdy pass phrase' },
      });
      return browser;
    };
    const [left, recent, linked, confirmed, needed] = [
      await register('left@mail.example'),
      await register('recent@mail.example'),
      await register('linked@mail.example'),
      await register('confirmed@mail.example'),
      await register('needed@mail.example'),
      await register('here@mail.example'),
    ];
    const token = tokenIn((await mailsTo(shop.database, 'confirmed@mail.example'))[0]);
    await confirmed?.call('POST /global/user/confirm', { body: { token } });
    for (const browser of [left, recent, linked, confirmed, needed])
      await browser?.call('POST /global/user/logout', { body: {} });
    await pool.query(`update user_tokens set expires_at = now() where email <> 'linked@mail.example'`);
    await pool.query(
      `update users set created_at = now() - interval '31 days' where email <> 'recent@mail.example'`,
    );
    const isNeeded = sql`u.email = 'needed@mail.example'`;
    await deleteUnconfirmedAccounts(db, isNeeded);
    const { rows } = await pool.query<{ name: string }>(
      `select split_part(email, '@', 1) as name from users where email like '%@mail.example'`,
    );
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['confirmed', 'here', 'linked', 'needed', 'recent']));
    expect(names).not.toContain('left');
  });
});
