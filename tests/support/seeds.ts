import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CallDefinition } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { EXAMPLES } from '#demo/examples.ts';
import { DEMO_PASSWORD, SHOPPER, VENDOR } from '#demo/people.ts';
import { postEntry } from '#server/features/money/public.ts';
import { BODIES } from '#server/http/openapi/examples.ts';
import { hashPassword } from '#server/ports/passwords.ts';
import type { TestApp } from './app.ts';
import { addable } from './carts.ts';
import { CONTENT_SEEDS } from './content-seeds.ts';
import { PRICE_RULE_SEEDS } from './price-rule-seeds.ts';
import { SETTINGS_SEEDS } from './settings-seeds.ts';
import { COUNTER_SEEDS } from './counter-order.ts';
import { BENCH_SEEDS } from './bench-seeds.ts';
import { LIST_SEEDS } from './list-seeds.ts';
import { headersOf, ownedThings, type Person } from './owned.ts';
import { signIn } from './people.ts';
import { uniquePicture } from './media.ts';
import { makePasskey, newAuthenticator } from './authenticator.ts';
import { beginFactor, codeNow, sessionBeforeCode, switchOn } from './second-factor.ts';
import { formWith, phonePhoto, photosPath } from './photos.ts';
import { PAGE_SEEDS } from './page-seeds.ts';
import { placedOrder, sentOrder } from './placed.ts';
import { idOf, type Make, type Seed } from './seed.ts';
import { SITE_BUSINESS_SEEDS } from './site-business-seeds.ts';
import { STOCK_SEEDS } from './stock-seeds.ts';

const productOf = (shop: TestApp, line: 1 | 2 | 3, where = 'true') =>
  idOf(
    shop,
    `select p.id from products p join listing l on l.product_id = p.id
     where p.line = ${line} and ${where} order by p.id limit 1`,
  );

export const PASSWORD = 'seven green bicycles';

let hashed: Promise<string> | undefined;

/** A new account, so that changes to it affect no other test. */
export async function newcomer(shop: TestApp, isConfirmed = true) {
  // One hash for all accounts: hashing is slow on purpose.
  hashed ??= hashPassword(PASSWORD);
  const email = `${randomUUID()}@newcomers.example`;
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `insert into users (email, name, password_hash, confirmed_at)
     values ($1, 'Nell', $2, case when $3 then now() end) returning id`,
    [email, await hashed, isConfirmed],
  );
  return { id: rows[0]?.id ?? 0, email, headers: await signIn(shop, email) };
}

/** A new account with a second factor. */
async function withFactor(shop: TestApp) {
  const { id, headers } = await newcomer(shop);
  return { id, headers, ...(await switchOn(shop, headers, PASSWORD)) };
}

/** A new account with a passkey. */
async function withPasskey(shop: TestApp) {
  const { headers } = await newcomer(shop);
  const made = await makePasskey(shop, headers, PASSWORD, newAuthenticator(shop.origin));
  const { result } = await shop.call('POST /global/user/passkeys', { body: made, headers });
  const factor = await shop.call('GET /global/user/second-factor', { headers });
  return { headers, id: factor.result.passkeys[0]?.id ?? '', recoveryCodes: result.recovery_codes };
}

