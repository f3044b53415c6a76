import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError, csvRows } from './read.ts';
import { BOM, csvLine, guarded } from './write.ts';

const read = (text: string, most = 50) => [...csvRows(text, most)];
const cells = (text: string) => read(text).map((one) => one.cells);

describe('A CSV file', () => {
  it('gives back every text that was written', () => {
    const sign = fc.constantFrom(...Array.from('"\',;|\t\r\n =+-@＝aé£\\'), '\u{1f600}');
    const cell = fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'grapheme' }));
    const table = fc
      .integer({ min: 1, max: 6 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));
    fc.assert(
      fc.property(table, (rows) => {
        const head = (rows[0] ?? []).map((_, index) => `column ${index}`);
        const text = BOM + [head, ...rows].map((row) => csvLine(row.map(guarded))).join('');
        const filled = rows.filter((row) => row.some((one) => one !== ''));
        expect(cells(text).slice(head.length > 0 ? 1 : 0)).toEqual(filled);
      }),
    );
  });

  it.each(['=1+1', '+44', '-1', '@SUM(A1)', '\tx', '＝1'])('keeps a spreadsheet from running %j', (text) => {
    expect(guarded(text)).toBe(`'${text}`);
    expect(cells(csvLine([guarded(text), 'x']))).toEqual([[text, 'x']]);
  });

  it.each<[string, string, string[][]]>([
    [
      'commas',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a line that names the separator',
      'sep=;\r\na,b;c\n1;2',
      [
        ['a,b', 'c'],
        ['1', '2'],
      ],
    ],
    [
      'a comma inside a quoted header',
      '"a,b,c";d\n1;2',
      [
        ['a,b,c', 'd'],
        ['1', '2'],
      ],
    ],
    [
      'old line ends',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes and line breaks in a cell',
      'a,b\n"say ""hi""\nnow",2',
      [
        ['a', 'b'],
        ['say "hi"\nnow', '2'],
      ],
    ],
    [
      'a quote inside an unquoted cell',
      'a,b\n15" screen,2',
      [
        ['a', 'b'],
        ['15" screen', '2'],
      ],
    ],
    [
      'empty lines',
      'a,b\n\n,\n1,\n\n',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
  ])('is read with %s', (_what, text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('counts rows as a spreadsheet does', () => {
    expect(read('a,b\n"x\ny",1\n\n2,3\n').map(({ row }) => row)).toEqual([1, 2, 4]);
  });

  it.each<[string, string, number]>([
    ['a quote that is never closed', 'a,b\n1,2\n"x,3\n4,5', 3],
    ['text after a closing quote', 'a,b\n"x"y,3', 2],
    ['too many cells', `a,b\n${','.repeat(60)}`, 2],
  ])('with %s names the row', (_what, text, row) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ row }));
  });

  it('of 300,000 separators is read in one go', () => {
    expect(() => read(`a,b\n${','.repeat(300_000)}`)).toThrow(CsvError);
    expect(read(`${'x'.repeat(300_000)}\n"${'""'.repeat(300_000)}"`)).toHaveLength(2);
  });
});
