import { randomUUID } from 'node:crypto';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { ADMINISTRATOR, BLOCKED_VENDOR, VENDOR } from '#demo/people.ts';
import { listingRefresher } from '#server/features/listing/jobs.ts';
import type { TestApp } from './app.ts';
import { whenFileEnds } from './cleanup.ts';
import { silentLog } from './jobs.ts';
import { addStaff, signIn } from './people.ts';

type Headers = Record<string, string>;

/** How long a change may take until shoppers see it. */
export const SOON = { timeout: 2_000 };

export const withKey = (headers: Headers) => ({ ...headers, 'idempotency-key': randomUUID() });
export const params = ({ id }: { id: number }) => ({ id });

/** The fields that a product needs. */
export const PRODUCT_FIELDS = { category_id: 10, brand_id: 1, regular_price: 12.99, stock: 5 };

export type OfficeProducts = Awaited<ReturnType<typeof officeProductsOf>>;

/**
 * Signed-in staff of several offices, and calls that change products. The listing follows changes, as in production.
 */
export async function officeProductsOf(shop: TestApp) {
  const vendor: Headers = await signIn(shop, VENDOR);
  await addStaff(shop, 'helper@goods.example', { ownedBy: VENDOR, rights: ['catalogue', 'people'] });
  const refresher = listingRefresher(shop.database, silentLog);
  refresher.start();
  whenFileEnds(() => refresher.stop());

  async function create(given: object = {}, headers = vendor): Promise<OfficeProduct> {
    const body = { name: `Cable ${randomUUID()}`, ...PRODUCT_FIELDS, ...given };
    return (await shop.call('POST /office/products', { headers: withKey(headers), body })).result;
  }
  const read = async ({ id }: { id: number }, headers = vendor) =>
    (await shop.call('GET /office/products/{id}', { headers, params: { id } })).result;
  const list = (query: object, headers = vendor) => shop.call('GET /office/products', { headers, query });
  return {
    vendor,
    admin: (await signIn(shop, ADMINISTRATOR)) as Headers,
    /** The owner of another business, which is blocked. */
    other: (await signIn(shop, BLOCKED_VENDOR)) as Headers,
    /** Works for the vendor, and may neither publish nor see costs. */
    helper: (await signIn(shop, 'helper@goods.example')) as Headers,
    create,
    read,
    list,
    move: (product: OfficeProduct, body: object, headers = vendor) =>
      shop.call('POST /office/products/{id}/moves', {
        headers: withKey(headers),
        params: params(product),
        body: { version: product.version, ...body } as never,
      }),
    /** The product's card in the shop. */
    listed: async (id: number) =>
      (await shop.call('GET /no/auth/web/site/products', { query: { ids: [id] } })).data[0],
    /** A product with variations that the vendor sells. */
    async variable(): Promise<OfficeProduct> {
      const { data } = await list({ per_page: 100 });
      const found = data.find(({ type, is_active_for: line }) => type === 2 && line === 1);
      if (!found) throw new Error('the vendor sells nothing with variations');
      return read(found);
    },
  };
}
