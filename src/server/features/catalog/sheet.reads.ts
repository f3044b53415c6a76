import type { OfficeProduct, OfficeVariation } from '#contract/products-office-shapes.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import { fieldColumn, optionName, optionValue, questionColumn } from '#rules/catalog/sheet-columns.ts';
import { answerCell, optionsCell } from '#rules/catalog/sheet-questions.ts';
import { slugOf } from '#rules/catalog/slug.ts';
import { listCell, money, yesOrNo } from '#rules/csv/values.ts';
import type { SheetLists } from './sheet-lists.reads.ts';

/** The words of a cell for `product_condition`. */
export const CONDITION_WORDS: ReadonlyMap<1 | 2 | 3, string> = new Map([
  [1, 'new'],
  [2, 'used'],
  [3, 'refurbished'],
]);

/** A row of a sheet: the cells that a product or one of its variations fills, by column. */
export type SheetCells = Readonly<Record<string, string>>;

export interface ProductSheet {
  product: SheetCells;
  variations: ReadonlyMap<number, SheetCells>;
}

const moneyOrNone = (amount: number | null | undefined) => (typeof amount === 'number' ? money(amount) : '');
const numberOrNone = (value: number | null) => (value === null ? '' : String(value));

const NOT_PUBLISHED: ReadonlySet<OfficeProduct['state']> = new Set(['draft', 'scheduled', 'archived']);

/** A picture in its cell: its name, and whose colour it shows. */
export const pictureCell = (name: string, term: string) => (term === '' ? name : `${name} (${term})`);

/** The cells of a product and its variations, as an export writes them and an import compares them. */
export function sheetOf(product: OfficeProduct, lists: SheetLists): ProductSheet {
  return {
    product: productCells(product, lists),
    variations: new Map(product.variations.map((one) => [one.id, variationCells(one, product, lists)])),
  };
}

type Sellable = Pick<
  OfficeVariation,
  | 'sku'
  | 'product_condition'
  | 'regular_price'
  | 'sale_price'
  | 'is_on_sale'
  | 'cost_price'
  | 'raw_status'
  | 'is_available'
  | 'stock_status'
  | 'is_trade_in'
  | 'cash_trade_in_value'
  | 'voucher_trade_in_value'
>;

const sellableCells = (one: Sellable, stock: string): SheetCells => ({
  sku: one.sku,
  product_condition: CONDITION_WORDS.get(one.product_condition) ?? '',
  regular_price: money(one.regular_price),
  sale_price: moneyOrNone(one.sale_price),
  is_on_sale: yesOrNo(one.is_on_sale),
  cost_price: moneyOrNone(one.cost_price),
  raw_status: yesOrNo(one.raw_status),
  is_available: yesOrNo(one.is_available),
  stock_status: one.stock_status,
  stock,
  stock_was: stock,
  is_trade_in: yesOrNo(one.is_trade_in),
  cash_trade_in_value: moneyOrNone(one.cash_trade_in_value),
  voucher_trade_in_value: moneyOrNone(one.voucher_trade_in_value),
});

function productCells(product: OfficeProduct, lists: SheetLists): SheetCells {
  const hasStock = product.type === 1 && !product.raw_status;
  return {
    product_id: String(product.id),
    name: product.name,
    slug: product.slug,
    line: lineFromCode(product.is_active_for),
    business: lists.businesses.cell(product.business.id),
    published: yesOrNo(!NOT_PUBLISHED.has(product.state)),
    category: lists.categories.cell(product.category_id),
    brand: lists.brands.cell(product.brand_id),
    model: lists.models.cell(product.model_id),
    ...Object.fromEntries(
      product.attributes.map(({ attribute_id: id }, index) => [
        optionName(index + 1),
        lists.attributes.cell(id),
      ]),
    ),
    ...sellableCells(product, hasStock ? String(product.stock) : ''),
    length: numberOrNone(product.length),
    width: numberOrNone(product.width),
    height: numberOrNone(product.height),
    weight: numberOrNone(product.weight),
    warranty_policy: lists.warranties.cell(product.warranty_policy_id),
    return_policy: lists.returns.cell(product.return_policy_id),
    warranty: product.warranty ?? '',
    sim: product.sim ?? '',
    network: product.network ?? '',
    carrier_option: product.carrier_option ?? '',
    misc_color: product.misc_color ?? '',
    misc_quality: product.misc_quality ?? '',
    misc_series: product.misc_series ?? '',
    misc_type: product.misc_type ?? '',
    pictures: listCell(
      product.product_images.map(({ imageName, term_id: term }) =>
        pictureCell(imageName, lists.terms.cell(term)),
      ),
    ),
    box: listCell(product.box.map(({ title, qunatity }) => `${qunatity} × ${title}`)),
    description: product.description,
    ...Object.fromEntries(product.questions.flatMap((one, index) => questionCells(one, index + 1))),
    ...Object.fromEntries(
      product.custom_fields.map(({ definition_id: of, value }) => [
        fieldColumn(lists.fields.get(of) ?? String(of)),
        value,
      ]),
    ),
  };
}

const questionCells = (one: OfficeProduct['questions'][number], n: number): [string, string][] => [
  [questionColumn(n, 'title'), one.title],
  [questionColumn(n, 'answer'), answerCell(one)],
  [questionColumn(n, 'role'), one.role ?? ''],
  [questionColumn(n, 'description'), one.description ?? ''],
  [questionColumn(n, 'options'), optionsCell(one.Question_options, slugOf)],
];

function variationCells(one: OfficeVariation, product: OfficeProduct, lists: SheetLists): SheetCells {
  return {
    product_id: String(product.id),
    variation_id: String(one.id),
    parent_sku: product.sku,
    ...Object.fromEntries(
      product.attributes.map(({ attribute_id: of }, index) => [
        optionValue(index + 1),
        lists.termsOf.get(of)?.cell(one.term_ids[index] ?? null) ?? '',
      ]),
    ),
    ...sellableCells(one, one.raw_status ? '' : String(one.stock)),
    is_default: yesOrNo(one.is_default),
    is_active: yesOrNo(one.is_active),
  };
}
