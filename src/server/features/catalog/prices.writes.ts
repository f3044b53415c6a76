import type { Parsed } from '#contract/calls.ts';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { formatSum, pence, penceFromPounds } from '#rules/money/money.ts';
import type { PriceInput } from '#rules/money/prices.ts';
import { shownPrice } from '#rules/money/prices.ts';
import { withChange } from '#rules/money/price-change.ts';
import type { Connection } from '../../db/connect.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import { refuseFields } from './refusals.writes.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { writeProduct } from './office.writes.ts';

type Body = Parsed<'POST /office/products/{id}/prices'>['body'];

const setSql = (table: 'products' | 'variations') => `
  update ${table} t set regular_price = n.regular, sale_price = n.sale, is_on_sale = n.on_sale
  from unnest($1::int[], $2::int[], $3::int[], $4::boolean[]) as n (id, regular, sale, on_sale)
  where t.id = n.id`;
const SET = {
  products: { name: 'office-prices-products', text: setSql('products') },
  variations: { name: 'office-prices-variations', text: setSql('variations') },
};

const inputOf = (one: Pick<OfficeProduct, 'regular_price' | 'sale_price' | 'is_on_sale'>): PriceInput => ({
  regular: penceFromPounds(one.regular_price),
  sale: one.sale_price === null ? null : penceFromPounds(one.sale_price),
  isOnSale: one.is_on_sale,
});

/** Changes the price of a product, or of some or all of its variations: all of them or none. */
export function changePrices(
  at: Connection,
  id: number,
  { version, variation_ids: wanted, ...change }: Body,
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal> {
  return writeProduct(at, { id, version, action: 'change prices' }, writer, async (before) => {
    if (before.is_active_for !== 1)
      return refuse(409, 'What a trade-in or a repair costs comes from its questions.');
    if (before.type === 1 && wanted) return refuseFields({ variation_ids: 'This product has no variations' });
    const all = before.type === 1 ? [before] : before.variations;
    const some = wanted ? all.filter((one) => wanted.includes(one.id)) : all;
    if (some.length === 0 || some.length < new Set(wanted).size)
      return refuseFields({ variation_ids: 'There is no such variation' });
    const after: (PriceInput & { id: number })[] = [];
    for (const one of some) {
      const prices = withChange(inputOf(one), change);
      if (!prices) {
        const now = formatSum(shownPrice(inputOf(one)).price);
        return refuseFields({ amount: `${now} of ${one.sku} can’t be changed by this much` });
      }
      after.push({ id: one.id, ...prices });
    }
    await at.ask(before.type === 1 ? SET.products : SET.variations, [
      after.map((one) => one.id),
      after.map(({ regular }) => pence(regular)),
      after.map(({ sale }) => sale),
      after.map(({ isOnSale }) => isOnSale),
    ]);
    return undefined;
  });
}
