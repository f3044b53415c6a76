import { eq } from 'drizzle-orm';
import type { Parsed } from '#contract/calls.ts';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { LONGEST_DESCRIPTION, TOO_LONG } from '#rules/catalog/list-fields.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import { cleanHtml } from '../../ports/clean-html.ts';
import { boxItems, customFieldValues } from './details.tables.ts';
import { addDetails } from './rows.writes.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { namesToFind, setCovers } from './pictures.writes.ts';
import type { products } from './tables.ts';
import { productImages } from './tables.ts';

type Change = Parsed<'PUT /office/products/{id}'>['body'];
export type GivenFields = Omit<
  Change,
  'version' | 'stock' | 'attribute_ids' | 'variations' | 'removed_variation_ids'
>;
type Columns = Partial<typeof products.$inferInsert>;
export type FieldErrors = Record<string, string>;

const pence = (amount: number | null) => (amount === null ? null : penceFromPounds(amount));
const millimetres = (centimetres: number | null) =>
  centimetres === null ? null : Math.round(centimetres * 10);

/** How each field of the wire is stored. */
const COLUMNS: {
  [F in keyof GivenFields]?: (value: NonNullable<GivenFields[F]> | Extract<GivenFields[F], null>) => Columns;
} = {
  name: (name) => ({ name }),
  slug: (slug) => ({ slug }),
  category_id: (categoryId) => ({ categoryId }),
  brand_id: (brandId) => ({ brandId }),
  model_id: (modelId) => ({ modelId }),
  description: (html) => ({ description: cleanHtml(html) }),
  sku: (sku) => ({ sku }),
  product_condition: (condition) => ({ condition }),
  regular_price: (amount) => ({ regularPrice: penceFromPounds(amount) }),
  sale_price: (amount) => ({ salePrice: pence(amount) }),
  is_on_sale: (isOnSale) => ({ isOnSale }),
  cost_price: (amount) => ({ costPrice: pence(amount) }),
  raw_status: (isFlag) => ({ countsStock: !isFlag }),
  is_available: (isAvailable) => ({ isAvailable }),
  stock_status: (stockStatus) => ({ stockStatus }),
  is_trade_in: (isTradeIn) => ({ isTradeIn }),
  cash_trade_in_value: (amount) => ({ cashTradeIn: pence(amount) }),
  voucher_trade_in_value: (amount) => ({ voucherTradeIn: pence(amount) }),
  length: (size) => ({ lengthMm: millimetres(size) }),
  width: (size) => ({ widthMm: millimetres(size) }),
  height: (size) => ({ heightMm: millimetres(size) }),
  weight: (weightG) => ({ weightG }),
  warranty_policy_id: (warrantyPolicyId) => ({ warrantyPolicyId }),
  return_policy_id: (returnPolicyId) => ({ returnPolicyId }),
  warranty: (warranty) => ({ warranty }),
  sim: (sim) => ({ sim }),
  network: (network) => ({ network }),
  carrier_option: (carrierOption) => ({ carrierOption }),
  misc_color: (miscColor) => ({ miscColor }),
  misc_quality: (miscQuality) => ({ miscQuality }),
  misc_series: (miscSeries) => ({ miscSeries }),
  misc_type: (miscType) => ({ miscType }),
};

export function columnsOf(given: GivenFields): Columns {
  const parts = Object.entries(COLUMNS).map(([field, toColumn]) => {
    const value = given[field as keyof GivenFields];
    return value === undefined ? {} : (toColumn as (value: unknown) => Columns)(value);
  });
  return Object.assign({}, ...parts) as Columns;
}

/** Whether something is said about what goods cost, which not everybody may. */
export const setsCost = ({ cost_price: cost, variations = [] }: Pick<Change, 'cost_price' | 'variations'>) =>
  cost !== undefined || variations.some(({ cost_price: one }) => one !== undefined);

type Priced = Pick<
  OfficeProduct,
  | 'regular_price'
  | 'sale_price'
  | 'is_on_sale'
  | 'is_trade_in'
  | 'cash_trade_in_value'
  | 'voucher_trade_in_value'
>;

/** A text that is too long once it is cleaned, as it is stored: cleaning writes '&amp;' for '&'. */
export const textErrors = ({ description = '' }: Pick<GivenFields, 'description'>): FieldErrors =>
  cleanHtml(description).length > LONGEST_DESCRIPTION ? { description: TOO_LONG } : {};

