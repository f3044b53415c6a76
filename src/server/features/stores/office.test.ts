import { beforeAll, describe, expect, it } from 'vitest';
import { refreshDue } from '#server/features/listing/writes.ts';
import type { StoreBody } from '#contract/own-business.ts';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { business } from '#tests/support/businesses.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { signIn } from '#tests/support/people.ts';

const REGISTER = 'POST /web/site/business';
const LIST = 'GET /businesses';
const DECIDE = 'PUT /businesses';
const OWN = 'GET /web/site/business';

let shop: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  shop = await buildTestApp();
  admin = await signIn(shop, ADMINISTRATOR);
});

const store: StoreBody = {
  business_name: 'A store of its own',
  business_address: '3 Dock Road, Bristol',
  business_phone_no: '0117 496 0101',
  post_code: 'BS1 4RN',
  is_active: true,
  opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:30' })),
};

let people = 0;
async function newcomer(isConfirmed = true) {
  people += 1;
  const email = `newcomer-${people}@mail.example`;
  await shop.database.pool.query(
    `insert into users (email, name, password_hash, confirmed_at)
     values ($1, 'New Comer', 'none', case when $2 then now() end)`,
    [email, isConfirmed],
  );
  return { email, headers: await signIn(shop, email) };
}

/** A new business with a store and a product that was moved from another business. */
async function registered(name: string) {
  const { email, headers } = await newcomer();
  const { result } = await shop.call(REGISTER, { body: { ...business, business_name: name }, headers });
  await shop.call('POST /web/site/stores', { body: { ...store, business_name: `${name} store` }, headers });
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `update products set business_id = $1 where id = (
       select p.id from products p join listing l on l.product_id = p.id
       where p.line = 1 and p.business_id = 1 and p.type = 1 and p.stock_status = 'instock'
         and not exists (select from product_questions q where q.product_id = p.id)
       order by p.id limit 1)
     returning id`,
    [result.id],
  );
  await shop.call('PUT /web/site/business', { body: { ...business, business_name: `${name}.` }, headers });
  return { email, headers, id: result.id, name: `${name}.`, productId: rows[0]?.id ?? 0 };
}

/** The parts of a business that shoppers see: its store, its page, its product, and the product in a cart. */
async function seenOf({ id, productId }: { id: number; productId: number }) {
  await refreshDue(shop.database.db);
  const stores = (await shop.call('GET /no/auth/web/site/stores')).result;
  const add = await shop.fetch('/no/auth/web/site/cart/add', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ product_id: productId, quantity: 1, is_active_for: 1 }),
  });
  const listed = await shop.call('GET /no/auth/web/site/products', {
    query: { ids: `[${productId}]` } as never,
  });
  return {
    store: stores.some(({ business_id: of }) => of === id),
    page: (await shop.fetch(`/no/auth/web/site/businesses/${id}`)).status === 200,
    product: (await shop.fetch(`/no/auth/web/site/products/${productId}`)).status === 200,
    listed: listed.total === 1,
    cart: add.status === 200,
  };
}
const NOTHING = { store: false, page: false, product: false, listed: false, cart: false };
const ALL = { store: true, page: true, product: true, listed: true, cart: true };

