import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { freshKey, moversOf, track } from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';
import { uploadPhoto } from '#tests/support/photos.ts';
import { placedOrder, sentOrder } from '#tests/support/placed.ts';
import { refreshDue } from '../listing/writes.ts';
import { askForReviews } from '../orders/review-requests.writes.ts';

const WRITE = 'PUT /no/auth/web/site/track/{token}/lines/{lineId}/review';
const TAKE_BACK = 'DELETE /no/auth/web/site/track/{token}/lines/{lineId}/review';
const OF_PRODUCT = 'GET /no/auth/web/site/products/{id}/reviews';
const PRODUCT = 'GET /no/auth/web/site/products/{id}';
const LIST = 'GET /office/reviews';
const MOVE = 'POST /office/reviews/{id}/moves';

let shop: TestApp;
let order: Awaited<ReturnType<typeof sentOrder>>;
let productId: number;
beforeAll(async () => {
  shop = await buildTestApp();
  order = await sentOrder(shop);
  const { rows } = await shop.database.pool.query<{ id: number }>(
    'select product_id as id from order_lines where id = $1',
    [order.lineId],
  );
  productId = rows[0]?.id ?? 0;
  // The demo vendor sells it, so that there is a vendor who can answer.
  await shop.database.pool.query(
    `update products set business_id = (select b.id from businesses b join users u on u.id = b.owner_id
       where u.email = $2) where id = $1`,
    [productId, VENDOR],
  );
});

const words = { rating: 2, title: 'Not for me', body: 'It gets warm while it charges.' };
const line = () => ({ token: order.token, lineId: order.lineId });
const write = (body = {}) => shop.call(WRITE, { params: line(), body: { ...words, ...body } });
const facts = async () => {
  const { result } = await shop.call(PRODUCT, { params: { id: productId } });
  const [product] = result;
  return { rating: product?.product_rating, count: product?.product_rating_count };
};
/** Cached answers are dropped a moment after a change, when its notification arrives. */
const countBecomes = async (count: number) => {
  await expect.poll(async () => (await facts()).count).toBe(count);
};
const shown = async () =>
  (await shop.call(OF_PRODUCT, { params: { id: productId }, query: { per_page: 50 } })).data;
const mine = async () => (await shown()).find(({ title }) => title === words.title);
const officeList = async (who: string, state?: 'waiting' | 'published' | 'hidden') =>
  shop.call(LIST, {
    query: { state: state && [state], cursor: undefined, per_page: 100 },
    headers: await signIn(shop, who),
  });
const waiting = async () => {
  const found = (await officeList(ADMINISTRATOR, 'waiting')).data.find(({ title }) => title === words.title);
  if (!found) throw new Error('the review does not wait');
  return found;
};
const move = async (who: string, id: number, body: Record<string, unknown>) => {
  const answer = await shop.fetch(MOVE.slice(5).replace('{id}', String(id)), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await signIn(shop, who)), ...freshKey() },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { message?: string } };
};
const publish = async () => {
  const { id, version } = await waiting();
  expect((await move(ADMINISTRATOR, id, { move: 'publish', version })).status).toBe(200);
  return { id, version: version + 1 };
};

