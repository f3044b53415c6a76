import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import { rightsIn, type OfficeOf, type Right } from '#rules/office/permissions.ts';
import type { TestApp } from './app.ts';
import { uniquePicture } from './media.ts';
import { one } from './one-row.ts';
import { deviceThings } from './owned-devices.ts';
import { productEdit, productImport } from './owned-imports.ts';
import { changeThings } from './owned-changes.ts';
import { counterRefund, messageThings, vendorsOrder } from './owned-orders.ts';
import { repairThings } from './owned-repairs.ts';
import { wish } from './owned-wish.ts';
import { purchaseThings, vendorsTransfer } from './owned-stock.ts';
import { tradeInThings } from './owned-trade-ins.ts';
import { unitThings } from './units.ts';
import { addStaff, signIn } from './people.ts';
import { formWith } from './photos.ts';

export const PEOPLE = [
  'visitor',
  'shopper',
  'otherShopper',
  'vendor',
  'vendorStaff',
  'otherVendor',
  'otherStaff',
  'siteStaff',
  'administrator',
] as const;
export type Person = (typeof PEOPLE)[number];

const EMAILS: Record<Exclude<Person, 'visitor'>, string> = {
  shopper: 'shopper@threefold.example',
  otherShopper: 'shopper@elsewhere.example',
  vendor: 'vendor@threefold.example',
  vendorStaff: 'staff@threefold.example',
  otherVendor: 'vendor@elsewhere.example',
  otherStaff: 'staff@elsewhere.example',
  siteStaff: 'staff@site.example',
  administrator: 'admin@threefold.example',
};

/** Adds people, so that there are two of each kind and one can try to reach the other's records. */
export async function addPeople(shop: TestApp): Promise<void> {
  const { database } = shop;
  await database.pool.query(
    `insert into users (email, name, password_hash, confirmed_at)
     select n || '@elsewhere.example', n, 'none', now() from unnest(array['shopper', 'vendor']) as n`,
  );
  await database.pool.query(
    `insert into businesses (owner_id, name, address, phone, post_code, latitude, longitude)
     select id, 'Another business', '1 High Street', '020 7946 0000', 'NW1 8QP', 51.5, -0.1
     from users where email = 'vendor@elsewhere.example'`,
  );
  const all = rightsIn('business').filter((right) => right !== 'refund');
  await addStaff(shop, EMAILS.vendorStaff, { ownedBy: EMAILS.vendor, rights: all });
  await addStaff(shop, EMAILS.otherStaff, { ownedBy: EMAILS.otherVendor, rights: all });
  await addStaff(shop, EMAILS.siteStaff, { ownedBy: undefined, rights: ['content'] });
}

/** The offices that these people work in, and their permissions there. */
export const OFFICE_OF: Partial<Record<Person, { of: OfficeOf; rights: readonly Right[] }>> = {
  vendor: { of: 'business', rights: rightsIn('business') },
  otherVendor: { of: 'business', rights: rightsIn('business') },
  vendorStaff: { of: 'business', rights: rightsIn('business') },
  otherStaff: { of: 'business', rights: rightsIn('business') },
  siteStaff: { of: 'site', rights: ['content'] },
  administrator: { of: 'site', rights: rightsIn('site') },
};

/** Each request gets a new session, since a request may end its session. */
export async function headersOf(shop: TestApp, person: Person): Promise<Record<string, string>> {
  return person === 'visitor' ? {} : signIn(shop, EMAILS[person]);
}

interface Owned {
  owner: Person;
  /** Who else may see it. */
  alsoFor?: readonly Person[];
  path: string;
  /** The same path with an id that does not exist. */
  unknownPath: string;
  body?: unknown;
}

type Make = (shop: TestApp) => Promise<Owned>;

const NOBODYS_NUMBER = 2_000_000_000;
const NOBODYS_UUID = '00000000-0000-4000-8000-000000000000';

const SHOPPER = `(select id from users where email = 'shopper@threefold.example')`;

const ADDRESS = {
  name: 'Ann',
  line_1: '1 High Street',
  town: 'London',
  post_code: 'NW1 8QP',
  phone: null,
  line_2: null,
};

