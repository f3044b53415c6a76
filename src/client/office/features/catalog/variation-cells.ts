import type { OfficeVariation } from '#contract/products-office-shapes.ts';
import { termsKey, variationSku } from '#rules/catalog/variation-options.ts';
import { COUNT_HINT, PRICE_HINT, readCount, readPounds } from './figures.tsx';
import type { Draft } from './product-draft.ts';
import type { ProductChange } from './products.api.ts';
import {
  keyOfSaved,
  optionsOf,
  readOptions,
  rowsOf,
  writeOptions,
  type Options,
  type VariationRow,
} from './variation-rows-of.ts';

/** The editable fields of a variation, in the order of the table. */
export const CELLS = {
  sku: 'SKU',
  price: 'Price',
  offer: 'Offer price',
  cost: 'Cost',
  stock: 'Stock',
  on: 'Offered',
} as const;
export type Cell = keyof typeof CELLS;
export type CellField = `cell ${string}`;
type Cells = Readonly<Record<Cell, string>>;

/** The values of a form as far as variations are concerned. A cell that is not there is not edited. */
export type CellValues = Readonly<
  Partial<
    Record<
      | CellField
      | 'options'
      | 'default_variation'
      | 'takes_stock'
      | 'regular_price'
      | 'sale_price'
      | 'cost_price'
      | 'stock',
      string
    >
  >
>;

const NAMES = Object.keys(CELLS) as Cell[];
export const cellField = (key: string, cell: Cell): CellField => `cell ${key} ${cell}`;
export const isCell = (field: string): field is CellField => field.startsWith('cell ');

const money = (amount: number | null | undefined) => (typeof amount === 'number' ? amount.toFixed(2) : '');

const cellsOfSaved = (one: OfficeVariation): Cells => ({
  sku: one.sku,
  price: money(one.regular_price),
  offer: one.is_on_sale ? money(one.sale_price) : '',
  cost: money(one.cost_price),
  stock: one.raw_status ? (one.is_available ? 'yes' : 'no') : String(one.stock),
  on: one.is_active ? 'yes' : 'no',
});

const named = (key: string, cells: Partial<Cells>) =>
  Object.fromEntries(
    Object.entries(cells).map(([cell, text]) => [cellField(key, cell as Cell), text]),
  ) as Record<CellField, string>;

/** The values of the form for the variations of a product. */
export function variationValues(product: Draft) {
  const { variations = [] } = product;
  const usual = variations.find((one) => one.is_default);
  const all: Record<CellField, string> = {};
  for (const one of variations) Object.assign(all, named(keyOfSaved(one), cellsOfSaved(one)));
  return {
    options: writeOptions(optionsOf(product)),
    default_variation: usual ? keyOfSaved(usual) : '',
    takes_stock: '',
    ...all,
  };
}

/** The typed text of a cell. */
export const cellText = (values: CellValues, { key }: VariationRow, cell: Cell) =>
  values[cellField(key, cell)] ?? '';

const optionsIn = (values: CellValues, product: Draft) =>
  values.options === undefined ? optionsOf(product) : readOptions(values.options);

/** How much is counted of a product that has no variations yet; one of its first variations gets it. */
export const stockToGive = (product: Draft): number =>
  product.id === undefined || product.type === 2 || product.raw_status ? 0 : (product.stock ?? 0);

/** The cells after another variation was chosen to get the stock: the number goes with it. */
export function withHeir(
  values: CellValues,
  key: string,
): Partial<Record<CellField | 'takes_stock', string>> {
  const from = values.takes_stock ?? '';
  if (from === key) return {};
  return {
    takes_stock: key,
    [cellField(key, 'stock')]: values[cellField(from, 'stock')] ?? '0',
    [cellField(from, 'stock')]: '0',
  };
}

/** How many terms two combinations have in common. */
const likeness = (a: readonly number[], b: readonly number[]) => a.filter((term) => b.includes(term)).length;

/**
 * The values of the form with other options. New combinations get the prices of the most similar combination,
 * or their own earlier ones if they were removed once. Cells of removed combinations are forgotten.
 */
export function withOptions(
  product: Draft,
  values: CellValues,
  next: Options,
  labelOf: (term: number) => string,
): Partial<Record<CellField | 'options' | 'takes_stock', string | undefined>> {
  const before = optionsIn(values, product);
  const old = rowsOf(product, before);
  const skus = new Set(
    [...rowsOf(product, { ...next, made: [] }), ...old].map((row) => cellText(values, row, 'sku')),
  );
  const result: ReturnType<typeof withOptions> = { options: writeOptions(next) };
  for (const { key, saved } of old)
    if (!saved && !next.made.includes(key))
      for (const cell of NAMES) result[cellField(key, cell)] = undefined;
  for (const { key, terms, saved } of rowsOf(product, next)) {
    if (saved || before.made.includes(key)) continue;
    const removed = product.removed_variations?.find((one) => termsKey(one.term_ids) === key);
    const cells = removed
      ? { ...cellsOfSaved(removed), on: 'yes' }
      : newCells(product, values, old, terms, () =>
          variationSku(product.sku ?? 'SKU', terms.map(labelOf), skus),
        );
    skus.add(cells.sku);
    Object.assign(result, named(key, cells));
  }
  return Object.assign(result, heirOf(product, values, rowsOf(product, next)));
}

