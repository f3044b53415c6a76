import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, BLOCKED_VENDOR, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshKey, send, statuses } from '#tests/support/buying.ts';
import {
  ALL,
  ANSWER,
  answer,
  INBOX,
  NO_QUERY,
  THREAD,
  vendorsPlacedOrder,
  write,
} from '#tests/support/conversations.ts';
import { addStaff, signIn } from '#tests/support/people.ts';
import { formWith, phonePhoto } from '#tests/support/photos.ts';

let shop: TestApp;
let vendor: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  vendor = await signIn(shop, VENDOR);
  admin = await signIn(shop, ADMINISTRATOR);
});

const inbox = (query: Partial<typeof ALL> | object = {}, headers = vendor) =>
  shop.call(INBOX, { query: { ...ALL, ...query }, headers });
const numbers = async (query: object = {}, headers = vendor) =>
  (await inbox({ per_page: 100, ...query }, headers)).data.map(({ number }) => number);
const thread = async (number: string, headers = vendor) =>
  (await shop.call(THREAD, { params: { number }, query: NO_QUERY, headers })).result;
const setState = (number: string, body: object, headers = vendor) =>
  send(shop, `/office/messages/${number}/state`, body, headers);

describe('The inbox', () => {
  it('shows conversations that wait for an answer, the longest wait first', async () => {
    const first = await vendorsPlacedOrder(shop);
    const second = await vendorsPlacedOrder(shop);
    await write(shop, first, 'Is it new?');
    await write(shop, second, 'When does it come?');
    const asked = await write(shop, first, 'Hello?');
    const before = await numbers({ tab: 'to_answer' });
    expect(before.indexOf(first.number)).toBeLessThan(before.indexOf(second.number));
    const [row] = (await inbox({ q: first.number })).data;
    expect(row).toMatchObject({ person: 'Ann Lee', unread: 2, last: { from: 'buyer', text: 'Hello?' } });

    const counted = (await inbox()).counts.to_answer;
    await answer(shop, first, 'Yes.', asked, vendor);
    expect((await inbox()).counts.to_answer).toBe(counted - 1);
    expect(await numbers({ tab: 'to_answer' })).not.toContain(first.number);
    expect((await numbers())[0]).toBe(first.number);
  });

  it('is searched by number, name and text, with signs of patterns taken as they are', async () => {
    const order = await vendorsPlacedOrder(shop);
    await write(shop, order, 'A screen with 100% brightness_');
    for (const q of [order.number, order.number.replace('-', ' ').toLowerCase(), '100% bright', 'ness_'])
      expect(await numbers({ q }), q).toEqual([order.number]);
    expect(await numbers({ q: 'ann lee' })).toContain(order.number);
    expect(await numbers({ q: '100_ bright' })).toEqual([]);
  });

  it('has pages without gaps or repeats in each tab', async () => {
    for (let count = 0; count < 5; count += 1) await write(shop, await vendorsPlacedOrder(shop), 'Hello');
    // As if all were written at the same moment.
    await shop.database.pool.query(
      `update conversations set last_at = date_trunc('second', now()), waits_since = date_trunc('second', now())
       where waits_since is not null`,
    );
    for (const tab of ['to_answer', 'all'] as const) {
      const whole = await numbers({ tab });
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await inbox({ tab, per_page: 2, cursor: cursor ?? undefined });
        seen.push(...page.data.map(({ number }) => number));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen).toEqual(whole);
    }
  });

  it('shows a vendor nothing of another one, and store staff only what is collected there', async () => {
    const order = await vendorsPlacedOrder(shop);
    await write(shop, order, 'Only for Northside');
    const other = await signIn(shop, BLOCKED_VENDOR);
    expect(await numbers({ q: 'Only for Northside' }, other)).toEqual([]);
    expect(await numbers({ q: 'Only for Northside' }, admin)).toEqual([order.number]);
    await addStaff(shop, 'counter@mail.example', { ownedBy: VENDOR, rights: ['orders'], storeIds: [1] });
    const counter = await signIn(shop, 'counter@mail.example');
    expect(await numbers({}, counter)).toEqual([]);
    for (const headers of [other, counter]) {
      const params = { number: order.number };
      expect(await shop.refused(THREAD, { params, query: NO_QUERY, headers })).toMatchObject({ status: 404 });
      const tried = await send(
        shop,
        `/office/messages/${order.number}`,
        { text: 'Hi', seen: 0 },
        { ...headers, ...freshKey() },
      );
      expect(tried.status).toBe(404);
      expect((await setState(order.number, { is_closed: true, seen: 99_999 }, headers)).status).toBe(404);
    }
  });
});