async function address(shop: TestApp, body?: unknown): Promise<Owned> {
  const { id } = await one<{ id: number }>(
    shop,
    `insert into user_addresses (user_id, name, line_1, town, post_code)
     values (${SHOPPER}, 'Ann', '1 High Street', 'London', 'NW1 8QP') returning id`,
  );
  const path = '/web/site/account/addresses/';
  return { owner: 'shopper', path: path + id, unknownPath: path + NOBODYS_NUMBER, body };
}

async function savedView(shop: TestApp): Promise<Owned> {
  const { id } = await one<{ id: number }>(
    shop,
    `insert into saved_views (user_id, list, name, search)
     values (${SHOPPER}, 'orders', '${randomUUID()}', '') returning id`,
  );
  const path = '/web/site/saved-views/';
  return { owner: 'shopper', path: path + id, unknownPath: path + NOBODYS_NUMBER };
}

const OPEN = { opens: '09:00', closes: '17:00' };
const STORE = {
  business_name: 'A store of its own',
  business_address: '1 High Street, London',
  business_phone_no: '020 7946 0001',
  post_code: 'NW1 8QP',
  is_active: true,
  opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...OPEN })),
};

async function store(shop: TestApp, body?: unknown): Promise<Owned> {
  const { id } = await one<{ id: number }>(
    shop,
    `insert into stores (business_id, name, address, phone, post_code, latitude, longitude)
     select b.id, gen_random_uuid()::text, '1 High Street', '020 7946 0000', 'NW1 8QP', 51.5, -0.1
     from businesses b join users u on u.id = b.owner_id where u.email = 'vendor@threefold.example' returning id`,
  );
  const path = '/web/site/stores/';
  return {
    owner: 'vendor',
    alsoFor: ['vendorStaff'],
    path: path + id,
    unknownPath: path + NOBODYS_NUMBER,
    body,
  };
}

/** An account's cart with one product that has no questions and plenty of stock. */
async function cart(shop: TestApp): Promise<{ cartId: string; itemId: number }> {
  await one(
    shop,
    `insert into carts (user_id, line) values (${SHOPPER}, 1)
     on conflict (user_id, line) where user_id is not null do update set updated_at = now() returning id`,
  );
  const { cart_id: cartId, id: itemId } = await one<{ cart_id: string; id: number }>(
    shop,
    `insert into cart_items (cart_id, product_id, quantity, price_then)
     select (select id from carts where user_id = ${SHOPPER} and line = 1), p.id, 1, 100
     from products p join listing l on l.product_id = p.id
     where p.line = 1 and p.type = 1 and p.stock_status = 'instock' and p.counts_stock
       and p.stock - p.reserved_stock > 5
       and not exists (select 1 from product_questions q where q.product_id = p.id)
     order by p.id limit 1
     on conflict on constraint cart_items_once do update set quantity = 1 returning cart_id, id`,
  );
  return { cartId, itemId };
}

const cartPath =
  (
    rest: (ids: { cartId: string; itemId: number }) => string,
    unknown: (ids: { cartId: string; itemId: number }) => string,
    body?: unknown,
  ): Make =>
  async (shop) => {
    const ids = await cart(shop);
    return { owner: 'shopper', path: rest(ids), unknownPath: unknown(ids), body };
  };

/** A draft of the vendor with a stock of five. */
async function product(shop: TestApp, rest = '', body?: unknown): Promise<Owned> {
  const { id } = await one<{ id: number }>(
    shop,
    `with made as (
       insert into products (line, name, slug, category_id, brand_id, business_id, sku, regular_price, stock, is_published)
       select 1, 'A cable', 'cable-' || gen_random_uuid(), (select min(id) from categories), (select min(id) from brands),
         b.id, gen_random_uuid()::text, 999, 5, false
       from businesses b join users u on u.id = b.owner_id where u.email = 'vendor@threefold.example' returning id
     ), moved as (
       insert into stock_movements (product_id, quantity, reason) select id, 5, 'opening' from made
     )
     select id from made`,
  );
  const path = (of: number) => `/office/products/${of}${rest}`;
  return {
    owner: 'vendor',
    alsoFor: ['administrator', 'vendorStaff'],
    path: path(id),
    unknownPath: path(NOBODYS_NUMBER),
    body,
  };
}

