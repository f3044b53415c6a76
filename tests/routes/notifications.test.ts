import { beforeAll, describe, expect, it } from 'vitest';
import type { NotificationEvent } from '#rules/office/notifications.ts';
import { ADMINISTRATOR, SHOPPER, VENDOR } from '#demo/people.ts';
import { tellLowStock } from '#server/features/catalog/low-stock.writes.ts';
import { tellLate } from '#server/features/orders/late-news.writes.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { business } from '#tests/support/businesses.ts';
import { freshKey, send } from '#tests/support/buying.ts';
import { vendorsPlacedOrder, write } from '#tests/support/conversations.ts';
import { one } from '#tests/support/one-row.ts';
import { addStaff, signIn } from '#tests/support/people.ts';

type Headers = Record<string, string>;
const BELL = 'GET /web/site/notifications';
const NONE = { cursor: undefined, per_page: undefined };

let shop: TestApp;
let vendor: Headers;
let desk: { id: number; name: string; email: string; headers: Headers };

async function colleague(email: string) {
  const { id } = await addStaff(shop, email, { ownedBy: VENDOR, rights: ['orders'] });
  return { id, name: email.split('@')[0] ?? '', email, headers: await signIn(shop, email) };
}

beforeAll(async () => {
  shop = await buildTestApp();
  vendor = await signIn(shop, VENDOR);
  desk = await colleague('mina@business.example');
});

const bell = (headers: Headers) => shop.call(BELL, { query: NONE, headers });
const newest = async (headers: Headers, event: NotificationEvent) =>
  (await bell(headers)).data.find((one) => one.event === event);
const note = (number: string, text: string, headers: Headers) =>
  send(shop, `/office/orders/${number}/notes`, { text }, { ...headers, ...freshKey() });
