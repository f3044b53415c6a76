import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Good } from '#tests/support/buying.ts';
import {
  buyersPath,
  freshKey,
  payNow,
  placeCart,
  readyCarts,
  send,
  statuses,
  track,
  vendorsGoodAndOther,
} from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';
import { mailsTo } from '#tests/support/written-mails.ts';

type Headers = Record<string, string>;

let shop: TestApp;
let admin: Headers;
let vendor: Headers;
let goods: [own: Good, other: Good];

beforeAll(async () => {
  shop = await buildTestApp();
  admin = await signIn(shop, ADMINISTRATOR);
  vendor = await signIn(shop, VENDOR);
  goods = await vendorsGoodAndOther(shop);
});

/** A basket of two vendors, of a buyer of its own. */
async function bought() {
  const email = `${randomUUID()}@mail.example`;
  const items = goods.map((good) => ({ good, quantity: 1 }));
  const [cartId = ''] = await readyCarts(shop, 1, items, { email });
  const placed = await placeCart(shop, cartId);
  await payNow(shop, placed);
  const own = placed.orders.find(({ business_id: id }) => id === NORTHSIDE_PHONES);
  const other = placed.orders.find(({ business_id: id }) => id !== NORTHSIDE_PHONES);
  if (!own || !other) throw new Error('two vendors make two orders');
  return { email, placed, own, other };
}

const renew = (number: string, headers: Headers, version = 1, key = freshKey()) =>
  send(shop, `/office/orders/${number}/link`, { link_version: version }, { ...headers, ...key });
const statusOf = async (token: string) => (await shop.fetch(`/no/auth/web/site/track/${token}`)).status;
const newLinks = async (email: string) =>
  (await mailsTo(shop.database, email)).filter(({ subject }) => subject.startsWith('Your new link'));
const tokenIn = (text: string) => /\/track\/([\w]+)/.exec(text)?.[1] ?? '';

describe('renewing a tracking link', () => {
  it('ends every link to orders placed together, and mails the buyer a new link that shows all of them', async () => {
    const { email, placed, own, other } = await bought();
    const tokens = [placed.token, own.token, other.token];
    for (const token of tokens) expect(await statusOf(token)).toBe(200);
    const answer = await renew(own.number, vendor);
    expect(answer).toMatchObject({ status: 200, body: { result: { link_version: 2 } } });
    for (const token of tokens) expect(await statusOf(token)).toBe(404);
    const [mail, ...more] = await newLinks(email);
    expect(more).toEqual([]);
    const seen = await track(shop, tokenIn(mail?.text ?? ''));
    expect(seen.orders.map(({ number }) => number).toSorted()).toEqual([own.number, other.number].toSorted());
    for (const { token } of seen.orders) expect(await statusOf(token ?? '')).toBe(200);
  });

  it('refuses a move that was asked for by the old link, also if it was on its way already', async () => {
    const { email, own } = await bought();
    const before = (await track(shop, own.token)).orders[0]?.version;
    await renew(own.number, vendor);
    const [mail] = await newLinks(email);
    const body = { move: 'cancel', version: before, number: own.number };
    const { status } = await send(shop, buyersPath(tokenIn(mail?.text ?? '')), body);
    expect(status, 'a version from before the renewal').toBe(409);
  });

  it('is logged with who did it, and holds no link', async () => {
    const { own } = await bought();
    await renew(own.number, vendor);
    const { rows } = await shop.database.pool.query<object>(
      `select actor_name, before, after from audit_log where action = 'renew link' and subject_id = $1`,
      [own.number],
    );
    expect(rows).toEqual([{ actor_name: 'Nora Whitfield', before: {}, after: {} }]);
  });

  it('happens once, when two people press at the same time, or one presses twice', async () => {
    const { email, own } = await bought();
    const both = await Promise.all([renew(own.number, vendor), renew(own.number, admin)]);
    expect(statuses(both)).toEqual([200, 409]);
    const key = freshKey();
    const twice = await Promise.all([renew(own.number, admin, 2, key), renew(own.number, admin, 2, key)]);
    expect(statuses(twice)[0]).toBe(200);
    expect(await newLinks(email)).toHaveLength(2);
    expect((await renew(own.number, admin, 3)).status).toBe(200);
  });

  it('is not for another vendor, and mails a buyer only so often', async () => {
    const { email, own, other } = await bought();
    expect((await renew(other.number, vendor)).status).toBe(404);
    expect(await newLinks(email)).toEqual([]);
    const seen = [];
    for (let version = 1; version <= 12; version++)
      seen.push((await renew(own.number, admin, version)).status);
    expect(seen.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(seen.slice(10)).toEqual([429, 429]);
  });
});