describe('A review by a buyer', () => {
  it('waits, is published with its photos, and counts at once for page and card', async () => {
    const before = await facts();
    const photo = await uploadPhoto(shop, order.token);
    const { result } = await write({ photos: [photo] });
    expect(result).toMatchObject({ ...words, state: 'waiting', photos: [{ id: photo }] });
    expect(await facts()).toEqual(before);
    expect(await mine()).toBeUndefined();
    const tracked = (await track(shop, order.token)).orders[0]?.lines[0];
    expect(tracked).toMatchObject({ may_review: true, review: { state: 'waiting', title: words.title } });
    expect((await shop.fetch(`/photos/${photo}/small`)).status, 'before it is published').toBe(404);

    await publish();
    await countBecomes((before.count ?? 0) + 1);
    expect(await mine()).toMatchObject({
      author: 'Ann L.',
      is_verified: true,
      answer: null,
      photos: [{ id: photo, small: `/photos/${photo}/small` }],
    });
    const open = await shop.fetch(`/photos/${photo}/small`);
    expect([open.status, open.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await refreshDue(shop.database.db);
    const { data } = await shop.call('GET /no/auth/web/site/products', { query: { ids: [productId] } });
    expect(data[0]?.product_rating_count).toBe((before.count ?? 0) + 1);
  });

  it('that is changed waits again, loses its answer, and its photos are private again', async () => {
    const before = await facts();
    const [photo = ''] = (await mine())?.photos.map(({ id }) => id) ?? [];
    expect((await write({ rating: 3, photos: [photo] })).result.state).toBe('waiting');
    await countBecomes((before.count ?? 0) - 1);
    expect((await shop.fetch(`/photos/${photo}/small`)).status).toBe(404);
    await write({ rating: 4 });
    const { rows } = await shop.database.pool.query<{ state: string }>(
      'select state from photos where id = $1',
      [photo],
    );
    expect(rows[0]?.state, 'a photo that was taken out').toBe('ready');
    const { rowCount } = await shop.database.pool.query('select from reviews where order_line_id = $1', [
      order.lineId,
    ]);
    expect(rowCount, 'one for each thing that was bought').toBe(1);
  });

  it('is published as it was read, and not as it was changed since', async () => {
    const { id, version } = await waiting();
    await write({ body: 'Other words than those that were read.' });
    const late = await move(ADMINISTRATOR, id, { move: 'publish', version });
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed') as string },
    });
    await publish();
  });

  it('is answered by its vendor, once, and by no one else', async () => {
    const found = (await officeList(VENDOR)).data.find(({ title }) => title === words.title);
    expect(found).toMatchObject({ state: 'published', moves: ['answer'] });
    const { id = 0, version = 0 } = found ?? {};
    const answer = { move: 'answer', version, answer: 'Please bring it in, and we look at it.' };
    expect((await move(ADMINISTRATOR, id, answer)).status).toBe(409);
    for (const bad of [' ', '\u202e', 'Bring it <a href="//x.example">in</a>.']) {
      expect((await move(VENDOR, id, { ...answer, answer: bad })).status, bad).toBe(400);
    }
    expect((await move(VENDOR, id, { move: 'hide', version, reason: 'Bad for us' })).status).toBe(409);
    const pressed = await Promise.all([move(VENDOR, id, answer), move(VENDOR, id, answer)]);
    expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const again = await move(VENDOR, id, { ...answer, version: version + 1 });
    expect(again.status).toBe(409);
    expect((await mine())?.answer?.text).toBe(answer.answer);
  });

  it('is hidden with a reason that its writer reads, and counts no more', async () => {
    const before = await facts();
    const found = (await officeList(ADMINISTRATOR, 'published')).data.find(
      ({ title }) => title === words.title,
    );
    const { id = 0, version = 0 } = found ?? {};
    expect((await move(ADMINISTRATOR, id, { move: 'hide', version })).status).toBe(400);
    const hide = { move: 'hide', version, reason: 'It names a person.' };
    expect((await move(ADMINISTRATOR, id, hide)).status).toBe(200);
    await countBecomes((before.count ?? 0) - 1);
    expect((await officeList(VENDOR)).data.map((one) => one.id)).not.toContain(id);
    expect((await track(shop, order.token)).orders[0]?.lines[0]?.review).toMatchObject({
      state: 'hidden',
      hidden_reason: 'It names a person.',
    });
    const { rows } = await shop.database.pool.query<{ action: string }>(
      "select action from audit_log where subject = 'review' and subject_id = $1 order by id desc limit 1",
      [String(id)],
    );
    expect(rows).toEqual([{ action: 'hide review' }]);
  });

  it('is taken back', async () => {
    expect(await shop.call(TAKE_BACK, { params: line() })).toMatchObject({ status: 200 });
    expect((await shop.refused(TAKE_BACK, { params: line() })).status).toBe(404);
    expect((await track(shop, order.token)).orders[0]?.lines[0]?.review).toBeNull();
  });

  it.each([
    ['no stars', { rating: 0 }],
    ['six stars', { rating: 6 }],
    ['half a star', { rating: 4.5 }],
    ['no title', { title: ' \u200b ' }],
    ['HTML', { body: 'It is good. <img src=x onerror=alert(1)>' }],
    ['too few words', { body: 'Good' }],
    ['too many words', { body: 'x'.repeat(3_001) }],
    ['six photos', { photos: Array.from({ length: 6 }, () => crypto.randomUUID()) }],
  ])('with %s is refused', async (_what, body) => {
    const refusal = await shop.refused(WRITE, { params: line(), body: { ...words, ...body } });
    expect(refusal.status).toBe(400);
  });

  it('needs something that was sent and kept, of the order that the link is for', async () => {
    const unpaid = await placedOrder(shop);
    const [own] = (await track(shop, unpaid.token)).orders;
    const unsent = { token: unpaid.token, lineId: own?.lines[0]?.id ?? 0 };
    expect((await shop.refused(WRITE, { params: unsent, body: words })).status).toBe(409);
    const others = { token: unpaid.token, lineId: order.lineId };
    expect((await shop.refused(WRITE, { params: others, body: words })).status).toBe(404);
    const strangers = await uploadPhoto(shop, unpaid.token);
    const photos = { params: line(), body: { ...words, photos: [strangers] } };
    expect((await shop.refused(WRITE, photos)).status).toBe(409);
  });
});

describe('The shop asks for reviews', () => {
  const sender = {
    shop: { name: 'Threefold', url: 'https://shop.example', email: '' },
    secret: Buffer.alloc(32, 'x'),
  };
  const DAY = 24 * 60 * 60_000;
  const asked = async (number: string) => {
    const { rows } = await shop.database.pool.query<{ text: string }>(
      `select payload -> 'secret' ->> 'text' as text from jobs
       where kind = 'mail' and payload ->> 'subject' = $1`,
      [`How do you like it? (${number})`],
    );
    return rows.map(({ text }) => text);
  };
  const later = (days: number) =>
    askForReviews(shop.database, { now: new Date(Date.now() + days * DAY), sender });

  it('a week after an order is complete, once, and never of what was given back', async () => {
    const movers = await moversOf(shop);
    const kept = await sentOrder(shop);
    const returned = await sentOrder(shop);
    for (const one of [kept, returned]) {
      expect((await movers.asStaff(one, { move: 'complete' })).status).toBe(200);
    }
    const lines = [{ line_id: returned.lineId, units: 1 }];
    for (const [who, body] of [
      ['asBuyer', { move: 'request_return', reason: 'changed_mind', lines }],
      ['asStaff', { move: 'accept_return' }],
      ['asStaff', { move: 'receive_return', resell: true }],
      ['asStaff', { move: 'refund' }],
    ] as const) {
      expect((await movers[who](returned, body)).status, body.move).toBe(200);
    }
    await later(6);
    expect(await asked(kept.number)).toEqual([]);
    await Promise.all([later(8), later(8)]);
    await later(9);
    const letters = await asked(kept.number);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatch(/\/track\/o[\da-f]+_[\da-f]{40}#review/);
    expect(await asked(returned.number)).toEqual([]);
  });
});
