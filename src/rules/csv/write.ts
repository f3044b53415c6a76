/** Tells spreadsheets that a file is UTF-8. */
export const BOM = '\uFEFF';

/** A spreadsheet runs a cell that begins with one of these as a formula. */
const STARTS_FORMULA = '=+\\-@\\t\\r\\n＝＋－＠';
const RISKY = new RegExp(`^['${STARTS_FORMULA}]`);
const GUARDED = new RegExp(`^'['${STARTS_FORMULA}]`);

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. `unguarded` takes it off again. */
export const guarded = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** Also quotes what other separators would split, and spaces that a spreadsheet would drop. */
const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** One row as RFC 4180 writes it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;
