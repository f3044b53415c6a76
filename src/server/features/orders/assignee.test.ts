import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { send } from '#tests/support/buying.ts';
import { ALL, INBOX, NO_QUERY, THREAD, vendorsPlacedOrder, write } from '#tests/support/conversations.ts';
import { one } from '#tests/support/one-row.ts';
import { addStaff, makeFresh, signIn } from '#tests/support/people.ts';

type Headers = Record<string, string>;
let shop: TestApp;
let vendor: Headers;
let admin: Headers;
let vendorId: number;
let adminId: number;
let stranger: { id: number };

const idOf = async (email: string) =>
  (await one<{ id: number }>(shop, 'select id from users where email = $1', [email])).id;
let added = 0;
/** A colleague of the vendor with the permission for orders, signed in. */
async function colleague({ storeIds }: { storeIds?: number[] } = {}) {
  const email = `desk-${(added += 1)}@business.example`;
  const given = { ownedBy: VENDOR, rights: ['orders'] as const, ...(storeIds && { storeIds }) };
  const { id } = await addStaff(shop, email, given);
  return { id, name: `desk-${added}`, headers: await signIn(shop, email) };
}

beforeAll(async () => {
  shop = await buildTestApp();
  vendor = await signIn(shop, VENDOR);
  admin = await signIn(shop, ADMINISTRATOR);
  vendorId = await idOf(VENDOR);
  adminId = await idOf(ADMINISTRATOR);
  stranger = await addStaff(shop, 'catalogue@business.example', { ownedBy: VENDOR, rights: ['catalogue'] });
});

const assign = (number: string, assigneeId: number | null, seen: number | null, headers = vendor) =>
  shop.fetch(`/office/orders/${number}/assignee`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ assignee_id: assigneeId, seen }),
  });
const assigneeOf = async (number: string, headers = vendor) =>
  (await shop.call('GET /office/orders/{number}', { params: { number }, headers })).result.assignee;
const people = async (number: string, headers = vendor) =>
  (await shop.call('GET /office/orders/{number}/colleagues', { params: { number }, headers })).data;
const numbers = async (assignee: 'me' | 'nobody', headers = vendor) =>
  (await shop.call('GET /office/orders', { query: { assignee, per_page: 100 }, headers })).data.map(
    ({ number }) => number,
  );

describe('Who looks after an order', () => {
  it('is shown in the list, on the order and in its conversation, and filters all of them', async () => {
    const { number, token } = await vendorsPlacedOrder(shop);
    await write(shop, { token }, 'Is it new?');
    const desk = await colleague();
    expect(await numbers('nobody')).toContain(number);
    expect((await assign(number, desk.id, null)).status).toBe(200);

    const expected = { id: desk.id, name: desk.name };
    expect(await assigneeOf(number)).toEqual(expected);
    expect(await numbers('me', desk.headers)).toEqual([number]);
    expect(await numbers('me')).not.toContain(number);
    expect(await numbers('nobody')).not.toContain(number);
    const { counts } = await shop.call('GET /office/orders', {
      query: { assignee: 'me', per_page: 1 },
      headers: desk.headers,
    });
    expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
    expect(counts['completed'] ?? 0).toBe(0);

    const inbox = async (assignee: 'me' | 'nobody') =>
      shop.call(INBOX, { query: { ...ALL, assignee }, headers: desk.headers });
    expect((await inbox('me')).data).toMatchObject([{ number, assignee: expected }]);
    expect((await inbox('me')).counts.all).toBe(1);
    expect((await inbox('nobody')).data.map((row) => row.number)).not.toContain(number);
    const { result } = await shop.call(THREAD, { params: { number }, query: NO_QUERY, headers: vendor });
    expect(result.assignee).toEqual(expected);
  });

  it('is a person who sees the order: of its business, and for the site also of the site', async () => {
    const { number } = await vendorsPlacedOrder(shop);
    const { store } = await one<{ store: number }>(shop, 'select min(id) as store from stores');
    const elsewhere = await colleague({ storeIds: [store] });
    const offered = await people(number);
    expect(offered.map(({ id }) => id)).toContain(vendorId);
    for (const id of [stranger.id, elsewhere.id, adminId, 2_000_000_000]) {
      expect(offered.map((one) => one.id)).not.toContain(id);
      expect((await assign(number, id, null)).status, String(id)).toBe(400);
    }
    expect(await assigneeOf(number)).toBeNull();

    expect((await people(number, admin)).find(({ id }) => id === adminId)).toMatchObject({
      is_site: true,
      is_you: true,
    });
    expect((await assign(number, adminId, null, admin)).status).toBe(200);
    expect((await assigneeOf(number))?.id).toBe(adminId);
  });

  it('is not taken from a colleague who was given it in the meantime', async () => {
    const { number } = await vendorsPlacedOrder(shop);
    const [ann, ben] = [await colleague(), await colleague()];
    const both = await Promise.all([
      assign(number, ann.id, null, ann.headers),
      assign(number, ben.id, null, ben.headers),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const kept = await assigneeOf(number);
    const late = both.find(({ status }) => status === 409);
    expect(await late?.json()).toMatchObject({
      message: `${kept?.name} was given this order in the meantime. Please look again.`,
    });
    // The same request twice counts once.
    expect((await assign(number, kept?.id ?? 0, null)).status).toBe(200);
    expect((await assign(number, null, kept?.id ?? 0)).status).toBe(200);
    expect(await assigneeOf(number)).toBeNull();
  });

  it('loses the order with the right to see it', async () => {
    const { number } = await vendorsPlacedOrder(shop);
    const desk = await colleague();
    await makeFresh(shop, vendor);
    await assign(number, desk.id, null);
    const change = (body: object) =>
      shop.fetch(`/office/staff/${desk.id}`, {
        method: 'PUT',
        headers: { ...vendor, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await change({ version: 1, permissions: ['orders', 'bench'] })).status).toBe(200);
    expect((await assigneeOf(number))?.id).toBe(desk.id);
    expect((await change({ version: 2, permissions: ['catalogue'] })).status).toBe(200);
    expect(await assigneeOf(number)).toBeNull();
  });

  it('loses it when they are removed from the staff, and none is given to them at that moment', async () => {
    const desk = await colleague();
    const placed = await Promise.all([1, 2, 3].map(() => vendorsPlacedOrder(shop)));
    await assign(placed[0]?.number ?? '', desk.id, null);
    await Promise.all([
      shop.fetch(`/office/staff/${desk.id}`, { method: 'DELETE', headers: vendor }),
      ...placed.slice(1).map(({ number }) => assign(number, desk.id, null)),
    ]);
    for (const { number } of placed) expect(await assigneeOf(number)).toBeNull();
  });

  it('is not chosen by who does not see the order', async () => {
    const { number } = await vendorsPlacedOrder(shop);
    const other = await signIn(shop, 'catalogue@business.example');
    expect((await assign(number, stranger.id, null, other)).status).toBe(403);
    expect((await send(shop, `/office/orders/${number}/colleagues`, {}, other)).status).not.toBe(200);
  });
});