/** Some of the vendor's cables on their way to a store. */
const transfer = async (shop: TestApp, rest = '', body?: unknown): Promise<Owned> =>
  vendorsTransfer(shop, (await product(shop)).path, rest, body);

/** A code of the vendor's business. */
async function code(shop: TestApp, rest: string, body: unknown): Promise<Owned> {
  const { id } = await one<{ id: number }>(
    shop,
    `insert into codes (code, kind, value, business_id, paid_by)
     select upper(left('O-' || gen_random_uuid(), 24)), 'percent', 1000, b.id, 'vendor'
     from businesses b join users u on u.id = b.owner_id where u.email = 'vendor@threefold.example' returning id`,
  );
  const path = (of: number) => `/office/codes/${of}${rest}`;
  return {
    owner: 'vendor',
    alsoFor: ['administrator', 'vendorStaff'],
    path: path(id),
    unknownPath: path(NOBODYS_NUMBER),
    body,
  };
}

/** A picture in the vendor's library, or in the site's. */
async function picture(shop: TestApp, rest = '', body?: unknown): Promise<Owned> {
  const { id } = await one<{ id: number }>(
    shop,
    `insert into media (business_id, file_id, kind, type, hash, name, width, height, bytes, added_by, created_at, updated_at)
     select b.id, gen_random_uuid(), 'picture', 'jpg', gen_random_uuid()::text, 'Phone.jpg', 640, 480, 9999, 'Ann', now(), now()
     from businesses b join users u on u.id = b.owner_id where u.email = 'vendor@threefold.example' returning id`,
  );
  return ofVendorsLibrary((of) => `/office/media/${of}${rest}`, id, body);
}

async function folder(shop: TestApp, body?: unknown): Promise<Owned> {
  const { id } = await one<{ id: number }>(
    shop,
    `insert into media_folders (business_id, name) select b.id, gen_random_uuid()::text
     from businesses b join users u on u.id = b.owner_id where u.email = 'vendor@threefold.example' returning id`,
  );
  return ofVendorsLibrary((of) => `/office/media-folders/${of}`, id, body);
}

const ofVendorsLibrary = (path: (of: number) => string, id: number, body: unknown): Owned => ({
  owner: 'vendor',
  alsoFor: ['administrator', 'vendorStaff'],
  path: path(id),
  unknownPath: path(NOBODYS_NUMBER),
  body,
});

const COLLEAGUES = ['vendorStaff'] as const;

async function member(shop: TestApp, body?: unknown): Promise<Owned> {
  const given = { ownedBy: EMAILS.vendor, rights: ['bench'] as const };
  const { id } = await addStaff(shop, `${randomUUID()}@bench.example`, given);
  const path = '/office/staff/';
  const unknownPath = path + NOBODYS_NUMBER;
  return { owner: 'vendor', alsoFor: COLLEAGUES, path: path + id, unknownPath, body };
}

async function invitation(shop: TestApp, rest: string, body?: unknown): Promise<Owned> {
  const { id } = await one<{ id: string }>(
    shop,
    `insert into staff_invitations (token_hash, email, business_id, permissions, invited_by, expires_at)
     select sha256(gen_random_uuid()::text::bytea), gen_random_uuid() || '@mail.example', b.id, array['orders'],
       b.owner_id, now() + interval '1 day'
     from businesses b join users u on u.id = b.owner_id where u.email = $1 returning id`,
    [EMAILS.vendor],
  );
  const path = (of: string) => `/office/staff/invitations/${of}${rest}`;
  return {
    owner: 'vendor',
    alsoFor: COLLEAGUES,
    path: path(id),
    unknownPath: path(NOBODYS_UUID),
    body,
  };
}

/** A cart that is ready to be ordered. */
async function readyCart(shop: TestApp): Promise<Owned> {
  const { cartId } = await cart(shop);
  await shop.database.pool.query(
    `insert into checkout_details (cart_id, details) values ($1, $2)
     on conflict (cart_id) do update set details = excluded.details`,
    [cartId, CHECKOUT_DETAILS],
  );
  const { result } = await shop.call('GET /no/auth/web/site/checkouts/{cartId}', {
    params: { cartId },
    headers: await headersOf(shop, 'shopper'),
  });
  const path = (id: string) => `${checkout}${id}/place`;
  const body = { payment: 'trial', agreed_total: result.order?.totals.total };
  return { owner: 'shopper', path: path(cartId), unknownPath: path(NOBODYS_UUID), body };
}

