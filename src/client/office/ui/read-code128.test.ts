import bwipjs from 'bwip-js/node';
import { describe, expect, it } from 'vitest';
import { readCode128 } from './read-code128.ts';

/** A row through a barcode as the shop prints it, so many points for each module. */
function rowOf(text: string, scale = 3, [black, white] = [20, 235]): Uint8Array {
  const [code] = bwipjs.raw('code128', text, {});
  const widths = code && 'sbs' in code ? [...code.sbs] : [];
  const quiet = Array.from({ length: 10 * scale }, () => white);
  const bars = widths.flatMap((width, index) =>
    Array.from({ length: Math.round(width * scale) }, () => (index % 2 === 0 ? black : white)),
  );
  return Uint8Array.from([...quiet, ...bars, ...quiet]);
}

/** Between two points of the row, as a camera that is not sharp sees it. */
const blurred = (row: Uint8Array) =>
  row.map((point, index) => ((row[index - 1] ?? point) + point + (row[index + 1] ?? point)) / 3);

describe('a row through a barcode', () => {
  it.each([
    'UN-482369175',
    'TI-482369175-B',
    'RP-000000001',
    'TF-1',
    '490154203237518',
    'C02QX7ZKJ4LM',
    'abc ~',
  ])('of %s is read, from both sides, sharp or not', (text) => {
    for (const scale of [2, 3, 7]) {
      const row = rowOf(text, scale);
      expect(readCode128(row)).toBe(text);
      expect(readCode128(row.toReversed())).toBe(text);
      expect(readCode128(blurred(rowOf(text, scale + 1)))).toBe(text);
    }
  });

  it('is read in bad light, and beside other dark things', () => {
    expect(readCode128(rowOf('UN-482369175', 3, [90, 150]))).toBe('UN-482369175');
    const row = rowOf('UN-482369175');
    const edge = Uint8Array.from({ length: 40 }, (_, index) => (index % 13 < 6 ? 20 : 235));
    expect(readCode128(Uint8Array.from([...edge, ...row, ...edge]))).toBe('UN-482369175');
  });

  it('with a wrong bar, or cut off, is not read', () => {
    const row = rowOf('UN-482369175');
    const wrong = row.slice();
    wrong.copyWithin(90, 130, 170);
    expect(readCode128(wrong)).toBeUndefined();
    expect(readCode128(row.slice(0, 200))).toBeUndefined();
    expect(readCode128(new Uint8Array(300).fill(235))).toBeUndefined();
  });
});
