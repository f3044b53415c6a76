import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

async function newAlert(): Promise<string> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `insert into stock_alerts (product_id, email) values (61, $1) returning id`,
    [`${randomUUID()}@mail.example`],
  );
  return rows[0]?.id ?? '';
}

async function isThere(id: string): Promise<boolean> {
  const { rows } = await shop.database.pool.query('select from stock_alerts where id = $1', [id]);
  return rows.length === 1;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (id: string, init: RequestInit = { headers: form, body: '' }) =>
  shop.fetch(`/unsubscribe/${id}`, { method: 'POST', ...init });

describe('The link that ends an alert', () => {
  it('changes nothing when it is looked at, as mail programs do', async () => {
    const id = await newAlert();
    const page = await shop.fetch(`/unsubscribe/${id}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<form method="post"><button>Stop these emails</button></form>');
    expect(html).toContain('<title>Unsubscribe · Threefold</title>');
    expect(html).not.toContain(id);
    expect(html).not.toMatch(/<style|style=|<script/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await shop.fetch(`/unsubscribe/${id}`, { method: 'HEAD' })).status).toBe(200);
    expect(await isThere(id)).toBe(true);
  });

  it.each<[string, RequestInit]>([
    ['its button is pressed', { headers: { ...form, 'sec-fetch-site': 'same-origin' }, body: '' }],
    ["a mail program's server posts", { headers: form, body: 'List-Unsubscribe=One-Click' }],
    ['it posts in parts', { body: oneClick() }],
    ['it posts nothing at all', {}],
  ])('ends it when %s', async (_how, init) => {
    const id = await newAlert();
    const page = await post(id, init);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('You are unsubscribed');
    expect(await isThere(id)).toBe(false);
  });

  it('answers the same whether or not there was anything to end', async () => {
    const id = await newAlert();
    const answers = [await post(id), await post(id), await post(randomUUID())];
    const [first, ...others] = await Promise.all(
      answers.map(async (answer) => ({ status: answer.status, html: await answer.text() })),
    );
    expect(others).toEqual([first, first]);
    const looks = [
      await shop.fetch(`/unsubscribe/${id}`),
      await shop.fetch(`/unsubscribe/${await newAlert()}`),
    ];
    expect(await looks[0]?.text()).toBe(await looks[1]?.text());
  });

  it('does not end another alert', async () => {
    const [mine, other] = [await newAlert(), await newAlert()];
    await post(mine);
    expect(await isThere(other)).toBe(true);
  });

  it('is not found when it can not be one', async () => {
    const page = await shop.fetch('/unsubscribe/1');
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('Page not found');
    expect((await post("1' or '1'='1")).status).toBe(404);
    expect((await post(randomUUID(), { headers: form, body: 'x'.repeat(10_000) })).status).toBe(413);
  });

  it('leaves the calls of the shop to JSON', async () => {
    const call = await shop.fetch('/global/user/logout', { method: 'POST', headers: form, body: 'a=1' });
    expect(call.status).toBe(415);
  });
});

function oneClick(): FormData {
  const parts = new FormData();
  parts.set('List-Unsubscribe', 'One-Click');
  return parts;
}
