import { beforeAll, describe, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { ADMINISTRATOR, SHOPPER, VENDOR } from '#demo/people.ts';
import { addresses } from '#rules/page/addresses.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Good, OrderMovers } from '#tests/support/buying.ts';
import {
  BUYER,
  moversOf,
  paidOrders,
  placeCart,
  readyCarts,
  sendOut,
  track,
  vendorsGoodAndOther,
} from '#tests/support/buying.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { packingSlipPaper } from '#rules/papers/parcel-papers.ts';
import { signIn } from '#tests/support/people.ts';
import { faultsOf } from '#tests/support/valid-html.ts';
import { drawablePaper } from './paper-pdf.ts';

type Order = Placed['orders'][number];

let shop: TestApp;
let movers: OrderMovers;
let northside: Good;
let elsewhere: Good;

beforeAll(async () => {
  shop = await buildTestApp();
  movers = await moversOf(shop);
  [northside, elsewhere] = await vendorsGoodAndOther(shop);
});

const officePaper = (number: string, name: string) => `/office/orders/${number}/papers/${name.toLowerCase()}`;
const papersOf = async ({ token }: Order) => (await track(shop, token)).orders[0]?.papers ?? [];
const numberOf = async (order: Order, kind: string) =>
  (await papersOf(order)).find((paper) => paper.kind === kind)?.number ?? '';

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await shop.fetch(path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe('The papers of an order', () => {
  it('hold the invoice once it is paid, as a page that nothing keeps', async () => {
    const [order] = await paidOrders(shop, northside);
    expect(await papersOf(order)).toMatchObject([{ kind: 'invoice', total: order.total }]);
    const number = await numberOf(order, 'invoice');
    expect(number).toMatch(/^INV-\d{6}$/);
    const { status, headers, html } = await page(addresses.paper(order.token, number));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    for (const words of [
      number,
      order.number,
      BUYER.name,
      'Northside Phones Ltd',
      'VAT number GB410000203',
    ]) {
      expect(html).toContain(words);
    }
    expect(await faultsOf(html)).toEqual([]);
  });

  it('come as PDF, under the number as the name of the file', async () => {
    const [order] = await paidOrders(shop, northside);
    const number = await numberOf(order, 'invoice');
    const file = await shop.fetch(addresses.paper(order.token, number, '.pdf'));
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`);
    expect(file.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('Geist');
  });

  it('hold a credit note for each refund, which names the invoice and the payment method', async () => {
    const [order] = await paidOrders(shop, northside);
    await movers.asBuyer(order, { move: 'cancel' });
    const [invoice, note] = [await numberOf(order, 'invoice'), await numberOf(order, 'credit_note')];
    expect(note).toMatch(/^CN-\d{6}$/);
    const { html } = await page(addresses.paper(order.token, note));
    expect(html).toContain(`${invoice} of `);
    expect(html).toContain('Refunded to: trial payment');
    expect(html).toMatch(/class="paper-total"><dt>Total credited<\/dt><dd>£/);
    const { rows } = await shop.database.pool.query<{ lines: { quantity: number }[]; total: number }>(
      `select content -> 'lines' as lines, (content ->> 'total')::int as total from invoices where number = $1`,
      [note],
    );
    expect(rows).toMatchObject([{ lines: [{ quantity: 2 }], total: Math.round(order.total * 100) }]);
    expect(await faultsOf(html)).toEqual([]);
  });

  it('are shown only with the link of their own order', async () => {
    const [order, other] = await paidOrders(shop, northside, elsewhere);
    if (!other) throw new Error('two vendors make two orders');
    const number = await numberOf(other, 'invoice');
    expect((await page(addresses.paper(other.token, number))).status).toBe(200);
    expect((await page(addresses.paper(order.token, number))).status).toBe(404);
    const forged = other.token.replace(/.$/, (sign) => (sign === 'a' ? 'b' : 'a'));
    const refused = await page(addresses.paper(forged, number));
    expect(refused.status).toBe(404);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await faultsOf(refused.html)).toEqual([]);
    for (const name of ['inv-999999', 'packing-slip', 'packing-slip-1', 'return-label', 'x', '..%2f..']) {
      expect((await page(addresses.paper(order.token, name))).status, name).toBe(404);
    }
  });

  it('are the vendor’s too, with packing slips without prices: one for each parcel, and none where nothing is left to pack', async () => {
    const [order] = await paidOrders(shop, northside);
    await sendOut(movers, order);
    const vendor = await signIn(shop, VENDOR);
    const { result } = await shop.call('GET /office/orders/{number}', {
      params: { number: order.number },
      headers: vendor,
    });
    expect(result.orders[0]?.papers.map(({ name }) => name).slice(1)).toEqual(['packing-slip-1']);
    for (const name of ['packing-slip-1', await numberOf(order, 'invoice')]) {
      const { status, html, headers } = await page(officePaper(order.number, name), vendor);
      expect(status, name).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(await faultsOf(html), name).toEqual([]);
      if (!name.startsWith('packing')) continue;
      expect(html).toContain('<svg');
      expect(html).toContain(BUYER.line_1);
      expect(html).not.toContain('£');
    }
    const file = await shop.fetch(officePaper(order.number, 'packing-slip-1.pdf'), {
      headers: vendor,
    });
    expect(file.headers.get('content-disposition')).toBe(
      `inline; filename="packing-slip-${order.number}.pdf"`,
    );
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await page(officePaper(order.number, 'packing-slip-2'), vendor)).status).toBe(404);
    const whole = await page(officePaper(order.number, 'packing-slip'), vendor);
    expect([whole.status, whole.html.includes('Nothing is left to pack')]).toEqual([404, true]);
  });

  it('hold no packing slip of an order that was cancelled', async () => {
    const [order] = await paidOrders(shop, northside);
    const slips = async () => {
      const headers = await signIn(shop, VENDOR);
      const { data } = await shop.call('GET /office/orders', { query: { q: order.number }, headers });
      return data[0]?.papers.filter(({ kind }) => kind === 'packing_slip').length;
    };
    expect(await slips()).toBe(1);
    await movers.asBuyer(order, { move: 'cancel' });
    expect(await slips()).toBe(0);
    const vendor = await signIn(shop, VENDOR);
    expect((await page(officePaper(order.number, 'packing-slip'), vendor)).status).toBe(404);
  });

  it('hold no packing slip of an order that is not paid, and say why', async () => {
    const [cartId = ''] = await readyCarts(shop, 1, [{ good: northside, quantity: 1 }]);
    const { orders } = await placeCart(shop, cartId, { payment: 'bank_transfer' });
    const order = orders[0];
    if (!order) throw new Error('nothing was ordered');
    const vendor = await signIn(shop, VENDOR);
    const { result } = await shop.call('GET /office/orders/{number}', {
      params: { number: order.number },
      headers: vendor,
    });
    expect(result.orders[0]?.papers).toEqual([]);
    for (const address of [
      officePaper(order.number, 'packing-slip'),
      `/office/packing-slips?numbers=${order.number}`,
    ]) {
      const { status, html } = await page(address, vendor);
      expect([status, html.includes('Not paid yet')], address).toEqual([409, true]);
    }
    await movers.asStaff(order, { move: 'pay' });
    expect((await page(officePaper(order.number, 'packing-slip'), vendor)).status).toBe(200);
  });

  it('hold a packing slip of what is still to be sent, with names as they were given', async () => {
    const [order] = await paidOrders(shop, northside);
    const lineId = (await track(shop, order.token)).orders[0]?.lines[0]?.id ?? 0;
    await movers.asStaff(order, { move: 'accept' });
    const lines = [{ line_id: lineId, units: 1 }];
    await movers.asStaff(order, { move: 'dispatch', carrier: 'DPD', tracking: '1550 22', lines });
    await shop.database.pool.query(
      `update order_groups set name = '陶德明' where id = (select group_id from orders where number = $1)`,
      [order.number],
    );
    const vendor = await signIn(shop, VENDOR);
    const [rest, first] = [
      await page(officePaper(order.number, 'packing-slip'), vendor),
      await page(officePaper(order.number, 'packing-slip-1'), vendor),
    ];
    for (const { html } of [rest, first]) {
      expect(html).toMatch(/data-label="Quantity">1</);
      expect(html).toContain('陶德明');
    }
    expect(rest.html).toContain('Sent before, parcel 1 (DPD 1550 22): 1 × ');
    expect(first.html).toContain('1, more to follow');
    const file = await shop.fetch(officePaper(order.number, 'packing-slip.pdf'), { headers: vendor });
    expect(file.status).toBe(200);
  });

  it('are written in Latin letters where the font of a PDF lacks others, and say so', () => {
    const slip = {
      order: 'TF-482369175',
      placedAt: new Date('2026-11-16T10:40:00Z'),
      seller: { name: 'Northside Phones', address: '61 Oldham Street, Manchester', post_code: 'M1 1JR' },
      buyer: 'Ann Bell',
      address: null,
      store: null,
      lines: [],
      parcel: null,
      sent: [],
      hasRest: true,
    };
    const plain = packingSlipPaper(slip);
    expect(drawablePaper(plain)).toEqual(plain);
    const { parties, notes } = drawablePaper(packingSlipPaper({ ...slip, buyer: '陶 德明' }));
    expect(parties[0]?.lines).toEqual(['Tao DeMing']);
    expect(notes.at(-1)).toContain('Latin letters');
  });

  it('are closed to everybody else', async () => {
    const [order] = await paidOrders(shop, elsewhere);
    const slip = officePaper(order.number, 'packing-slip');
    expect((await page(slip)).status).toBe(401);
    expect((await page(slip, await signIn(shop, SHOPPER))).status).toBe(403);
    expect((await page(slip, await signIn(shop, VENDOR))).status).toBe(404);
    expect((await page(slip, await signIn(shop, ADMINISTRATOR))).status).toBe(200);
  });

  it('hold the label of a return from when it is accepted until it is here, and the mail leads to it', async () => {
    const [order] = await paidOrders(shop, northside);
    await sendOut(movers, order);
    const lineId = (await track(shop, order.token)).orders[0]?.lines[0]?.id ?? 0;
    const label = addresses.paper(order.token, 'return-label');
    await movers.asBuyer(order, {
      move: 'request_return',
      reason: 'changed_mind',
      lines: [{ line_id: lineId, units: 1 }],
    });
    expect((await page(label)).status).toBe(404);
    await movers.asStaff(order, { move: 'accept_return' });
    expect((await papersOf(order)).map(({ kind }) => kind)).toEqual(['invoice', 'return_label']);
    const { status, html } = await page(label);
    expect(status).toBe(200);
    for (const words of ['61 Oldham Street', order.number, '<svg', 'How to send it back']) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(/data-label="Quantity">1</);
    expect(await faultsOf(html)).toEqual([]);
    const letters = await mailsTo(shop.database, BUYER.email);
    const accepted = letters.find(({ subject }) => subject === `Please send it back (${order.number})`);
    expect(accepted?.text).toContain(label);
    await movers.asStaff(order, { move: 'receive_return', resell: true });
    const gone = await page(label);
    expect(gone.status).toBe(404);
    expect(gone.html).toContain('There is no return label now');
    expect(gone.html).toContain(`href="${addresses.track(order.token)}"`);
    expect(gone.html).toContain('/logo.svg');
    expect(await faultsOf(gone.html)).toEqual([]);
  });

  it('are linked in the mail that says that the order is paid, one for each vendor', async () => {
    const orders = await paidOrders(shop, northside, elsewhere);
    const number = orders[0].number.slice(0, -'-A'.length);
    const letters = await mailsTo(shop.database, BUYER.email);
    const paid = letters.find(({ subject }) => subject === `Your order is paid (${number})`);
    for (const order of orders) {
      const path = addresses.paper(order.token, await numberOf(order, 'invoice'));
      expect(paid?.text).toContain(path);
      expect(paid?.html).toContain(path);
      expect((await page(path)).status).toBe(200);
    }
  });
});