/** The variation that takes over the stock of the product: the chosen one, or else the first. */
function heirOf(
  product: Draft,
  values: CellValues,
  rows: readonly VariationRow[],
): Partial<Record<CellField | 'takes_stock', string>> {
  if (product.type === 2) return {};
  const [first] = rows;
  const had = values.takes_stock ?? '';
  if (!first) return had === '' ? {} : { takes_stock: '' };
  if (rows.some(({ key }) => key === had)) return {};
  const text = values.stock?.trim() ?? '';
  if (product.raw_status || (readCount(text) ?? 0) + stockToGive(product) === 0) return {};
  // A new product has no stock to move. Its typed stock becomes that of its first variation.
  if (product.id === undefined && rowsOf(product, optionsIn(values, product)).length > 0) return {};
  return {
    ...(product.id !== undefined && { takes_stock: first.key }),
    [cellField(first.key, 'stock')]: text,
  };
}

function newCells(
  product: Draft,
  values: CellValues,
  rows: readonly VariationRow[],
  terms: readonly number[],
  sku: () => string,
): Cells {
  let like: VariationRow | undefined;
  for (const row of rows) if (!like || likeness(row.terms, terms) > likeness(like.terms, terms)) like = row;
  const text = (cell: Cell) => (like ? cellText(values, like, cell) : undefined);
  const isFlag = like ? ['yes', 'no'].includes(text('stock') ?? '') : product.raw_status === true;
  return {
    sku: sku(),
    price: text('price') ?? values.regular_price ?? money(product.regular_price),
    offer: text('offer') ?? values.sale_price ?? (product.is_on_sale ? money(product.sale_price) : ''),
    cost: text('cost') ?? values.cost_price ?? money(product.cost_price),
    stock: isFlag ? 'no' : '0',
    on: 'yes',
  };
}

/** Errors of the typed cells. */
export function cellErrors(product: Draft, values: CellValues): Partial<Record<CellField, string>> {
  const errors: Partial<Record<CellField, string>> = {};
  const skus = new Set<string>();
  for (const row of rowsOf(product, optionsIn(values, product))) {
    const { key } = row;
    const text = (cell: Cell) => cellText(values, row, cell).trim();
    const wrong = (cell: Cell, why: string) => (errors[cellField(key, cell)] = why);
    if (text('sku') === '') wrong('sku', 'Required');
    else if (skus.has(text('sku'))) wrong('sku', 'Another variation has this SKU');
    skus.add(text('sku'));
    const price = readPounds(text('price'));
    const offer = text('offer') === '' ? undefined : readPounds(text('offer'));
    if (price === undefined) wrong('price', PRICE_HINT);
    if (text('offer') !== '' && offer === undefined) wrong('offer', PRICE_HINT);
    else if (price !== undefined && offer !== undefined && offer > price)
      wrong('offer', 'The offer must not cost more than the price before');
    if (text('cost') !== '' && !/^\d{1,7}(?:\.\d{1,2})?$/.test(text('cost'))) wrong('cost', PRICE_HINT);
    const stock = text('stock');
    if (stock !== 'yes' && stock !== 'no' && readCount(stock) === undefined) wrong('stock', COUNT_HINT);
  }
  return errors;
}

type Wish = NonNullable<ProductChange['variations']>[number];

/** How a cell is sent. `was` is the stock that was read. */
const WRITE: Readonly<Record<Cell, (text: string, was: number) => Partial<Wish>>> = {
  sku: (sku) => ({ sku }),
  price: (text) => ({ regular_price: readPounds(text) ?? 0 }),
  offer: (text) => ({ sale_price: text === '' ? null : (readPounds(text) ?? 0), is_on_sale: text !== '' }),
  cost: (text) => ({ cost_price: text === '' ? null : Number(text) }),
  stock: (text, was) =>
    text === 'yes' || text === 'no'
      ? { raw_status: true, is_available: text === 'yes' }
      : { raw_status: false, stock: { now: readCount(text) ?? 0, was } },
  on: (text) => ({ is_active: text === 'yes' }),
};

type VariationPart = Pick<ProductChange, 'attribute_ids' | 'variations' | 'removed_variation_ids'>;

/** The changed variations as the server takes them. */
export function variationsOf(product: Draft, changed: CellValues): VariationPart {
  const options = optionsIn(changed, product);
  const rows = rowsOf(product, options);
  const attributeIds = options.options.map(({ attribute }) => attribute);
  const isMoved = termsKey(attributeIds) !== termsKey(optionsOf(product).options.map((one) => one.attribute));
  const wishes = rows.flatMap((row): Wish[] => {
    const { key, terms, saved } = row;
    const isHeir = changed.takes_stock === key;
    const cells = NAMES.flatMap((cell) => {
      const text = changed[cellField(key, cell)]?.trim();
      // Costs of a new variation are left out by people who don't see costs.
      const isLeftOut = text === undefined || (!saved && cell === 'cost' && text === '');
      return isLeftOut ? [] : WRITE[cell](text, saved?.stock ?? (isHeir ? (product.stock ?? 0) : 0));
    });
    const isDefault = changed.default_variation === key;
    const hasOtherTerms = saved && termsKey(saved.term_ids) !== termsKey(terms);
    if (saved && cells.length === 0 && !isDefault && !hasOtherTerms) return [];
    return [
      Object.assign(
        {},
        saved ? { id: saved.id } : {},
        !saved || hasOtherTerms ? { term_ids: [...terms] } : {},
        isDefault ? { is_default: true as const } : {},
        isHeir ? { takes_stock: true as const } : {},
        ...cells,
      ) as Wish,
    ];
  });
  const kept = new Set(rows.map(({ saved }) => saved?.id));
  const gone = (product.variations ?? []).filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  return {
    ...(isMoved && { attribute_ids: attributeIds }),
    ...(wishes.length > 0 && { variations: wishes }),
    ...(gone.length > 0 && { removed_variation_ids: gone }),
  };
}
