/** A cell as a value, or its error. */
export type CellValue<T> = { value: T } | { error: string };

const YES = ['yes', 'true', '1', 'y'];
const NO = ['no', 'false', '0', 'n'];

export const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

export function readYesOrNo(cell: string): CellValue<boolean> {
  const word = cell.trim().toLowerCase();
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : { error: 'must be yes or no' };
}

export const money = (pounds: number): string => pounds.toFixed(2);

/** '1299', '1,299.00' or '£1299.5'; also '1299,50', as spreadsheets in other countries write it. */
export function readMoney(cell: string): CellValue<number> {
  const text = cell.trim().replace(/^£\s*/, '');
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain)
    ? { value: Number(plain) }
    : { error: 'must be an amount in pounds, such as 249.99' };
}

export function readWhole(cell: string): CellValue<number> {
  return /^\s*\d{1,9}\s*$/.test(cell) ? { value: Number(cell) } : { error: 'must be a whole number' };
}

export function readDecimal(cell: string): CellValue<number> {
  const text = cell.trim().replace(',', '.');
  return /^\d{1,9}(?:\.\d{1,6})?$/.test(text) ? { value: Number(text) } : { error: 'must be a number' };
}

/** One of a few words, as a cell or its value. */
export function readWord<T>(cell: string, words: ReadonlyMap<T, string>): CellValue<T> {
  const text = cell.trim().toLowerCase();
  for (const [value, word] of words) if (word === text || String(value) === text) return { value };
  return { error: `must be one of ${[...words.values()].join(', ')}` };
}

const SPLIT = ' | ';

/** Several values in one cell. A bar or a backslash inside a value is written with a backslash before it. */
export const listCell = (items: readonly string[]): string =>
  items.map((item) => item.replaceAll(/[\\|]/g, '\\$&')).join(SPLIT);

export function readListCell(cell: string): string[] {
  const items: string[] = [];
  let item = '';
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell[at] ?? '';
    if (sign === '\\' && at + 1 < cell.length) {
      at += 1;
      item += cell[at] ?? '';
    } else if (sign === '|') {
      items.push(item);
      item = '';
    } else item += sign;
  }
  return [...items, item].map((one) => one.trim()).filter((one) => one !== '');
}

export interface Named {
  id: number;
  name: string;
}

/** Names of a list that a cell may use instead of an id. A name that two have, or that looks like an id, is '#12'. */
export class Names {
  readonly #byId = new Map<number, string>();
  readonly #byName = new Map<string, number | null>();

  constructor(list: readonly Named[]) {
    for (const { id, name } of list) {
      const key = keyOf(name);
      this.#byId.set(id, name);
      this.#byName.set(key, this.#byName.has(key) ? null : id);
    }
  }

  cell(id: number | null): string {
    if (id === null) return '';
    const name = this.#byId.get(id);
    return name !== undefined &&
      this.#byName.get(keyOf(name)) === id &&
      !ID.test(name) &&
      name.trim() === name
      ? name
      : `#${id}`;
  }

  /** `what` is for the message: 'brand'. */
  read(cell: string, what: string): CellValue<number> {
    const id = ID.exec(cell.trim());
    if (id)
      return this.#byId.has(Number(id[1])) ? { value: Number(id[1]) } : { error: `There is no such ${what}` };
    const found = this.#byName.get(keyOf(cell));
    if (found === null) return { error: `There are several called ${cell.trim()}. Write # and the id` };
    return found === undefined ? { error: `There is no ${what} called ${cell.trim()}` } : { value: found };
  }
}

const ID = /^#(\d{1,9})$/;
const keyOf = (name: string) => name.trim().toLowerCase();
