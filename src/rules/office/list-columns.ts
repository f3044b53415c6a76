/** The lists of the office whose columns people choose. */
export const COLUMN_LISTS = [
  'orders',
  'trade_ins',
  'repairs',
  'units',
  'products',
  'customers',
  'vendors',
  'stock',
  'movements',
  'transfers',
  'purchases',
  'codes',
  'log',
] as const;
export type ColumnList = (typeof COLUMN_LISTS)[number];

/** The name of a column, as it is written in an address. */
export const COLUMN_KEY = /^[a-z][a-z_]{0,19}$/;
export const MOST_COLUMNS = 30;

/** Reads columns from an address, such as `due.order.total`. Undefined: none are named, or not as we write them. */
export function readColumnKeys(text: unknown): readonly string[] | undefined {
  if (typeof text !== 'string') return undefined;
  const keys = text.split('.');
  const isFine = keys.length <= MOST_COLUMNS && keys.every((key) => COLUMN_KEY.test(key));
  return isFine && new Set(keys).size === keys.length ? keys : undefined;
}

export const writeColumnKeys = (keys: readonly string[]): string => keys.join('.');

/** The columns in a list's address, where they are written as we write them. */
export const readColumns = (cols: unknown): { cols?: string } =>
  typeof cols === 'string' && readColumnKeys(cols) ? { cols } : {};
