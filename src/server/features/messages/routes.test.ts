import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshKey, send, statuses } from '#tests/support/buying.ts';
import {
  answer,
  NO_QUERY,
  READ,
  SEEN,
  vendorsPlacedOrder,
  WRITE,
  write,
  type PlacedForVendor,
} from '#tests/support/conversations.ts';
import { one } from '#tests/support/one-row.ts';
import { signIn } from '#tests/support/people.ts';
import { uploadPhoto } from '#tests/support/photos.ts';
import { newcomer } from '#tests/support/seeds.ts';

let shop: TestApp;
let order: PlacedForVendor;
beforeAll(async () => {
  shop = await buildTestApp();
  order = await vendorsPlacedOrder(shop);
});

const path = (token: string) => `/no/auth/web/site/track/${token}/messages`;
const read = async (token: string) => (await shop.call(READ, { params: { token }, query: NO_QUERY })).result;

describe('A buyer writes to the vendor', () => {
  it('by the link of the order, and sees both sides', async () => {
    expect(await read(order.token)).toEqual({ messages: [], has_earlier: false, unread: 0 });
    const id = await write(shop, order, '  Can you leave it\nwith my neighbour? \u202e ');
    await answer(shop, order, 'Yes, with pleasure.', id);
    const { messages, unread } = await read(order.token);
    expect(messages).toMatchObject([
      { from: 'buyer', name: 'Ann Lee', of: '', text: 'Can you leave it\nwith my neighbour?', read_by: null },
      { from: 'vendor', name: 'Nora', of: 'Northside Phones', text: 'Yes, with pleasure.', read_at: null },
    ]);
    expect(messages[0]?.read_at).not.toBeNull();
    expect(unread).toBe(1);
  });

  it('and reading the answer makes it read, for the buyer alone', async () => {
    const last = (await read(order.token)).messages.at(-1)?.id ?? 0;
    const { result } = await shop.call(SEEN, { params: { token: order.token }, body: { up_to: last } });
    expect(result.unread).toBe(0);
    expect(result.messages.at(-1)?.read_at).not.toBeNull();
    const mine = await write(shop, order, 'Thank you!');
    await shop.call(SEEN, { params: { token: order.token }, body: { up_to: mine } });
    expect((await read(order.token)).messages.at(-1)?.read_at).toBeNull();
  });

  it('also by the link of a group with one order, and by no other link', async () => {
    expect((await read(order.groupToken)).messages.length).toBeGreaterThan(0);
    const wrong = `${order.token.slice(0, -1)}${order.token.endsWith('0') ? '1' : '0'}`;
    for (const token of [wrong, 'o1_'.padEnd(43, '0')]) {
      expect(await shop.refused(READ, { params: { token }, query: NO_QUERY })).toMatchObject({ status: 404 });
      expect((await send(shop, path(token), { text: 'Hello' })).status).toBe(404);
    }
    await shop.database.pool.query('update orders set link_version = link_version + 1 where number = $1', [
      order.number,
    ]);
    expect((await send(shop, path(order.token), { text: 'Hello' })).status).toBe(404);
    await shop.database.pool.query('update orders set link_version = 1 where number = $1', [order.number]);
  });

  it('with photos, each used once', async () => {
    const photo = await uploadPhoto(shop, order.token);
    await write(shop, order, 'It looks like this.', [photo]);
    const last = (await read(order.token)).messages.at(-1);
    expect(last?.photos).toMatchObject([{ id: photo }]);
    expect((await shop.fetch(last?.photos[0]?.small ?? '')).status).toBe(200);
    expect((await send(shop, path(order.token), { text: 'Again', photos: [photo] })).status).toBe(409);
    const other = await vendorsPlacedOrder(shop);
    const foreign = await uploadPhoto(shop, other.token);
    expect((await send(shop, path(order.token), { text: 'Again', photos: [foreign] })).status).toBe(409);
    // Nothing of a refused message is stored.
    expect((await read(order.token)).messages.at(-1)?.id).toBe(last?.id);
  });

  it('once, however often one press is sent', async () => {
    const { token } = await vendorsPlacedOrder(shop);
    const key = { 'idempotency-key': randomUUID() };
    const tries = await Promise.all([1, 2, 3].map(() => send(shop, path(token), { text: 'Hello' }, key)));
    expect(statuses(tries)).toEqual([200, 200, 200]);
    expect((await read(token)).messages).toHaveLength(1);
    expect((await send(shop, path(token), { text: 'Other words' }, key)).status).toBe(409);
    expect((await send(shop, path(token), { text: 'Hello' }, {})).status).toBe(400);
  });

  it('without words, or with too many, is refused', async () => {
    for (const text of ['', ' \n\u200b ', 'x'.repeat(2_001), 7, undefined])
      expect(await send(shop, path(order.token), { text })).toMatchObject({ status: 400 });
  });

  it('in pages, if there is much to read', async () => {
    const { number, token } = await vendorsPlacedOrder(shop);
    await write(shop, { token }, 'The first');
    await shop.database.pool.query(
      `insert into messages (conversation_id, side, author, text, created_at)
       select c.id, 'buyer', 'Ann Lee', 'Line ' || line, now() from conversations c, generate_series(2, 120) line
       where c.number = $1 order by line`,
      [number],
    );
    const seen: string[] = [];
    let before: number | undefined;
    do {
      const { result } = await shop.call(READ, { params: { token }, query: { before } });
      seen.unshift(...result.messages.map(({ text }) => text));
      before = result.has_earlier ? result.messages[0]?.id : undefined;
    } while (before !== undefined);
    expect(seen).toHaveLength(120);
    expect([seen[0], seen[1], seen.at(-1)]).toEqual(['The first', 'Line 2', 'Line 120']);
  });

  it('not too often', async () => {
    const { token } = await vendorsPlacedOrder(shop);
    const tries = [];
    for (let count = 0; count < 21; count += 1) tries.push(await send(shop, path(token), { text: 'Hello' }));
    expect(statuses(tries).at(-1)).toBe(429);
    expect((await read(token)).messages).toHaveLength(20);
  });
});