const byId = '/no/auth/web/site/cart/';
const byLine = '/web/site/cart/buy/items/';
const checkout = '/no/auth/web/site/checkouts/';

const CHECKOUT_DETAILS = {
  email: 'ann@example.com',
  name: 'Ann Example',
  line_1: '1 High Street',
  town: 'London',
  post_code: 'NW1 8QP',
};

/** For each call that names something with an owner: creates that thing, and returns how its owner would request it. */
export function ownedThings(): Partial<Record<CallName, Make>> {
  return {
    'PUT /web/site/account/addresses/{id}': (shop) => address(shop, ADDRESS),
    'DELETE /web/site/account/addresses/{id}': (shop) => address(shop),
    'DELETE /web/site/saved-views/{id}': savedView,
    'POST /no/auth/web/site/checkouts/{cartId}/place': readyCart,
    'GET /office/orders/{number}': (shop) => vendorsOrder(shop, ''),
    'POST /office/orders/{number}/moves': (shop) =>
      vendorsOrder(shop, '/moves', { move: 'accept', version: 1 }),
    'GET /office/orders/{number}/refund': (shop) => vendorsOrder(shop, '/refund?move=refuse'),
    'POST /office/refunds/{refundId}/moves': counterRefund,
    'GET /office/orders/{number}/colleagues': (shop) => vendorsOrder(shop, '/colleagues'),
    'PUT /office/orders/{number}/assignee': (shop) =>
      vendorsOrder(shop, '/assignee', { assignee_id: null, seen: null }),
    'POST /office/orders/{number}/notes': (shop) => vendorsOrder(shop, '/notes', { text: 'Pack it well.' }),
    'POST /office/orders/{number}/link': (shop) => vendorsOrder(shop, '/link', { link_version: 1 }),
    ...changeThings(),
    ...tradeInThings(),
    ...unitThings(),
    ...purchaseThings(),
    ...messageThings(),
    ...repairThings(),
    'POST /office/staff/invitations/{invitationId}/resend': (shop) => invitation(shop, '/resend', {}),
    'DELETE /office/staff/invitations/{invitationId}': (shop) => invitation(shop, ''),
    'PUT /office/staff/{id}': (shop) => member(shop, { version: 1, permissions: ['orders'] }),
    'DELETE /office/staff/{id}': (shop) => member(shop),
    'POST /office/reviews/{id}/moves': async (shop) => {
      const { id } = await one<{ id: number }>(
        shop,
        `insert into reviews (product_id, author, rating, title, body)
         select p.id, 'Ann', 4, 'Good', 'It is good.' from products p join businesses b on b.id = p.business_id
         join users u on u.id = b.owner_id where u.email = 'vendor@threefold.example' order by p.id limit 1
         returning id`,
      );
      const path = (of: number) => `/office/reviews/${of}/moves`;
      const body = { move: 'answer', version: 1, answer: 'Thank you.' };
      return {
        owner: 'vendor',
        alsoFor: ['administrator', 'vendorStaff'],
        path: path(id),
        unknownPath: path(NOBODYS_NUMBER),
        body,
      };
    },
    'PUT /office/codes/{id}': (shop) => code(shop, '', { version: 1, most_uses: 5 }),
    'POST /office/codes/{id}/end': (shop) => code(shop, '/end', { version: 1 }),
    'GET /office/media/{id}': (shop) => picture(shop),
    'PUT /office/media/{id}': (shop) => picture(shop, '', { version: 1, alt: 'A phone' }),
    'POST /office/media/{id}/replace': async (shop) =>
      picture(shop, '/replace', formWith(await uniquePicture())),
    'DELETE /office/media/{id}': (shop) => picture(shop),
    'PUT /office/media-folders/{id}': (shop) => folder(shop, { name: randomUUID() }),
    'DELETE /office/media-folders/{id}': (shop) => folder(shop),
    'GET /office/product-imports/{id}': (shop) => productImport(shop),
    'GET /office/product-imports/{id}/items': (shop) => productImport(shop, '/items'),
    'POST /office/product-imports/{id}/start': (shop) => productImport(shop, '/start', {}),
    'POST /office/product-imports/{id}/undo': productEdit,
    'GET /office/products/{id}': (shop) => product(shop),
    'GET /office/products/{id}/preview': (shop) => product(shop, '/preview'),
    'PUT /office/products/{id}': (shop) => product(shop, '', { version: 1, name: 'A longer cable' }),
    'DELETE /office/products/{id}': (shop) => product(shop),
    'GET /office/transfers/{id}': (shop) => transfer(shop),
    'PUT /office/transfers/{id}': (shop) => transfer(shop, '', { version: 1, note: 'By van' }),
    'POST /office/transfers/{id}/moves': (shop) => transfer(shop, '/moves', { move: 'send', version: 1 }),
    'PUT /office/products/{id}/stock': (shop) => product(shop, '/stock', { now: 7, was: 5 }),
    'PUT /office/products/{id}/low-stock': (shop) => product(shop, '/low-stock', { low_stock: 8 }),
    'POST /office/products/{id}/stock-moves': (shop) =>
      product(shop, '/stock-moves', { move: 'receive', quantity: 3 }),
    'POST /office/products/{id}/moves': (shop) => product(shop, '/moves', { move: 'publish', version: 1 }),
    'POST /office/products/{id}/duplicate': (shop) => product(shop, '/duplicate', {}),
    'POST /office/products/{id}/prices': (shop) =>
      product(shop, '/prices', { version: 1, how: 'set', amount: 8.99 }),
    'DELETE /web/site/account/sessions/{id}': async (shop) => {
      await signIn(shop, 'shopper@threefold.example');
      const { id } = await one<{ id: string }>(
        shop,
        `select id from sessions where user_id = ${SHOPPER} order by created_at desc limit 1`,
      );
      const path = '/web/site/account/sessions/';
      return { owner: 'shopper', path: path + id, unknownPath: path + NOBODYS_UUID };
    },
    ...deviceThings,
    'DELETE /web/site/account/alerts/{id}': async (shop) => {
      await shop.database.pool.query(`update users set confirmed_at = now() where id = ${SHOPPER}`);
      const { id } = await one<{ id: string }>(
        shop,
        `insert into stock_alerts (product_id, email)
         select id, 'shopper@threefold.example' from products where line = 1 order by id limit 1 returning id`,
      );
      const path = '/web/site/account/alerts/';
      return { owner: 'shopper', path: path + id, unknownPath: path + NOBODYS_UUID };
    },
    'GET /no/auth/web/site/cart/{cartId}': cartPath(
      ({ cartId }) => byId + cartId,
      () => byId + NOBODYS_UUID,
    ),
    'PUT /no/auth/web/site/cart/{cartId}/items/{itemId}': cartPath(
      ({ cartId, itemId }) => `${byId}${cartId}/items/${itemId}`,
      ({ itemId }) => `${byId}${NOBODYS_UUID}/items/${itemId}`,
      { quantity: 2 },
    ),
    'DELETE /no/auth/web/site/cart/{cartId}/items/{itemId}': cartPath(
      ({ cartId, itemId }) => `${byId}${cartId}/items/${itemId}`,
      ({ itemId }) => `${byId}${NOBODYS_UUID}/items/${itemId}`,
    ),
    'PUT /web/site/cart/{line}/items/{itemId}': cartPath(
      ({ itemId }) => byLine + itemId,
      () => byLine + NOBODYS_NUMBER,
      { quantity: 2 },
    ),
    'DELETE /web/site/cart/{line}/items/{itemId}': cartPath(
      ({ itemId }) => byLine + itemId,
      () => byLine + NOBODYS_NUMBER,
    ),
    'GET /no/auth/web/site/checkouts/{cartId}': cartPath(
      ({ cartId }) => checkout + cartId,
      () => checkout + NOBODYS_UUID,
    ),
    'PUT /no/auth/web/site/checkouts/{cartId}': cartPath(
      ({ cartId }) => checkout + cartId,
      () => checkout + NOBODYS_UUID,
      CHECKOUT_DETAILS,
    ),
    'PUT /web/site/stores/{id}': (shop) => store(shop, STORE),
    'DELETE /web/site/stores/{id}': (shop) => store(shop),
    'DELETE /web/site/wishlist/{id}': wish,
  };
}
