import { randomUUID } from 'node:crypto';
import { NUMBER_SPACE, writeNumber } from '#rules/orders/numbers.ts';
import type { TestApp } from './app.ts';
import { uniquePicture } from './media.ts';
import { one } from './one-row.ts';
import { formWith } from './photos.ts';

const ALSO_FOR = ['administrator', 'vendorStaff'] as const;
const NOBODYS_UUID = '00000000-0000-4000-8000-000000000000';

/** An order that another shopper placed with the vendor. */
export async function vendorsOrder(shop: TestApp, rest: string, body?: unknown, list = 'orders') {
  const { number } = await one<{ number: string }>(
    shop,
    `with placed as (
       insert into order_groups (number, cart_id, email, name, goods, delivery, discount, credit, vat, total)
       values ('TF-' || floor(random() * 1e9), gen_random_uuid(), 'ann@mail.example', 'Ann', 100, 0, 0, 0, 0, 100)
       returning id
     ), paid as (
       insert into payments (group_id, kind, state, amount, paid_at) select id, 'trial', 'paid', 100, now() from placed
     ), written as (
     insert into orders (number, group_id, business_id, state, way, promise, promised_from, promised_by, send_by, goods, delivery,
       delivery_vat, discount, site_discount, vat, commission, commission_bps, total, credit)
     select $1, placed.id, b.id, 'paid', 'standard', 'Soon', now(), now(), now(), 100, 0, 0, 0, 0, 0, 10, 1000, 100, 0
     from placed, businesses b join users u on u.id = b.owner_id where u.email = 'vendor@threefold.example'
     returning id, number
     ), line as (
       insert into order_lines (order_id, name, choice, sku, path, quantity, unit, discount, site_discount, vat, commission, scheme)
       select id, 'A phone', '', 'phone', '/', 1, 100, 0, 0, 0, 10, 'margin' from written
     )
     select number from written`,
    [writeNumber('TF', Math.floor(Math.random() * NUMBER_SPACE))],
  );
  const path = (of: string) => `/office/${list}/${of}${rest}`;
  return {
    owner: 'vendor' as const,
    alsoFor: ALSO_FOR,
    path: path(number),
    unknownPath: path('TF-000000000'),
    body,
  };
}

/** A conversation about an order, in which its buyer has written. */
async function vendorsConversation(shop: TestApp, rest: string, body?: object) {
  const owned = await vendorsOrder(shop, rest, body, 'messages');
  const { id } = await one<{ id: number }>(
    shop,
    `with begun as (
       insert into conversations (subject, subject_id, number, business_id, person, waits_since, last_at)
       select 'order', o.id, o.number, o.business_id, 'Ann', now(), now() from orders o where o.number = $1 returning id
     )
     insert into messages (conversation_id, side, author, text, created_at)
     select id, 'buyer', 'Ann', 'Is it new?', now() from begun returning id::int`,
    [owned.path.split('/')[3]],
  );
  return { ...owned, body: body && { ...body, ...('up_to' in body ? { up_to: id } : { seen: id }) } };
}

/** An answer that the vendor has saved. The site has its own. */
async function savedAnswer(shop: TestApp, body?: unknown) {
  const { id } = await one<{ id: number }>(
    shop,
    `insert into saved_answers (business_id, name, text)
     select b.id, gen_random_uuid()::text, 'Dear {first_name}' from businesses b join users u on u.id = b.owner_id
     where u.email = 'vendor@threefold.example' returning id`,
  );
  const path = (of: number) => `/office/saved-answers/${of}`;
  return {
    owner: 'vendor' as const,
    alsoFor: ['vendorStaff'] as const,
    path: path(id),
    unknownPath: path(2_000_000_000),
    body,
  };
}

/** Money to be given back for an order that was paid at the vendor's counter. */
export async function counterRefund(shop: TestApp) {
  const { path: made } = await vendorsOrder(shop, '');
  const { id } = await one<{ id: string }>(
    shop,
    `with paid as (
       update payments p set kind = 'in_store' from orders o
       where o.group_id = p.group_id and o.number = $1 returning p.id, o.id as order_id
     )
     insert into refunds (payment_id, order_id, to_payment, to_credit, reason)
     select id, order_id, 1, 0, 'Returned' from paid returning id`,
    [made.split('/').at(-1)],
  );
  const path = (of: string) => `/office/refunds/${of}/moves`;
  const body = { move: 'done' };
  return {
    owner: 'vendor' as const,
    alsoFor: ALSO_FOR,
    path: path(id),
    unknownPath: path(NOBODYS_UUID),
    body,
  };
}

/** For each call about messages that names something with an owner: how its owner would request it. */
export function messageThings() {
  return {
    'PUT /office/saved-answers/{id}': (shop: TestApp) =>
      savedAnswer(shop, { name: randomUUID(), text: 'Dear {first_name}', version: 1 }),
    'DELETE /office/saved-answers/{id}': (shop: TestApp) => savedAnswer(shop),
    'GET /office/messages/{number}': (shop: TestApp) => vendorsConversation(shop, ''),
    'POST /office/messages/{number}': (shop: TestApp) =>
      vendorsConversation(shop, '', { text: 'Yes.', seen: 0 }),
    'POST /office/messages/{number}/read': (shop: TestApp) =>
      vendorsConversation(shop, '/read', { up_to: 0 }),
    'POST /office/messages/{number}/state': (shop: TestApp) =>
      vendorsConversation(shop, '/state', { is_closed: true, seen: 0 }),
    'POST /office/orders/{number}/photos': async (shop: TestApp) =>
      vendorsOrder(shop, '/photos', formWith(await uniquePicture())),
  };
}
