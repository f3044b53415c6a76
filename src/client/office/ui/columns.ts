import type { ReactNode } from 'react';

/** The width of a column: pixels, or a share of the remaining width. */
export type Track = number | `${number}fr`;

/** The narrowest windows of three layouts. Narrower ones show cards. */
export const LAYOUTS = [768, 960, 1200] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface Column<R> {
  /** Its name in addresses. */
  key: string;
  head: string;
  cell: (row: R) => ReactNode;
  className?: string;
  /** One width for all layouts, or one for each of `LAYOUTS`. */
  track: Track | readonly [Track, Track, Track];
  /** In narrower layouts another column says it. */
  from?: 960 | 1200;
  /** In wider layouts another column says it. */
  below?: 960;
  /**
   * `main` can't be hidden. `last` can't either, and stays at the end, such as buttons. `extra` is hidden
   * until it is chosen, and shown in every layout then.
   */
  kind?: 'main' | 'last' | 'extra';
  /** The extra that the call must ask for. */
  needs?: string;
}

type Known = Pick<Column<never>, 'key' | 'kind'>;

/** The columns that people can choose and move. */
export const movable = <C extends Known>(columns: readonly C[]): C[] =>
  columns.filter(({ kind }) => kind !== 'last');

/** The default columns of a list. */
export const firstKeys = (columns: readonly Known[]): string[] =>
  movable(columns)
    .filter(({ kind }) => kind !== 'extra')
    .map(({ key }) => key);

/** The columns to show, in their order. Names that the list does not know are left out. */
export function chosenColumns<C extends Known>(
  columns: readonly C[],
  chosen: readonly string[] | undefined,
): C[] {
  const keys = chosen ?? firstKeys(columns);
  const named = keys.flatMap((key) => movable(columns).filter((one) => one.key === key));
  const missing = columns.filter((one) => one.kind === 'main' && !named.includes(one));
  return [...missing, ...named, ...columns.filter(({ kind }) => kind === 'last')];
}

/**
 * Another choice of columns. Names that the list does not know stay: another of its tabs may know them.
 * @param keys the columns to show, of those that the list knows
 */
export function chooseAnew(
  columns: readonly Known[],
  before: readonly string[],
  keys: readonly string[],
): readonly string[] {
  const known = new Set(columns.map(({ key }) => key));
  return [...keys, ...before.filter((key) => !known.has(key))];
}

/** Moves one of the names by a place, as far as there is one. */
export function moveKey(keys: readonly string[], key: string, by: -1 | 1): readonly string[] {
  const at = keys.indexOf(key);
  const other = keys[at + by];
  if (at < 0 || other === undefined) return keys;
  return keys.map((one) => (one === key ? other : one === other ? key : one));
}

export const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, index) => key === b[index]);

const TICK: readonly [number, number, number] = [44, 44, 36];
/** No share becomes narrower than this: the table scrolls sideways instead. */
const LEAST = 96;
const LEAST_OF_MAIN: readonly [number, number, number] = [120, 180, 190];
const GAP = 10;
const EDGE = 16;
/** The room for a table in the narrowest window of each layout. From 1280 pixels on the menu is wider. */
const ROOM: readonly [number, number, number] = [664, 848, 984];

interface Grid<R> {
  columns: Column<R>[];
  /** The value of `grid-template-columns`. */
  tracks: string;
  /** In pixels. */
  least: number;
  /** Whether the table may be wider than its panel. */
  scrolls: boolean;
}

/** The columns that a layout shows, and their widths. Each row is a grid of its own, so no width follows the text. */
export function gridOf<R>(columns: readonly Column<R>[], layout: Layout, hasTicks: boolean): Grid<R> {
  const place = LAYOUTS.indexOf(layout);
  const shown = columns.filter(({ from = 0, below = Infinity }) => layout >= from && layout < below);
  const widths = shown.map(({ track, kind }) => {
    const one = typeof track === 'object' ? (track[place] ?? track[0]) : track;
    if (typeof one === 'number') return { css: `${one}px`, least: one };
    const least = kind === 'main' ? (LEAST_OF_MAIN[place] ?? LEAST) : LEAST;
    return { css: `minmax(${least}px,${one})`, least };
  });
  const tick = TICK[place] ?? TICK[0];
  const all = hasTicks ? [{ css: `${tick}px`, least: tick }, ...widths] : widths;
  const gaps = (all.length - 1) * GAP + (hasTicks ? EDGE : 2 * EDGE);
  const least = all.reduce((sum, one) => sum + one.least, gaps);
  return {
    columns: shown,
    tracks: all.map(({ css }) => css).join(' '),
    least,
    scrolls: least > (ROOM[place] ?? ROOM[0]),
  };
}
