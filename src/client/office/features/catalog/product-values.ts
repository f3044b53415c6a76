import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { LONGEST_DESCRIPTION, TOO_LONG } from '#rules/catalog/list-fields.ts';
import { SLUG, SLUG_ERROR } from '#rules/catalog/slug.ts';
import { PRICE_HINT, readCount, readPounds } from './figures.tsx';
import { BLANK, type Draft } from './product-draft.ts';
import { boxError, boxOf, boxText, readFields, writeFields } from './detail-lists.ts';
import { questionsError, questionsOf, questionsText } from './question-list.ts';
import { readPictures, writePictures } from './picture-list.ts';
import { cellErrors, isCell, variationsOf, variationValues, type CellField } from './variation-cells.ts';
import { readOptions, rowsOf } from './variation-rows-of.ts';
import type { NewProduct, ProductChange } from './products.api.ts';

export const FIELDS = {
  options: 'Options',
  default_variation: 'Shown first',
  takes_stock: 'Gets the stock',
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
  is_active_for: 'Line',
  raw_status: 'Stock is',
  is_available: 'Available',
  stock_status: 'Sale',
  is_trade_in: 'Trade-in',
  cash_trade_in_value: 'Cash value',
  voucher_trade_in_value: 'Voucher value',
  model_id: 'Model',
  length: 'Length, cm',
  width: 'Width, cm',
  height: 'Height, cm',
  weight: 'Weight, g',
  warranty: 'Warranty in words',
  sim: 'SIM',
  network: 'Network',
  carrier_option: 'Carrier',
  misc_color: 'Colour in words',
  misc_quality: 'Quality',
  misc_series: 'Series',
  misc_type: 'Type',
  custom_fields: 'Custom fields',
  box: 'In the box',
  questions: 'Questions',
} as const;
type Named = keyof typeof FIELDS;
export type Field = Named | CellField;
export type ProductValues = Readonly<Record<Field, string>>;

/** The label of a field. All cells of the table of variations count as one field. */
export const fieldName = (field: Field): string => (isCell(field) ? 'Variations' : FIELDS[field]);

const money = (amount: number | null | undefined) => (typeof amount === 'number' ? amount.toFixed(2) : '');
const figure = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '');
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
  stock: product.id === undefined ? '' : String(product.stock ?? 0),
  sku: product.sku ?? '',
  product_condition: String(product.product_condition ?? 1),
  warranty_policy_id: idText(product.warranty_policy_id),
  return_policy_id: idText(product.return_policy_id),
  is_active_for: String(product.is_active_for ?? 1),
  raw_status: product.raw_status ? 'yes' : 'no',
  is_available: product.is_available ? 'yes' : 'no',
  stock_status: product.stock_status ?? 'instock',
  is_trade_in: product.is_trade_in ? 'yes' : 'no',
  cash_trade_in_value: money(product.cash_trade_in_value),
  voucher_trade_in_value: money(product.voucher_trade_in_value),
  model_id: idText(product.model_id),
  length: figure(product.length),
  width: figure(product.width),
  height: figure(product.height),
  weight: figure(product.weight),
  warranty: product.warranty ?? '',
  sim: product.sim ?? '',
  network: product.network ?? '',
  carrier_option: product.carrier_option ?? '',
  misc_color: product.misc_color ?? '',
  misc_quality: product.misc_quality ?? '',
  misc_series: product.misc_series ?? '',
  misc_type: product.misc_type ?? '',
  custom_fields: writeFields(product.custom_fields ?? []),
  box: boxText(product.box ?? []),
  questions: questionsText(product.questions ?? []),
});

/** Errors of the typed values. A product with variations has no price and stock of its own. */
export function errorsOf(values: ProductValues, product: Draft, asksVendor: boolean) {
  const errors: Partial<Record<Field, string>> = cellErrors(product, values);
  for (const field of ['name', 'category_id', 'brand_id'] as const)
    if (!values[field].trim()) errors[field] = 'Required';
  if (asksVendor && !values.business_id) errors.business_id = 'Required';
  if (values.slug && !SLUG.test(values.slug)) errors.slug = SLUG_ERROR;
  for (const field of ['length', 'width', 'height'] as const)
    if (values[field] && !/^\d{1,5}(?:\.\d)?$/.test(values[field].trim())) errors[field] = 'Such as 14.7';
  if (values.weight && !/^\d{1,6}$/.test(values.weight.trim())) errors.weight = 'Whole grams, such as 180';
  if (values.description.length > LONGEST_DESCRIPTION) errors.description = TOO_LONG;
  const lists = { box: boxError(values.box), questions: questionsError(values.questions) };
  if (lists.box !== undefined) errors.box = lists.box;
  if (lists.questions !== undefined) errors.questions = lists.questions;
  if (hasVariations(product, values)) return errors;
  const isTradeIn = values.is_trade_in === 'yes';
  for (const field of ['cash_trade_in_value', 'voucher_trade_in_value'] as const)
    if (isTradeIn && readPounds(values[field]) === undefined) errors[field] = PRICE_HINT;
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
const number = (text: string) => (text === '' ? null : Number(text));
export const lineOf = (text: string | undefined) => (text === '2' ? 2 : text === '3' ? 3 : 1);
const conditionOf = (text: string) => (text === '2' ? 2 : text === '3' ? 3 : 1);

type Written = Omit<ProductChange, 'version' | 'stock'>;

const WRITE: Readonly<
  Record<
    Exclude<
      Named,
      'stock' | 'business_id' | 'options' | 'default_variation' | 'takes_stock' | 'is_active_for'
    >,
    (text: string) => Written
  >
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
  raw_status: (text) => ({ raw_status: text === 'yes' }),
  is_available: (text) => ({ is_available: text === 'yes' }),
  stock_status: (text) => ({ stock_status: text === 'outofstock' ? 'outofstock' : 'instock' }),
  is_trade_in: (text) => ({ is_trade_in: text === 'yes' }),
  cash_trade_in_value: (text) => ({ cash_trade_in_value: pounds(text) }),
  voucher_trade_in_value: (text) => ({ voucher_trade_in_value: pounds(text) }),
  model_id: (text) => ({ model_id: id(text) }),
  length: (text) => ({ length: number(text) }),
  width: (text) => ({ width: number(text) }),
  height: (text) => ({ height: number(text) }),
  weight: (text) => ({ weight: number(text) }),
  warranty: (warranty) => ({ warranty }),
  sim: (sim) => ({ sim }),
  network: (network) => ({ network }),
  carrier_option: (text) => ({ carrier_option: text }),
  misc_color: (text) => ({ misc_color: text }),
  misc_quality: (text) => ({ misc_quality: text }),
  misc_series: (text) => ({ misc_series: text }),
  misc_type: (text) => ({ misc_type: text }),
  custom_fields: (text) => ({ custom_fields: readFields(text) }),
  box: (text) => ({ box: boxOf(text) }),
  questions: (text) => ({ questions: questionsOf(text) }),
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
  const isFlag = changed.raw_status === undefined ? product.raw_status : changed.raw_status === 'yes';
  // With variations, the typed stock is that of the variation that takes it over.
  const isSplit =
    product.type === 1 &&
    changed.options !== undefined &&
    hasVariations(product, { options: changed.options });
  const now = changed.stock === undefined || isFlag || isSplit ? undefined : readCount(changed.stock);
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
    is_active_for: lineOf(rest.is_active_for),
    ...(business && { business_id: Number(business) }),
  };
}
