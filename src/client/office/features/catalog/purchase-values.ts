import type { Purchase } from '#contract/purchases-office.ts';
import { MOST_STOCK_LINES } from '#rules/flows/transfer.ts';
import { readCount } from './figures.tsx';
import { readLines, type TypedLine } from './goods-line.ts';
import type { NewGoods } from './goods.api.ts';

export const PURCHASE_FIELDS = {
  supplier: 'Supplier',
  store: 'Deliver to',
  expected: 'Expected',
  note: 'Note',
  lines: 'Goods',
};
export type PurchaseField = keyof typeof PURCHASE_FIELDS;
type Values = Readonly<Record<PurchaseField, string>>;

/** A line with its cost as it is typed. A part that is no product has the product id 0 and its own key. */
export interface TypedPurchaseLine extends TypedLine {
  key: string;
  cost: string;
}

const typedLine = (line: Purchase['lines'][number]): TypedPurchaseLine => ({
  key: String(line.id),
  product_id: line.product_id ?? 0,
  variation_id: line.variation_id,
  name: line.text,
  variation: null,
  sku: line.sku ?? 'Part',
  quantity: String(line.quantity),
  cost: typeof line.unit_cost === 'number' ? line.unit_cost.toFixed(2) : '',
});

/** A part that is no product. */
export const typedPart = (key: string, name: string): TypedPurchaseLine => ({
  key,
  product_id: 0,
  variation_id: null,
  name,
  variation: null,
  sku: 'Part',
  quantity: '1',
  cost: '',
});

export const valuesOf = (purchase: Purchase | undefined): Values => ({
  supplier: purchase?.supplier ?? '',
  store: purchase ? String(purchase.store?.id ?? 'none') : '',
  expected: purchase?.expected_on ?? '',
  note: purchase?.note ?? '',
  lines: purchase ? JSON.stringify(purchase.lines.map(typedLine)) : '',
});

const COST = /^\d{1,6}(?:\.\d{1,2})?$/;

/** The price of one; undefined if the typed text is no sum. Nothing typed: not known. */
export function readCost(text: string): number | null | undefined {
  const plain = text.replaceAll(/[£,\s]/g, '');
  if (plain === '') return null;
  return COST.test(plain) ? Number(plain) : undefined;
}

export function errorsOf({ supplier, store, lines }: Values) {
  const all = readLines<TypedPurchaseLine>(lines);
  return {
    ...(supplier.trim() === '' && { supplier: 'Type who delivers it.' }),
    ...(store === '' && { store: 'Choose where it is delivered.' }),
    ...(all.length === 0 && { lines: 'Add what is ordered.' }),
    ...(all.length > MOST_STOCK_LINES && { lines: `At most ${MOST_STOCK_LINES} lines.` }),
    ...(all.some(({ quantity }) => !readCount(quantity)) && { lines: 'Type how many of each, such as 3.' }),
    ...(all.some(({ cost }) => readCost(cost) === undefined) && { lines: 'Type a cost such as 24.90.' }),
  };
}

/** The fields of a body. Those that were not changed are left out. */
export const bodyOf = (
  { supplier, store, expected, note, lines }: Partial<Values>,
  seesCost: boolean,
): Partial<NewGoods<'purchases'>> => ({
  ...(supplier !== undefined && { supplier: supplier.trim() }),
  ...(store !== undefined && { store_id: Number(store) || null }),
  ...(expected !== undefined && { expected_on: expected || null }),
  ...(note !== undefined && { note: note.trim() }),
  ...(lines !== undefined && {
    lines: readLines<TypedPurchaseLine>(lines).map(
      ({ product_id: id, variation_id: of, name, quantity, cost }) => ({
        ...(id > 0 ? { product_id: id, variation_id: of } : { text: name }),
        quantity: readCount(quantity) ?? 0,
        ...(seesCost && { unit_cost: readCost(cost) ?? null }),
      }),
    ),
  }),
});