/** The token of a link in a mail to a new account. */
async function linkTo(shop: TestApp, kind: 'confirm' | 'reset'): Promise<string> {
  const { id, email } = await newcomer(shop, kind === 'reset');
  const token = randomBytes(32).toString('base64url');
  await shop.database.pool.query(
    `insert into user_tokens (token_hash, user_id, kind, email, expires_at)
     values ($1, $2, $3, $4, now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest(), id, kind, email],
  );
  return token;
}

/** The token of an invitation to an email without an account. */
async function invitationTo(shop: TestApp): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await shop.database.pool.query(
    `insert into staff_invitations (token_hash, email, permissions, invited_by, expires_at)
     select $1, $2, array['content'], id, now() + interval '1 day' from users where role = 'administrator' limit 1`,
    [createHash('sha256').update(token).digest(), `${randomUUID()}@mail.example`],
  );
  return token;
}

/** A new business that waits for approval. */
async function waitingBusiness(shop: TestApp): Promise<number> {
  const { id: owner } = await newcomer(shop);
  return idOf(
    shop,
    `insert into businesses (owner_id, name, address, phone, post_code, latitude, longitude, approval)
     values (${owner}, '${randomUUID()}', '1 High Street', '020 7946 0000', 'NW1 6XE', 51.52, -0.15, 'waiting')
     returning id`,
  );
}

/** No two businesses may have the same name. */
const business = () => ({ ...BODIES['POST /web/site/business'], business_name: randomUUID() });

const REVIEW = { rating: 5, title: 'As good as new', body: 'Not a scratch on it.' };

async function reviewPath(shop: TestApp): Promise<string> {
  const { token, lineId } = await sentOrder(shop);
  return `/no/auth/web/site/track/${token}/lines/${lineId}/review`;
}

/** For calls that need more than the contract's example, or more than an empty body. */
const SEEDS: Partial<Record<CallName, Make>> = {
  ...LIST_SEEDS,
  ...PAGE_SEEDS,
  ...COUNTER_SEEDS,
  ...STOCK_SEEDS,
  ...CONTENT_SEEDS,
  ...PRICE_RULE_SEEDS,
  ...SETTINGS_SEEDS,
  'GET /no/auth/web/site/track/{token}': async (shop) => ({
    path: `/no/auth/web/site/track/${(await placedOrder(shop)).token}`,
  }),
  'GET /no/auth/web/site/track/{token}/exchanges': async (shop) => ({
    path: `/no/auth/web/site/track/${(await sentOrder(shop)).token}/exchanges`,
  }),
  'POST /no/auth/web/site/track/{token}/moves': async (shop) => ({
    path: `/no/auth/web/site/track/${(await placedOrder(shop)).token}/moves`,
    body: { move: 'cancel', version: 1 },
  }),
  'POST /no/auth/web/site/track/{token}/photos': async (shop) => ({
    path: photosPath((await placedOrder(shop)).token),
    body: formWith(await phonePhoto()),
  }),
  'GET /no/auth/web/site/track/{token}/messages': async (shop) => ({
    path: `/no/auth/web/site/track/${(await placedOrder(shop)).token}/messages`,
  }),
  'POST /no/auth/web/site/track/{token}/messages': async (shop) => ({
    path: `/no/auth/web/site/track/${(await placedOrder(shop)).token}/messages`,
    body: { text: 'When does it come?' },
  }),
  'POST /no/auth/web/site/track/{token}/messages/read': async (shop) => ({
    path: `/no/auth/web/site/track/${(await placedOrder(shop)).token}/messages/read`,
    body: { up_to: 1 },
  }),
  'PUT /no/auth/web/site/track/{token}/lines/{lineId}/review': async (shop) => ({
    path: await reviewPath(shop),
    body: REVIEW,
  }),
  'DELETE /no/auth/web/site/track/{token}/lines/{lineId}/review': async (shop) => {
    const path = await reviewPath(shop);
    await shop.fetch(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(REVIEW),
    });
    return { path };
  },
  'POST /no/auth/web/site/payments/{paymentId}/trial': async (shop) => ({
    path: `/no/auth/web/site/payments/${(await placedOrder(shop)).payment.id}/trial`,
  }),
  'POST /no/auth/web/site/track/{token}/payment': async (shop) => ({
    path: `/no/auth/web/site/track/${(await placedOrder(shop, 'stripe')).token}/payment`,
  }),
  'POST /office/refunds/{refundId}/moves': async (shop) => {
    const { payment } = await placedOrder(shop, 'bank_transfer');
    const id = await idOf(
      shop,
      `insert into refunds (payment_id, to_payment, to_credit, reason) values ('${payment.id}', 1, 0, 'Returned') returning id`,
    );
    return { path: `/office/refunds/${id}/moves` };
  },
  'POST /office/failures/{jobId}/moves': async (shop) => {
    const id = await idOf(
      shop,
      `insert into jobs (kind, payload, failed_at, last_error)
       values ('mail', '{"to":"ann@shop.example","subject":"Hello","text":"Hello","html":"Hello"}', now(), 'Refused')
       returning id`,
    );
    return { path: `/office/failures/${id}/moves` };
  },
  'GET /office/statement': () => ({ path: '/office/statement?month=2026-11' }),
  'POST /office/payouts': async (shop) => {
    await shop.call('PUT /office/payout-account', {
      headers: await headersOf(shop, 'vendor'),
      body: BODIES['PUT /office/payout-account'] as never,
    });
    const { payouts } = BODIES['POST /office/payouts'] as {
      payouts: { business_id: number; amount: number }[];
    };
    for (const { business_id: businessId, amount } of payouts) {
      // More than that: sales at a counter leave a vendor who owes the commission.
      const owed = Math.round(amount * 100) + 1_000_000;
      await shop.database.transaction(({ ask }) =>
        postEntry(ask, {
          kind: 'payment',
          orderId: null,
          source: randomUUID(),
          postings: [
            { account: 'money', amount: owed },
            { account: 'vendor', businessId, amount: -owed },
          ],
          now: new Date(),
        }),
      );
    }
    return {};
  },
  'POST /office/media': async () => ({ body: formWith(await uniquePicture()) }),
  'POST /office/product-imports': () => ({
    body: formWith(Buffer.from('sku,name\nnobodys,Cable\n'), 'products.csv'),
  }),
  'POST /office/product-edits': async (shop) => ({
    body: {
      products: [
        {
          id: await productOf(
            shop,
            1,
            `p.business_id = (select b.id from businesses b join users u on u.id = b.owner_id
              where u.email = 'vendor@threefold.example')`,
          ),
          version: 1,
        },
      ],
      prices: { how: 'percent', amount: 1 },
    },
  }),
  'POST /office/media-folders': () => ({ body: { name: randomUUID() } }),
  'POST /global/user/login': () => ({ body: { email: SHOPPER, password: DEMO_PASSWORD } }),
  'POST /global/user/register': () => ({
    body: { name: 'Nell', email: `${randomUUID()}@newcomers.example`, password: PASSWORD },
  }),
  'POST /global/user/confirm': async (shop) => ({
    body: { token: await linkTo(shop, 'confirm'), password: 'eight green bicycles' },
  }),
  'POST /global/user/confirm/resend': (shop) => newcomer(shop, false),
  'POST /global/user/invitation': async (shop) => ({ body: { token: await invitationTo(shop) } }),
  'POST /global/user/invitation/accept': async (shop) => ({
    body: { token: await invitationTo(shop), name: 'Ann', password: 'eight green bicycles' },
  }),
  'POST /global/user/password/reset': async (shop) => ({
    body: { token: await linkTo(shop, 'reset'), password: 'eight green bicycles' },
  }),
  'PUT /global/user/password': async (shop) => ({
    ...(await newcomer(shop)),
    body: { current_password: PASSWORD, password: 'eight green bicycles' },
  }),
  'POST /global/user/login/code': async (shop) => {
    const { id, recoveryCodes } = await withFactor(shop);
    return { headers: { cookie: await sessionBeforeCode(shop, id) }, body: { code: recoveryCodes[0] } };
  },
  'POST /global/user/prove': async (shop) => ({ ...(await newcomer(shop)), body: { password: PASSWORD } }),
  'POST /global/user/passkeys/challenge': (shop) => withPasskey(shop),
  'POST /global/user/passkeys/new': async (shop) => ({
    ...(await newcomer(shop)),
    body: { password: PASSWORD },
  }),
  'POST /global/user/passkeys': async (shop) => {
    const { headers } = await newcomer(shop);
    return { headers, body: await makePasskey(shop, headers, PASSWORD, newAuthenticator(shop.origin)) };
  },
  'POST /global/user/passkeys/{id}/remove': async (shop) => {
    const { headers, id, recoveryCodes } = await withPasskey(shop);
    const path = `/global/user/passkeys/${id}/remove`;
    return { headers, path, body: { password: PASSWORD, code: recoveryCodes[0] } };
  },
  'GET /global/user/second-factor': (shop) => newcomer(shop),
  'POST /global/user/second-factor': async (shop) => ({
    ...(await newcomer(shop)),
    body: { password: PASSWORD },
  }),
  'POST /global/user/second-factor/confirm': async (shop) => {
    const { headers } = await newcomer(shop);
    const secret = await beginFactor(shop, headers, PASSWORD);
    return { headers, body: { code: codeNow(secret) } };
  },
  'POST /global/user/second-factor/recovery-codes': async (shop) => ({
    headers: (await withFactor(shop)).headers,
    body: { password: PASSWORD },
  }),
  'POST /global/user/second-factor/remove': async (shop) => {
    const { headers, recoveryCodes } = await withFactor(shop);
    return { headers, body: { password: PASSWORD, code: recoveryCodes[0] } };
  },
  'PUT /web/site/mail-choices': async (shop) => ({
    headers: await signIn(shop, VENDOR),
    body: { event: 'message', is_mailed: false },
  }),
  'POST /global/user/close': async (shop) => ({ ...(await newcomer(shop)), body: { password: PASSWORD } }),
  'PUT /web/site/account/email': async (shop) => ({
    ...(await newcomer(shop)),
    body: { email: `${randomUUID()}@newcomers.example`, password: PASSWORD },
  }),
  'POST /web/site/business': async (shop) => ({ ...(await newcomer(shop)), body: business() }),
  'PUT /web/site/business': () => ({ body: business() }),
  'POST /no/auth/web/site/cart/add': async (shop) => ({
    body: await addable(shop, EXAMPLES['simple product, yes or no, in stock']),
  }),
  'POST /web/site/cart/add': async (shop) => ({
    body: await addable(shop, EXAMPLES['simple product, yes or no, in stock']),
  }),
  'PUT /web/site/list-columns/{list}': () => ({
    path: '/web/site/list-columns/products',
    body: { columns: ['product', 'sku'] },
  }),
  'GET /web/site/cart/{line}': () => ({ path: '/web/site/cart/buy' }),
  'POST /web/site/wishlist': async (shop) => ({
    ...(await newcomer(shop)),
    body: { product_id: await productOf(shop, 1) },
  }),
  'PUT /demo_requests': async (shop) => {
    const id = await idOf(
      shop,
      `insert into demo_requests (first_name, last_name, company, email)
       values ('Ann', 'Example', 'Example Ltd', 'ann@shop.example') returning id`,
    );
    return { body: { id, status: 'contacted' } };
  },
  'PUT /businesses': async (shop) => ({ body: { id: await waitingBusiness(shop), approval: 'approved' } }),
  'POST /office/codes': () => ({
    body: { code: `S-${randomUUID().slice(0, 18).toUpperCase()}`, kind: 'percent', value: 10 },
  }),
  'GET /office/customers/{id}': async (shop) => ({ path: `/office/customers/${(await newcomer(shop)).id}` }),
  'GET /office/customers/{id}/credit': async (shop) => ({
    path: `/office/customers/${(await newcomer(shop)).id}/credit`,
  }),
  'POST /office/customers/{id}/credit': async (shop) => ({
    path: `/office/customers/${(await newcomer(shop)).id}/credit`,
  }),
  'POST /office/customers/{id}/export': async (shop) => ({
    path: `/office/customers/${(await newcomer(shop)).id}/export`,
  }),
  'POST /office/customers/{id}/close': async (shop) => {
    const { id, email } = await newcomer(shop);
    return { path: `/office/customers/${id}/close`, body: { email } };
  },
  'POST /office/vendors': () => ({
    body: { ...BODIES['POST /office/vendors'], business_name: randomUUID() },
  }),
  'GET /office/vendors/{id}': async (shop) => ({ path: `/office/vendors/${await waitingBusiness(shop)}` }),
  'POST /office/vendors/{id}/moves': async (shop) => ({
    path: `/office/vendors/${await waitingBusiness(shop)}/moves`,
    body: { move: 'approve', version: 1 },
  }),
  'PUT /office/vendors/{id}/commission': async (shop) => ({
    path: `/office/vendors/${await waitingBusiness(shop)}/commission`,
    body: { version: 1, percent: 7.5 },
  }),
  'PUT /office/vendors/{id}/holiday': async (shop) => ({
    path: `/office/vendors/${await waitingBusiness(shop)}/holiday`,
    body: { version: 1, holiday: null },
  }),
  ...BENCH_SEEDS,
  ...SITE_BUSINESS_SEEDS,
  'GET /no/auth/web/site/products/{id}': async (shop) => ({
    path: `/no/auth/web/site/products/${await productOf(shop, 1)}`,
  }),
  'GET /no/auth/web/site/products/{id}/reviews': async (shop) => ({
    path: `/no/auth/web/site/products/${await productOf(shop, 1)}/reviews`,
  }),
  'GET /no/auth/web/site/products/{id}/device': async (shop) => ({
    path: `/no/auth/web/site/products/${await productOf(shop, 1)}/device`,
  }),
  'GET /no/auth/web/site/products/{id}/advice': async (shop) => ({
    path: `/no/auth/web/site/products/${await productOf(shop, 2)}/advice`,
  }),
  'POST /no/auth/web/site/products/{id}/notify': async (shop) => ({
    path: `/no/auth/web/site/products/${await productOf(shop, 1)}/notify`,
  }),
  'GET /no/auth/web/site/products/variation': async (shop) => ({
    path: `/no/auth/web/site/products/variation?product_id=${await productOf(shop, 1, 'p.type = 2')}`,
  }),
  'GET /no/auth/web/site/questions': async (shop) => ({
    path: `/no/auth/web/site/questions?product_id=${await productOf(shop, 3)}`,
  }),
  'GET /web/site/questions': async (shop) => ({
    path: `/web/site/questions?product_id=${await productOf(shop, 3)}`,
  }),
  'GET /no/auth/web/site/categories/{id}': async (shop) => ({
    path: `/no/auth/web/site/categories/${await idOf(shop, 'select id from categories order by id limit 1')}`,
  }),
  'GET /no/auth/web/site/businesses/{id}': async (shop) => ({
    path: `/no/auth/web/site/businesses/${await idOf(shop, 'select id from businesses order by id limit 1')}`,
  }),
  'GET /no/auth/web/site/search': () => ({ path: '/no/auth/web/site/search?q=iphone' }),
  'GET /no/auth/web/site/places': () => ({ path: '/no/auth/web/site/places?q=london' }),
  'GET /no/auth/web/site/menu': () => ({ path: '/no/auth/web/site/menu?key=general_main_menu' }),
  'GET /no/auth/web/site/pages/{key}': () => ({ path: '/no/auth/web/site/pages/privacy-policy' }),
  'GET /no/auth/web/site/template/template/design': () => ({
    path: '/no/auth/web/site/template/template/design?page_key=home-page&section_position=top',
  }),
};

const PERSON_OF_ROLE = { shopper: 'shopper', vendor: 'vendor', administrator: 'administrator' } as const;

function personFor({ access = [] }: CallDefinition): Person {
  if ('permission' in access) return access.of === 'site' ? 'administrator' : 'vendor';
  const [role] = access;
  return role ? PERSON_OF_ROLE[role] : 'visitor';
}

/** A request of this call that succeeds, with everything that it needs. */
export async function seedOf(shop: TestApp, name: CallName): Promise<Seed> {
  const owned = await ownedThings()[name]?.(shop);
  if (owned) return { path: owned.path, headers: await headersOf(shop, owned.owner), body: owned.body };
  const usual = {
    path: name.slice(name.indexOf(' ') + 1),
    headers: await headersOf(shop, personFor(calls[name])),
    body: BODIES[name] as unknown,
  };
  const { path, headers, body } = { ...usual, ...(await SEEDS[name]?.(shop)) };
  return { path, headers, body };
}