describe('An account', () => {
  it('sees which of its own orders have an answer, and no others', async () => {
    const { id, headers } = await newcomer(shop);
    const mine = await vendorsPlacedOrder(shop);
    await shop.database.pool.query(
      'update order_groups g set user_id = $2 from orders o where o.group_id = g.id and o.number = $1',
      [mine.number, id],
    );
    const unread = async () => (await shop.call('GET /web/site/messages', { headers })).data;
    expect(await unread()).toEqual([]);
    await answer(shop, mine, 'It leaves today.', 0);
    await answer(shop, mine, 'With DPD.', 0);
    expect(await unread()).toMatchObject([
      { number: mine.number, token: mine.token, business: 'Northside Phones', unread: 2 },
    ]);
    const { data } = await shop.call('GET /web/site/messages', { headers: await signIn(shop, VENDOR) });
    expect(data.map(({ number }) => number)).not.toContain(mine.number);
    const last = (await read(mine.token)).messages.at(-1)?.id ?? 0;
    await shop.call(SEEN, { params: { token: mine.token }, body: { up_to: last } });
    expect(await unread()).toEqual([]);
  });

  it('that is closed takes its words and photos along, and leaves the answers', async () => {
    const { id, email, headers } = await newcomer(shop);
    const mine = await vendorsPlacedOrder(shop);
    // Ordered as a guest, with the email that the account has proven.
    await shop.database.pool.query(
      'update order_groups g set email = $2 from orders o where o.group_id = g.id and o.number = $1',
      [mine.number, email.toUpperCase()],
    );
    const photo = await uploadPhoto(shop, mine.token);
    const asked = await write(shop, mine, 'My door code is 4711.', [photo]);
    await answer(shop, mine, 'Noted.', asked);
    await write(shop, mine, 'And the second one is 4712.');
    const { status } = await shop.fetch('/global/user/close', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'seven green bicycles' }),
    });
    expect(status).toBe(200);
    expect(id).toBeGreaterThan(0);
    const { messages } = await read(mine.token);
    expect(messages.map(({ text, is_removed, photos }) => [text, is_removed, photos.length])).toEqual([
      ['', true, 0],
      ['Noted.', false, 0],
      ['', true, 0],
    ]);
    const { state } = await one<{ state: string }>(shop, 'select state from photos where id = $1', [photo]);
    expect(state).toBe('ready');
    const { waits } = await one<{ waits: Date | null }>(
      shop,
      'select waits_since as waits from conversations where number = $1',
      [mine.number],
    );
    expect(waits).toBeNull();
  });
});

it('an order with another key for the same words is a second message', async () => {
  const { token } = await vendorsPlacedOrder(shop);
  for (let count = 0; count < 2; count += 1)
    await shop.call(WRITE, { params: { token }, headers: freshKey(), body: { text: 'Hello?' } });
  expect((await read(token)).messages).toHaveLength(2);
});
