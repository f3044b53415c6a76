import { officeProductsOf, params, withKey, type OfficeProducts } from '#tests/support/office-products.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

type Headers = Record<string, string>;
export type Product = { id: number; name: string };
type Known = { id: number; version: number };

/** A shop with the vendor's two stores and one of another business, for tests of goods on their way. */
export interface GoodsShop {
  shop: TestApp;
  goods: OfficeProducts;
  here: number;
  there: number;
  foreign: number;
}

export async function goodsShop(): Promise<GoodsShop> {
  const shop = await buildTestApp();
  const goods = await officeProductsOf(shop);
  const { data } = await shop.call('GET /office/stock/places', { headers: goods.vendor });
  const [here, there] = data.map(({ id }) => id) as [number, number];
  const all = await shop.call('GET /office/stock/places', { headers: goods.admin });
  const foreign = all.data.find(({ id }) => id !== here && id !== there)?.id ?? 0;
  return { shop, goods, here, there, foreign };
}

/** The units in each place: by the id of a store, or `none`. */
export async function placesOf(
  { shop, goods }: GoodsShop,
  product: Product,
): Promise<Record<string, number>> {
  const query = { q: product.name };
  const { data } = await shop.call('GET /office/stock', { headers: goods.vendor, query });
  return Object.fromEntries(data[0]?.places.map(({ store_id: id, stock }) => [id ?? 'none', stock]) ?? []);
}

/** A change or a move of a record, by the version that was read. */
export const changeOf = (of: Known, body: object, headers: Headers) => ({
  headers: withKey(headers),
  params: params(of),
  body: { version: of.version, ...body } as never,
});

/** Twenty people make the same move of a record at the same moment. */
export const allAtOnce = ({ shop, goods }: GoodsShop, path: string, { id, version }: Known, move: string) =>
  Promise.all(
    Array.from({ length: 20 }, () =>
      shop.fetch(`${path}/${id}/moves`, {
        method: 'POST',
        headers: { ...withKey(goods.vendor), 'content-type': 'application/json' },
        body: JSON.stringify({ move, version }),
      }),
    ),
  );
