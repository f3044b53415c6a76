import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { PRICE_HINT, readCount, readPounds } from './figures.tsx';
import { BLANK, type Draft } from './product-draft.ts';
import { readPictures, writePictures } from './picture-list.ts';
import { cellErrors, isCell, variationsOf, variationValues, type CellField } from './variation-cells.ts';
import { readOptions, rowsOf } from './variation-rows-of.ts';
import type { NewProduct, ProductChange } from './products.api.ts';

export const FIELDS = {
  options: 'Options',
  default_variation: 'Shown first',
  name: 'Name',
  slug: 'Address',
  business_id: 'Vendor',
  category_id: 'Category',
  brand_id: 'Brand',
  description: 'Description',
  product_images: 'Pictures',
  regular_price: 'Price',
  sale_price: 'Offer price',
  cost_price: 'Cost',
  stock: 'Stock',
  sku: 'SKU',
  product_condition: 'Condition',
  warranty_policy_id: 'Warranty',
  return_policy_id: 'Returns',
} as const;
type Named = keyof typeof FIELDS;
export type Field = Named | CellField;
export type ProductValues = Readonly<Record<Field, string>>;

/** What a field is called. All cells of the table of variations are one. */
export const fieldName = (field: Field): string => (isCell(field) ? 'Variations' : FIELDS[field]);

const money = (amount: number | null | undefined) => (typeof amount === 'number' ? amount.toFixed(2) : '');
const idText = (id: number | null | undefined) => (typeof id === 'number' ? String(id) : '');

export const valuesOf = (product: Draft): ProductValues => ({
  ...variationValues(product),
  name: product.name ?? '',
  slug: product.slug ?? '',
  business_id: idText(product.business?.id),
  category_id: idText(product.category_id),
  brand_id: idText(product.brand_id),
  description: product.description ?? '',
  product_images: writePictures(product.product_images ?? []),
  regular_price: money(product.regular_price),
  sale_price: product.is_on_sale ? money(product.sale_price) : '',
  cost_price: money(product.cost_price),
  stock: product.raw_status === false ? String(product.stock ?? 0) : '',
  sku: product.sku ?? '',
  product_condition: String(product.product_condition ?? 1),
  warranty_policy_id: idText(product.warranty_policy_id),
  return_policy_id: idText(product.return_policy_id),
});

/** Errors of the typed values. A product with variations has no price and stock of its own. */
export function errorsOf(values: ProductValues, product: Draft, asksVendor: boolean) {
  const errors: Partial<Record<Field, string>> = cellErrors(product, values);
  for (const field of ['name', 'category_id', 'brand_id'] as const)
    if (!values[field].trim()) errors[field] = 'Required';
  if (asksVendor && !values.business_id) errors.business_id = 'Required';
  if (values.slug && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(values.slug))
    errors.slug = 'Only small letters, digits and hyphens';
  if (hasVariations(product, values)) return errors;
  if (readPounds(values.regular_price) === undefined) errors.regular_price = PRICE_HINT;
  if (values.sale_price && readPounds(values.sale_price) === undefined) errors.sale_price = PRICE_HINT;
  else if (Number(values.sale_price) > Number(values.regular_price))
    errors.sale_price = 'The offer must not cost more than the price before';
  if (values.cost_price && !/^\d{1,7}(?:\.\d{1,2})?$/.test(values.cost_price)) errors.cost_price = PRICE_HINT;
  if (values.stock && readCount(values.stock) === undefined)
    errors.stock = 'Type how many there are, such as 12.';
  return errors;
}

/** Whether the typed product has variations, and so no price and stock of its own. */
export const hasVariations = (product: Draft, values: Pick<ProductValues, 'options'>) =>
  rowsOf(product, readOptions(values.options)).length > 0;

const id = (text: string) => Number(text) || null;
const pounds = (text: string) => (text === '' ? null : (readPounds(text) ?? Number(text)));
const conditionOf = (text: string) => (text === '2' ? 2 : text === '3' ? 3 : 1);

type Written = Omit<ProductChange, 'version' | 'stock'>;

const WRITE: Readonly<
  Record<Exclude<Named, 'stock' | 'business_id' | 'options' | 'default_variation'>, (text: string) => Written>
> = {
  name: (name) => ({ name }),
  slug: (slug) => (slug ? { slug } : {}),
  category_id: (text) => ({ category_id: Number(text) }),
  brand_id: (text) => ({ brand_id: Number(text) }),
  description: (description) => ({ description }),
  product_images: (text) => ({ product_images: readPictures(text) }),
  regular_price: (text) => ({ regular_price: pounds(text) ?? 0 }),
  sale_price: (text) => ({ sale_price: pounds(text), is_on_sale: text !== '' }),
  cost_price: (text) => ({ cost_price: pounds(text) }),
  sku: (sku) => (sku ? { sku } : {}),
  product_condition: (text) => ({ product_condition: conditionOf(text) }),
  warranty_policy_id: (text) => ({ warranty_policy_id: id(text) }),
  return_policy_id: (text) => ({ return_policy_id: id(text) }),
};

function written(changed: Partial<ProductValues>): Written {
  const parts = Object.entries(WRITE).map(([field, write]) => {
    const text = changed[field as Field];
    return text === undefined ? {} : write(text.trim());
  });
  return Object.assign({}, ...parts) as Written;
}

/** The body of a change, with the version and the stock that were read. */
export function changeOf(changed: Partial<ProductValues>, product: OfficeProduct): ProductChange {
  const now = changed.stock === undefined ? undefined : readCount(changed.stock);
  return {
    version: product.version,
    ...written(changed),
    ...variationsOf(product, changed),
    ...(now !== undefined && { stock: { now, was: product.stock } }),
  };
}

export function newOf(values: Partial<ProductValues>): NewProduct {
  const { business_id: business, stock, ...rest } = values;
  const { removed_variation_ids: _none, ...choices } = variationsOf(BLANK, values);
  // A product with variations has no price of its own until it loses them.
  const price = pounds(rest.regular_price ?? '') ?? choices.variations?.[0]?.regular_price ?? 0;
  return {
    ...written(rest),
    ...choices,
    name: (rest.name ?? '').trim(),
    category_id: Number(rest.category_id),
    brand_id: Number(rest.brand_id),
    regular_price: price,
    stock: readCount(stock ?? '') ?? 0,
    ...(business && { business_id: Number(business) }),
  };
}
