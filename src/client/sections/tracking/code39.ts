/** The bars of each sign, wide (1) or narrow (0): a bar, a space, and so on. */
const SIGNS: Readonly<Record<string, string>> = {
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  A: '100001001',
  B: '001001001',
  C: '101001000',
  D: '000011001',
  E: '100011000',
  F: '001011000',
  G: '000001101',
  H: '100001100',
  I: '001001100',
  J: '000011100',
  K: '100000011',
  L: '001000011',
  M: '101000010',
  N: '000010011',
  O: '100010010',
  P: '001010010',
  Q: '000000111',
  R: '100000110',
  S: '001000110',
  T: '000010110',
  U: '110000001',
  V: '011000001',
  W: '111000000',
  X: '010010001',
  Y: '110010000',
  Z: '011010000',
  '-': '010000101',
  '.': '110000100',
  ' ': '011000100',
  '*': '010010100',
};
const WIDE = 3;

export interface Bars {
  bars: readonly { x: number; width: number }[];
  width: number;
}

/** The barcode of a number, in Code 39, which every scanner reads. Undefined for a sign that it doesn't have. */
export function code39(text: string): Bars | undefined {
  const signs = [...`*${text.toUpperCase()}*`].map((sign) => SIGNS[sign]);
  const bars: { x: number; width: number }[] = [];
  let x = 0;
  for (const sign of signs) {
    if (sign === undefined) return undefined;
    [...sign].forEach((one, index) => {
      const width = one === '1' ? WIDE : 1;
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    });
    // A narrow space between two signs.
    x += 1;
  }
  return { bars, width: x - 1 };
}