const put = (path: string, body: object, headers: Headers) =>
  shop.fetch(path, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const mailsTo = async (email: string, subject: string) =>
  (
    await one<{ count: number }>(
      shop,
      `select count(*)::int from jobs where kind = 'mail' and payload ->> 'to' = $1 and payload ->> 'subject' like $2`,
      [email, `%${subject}%`],
    )
  ).count;
const sender = async () => ({
  shop: { name: 'Threefold', url: 'https://shop.example', email: '' },
  secret: Buffer.alloc(32),
});

describe('The bell', () => {
  it('tells of a buyer’s message, once for each conversation, and again when more is written', async () => {
    const order = await vendorsPlacedOrder(shop);
    await write(shop, order, 'Is it new?');
    await write(shop, order, 'And is it blue?');
    const { data, unread } = await bell(desk.headers);
    const about = data.filter(({ ref, target }) => ref === order.number && target === 'conversation');
    expect(about).toMatchObject([{ event: 'message', text: 'And is it blue?', is_read: false }]);
    const ids = about.map(({ id }) => id);
    const marked = await send(shop, '/web/site/notifications/read', { ids }, desk.headers);
    expect(marked.status).toBe(200);
    expect((await bell(desk.headers)).unread).toBe(unread - 1);
    await write(shop, order, 'Hello?');
    expect((await bell(desk.headers)).unread).toBe(unread);
  });

  it('tells a colleague who is given an order, and not one who takes it', async () => {
    const { number } = await vendorsPlacedOrder(shop);
    await put(`/office/orders/${number}/assignee`, { assignee_id: desk.id, seen: null }, desk.headers);
    expect((await newest(desk.headers, 'assigned'))?.ref).not.toBe(number);
    await put(`/office/orders/${number}/assignee`, { assignee_id: null, seen: desk.id }, vendor);
    await put(`/office/orders/${number}/assignee`, { assignee_id: desk.id, seen: null }, vendor);
    expect(await newest(desk.headers, 'assigned')).toMatchObject({ ref: number, target: 'order' });
    expect(await mailsTo(desk.email, `Order ${number} is yours`)).toBe(1);
  });

  it('tells colleagues who are named in a note, if they see the order', async () => {
    const { number } = await vendorsPlacedOrder(shop);
    const admin = await signIn(shop, ADMINISTRATOR);
    const answer = await note(number, `@${desk.name} please call. @Nobody`, vendor);
    expect(answer.status).toBe(200);
    const { result } = await shop.call('GET /office/orders/{number}', {
      params: { number },
      headers: vendor,
    });
    expect(result.notes.at(-1)?.mentions).toEqual([desk.name]);
    expect(await newest(desk.headers, 'mention')).toMatchObject({ ref: number });
    expect(await newest(vendor, 'mention')).toBeUndefined();
    const { name } = await one<{ name: string }>(shop, 'select name from users where email = $1', [
      ADMINISTRATOR,
    ]);
    await note(number, `@${name} is of the site`, vendor);
    expect(await newest(admin, 'mention')).toBeUndefined();
  });

  it('keeps what one person was told from everybody else', async () => {
    const mine = await newest(desk.headers, 'assigned');
    const shopper = await signIn(shop, SHOPPER);
    expect(await bell(shopper)).toMatchObject({ data: [], unread: 0 });
    await send(shop, '/web/site/notifications/read', { ids: [mine?.id], up_to: mine?.id }, vendor);
    expect((await newest(desk.headers, 'assigned'))?.is_read).toBe(false);
    await send(
      shop,
      '/web/site/notifications/read',
      { up_to: (await bell(desk.headers)).data[0]?.id },
      desk.headers,
    );
    expect((await bell(desk.headers)).unread).toBe(0);
  });

  it('hides orders of other stores from a colleague who was limited to one since', async () => {
    const { number } = await vendorsPlacedOrder(shop);
    const till = await colleague('till@business.example');
    await put(`/office/orders/${number}/assignee`, { assignee_id: till.id, seen: null }, vendor);
    expect(await bell(till.headers)).toMatchObject({ data: [{ ref: number }], unread: 1 });
    await shop.database.pool.query(
      `update staff_members set store_ids = (select array[min(s.id)] from stores s where s.business_id = staff_members.business_id)
       where user_id = $1`,
      [till.id],
    );
    expect(await bell(till.headers)).toMatchObject({ data: [], unread: 0 });
    await shop.database.pool.query(
      `update orders set way = 'collect', store_id = (select min(s.id) from stores s where s.business_id = orders.business_id)
       where number = $1`,
      [number],
    );
    expect(await bell(till.headers), 'an order of their store').toMatchObject({ data: [{ ref: number }] });
  });

  it('tells of late orders and low stock once, until they change', async () => {
    const { number } = await vendorsPlacedOrder(shop);
    await shop.database.pool.query(
      `update orders set state = 'preparing', send_by = now() - interval '1 hour' where number = $1`,
      [number],
    );
    const tell = async () => tellLate(shop.database, { now: new Date(), sender: await sender() });
    await tell();
    const late = await newest(desk.headers, 'order_late');
    expect(late).toMatchObject({ title: `Order ${number} is late` });
    await send(shop, '/web/site/notifications/read', { ids: [late?.id] }, desk.headers);
    await tell();
    expect((await newest(desk.headers, 'order_late'))?.is_read).toBe(true);

    const low = async () => {
      await tellLowStock(shop.database, async () => (await sender()).shop);
      return newest(vendor, 'low_stock');
    };
    await shop.database.pool.query(
      `update products set stock = reserved_stock where id = (
         select p.id from products p join businesses b on b.id = p.business_id join users u on u.id = b.owner_id
         where u.email = $1 and p.line = 1 and p.type = 1 and p.is_active and p.is_published and p.counts_stock limit 1)`,
      [VENDOR],
    );
    const told = await low();
    expect(told?.text).toContain('sold out');
    await send(shop, '/web/site/notifications/read', { ids: [told?.id] }, vendor);
    expect((await low())?.is_read).toBe(true);
    expect(await newest(desk.headers, 'low_stock'), 'is for the catalogue').toBeUndefined();
  });

  it('is empty for who works there no longer', async () => {
    const leaver = await colleague('leaver@business.example');
    await write(shop, await vendorsPlacedOrder(shop), 'Hello?');
    expect((await bell(leaver.headers)).unread).toBe(1);
    await shop.fetch(`/office/staff/${leaver.id}`, { method: 'DELETE', headers: vendor });
    expect((await bell(leaver.headers)).data).toEqual([]);
    const left = await one<{ count: number }>(
      shop,
      'select count(*)::int from notifications where user_id = $1',
      [leaver.id],
    );
    expect(left.count).toBe(0);
  });
});

describe('Mails to staff', () => {
  it('go to those who chose them, by event', async () => {
    const choices = async (headers: Headers) =>
      new Map(
        (await shop.call('GET /web/site/mail-choices', { headers })).data.map((one) => [
          one.event,
          one.is_mailed,
        ]),
      );
    expect((await choices(vendor)).get('new_order')).toBe(true);
    const desks = await choices(desk.headers);
    expect(desks.get('new_order')).toBe(false);
    expect(desks.has('low_stock'), 'is for the catalogue').toBe(false);

    expect(
      (await put('/web/site/mail-choices', { event: 'assigned', is_mailed: false }, desk.headers)).status,
    ).toBe(200);
    const { number } = await vendorsPlacedOrder(shop);
    await put(`/office/orders/${number}/assignee`, { assignee_id: desk.id, seen: null }, vendor);
    expect((await newest(desk.headers, 'assigned'))?.ref).toBe(number);
    expect(await mailsTo(desk.email, `Order ${number} is yours`)).toBe(0);
    expect(
      (await put('/web/site/mail-choices', { event: 'low_stock', is_mailed: true }, desk.headers)).status,
    ).toBe(404);
  });

  it('about a business that waits for approval go to the site’s staff who want them', async () => {
    const events = { wants: 'keen@site.example', silent: 'calm@site.example' };
    for (const email of Object.values(events)) {
      await addStaff(shop, email, { ownedBy: undefined, rights: ['site'] });
    }
    const keen = await signIn(shop, events.wants);
    const chosen = await put(
      '/web/site/mail-choices',
      { event: 'vendor_application', is_mailed: true },
      keen,
    );
    expect(chosen.status).toBe(200);
    const registered = await send(
      shop,
      '/web/site/business',
      { ...business, business_name: 'Harbour Phones' },
      await signIn(shop, SHOPPER),
    );
    expect(registered.status, JSON.stringify(registered.body)).toBe(200);
    expect(await newest(keen, 'vendor_application')).toMatchObject({ target: 'vendors', ref: 'waiting' });
    expect(await mailsTo(events.wants, 'Harbour Phones waits for approval')).toBe(1);
    expect(await mailsTo(events.silent, 'Harbour Phones waits for approval')).toBe(0);
  });

  it('about new orders go to staff who want them, and not to an owner who does not', async () => {
    await put('/web/site/mail-choices', { event: 'new_order', is_mailed: true }, desk.headers);
    await put('/web/site/mail-choices', { event: 'new_order', is_mailed: false }, vendor);
    const placed = await vendorsPlacedOrder(shop);
    const { id } = await one<{ id: string }>(
      shop,
      'select p.id from payments p join orders o on o.group_id = p.group_id where o.number = $1',
      [placed.number],
    );
    const paid = await send(shop, `/no/auth/web/site/payments/${id}/trial`, { outcome: 'paid' }, freshKey());
    expect(paid.status).toBe(200);
    expect(await mailsTo(desk.email, `New order ${placed.number}`)).toBe(1);
    expect(await mailsTo(VENDOR, `New order ${placed.number}`)).toBe(0);
    expect((await newest(vendor, 'new_order'))?.ref).toBe(placed.number);
    expect((await newest(desk.headers, 'new_order'))?.ref).toBe(placed.number);
  });
});