/** The errors of prices that have to fit each other. */
export function priceErrors(now: Priced): FieldErrors {
  const { cash_trade_in_value: cash, voucher_trade_in_value: voucher } = now;
  if (!now.is_trade_in && now.regular_price <= 0) return { regular_price: 'Must be more than £0' };
  if (now.sale_price !== null && now.sale_price <= 0) return { sale_price: 'Must be more than £0' };
  if (now.sale_price !== null && now.sale_price > now.regular_price)
    return { sale_price: 'The offer must not cost more than the price before' };
  if (now.is_on_sale && now.sale_price === null) return { sale_price: 'An offer needs a price' };
  if (now.is_trade_in && cash === null) return { cash_trade_in_value: 'Required' };
  if (now.is_trade_in && (voucher === null || voucher < (cash ?? 0)))
    return { voucher_trade_in_value: 'The voucher must be worth at least the cash' };
  return {};
}

const KNOWN = {
  name: 'office-references',
  text: `
  select ($1::int is null or exists (select from categories where id = $1)) as category_id,
    ($2::int is null or exists (select from brands where id = $2)) as brand_id,
    ($3::int is null or exists (select from models where id = $3)) as model_id,
    ($4::int is null or exists (select from policies where id = $4 and kind = 'warranty')) as warranty_policy_id,
    ($5::int is null or exists (select from policies where id = $5 and kind = 'return')) as return_policy_id,
    not exists (select from unnest($6::int[]) as f (id)
      where not exists (select from custom_field_definitions d where d.id = f.id)) as custom_fields,
    not exists (select from unnest($7::int[]) as t (id)
      where not exists (select from attribute_terms a where a.id = t.id))
    and not exists (select from unnest($8::text[]) as n (name)
      where not exists (
        select from product_images i join products p on p.id = i.product_id
        where i.name = n.name and ($9::int is null or p.business_id = $9))) as product_images`,
};

const UNKNOWN: Readonly<Record<string, string>> = {
  category_id: 'There is no such category',
  brand_id: 'There is no such brand',
  model_id: 'There is no such model',
  warranty_policy_id: 'There is no such warranty',
  return_policy_id: 'There is no such return policy',
  custom_fields: 'There is no such field',
  product_images: 'There is no such picture',
};

/** Fields that name something which does not exist. Pictures are of the library, or used by the business already. */
export async function unknownErrors(
  ask: Ask,
  given: GivenFields,
  { businessId, ownerId }: Pick<CatalogueWriter, 'businessId'> & { ownerId: number },
): Promise<FieldErrors> {
  if (!Object.keys(UNKNOWN).some((field) => given[field as keyof GivenFields])) return {};
  const images = given.product_images ?? [];
  const names = images.map(({ imageName }) => imageName);
  const toFind = await namesToFind(ask, names, { ownerId, isSite: businessId === null });
  if (!toFind) return { product_images: 'A picture was deleted or replaced. Choose another one' };
  const [known = {}] = await ask<Record<string, boolean>>(KNOWN, [
    given.category_id ?? null,
    given.brand_id ?? null,
    given.model_id ?? null,
    given.warranty_policy_id ?? null,
    given.return_policy_id ?? null,
    (given.custom_fields ?? []).map(({ definition_id: of }) => of),
    images.flatMap(({ term_id: term }) => term ?? []),
    toFind,
    businessId,
  ]);
  const wrong = Object.keys(UNKNOWN).filter((field) => known[field] === false);
  return Object.fromEntries(wrong.map((field) => [field, UNKNOWN[field] ?? '']));
}

/** Rows for the lists of a product, such as its pictures. */
export function detailRows(productId: number, given: GivenFields) {
  return {
    images: (given.product_images ?? []).map(({ imageName, term_id: termId }, index) => ({
      productId,
      termId,
      name: imageName,
      sortOrder: index,
    })),
    fields: (given.custom_fields ?? []).map(({ definition_id: definitionId, value }) => ({
      productId,
      definitionId,
      value,
    })),
    box: (given.box ?? []).map(({ title, qunatity }, index) => ({
      productId,
      sortOrder: index + 1,
      title,
      quantity: qunatity,
    })),
  };
}

/** Writes the lists that were given in place of those that are there. */
export async function replaceDetails(
  { db: tx, ask }: Connection,
  productId: number,
  given: GivenFields,
): Promise<void> {
  if (given.product_images) await tx.delete(productImages).where(eq(productImages.productId, productId));
  if (given.custom_fields)
    await tx.delete(customFieldValues).where(eq(customFieldValues.productId, productId));
  if (given.box) await tx.delete(boxItems).where(eq(boxItems.productId, productId));
  await addDetails(tx, detailRows(productId, given));
  if (given.product_images) await setCovers(ask, productId);
}