describe('A conversation', () => {
  it('can begin with the vendor, and names staff in full to staff', async () => {
    const order = await vendorsPlacedOrder(shop);
    expect(await thread(order.number)).toMatchObject({ messages: [], person: 'Ann Lee', is_closed: false });
    const begun = await answer(shop, order, 'Your order is a day late.', 0, vendor);
    expect(begun).toMatchObject({
      waits_since: null,
      messages: [{ from: 'vendor', name: 'Nora Whitfield' }],
    });
    const seen = begun.messages.at(-1)?.id ?? 0;
    const both = await answer(shop, order, 'We look into it too.', seen, admin);
    expect(both.messages.at(-1)).toMatchObject({ from: 'administrator', of: 'Threefold' });
  });

  it('keeps waiting if the buyer wrote while staff answered', async () => {
    const order = await vendorsPlacedOrder(shop);
    const seen = await write(shop, order, 'Is it new?');
    const newer = await write(shop, order, 'And does it have a charger?');
    const after = await answer(shop, order, 'It is new.', seen, vendor);
    expect(after).toMatchObject({ unread: 1 });
    expect(after.waits_since).toBe(after.messages.find(({ id }) => id === newer)?.at);
    expect(await numbers({ tab: 'to_answer' })).toContain(order.number);
  });

  it('tells the later of two people who answer at once what the other wrote, before anything is sent', async () => {
    const order = await vendorsPlacedOrder(shop);
    const seen = await write(shop, order, 'Is it new?');
    const tryTo = (text: string, upTo: number, headers: Record<string, string>) =>
      send(shop, `/office/messages/${order.number}`, { text, seen: upTo }, { ...headers, ...freshKey() });
    const tried = await Promise.all([
      tryTo('Yes.', seen, vendor),
      tryTo('It is.', seen, admin),
      write(shop, order, 'Hello?'),
    ]);
    const [first, second] = tried;
    expect(statuses([first, second])).toEqual([200, 409]);
    const isVendorLate = first.status === 409;
    const [late, other] = isVendorLate ? [first, 'Alex Morgan'] : [second, 'Nora Whitfield'];
    expect(late.body).toMatchObject({
      message: `${other} has answered while you were writing. Your message is not sent yet.`,
    });
    // Once they have seen it, they may still send their own.
    const all = await thread(order.number);
    expect(all.messages).toHaveLength(3);
    const last = all.messages.at(-1)?.id ?? 0;
    const again = isVendorLate ? tryTo('Yes.', last, vendor) : tryTo('It is.', last, admin);
    expect((await again).status).toBe(200);
    const { messages } = await thread(order.number);
    const waits = all.waits_since;
    expect(messages.map(({ text }) => text).toSorted()).toEqual(['Hello?', 'Is it new?', 'It is.', 'Yes.']);
    expect(messages.map(({ id }) => id)).toEqual(messages.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(waits).toBe(messages.find(({ text }) => text === 'Hello?')?.at);
  });

  it('is closed and opened again, but not while it has unread messages', async () => {
    const order = await vendorsPlacedOrder(shop);
    expect((await setState(order.number, { is_closed: true, seen: 0 })).status).toBe(404);
    const seen = await write(shop, order, 'Thanks!');
    const newer = await write(shop, order, 'Oh, one more thing');
    expect((await setState(order.number, { is_closed: true, seen })).status).toBe(409);
    expect((await setState(order.number, { is_closed: true, seen: newer })).status).toBe(200);
    expect(await thread(order.number)).toMatchObject({ is_closed: true, waits_since: null, unread: 0 });
    expect(await numbers({ tab: 'closed' })).toContain(order.number);
    expect((await setState(order.number, { is_closed: false, seen: newer })).status).toBe(200);
    expect(await thread(order.number)).toMatchObject({ is_closed: false });
    await setState(order.number, { is_closed: true, seen: newer });
    await write(shop, order, 'Hello again');
    expect(await thread(order.number)).toMatchObject({ is_closed: false, unread: 1 });
  });

  it('stays unread for the vendor when the site looks at it', async () => {
    const order = await vendorsPlacedOrder(shop);
    const id = await write(shop, order, 'Is it new?');
    const see = (headers: Record<string, string>) =>
      shop.call('POST /office/messages/{number}/read', {
        params: { number: order.number },
        headers,
        body: { up_to: id },
      });
    expect((await see(admin)).result.unread).toBe(1);
    const { result } = await see(vendor);
    expect(result).toMatchObject({ unread: 0, messages: [{ read_by: 'Nora Whitfield' }] });
    expect(result.waits_since).not.toBeNull();
  });

  it('takes photos of staff, which the buyer sees', async () => {
    const order = await vendorsPlacedOrder(shop);
    const sent = await shop.fetch(`/office/orders/${order.number}/photos`, {
      method: 'POST',
      headers: vendor,
      body: formWith(await phonePhoto()),
    });
    expect(sent.status).toBe(201);
    const { result } = (await sent.json()) as { result: { id: string; small: string } };
    expect((await shop.fetch(result.small, { headers: vendor })).status).toBe(200);
    await shop.call(ANSWER, {
      params: { number: order.number },
      headers: { ...vendor, ...freshKey() },
      body: { text: 'This one.', photos: [result.id], seen: 0 },
    });
    const read = await shop.call('GET /no/auth/web/site/track/{token}/messages', {
      params: { token: order.token },
      query: NO_QUERY,
    });
    expect((await shop.fetch(read.result.messages[0]?.photos[0]?.large ?? '')).status).toBe(200);
  });

  it('is in the log of the office, without its words', async () => {
    const order = await vendorsPlacedOrder(shop);
    await answer(shop, order, 'A secret', 0, vendor);
    const { rows } = await shop.database.pool.query<{ action: string; after: object }>(
      'select action, after from audit_log where subject_id = $1',
      [order.number],
    );
    expect(rows).toMatchObject([{ action: 'write message', after: {} }]);
  });
});
