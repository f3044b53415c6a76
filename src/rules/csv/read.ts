import { unguarded } from './write.ts';

/** An error in a file, with its row as a spreadsheet counts. */
export class CsvError extends Error {
  readonly row: number;
  constructor(row: number, message: string) {
    super(message);
    this.row = row;
  }
}

export interface CsvRow {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  cells: string[];
}

const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Some spreadsheets name the separator in a line of its own. */
const NAMED = /^sep=([,;\t])(?:\r\n|\r|\n)/i;

/** Removes bytes that are not part of the table, and finds the separator of the cells in its header. */
export function openCsv(file: string): { text: string; separator: Separator; firstRow: number } {
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const named = NAMED.exec(text);
  if (named) return { text: text.slice(named[0].length), separator: named[1] as Separator, firstRow: 2 };
  const head = firstLine(text);
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return { text, separator: SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',', firstRow: 1 };
}

/** The header without text inside quotes. */
const firstLine = (text: string) =>
  (/^(?:"[^"]*"|[^"\r\n]+)*/.exec(text.slice(0, 100_000))?.[0] ?? '').replaceAll(/"[^"]*"/g, '');

/**
 * The rows of a CSV file, without empty ones. A quote inside an unquoted cell stays as it is, as spreadsheets
 * read it. Throws a CsvError if the rest of the file can't be divided into cells.
 */
export function* csvRows(file: string, mostCells: number): Generator<CsvRow> {
  const { text, separator, firstRow } = openCsv(file);
  const isEnd = (at: number) =>
    at >= text.length || text[at] === separator || text[at] === '\n' || text[at] === '\r';
  let at = 0;
  for (let row = firstRow; at < text.length; row += 1) {
    const cells: string[] = [];
    for (;;) {
      if (cells.length === mostCells) throw new CsvError(row, `A row has more than ${mostCells} cells.`);
      const cell = text[at] === '"' ? quotedCell(text, at, row) : plainCell(text, at, isEnd);
      cells.push(unguarded(cell.text));
      at = cell.end;
      if (!isEnd(at)) throw new CsvError(row, 'After the closing quote (") of a cell there is more text.');
      if (text[at] !== separator) break;
      at += 1;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    if (cells.some((cell) => cell !== '')) yield { row, cells };
  }
}

interface Cell {
  text: string;
  end: number;
}

function plainCell(text: string, from: number, isEnd: (at: number) => boolean): Cell {
  let end = from;
  while (!isEnd(end)) end += 1;
  return { text: text.slice(from, end), end };
}

function quotedCell(text: string, from: number, row: number): Cell {
  const parts: string[] = [];
  for (let start = from + 1; ;) {
    const end = text.indexOf('"', start);
    if (end < 0) throw new CsvError(row, 'A quote (") is opened and never closed.');
    parts.push(text.slice(start, end));
    if (text[end + 1] !== '"') return { text: parts.join('"'), end: end + 1 };
    start = end + 2;
  }
}