describe('A new business', () => {
  it('needs a confirmed address', async () => {
    const { headers } = await newcomer(false);
    expect(await shop.refused(REGISTER, { body: business, headers })).toEqual({
      status: 403,
      message: 'Confirm your email first: open the link that we sent to it.',
    });
    expect((await shop.call('GET /web/site/business/exists', { headers })).result.exists).toBe(false);
  });

  it('is hidden until the administrator approves it, and both get a mail', async () => {
    const made = await registered('Unseen Phones');
    expect((await shop.call(OWN, { headers: made.headers })).result.approval).toBe('waiting');
    expect(await seenOf(made)).toEqual(NOTHING);
    const letters = await mailsTo(shop.database, 'hello@threefold.example');
    expect(letters.some(({ text }) => text.includes('Unseen Phones was registered'))).toBe(true);

    const { data } = await shop.call(LIST, { headers: admin });
    expect(data[0]).toMatchObject({
      id: made.id,
      business_name: made.name,
      owner_name: 'New Comer',
      owner_email: made.email,
      store_count: 1,
      product_count: 1,
      approval: 'waiting',
    });
    await shop.call(DECIDE, { body: { id: made.id, approval: 'approved' }, headers: admin });
    await expect.poll(() => seenOf(made)).toEqual(ALL);
    expect((await mailsTo(shop.database, made.email))[0]?.subject).toMatch(/^Your business is approved/);
    expect((await shop.call(LIST, { headers: admin })).data.map(({ id }) => id)).not.toContain(made.id);
    const { rows } = await shop.database.pool.query(
      "select actor_name, action, before, after from audit_log where subject = 'business' and subject_id = $1",
      [String(made.id)],
    );
    expect(rows).toEqual([
      {
        actor_name: 'Alex Morgan',
        action: 'approve business',
        before: { approval: 'waiting' },
        after: { approval: 'approved' },
      },
    ]);
  });

  it('that is refused says why, and waits again once its owner has changed it', async () => {
    const made = await registered('Refused Phones');
    const reason = 'The address is a lay-by.';
    const { result } = await shop.call(DECIDE, {
      body: { id: made.id, approval: 'refused', reason },
      headers: admin,
    });
    expect(result).toMatchObject({ approval: 'refused', refusal_reason: reason });
    expect((await mailsTo(shop.database, made.email))[0]?.text).toContain(reason);
    expect(await seenOf(made)).toEqual(NOTHING);
    const { result: own } = await shop.call(OWN, { headers: made.headers });
    expect(own).toMatchObject({ approval: 'refused', refusal_reason: reason });

    const body = { ...business, business_name: made.name, business_address: '4 Dock Road, Bristol' };
    const changed = await shop.call('PUT /web/site/business', { body, headers: made.headers });
    expect(changed.result).toMatchObject({ approval: 'waiting', refusal_reason: null });
    const { data } = await shop.call(LIST, { query: { approval: 'waiting' }, headers: admin });
    expect(data.map(({ id }) => id)).toContain(made.id);
  });

  it('is open at once where the site does not ask', async () => {
    await shop.database.pool.query('update site_settings set approves_businesses = false');
    const made = await registered('Open Phones');
    expect((await shop.call(OWN, { headers: made.headers })).result.approval).toBe('approved');
    await expect.poll(() => seenOf(made)).toEqual(ALL);
    await shop.database.pool.query('update site_settings set approves_businesses = true');
  });
});

describe('Deciding about businesses', () => {
  it('is the administrator’s alone', async () => {
    const vendor = await signIn(shop, VENDOR);
    const body = { id: 1, approval: 'approved' as const };
    for (const [headers, status] of [
      [{}, 401],
      [vendor, 403],
    ] as const) {
      expect((await shop.refused(LIST, { headers })).status).toBe(status);
      expect((await shop.refused(DECIDE, { body, headers })).status).toBe(status);
    }
  });

  it.each([
    [{ id: 1, approval: 'waiting' }, 'approval'],
    [{ id: 1, approval: 'refused' }, 'reason'],
    [{ id: 1, approval: 'refused', reason: '  ' }, 'reason'],
    [{ id: 1, approval: 'approved', reason: 'why not' }, 'reason'],
    [{ id: 1, approval: 'refused', reason: 'x'.repeat(501) }, 'reason'],
  ])('is refused with %o', async (body, field) => {
    const refusal = await shop.refused(DECIDE, { body: body as never, headers: admin });
    expect([refusal.status, Object.keys(refusal.errors ?? {})]).toEqual([400, [field]]);
  });

  it('knows no business that is not there', async () => {
    const body = { id: 2_147_483_647, approval: 'approved' as const };
    expect((await shop.refused(DECIDE, { body, headers: admin })).status).toBe(404);
  });
});
