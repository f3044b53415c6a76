/** Widths of the bars and spaces of each value, in modules. 103 to 105 start the code in set A, B or C; 106 ends it. */
const PATTERNS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 233111'
    .split(' ')
    .map((widths) => [...widths].map(Number));

const START_A = 103;
const START_B = 104;
const START_C = 105;
const STOP = 106;
const MODULES = 11;
const WIDTHS = 6;
const CHECKED = 103;
/** How far a width may be off, in modules, on average and at most. */
const MEAN_OFF = 0.35;
const MOST_OFF = 0.8;
/** The white space before a code, in modules. The standard asks for ten; labels are cut closer. */
const QUIET = 5;
/** Rows whose darkest and lightest points are closer than this show no code. */
const LEAST_CONTRAST = 40;

type CodeSet = 'A' | 'B' | 'C';

/** A row of a picture, each point from 0 (black) to 255 (white). */
export function readCode128(row: Uint8Array): string | undefined {
  const runs = runsOf(row);
  return runs && (decoded(runs) ?? decoded(runs.toReversed()));
}

/** Lengths of the same colour in a row: white, black, white and so on. Undefined where there is no contrast. */
function runsOf(row: Uint8Array): number[] | undefined {
  let [darkest, lightest] = [255, 0];
  for (const point of row) {
    darkest = Math.min(darkest, point);
    lightest = Math.max(lightest, point);
  }
  if (lightest - darkest < LEAST_CONTRAST) return undefined;
  const middle = (lightest + darkest) / 2;
  const runs: number[] = [];
  let isBlack = false;
  let length = 0;
  for (const point of row) {
    if (point < middle === isBlack) {
      length += 1;
    } else {
      runs.push(length);
      isBlack = !isBlack;
      length = 1;
    }
  }
  runs.push(length);
  // The same number of white and black runs, so that a row read backwards begins with white too.
  return isBlack ? [...runs, 0] : runs;
}

/** The value whose pattern these widths are; undefined where none is near enough. */
function valueAt(runs: readonly number[], from: number): number | undefined {
  const widths = runs.slice(from, from + WIDTHS);
  const sum = widths.reduce((all, width) => all + width, 0);
  if (widths.length < WIDTHS || sum < MODULES) return undefined;
  let best: number | undefined;
  let least = MEAN_OFF;
  for (const [value, pattern] of PATTERNS.entries()) {
    const offs = pattern.map((width, index) => Math.abs(((widths[index] ?? 0) * MODULES) / sum - width));
    const mean = offs.reduce((all, off) => all + off, 0) / WIDTHS;
    if (mean < least && Math.max(...offs) < MOST_OFF) [best, least] = [value, mean];
  }
  return best;
}

function decoded(runs: readonly number[]): string | undefined {
  for (let start = 1; start < runs.length - WIDTHS; start += 2) {
    const first = valueAt(runs, start);
    if (first !== START_A && first !== START_B && first !== START_C) continue;
    const module = runs.slice(start, start + WIDTHS).reduce((all, width) => all + width, 0) / MODULES;
    if ((runs[start - 1] ?? 0) < QUIET * module) continue;
    const text = textOf(valuesFrom(runs, start));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The values from the start to the stop of a code; none where it ends in the middle. */
function valuesFrom(runs: readonly number[], start: number): number[] {
  const values: number[] = [];
  for (let at = start; ; at += WIDTHS) {
    const value = valueAt(runs, at);
    if (value === undefined) return [];
    if (value === STOP) return values;
    values.push(value);
  }
}

/** The text of a code whose check value is right. */
function textOf(values: readonly number[]): string | undefined {
  const [start, ...rest] = values;
  const check = rest.pop();
  if (start === undefined || check === undefined || rest.length === 0) return undefined;
  const sum = rest.reduce((all, value, index) => all + value * (index + 1), start);
  if (sum % CHECKED !== check) return undefined;
  let set: CodeSet = start === START_A ? 'A' : start === START_B ? 'B' : 'C';
  let shifted: CodeSet | undefined;
  let text = '';
  for (const value of rest) {
    const now = shifted ?? set;
    shifted = undefined;
    if (now === 'C' && value < 100) text += String(value).padStart(2, '0');
    else if (value < 64) text += String.fromCharCode(value + 32);
    else if (value < 96) text += String.fromCharCode(now === 'A' ? value - 64 : value + 32);
    else if (value === 98 && now !== 'C') shifted = now === 'A' ? 'B' : 'A';
    else if (value === 99 && now !== 'C') set = 'C';
    else if (value === 100 && now !== 'B') set = 'B';
    else if (value === 101 && now !== 'A') set = 'A';
    // The others mark kinds of codes, and are no part of the text.
  }
  return text === '' ? undefined : text;
}
