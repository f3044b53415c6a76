import type { UnitState } from '#rules/flows/unit.ts';
import { UNIT_SOURCES, type UnitSource } from '#rules/flows/unit.ts';
import { GRADES, type Grade } from '#rules/catalog/conditions.ts';
import { readColumns } from '#rules/office/list-columns.ts';
import { lastCursor, readCursors } from '../../ui/cursors.ts';
import type { UnitsQuery } from './units.api.ts';

export const TABS = [
  { key: 'ours', label: 'Ours', states: ['in_store', 'listed', 'returned'] },
  { key: 'in_store', label: 'In stock', states: ['in_store'] },
  { key: 'listed', label: 'For sale', states: ['listed'] },
  { key: 'returned', label: 'Came back', states: ['returned'] },
  { key: 'sold', label: 'Sold', states: ['sold'] },
  { key: 'scrapped', label: 'Scrapped', states: ['scrapped'] },
  { key: 'all', label: 'All', states: ['in_store', 'listed', 'returned', 'sold', 'scrapped'] },
] as const satisfies readonly { key: string; label: string; states: readonly UnitState[] }[];

export type TabKey = (typeof TABS)[number]['key'];

export interface UnitsSearch {
  tab?: TabKey | undefined;
  q?: string | undefined;
  source?: UnitSource | undefined;
  grade?: Grade | undefined;
  /** The cursors of the pages before this one; the last one is this page's. */
  from?: string | undefined;
  /** The names of the columns. */
  cols?: string | undefined;
}

const one = <T extends string>(words: readonly T[], text: unknown): T | undefined =>
  words.find((word) => word === text);

/** Reads the search from the URL. Invalid values are left out. */
export function readUnitsSearch({ tab, q, source, grade, from, cols }: Record<string, unknown>): UnitsSearch {
  const key = TABS.find((known) => known.key === tab)?.key;
  const kind = one(UNIT_SOURCES, source);
  const known = one(GRADES, grade);
  return {
    ...(key && { tab: key }),
    // The router parses digits in the URL, such as an IMEI, as a number.
    ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 80) }),
    ...(kind && { source: kind }),
    ...(known && { grade: known }),
    ...readCursors(from),
    ...readColumns(cols),
  };
}

export const PER_PAGE = 25;

const statesOf = (key: TabKey) => TABS.find((tab) => tab.key === key)?.states ?? [];

export function filterOf({ tab = 'ours', q, source, grade }: UnitsSearch): UnitsQuery {
  return {
    ...(tab !== 'all' && { state: [...statesOf(tab)] }),
    ...(q && { q }),
    ...(source && { source }),
    ...(grade && { grade }),
  };
}

export function queryOf(search: UnitsSearch): UnitsQuery {
  const cursor = lastCursor(search.from);
  return { ...filterOf(search), per_page: PER_PAGE, ...(cursor && { cursor }) };
}

/** The URL of the file with the results of a search. */
export function fileOf(search: UnitsSearch): string {
  const query = Object.entries(filterOf(search)).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  const text = new URLSearchParams(query).toString();
  return `/office/units/file${text && `?${text}`}`;
}

export const countOfTab = (key: TabKey, counts: Readonly<Record<string, number>>): number =>
  statesOf(key).reduce((sum, state) => sum + (counts[state] ?? 0), 0);
