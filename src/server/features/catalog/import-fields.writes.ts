import type { QuestionField } from '#rules/catalog/sheet-columns.ts';
import type { CellValue } from '#rules/csv/values.ts';
import { readDecimal, readListCell, readMoney, readWhole, readWord, readYesOrNo } from '#rules/csv/values.ts';
import type { SheetLists } from './sheet-lists.reads.ts';
import { readCategory } from './sheet-lists.reads.ts';
import { CONDITION_WORDS } from './sheet.reads.ts';

/** How a cell becomes a field of the wire. */
export interface SheetField {
  field: string;
  read: (cell: string, lists: SheetLists) => CellValue<unknown>;
  /** Whether it is a price, which seldom changes by much. */
  isPrice?: boolean;
  /** The value of an empty cell. Undefined: the field can't be empty. */
  empty?: { value: unknown };
}

const NULL = { value: null };
const text = (field: string): SheetField => ({ field, read: (cell) => ({ value: cell }) });
const textOrNull = (field: string): SheetField => ({ ...text(field), empty: NULL });
const yes = (field: string): SheetField => ({ field, read: readYesOrNo });
const money = (field: string): SheetField => ({ field, read: readMoney });
const moneyOrNull = (field: string): SheetField => ({ ...money(field), empty: NULL });
const asPrice = (field: SheetField): SheetField => ({ ...field, isPrice: true });
const size = (field: string): SheetField => ({ field, read: readDecimal, empty: NULL });

const STOCK_STATUS: ReadonlyMap<string, string> = new Map([
  ['instock', 'instock'],
  ['outofstock', 'outofstock'],
]);

/** Columns of products and variations alike. */
export const SELLABLE_FIELDS: Readonly<Record<string, SheetField>> = {
  sku: text('sku'),
  product_condition: {
    field: 'product_condition',
    read: (cell) => readWord<1 | 2 | 3>(cell, CONDITION_WORDS),
  },
  regular_price: asPrice(money('regular_price')),
  sale_price: asPrice(moneyOrNull('sale_price')),
  is_on_sale: yes('is_on_sale'),
  cost_price: moneyOrNull('cost_price'),
  raw_status: yes('raw_status'),
  is_available: yes('is_available'),
  stock_status: { field: 'stock_status', read: (cell) => readWord(cell, STOCK_STATUS) },
  is_trade_in: yes('is_trade_in'),
  cash_trade_in_value: asPrice(moneyOrNull('cash_trade_in_value')),
  voucher_trade_in_value: asPrice(moneyOrNull('voucher_trade_in_value')),
};

export const VARIATION_FIELDS: Readonly<Record<string, SheetField>> = {
  ...SELLABLE_FIELDS,
  is_active: yes('is_active'),
};

export const PRODUCT_FIELDS: Readonly<Record<string, SheetField>> = {
  ...SELLABLE_FIELDS,
  name: text('name'),
  slug: text('slug'),
  category: { field: 'category_id', read: (cell, lists) => readCategory(lists, cell) },
  brand: { field: 'brand_id', read: (cell, { brands }) => brands.read(cell, 'brand') },
  model: { field: 'model_id', read: (cell, { models }) => models.read(cell, 'model'), empty: NULL },
  length: size('length'),
  width: size('width'),
  height: size('height'),
  weight: { field: 'weight', read: readWhole, empty: NULL },
  warranty_policy: {
    field: 'warranty_policy_id',
    read: (cell, { warranties }) => warranties.read(cell, 'warranty'),
    empty: NULL,
  },
  return_policy: {
    field: 'return_policy_id',
    read: (cell, { returns }) => returns.read(cell, 'return policy'),
    empty: NULL,
  },
  warranty: textOrNull('warranty'),
  sim: textOrNull('sim'),
  network: textOrNull('network'),
  carrier_option: textOrNull('carrier_option'),
  misc_color: textOrNull('misc_color'),
  misc_quality: textOrNull('misc_quality'),
  misc_series: textOrNull('misc_series'),
  misc_type: textOrNull('misc_type'),
  pictures: { field: 'product_images', read: readPictures, empty: { value: [] } },
  box: { field: 'box', read: readBox, empty: { value: [] } },
  description: { ...text('description'), empty: { value: '' } },
};

/** The column that holds a field of the wire. */
const COLUMN_OF = new Map(Object.entries(PRODUCT_FIELDS).map(([column, { field }]) => [field, column]));
const OTHER_COLUMNS: Readonly<Record<string, string>> = {
  is_active_for: 'line',
  business_id: 'business',
  publish_at: 'published',
  now: 'stock',
  is_default: 'is_default',
  is_active: 'is_active',
  stock: 'stock',
  term_ids: 'option_1_value',
  attribute_ids: 'option_1_name',
};
export const columnOfField = (field: string): string | null =>
  COLUMN_OF.get(field) ?? OTHER_COLUMNS[field] ?? null;

const QUESTION_COLUMN: Readonly<Record<string, QuestionField>> = {
  option_type: 'answer',
  condition: 'answer',
  role: 'role',
  description: 'description',
  Question_options: 'options',
};
/** The column of a question that holds a field of it. */
export const questionFieldOf = (field: unknown): QuestionField => QUESTION_COLUMN[String(field)] ?? 'title';

/** 'media/one (Blue) | media/two' */
function readPictures(cell: string, { terms }: SheetLists): CellValue<unknown> {
  const pictures: { imageName: string; term_id: number | null }[] = [];
  for (const item of readListCell(cell)) {
    const [, imageName = '', label] = /^(\S+)(?:\s+\((.+)\))?$/.exec(item) ?? [];
    if (imageName === '') return { error: `${item} is no picture` };
    const term = label === undefined ? NULL : terms.read(label, 'term');
    if ('error' in term) return term;
    pictures.push({ imageName, term_id: term.value });
  }
  return { value: pictures };
}

/** '1 × Cable | 2 × Adapter' */
function readBox(cell: string): CellValue<unknown> {
  return {
    value: readListCell(cell).map((item) => {
      const [, count = '1', title = item] = /^(\d{1,9})\s*[x×]\s*(.+)$/i.exec(item) ?? [];
      return { title, qunatity: Number(count) };
    }),
  };
}
