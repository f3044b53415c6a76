import { beforeAll, describe, expect, it } from 'vitest';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Good, OrderMovers } from '#tests/support/buying.ts';
import { BUYER, moversOf, paidOrders, track, vendorsGoodAndOther } from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';
import { faultsOf } from '#tests/support/valid-html.ts';

let shop: TestApp;
let movers: OrderMovers;
let northside: Good;
let elsewhere: Good;
let vendor: Record<string, string>;

beforeAll(async () => {
  shop = await buildTestApp();
  movers = await moversOf(shop);
  [northside, elsewhere] = await vendorsGoodAndOther(shop);
  vendor = await signIn(shop, VENDOR);
});

async function page(path: string, headers: Record<string, string> = vendor) {
  const response = await shop.fetch(path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The number of pages is in the PDF as plain text. */
async function pagesOf(path: string): Promise<number> {
  const response = await shop.fetch(path, { headers: vendor });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(text)?.[1]);
}

/** Two orders of the vendor, an order of another business, and an unknown number. */
async function someOrders() {
  const [own, foreign] = await paidOrders(shop, northside, elsewhere);
  const [second] = await paidOrders(shop, northside);
  const mine = own.business_id === NORTHSIDE_PHONES ? own : foreign;
  const numbers = [own, second, foreign, own].map((order) => order?.number);
  return { mine, second, numbers: `${numbers.join(',')},x` };
}

describe('Packing slips of many orders', () => {
  it('come at once, as a page and as one PDF: of those that the caller may see', async () => {
    const { mine, second, numbers } = await someOrders();
    const { status, html, headers } = await page(`/office/packing-slips?numbers=${numbers}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html.match(/<article/g)).toHaveLength(2);
    for (const order of [mine, second]) expect(html).toContain(order?.number);
    expect(await faultsOf(html)).toEqual([]);
    const [, pdf = ''] = /href="(\/office\/packing-slips\.pdf[^"]*)"/.exec(html) ?? [];
    expect(await pagesOf(pdf.replaceAll('&amp;', '&'))).toBe(2);
    expect((await page(`/office/packing-slips?numbers=${numbers}`, {})).status).toBe(401);
    expect((await page(`/office/packing-slips.pdf?numbers=${numbers}`, {})).status).toBe(401);
    expect((await page('/office/packing-slips')).status).toBe(404);
  });
});

describe('Parcel labels', () => {
  it('have both addresses and the number as a barcode, one a parcel, as a page and as a PDF', async () => {
    const { mine, second, numbers } = await someOrders();
    const { status, html, headers } = await page(`/office/parcel-labels?numbers=${numbers}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html.match(/class="parcel-label"/g)).toHaveLength(2);
    expect(html.match(/<svg/g)).toHaveLength(2);
    expect(html).toContain(`<p class="parcel-to">${BUYER.name}<br>`);
    expect(html).toContain('From Northside Phones, 61 Oldham Street');
    for (const order of [mine, second]) expect(html).toContain(`<p>${order?.number}</p>`);
    expect(await faultsOf(html)).toEqual([]);
    expect(await pagesOf(`/office/parcel-labels.pdf?numbers=${numbers}`)).toBe(2);
    expect((await page(`/office/parcel-labels?numbers=${numbers}`, {})).status).toBe(401);
  });

  it('are for what is left to send, or for one parcel by its code, by which the order is found', async () => {
    const [order] = await paidOrders(shop, northside);
    const lineId = (await track(shop, order.token)).orders[0]?.lines[0]?.id ?? 0;
    await movers.asStaff(order, { move: 'accept' });
    const tracking = `1550 ${order.number.slice(-6)}`;
    await movers.asStaff(order, {
      move: 'dispatch',
      carrier: 'DPD',
      tracking,
      lines: [{ line_id: lineId, units: 1 }],
    });
    const rest = await page(`/office/parcel-labels?numbers=${order.number}`);
    expect(rest.html).toContain('<dt>Parcel</dt><dd>2</dd>');
    expect(rest.html).not.toContain(tracking);
    const first = await page(`/office/parcel-labels?numbers=${order.number}-P1`);
    expect(first.html).toContain(`<p>${order.number}-P1</p>`);
    expect(first.html).toContain(`<dt>DPD</dt><dd>${tracking}</dd>`);
    expect(first.html).toContain('1, more to follow');
    expect((await page(`/office/parcel-labels?numbers=${order.number}-P7`)).status).toBe(404);
    for (const q of [
      `${order.number}-P1`,
      `${order.number.toLowerCase()}-p1`,
      tracking,
      tracking.replace(' ', ''),
    ]) {
      const { data } = await shop.call('GET /office/orders', { query: { q }, headers: vendor });
      expect(
        data.map(({ number }) => number),
        q,
      ).toEqual([order.number]);
    }
  });

  it('are not made before an order is paid', async () => {
    const [order] = await paidOrders(shop, northside);
    await shop.database.pool.query(`update orders set state = 'pending_payment' where number = $1`, [
      order.number,
    ]);
    const { status, html } = await page(`/office/parcel-labels?numbers=${order.number}`);
    expect([status, html.includes('Not paid yet')]).toEqual([409, true]);
  });
});
