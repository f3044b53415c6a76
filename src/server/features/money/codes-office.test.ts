import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';
import { takeCode } from './codes.writes.ts';

const LIST = 'GET /office/codes';
const MAKE = 'POST /office/codes';
const CHANGE = 'PUT /office/codes/{id}';
const END = 'POST /office/codes/{id}/end';

let shop: TestApp;
let admin: Record<string, string>;
let vendor: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  admin = await signIn(shop, ADMINISTRATOR);
  vendor = await signIn(shop, VENDOR);
});

const once = (headers: Record<string, string>) => ({ ...headers, 'idempotency-key': randomUUID() });
const word = () => `T-${randomUUID().slice(0, 12).toUpperCase()}`;
const make = async (body: object = {}, headers = admin) =>
  (
    await shop.call(MAKE, {
      headers: once(headers),
      body: { code: word(), kind: 'percent', value: 10, ...body } as never,
    })
  ).result;
const use = (id: number) =>
  takeCode(shop.database.ask, id, { groupId: randomUUID(), email: 'ann@mail.example', now: new Date() });

describe('A code', () => {
  it('of the site is for the whole shop, and of a vendor for their own goods, which they pay for', async () => {
    expect(await make({ code: 'spring-sale' })).toMatchObject({
      code: 'SPRING-SALE',
      value: 10,
      business: null,
      paid_by: 'site',
      stand: 'active',
      uses: 0,
    });
    const own = await make({}, vendor);
    expect(own).toMatchObject({ business: { name: 'Northside Phones' }, paid_by: 'vendor' });
    const { data } = await shop.call(LIST, { headers: vendor });
    expect(data.map(({ id }) => id)).toEqual([own.id]);
    const theirs = {
      headers: once(vendor),
      body: { code: word(), kind: 'percent', value: 1, business_id: 1 },
    };
    expect((await shop.refused(MAKE, theirs as never)).errors).toHaveProperty('business_id');
  });

  it('has a word of its own, also where two take it at once', async () => {
    const body = { code: word(), kind: 'free_delivery' };
    const press = () =>
      shop.fetch('/office/codes', {
        method: 'POST',
        headers: { ...once(admin), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('counts its uses, and its limit never falls below them', async () => {
    const { id } = await make({ most_uses: 5 });
    expect([await use(id), await use(id)]).toEqual([true, true]);
    const low = { headers: admin, params: { id }, body: { version: 1, most_uses: 1 } };
    expect((await shop.refused(CHANGE, low)).errors).toHaveProperty('most_uses');
    const full = await shop.call(CHANGE, {
      headers: admin,
      params: { id },
      body: { version: 1, most_uses: 2 },
    });
    expect(full.result).toMatchObject({ uses: 2, most_uses: 2, stand: 'ended', version: 2 });
    expect(await use(id)).toBe(false);
  });

  it('ends at once and for good', async () => {
    const { id } = await make();
    const { result } = await shop.call(END, { headers: admin, params: { id }, body: { version: 1 } });
    expect(result.stand).toBe('ended');
    expect(await use(id)).toBe(false);
  });

  it('is changed by version: of two at once one wins', async () => {
    const { id } = await make();
    const press = (least: number) =>
      shop.fetch(`/office/codes/${id}`, {
        method: 'PUT',
        headers: { ...admin, 'content-type': 'application/json' },
        body: JSON.stringify({ version: 1, least }),
      });
    const statuses = (await Promise.all([press(10), press(20)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('stands where its dates say', async () => {
    const planned = await make({ starts_at: '2090-01-01T00:00:00Z' });
    const over = await make({ ends_at: '2020-01-01T00:00:00Z' });
    expect([planned.stand, over.stand]).toEqual(['planned', 'ended']);
    const { data, counts } = await shop.call(LIST, { headers: admin, query: { stand: ['planned'] } });
    expect(data.map(({ id }) => id)).toContain(planned.id);
    expect(data.every(({ stand }) => stand === 'planned')).toBe(true);
    expect(counts['planned']).toBe(data.length);
  });

  it.each([
    { code: 'a' },
    { code: 'two words' },
    { code: 'NÖ-WAY' },
    { kind: 'gift' },
    { value: 0 },
    { value: 100.01 },
    { value: 1.234 },
    { kind: 'free_delivery', value: 5 },
    { most_uses: 0 },
    { least: -1 },
    { paid_by: 'vendor' },
    { business_id: 2_000_000_000 },
    { category_id: 2_000_000_000 },
    { product_ids: [2_000_000_000] },
    { starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' },
    { ends_at: '0000-01-01T00:00:00Z' },
    { id: 5 },
  ])('is refused as %j', async (wrong) => {
    const answer = await shop.fetch('/office/codes', {
      method: 'POST',
      headers: { ...once(admin), 'content-type': 'application/json' },
      body: JSON.stringify({ code: word(), kind: 'percent', value: 10, ...wrong }),
    });
    expect(answer.status).toBe(400);
  });

  it('of another business is not there', async () => {
    const { id } = await make();
    const refusal = await shop.refused(END, { headers: vendor, params: { id }, body: { version: 1 } });
    expect(refusal.status).toBe(404);
  });

  it('leaves its changes in the log', async () => {
    const { id } = await make();
    await shop.call(CHANGE, { headers: admin, params: { id }, body: { version: 1, least: 40 } });
    await shop.call(END, { headers: admin, params: { id }, body: { version: 2 } });
    const { data } = await shop.call('GET /office/log', {
      headers: admin,
      query: { subject: 'code', subject_id: String(id) },
    });
    expect(data.map(({ action }) => action)).toEqual(['end code', 'change code', 'create code']);
  });
});
