import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { formatPence, penceFromPounds } from '#rules/money/money.ts';
import { shownPrice } from '#rules/money/prices.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import type { Ask } from '../db/connect.ts';
import { readWholeProducts } from '../features/catalog/office-product.reads.ts';
import type { Account } from '../http/account.ts';
import { Refusal } from '../http/refusal.ts';
import { barcodeSvg } from '../ports/barcode.ts';
import { escapeHtml, stylesIn } from './html.ts';
import { labelsHtml, noteHtml } from './paper-html.ts';

interface Sources {
  ask: Ask;
  shopName: () => Promise<string>;
  template: () => Promise<string>;
  /** Staff who keep the catalogue; or why the request is refused. */
  staffOf: (request: FastifyRequest) => Promise<Account | Refusal>;
}

const MOST_PRODUCTS = 100;
/** The characters that a Code 128 barcode can hold. */
const ENCODABLE = /^[\u0020-\u007e]+$/;

type Priced = Pick<OfficeProduct, 'name' | 'sku' | 'regular_price' | 'sale_price' | 'is_on_sale'>;

/** A label for a shelf: name, price, and the SKU as a barcode, which the search of the office finds. */
async function labelOf(one: Priced): Promise<string> {
  const { price, was } = shownPrice({
    regular: penceFromPounds(one.regular_price),
    sale: one.sale_price === null ? null : penceFromPounds(one.sale_price),
    isOnSale: one.is_on_sale,
  });
  const barcode = ENCODABLE.test(one.sku) ? await barcodeSvg(one.sku) : '';
  const before = was === null ? '' : ` <s>${escapeHtml(formatPence(was))}</s>`;
  return `<li class="shelf-label"><p class="shelf-name">${escapeHtml(one.name)}</p>
<p class="shelf-price">${escapeHtml(formatPence(price))}${before}</p>
<div class="shelf-code"><div aria-hidden="true">${barcode}</div><p>${escapeHtml(one.sku)}</p></div></li>`;
}

/** Labels of many products on one page to print. A product with variations has a label for each variation. */
export function shelfLabelRoutes(app: FastifyInstance, { ask, shopName, template, staffOf }: Sources): void {
  app.get<{ Querystring: { ids?: unknown } }>('/office/shelf-labels', async (request, reply) => {
    const account = await staffOf(request);
    const around = { shop: await shopName(), styles: stylesIn(await template()) };
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8');
    if (account instanceof Refusal) {
      const back = { href: '/', label: 'Go to the start' };
      return reply.code(account.status).send(noteHtml(account.message, { ...around, back }));
    }
    const area = account.office?.of === 'site' ? 'admin' : 'vendor';
    const back = { href: officePaths.products(area), label: 'Back to the products' };
    const { ids: asked } = request.query;
    const ids = (typeof asked === 'string' ? asked.split(',') : []).filter((id) => /^[1-9]\d{0,8}$/.test(id));
    const reader = { businessId: account.office?.businessId ?? null, seesCost: false, mayPublish: false };
    const products = await readWholeProducts(ask, ids.slice(0, MOST_PRODUCTS).map(Number), reader);
    const all = products.flatMap((product): Priced[] =>
      product.type === 1 ? [product] : product.variations,
    );
    if (all.length === 0)
      return reply.code(404).send(noteHtml('There is nothing to label', { ...around, back }));
    const labels: string[] = [];
    for (const one of all) labels.push(await labelOf(one));
    return reply.send(labelsHtml('Shelf labels', { look: 'shelf-labels', labels }, { ...around, back }));
  });
}
