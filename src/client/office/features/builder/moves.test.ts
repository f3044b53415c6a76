import { expect, it } from 'vitest';
import type { Section } from '#contract/sections/registry.ts';
import {
  duplicateSection,
  findSection,
  insertSections,
  moveSection,
  removeSection,
  spotAfter,
  stepFrom,
  type Step,
} from './moves.ts';
import { place, rowOf, type PlacedRows, type Spot } from './placed.ts';

/** A page as text: rows of a group by spaces, sections side by side by plus signs. */
const words = (groups: PlacedRows) =>
  groups.map(({ rows }) =>
    rows.map(({ sections }) => sections.map(({ entry }) => titleOf(entry)).join('+')).join(' '),
  );

const titleOf = (entry: Section) => ('title' in entry ? entry.title : undefined);

const named = (title: string) => place({ section_type: 'subscribtion_section', title });

/** Two groups: a, then b beside c; and d. */
const page = (): PlacedRows => [
  { position: 'top', rows: [rowOf([named('a')]), rowOf([named('b'), named('c')])] },
  { position: 'middle', rows: [rowOf([named('d')])] },
];

const keyOf = (groups: PlacedRows, title: string) => {
  const all = groups.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections));
  return all.find(({ entry }) => titleOf(entry) === title)?.key ?? 0;
};

const top = (row: number, at?: number): Spot => ({ position: 'top', row, at });
const middle = (row: number, at?: number): Spot => ({ position: 'middle', row, at });

it.each<[string, Spot, string[]]>([
  ['a', top(2), ['b+c a', 'd']],
  ['a', top(0), ['a b+c', 'd']],
  ['a', top(1), ['a b+c', 'd']],
  ['a', top(1, 0), ['a+b+c', 'd']],
  ['a', top(1, 2), ['b+c+a', 'd']],
  ['a', middle(1), ['b+c', 'd a']],
  ['a', middle(0, 0), ['b+c', 'a+d']],
  ['b', top(1, 2), ['a c+b', 'd']],
  ['b', top(1, 1), ['a b+c', 'd']],
  ['b', top(2), ['a c b', 'd']],
  ['b', top(1), ['a b c', 'd']],
  ['c', top(0), ['c a b', 'd']],
  ['d', top(0), ['d a b+c', '']],
  ['d', { position: 'nowhere', row: 0 }, ['a b+c', 'd']],
])('%s moved to %j', (title, to, result) => {
  const groups = page();
  const moved = moveSection(groups, keyOf(groups, title), to);
  expect(words(moved)).toEqual(result);
});

it.each<[string, Step, string[] | undefined]>([
  ['a', 'up', undefined],
  ['a', 'down', ['b+c a', 'd']],
  ['a', 'in', undefined],
  ['a', 'out', undefined],
  ['b', 'up', ['a b c', 'd']],
  ['b', 'down', ['a c+b', 'd']],
  ['b', 'in', undefined],
  ['b', 'out', ['a c b', 'd']],
  ['c', 'up', ['a c+b', 'd']],
  ['c', 'down', ['a b c', 'd']],
  ['d', 'up', ['a b+c d', '']],
  ['d', 'down', undefined],
])('%s goes one step %s', (title, step, result) => {
  const groups = page();
  const key = keyOf(groups, title);
  const spot = stepFrom(groups, key, step);
  expect(spot && words(moveSection(groups, key, spot))).toEqual(result);
});

it('a section alone in its row joins the row above', () => {
  const groups: PlacedRows = [{ position: 'top', rows: [rowOf([named('a')]), rowOf([named('b')])] }];
  const key = keyOf(groups, 'b');
  const spot = stepFrom(groups, key, 'in');
  expect(spot && words(moveSection(groups, key, spot))).toEqual(['a+b']);
});

it('a moved section keeps its key, and its row if it moved with it', () => {
  const groups = page();
  const key = keyOf(groups, 'a');
  const row = findSection(groups, key)?.line.key;
  const moved = moveSection(groups, key, middle(0));
  expect(findSection(moved, key)?.line.key).toBe(row);
});

it('removes a section, and its row with the last one', () => {
  const groups = page();
  const without = removeSection(groups, keyOf(groups, 'a'));
  expect(words(without)).toEqual(['b+c', 'd']);
  expect(words(removeSection(without, keyOf(groups, 'b')))).toEqual(['c', 'd']);
});

it.each([
  ['a', ['a a b+c', 'd']],
  ['b', ['a b+b+c', 'd']],
])('copies %s beside it', (title, result) => {
  const groups = page();
  const { groups: copied, copy } = duplicateSection(groups, keyOf(groups, title));
  expect(words(copied)).toEqual(result);
  expect(copy).not.toBe(keyOf(groups, title));
});

it('puts a new section below the selected row, otherwise at the end', () => {
  const groups = page();
  const put = (key: number | undefined) => {
    const spot = spotAfter(groups, key);
    return spot && words(insertSections(groups, spot, [named('x')]));
  };
  expect(put(keyOf(groups, 'b'))).toEqual(['a b+c x', 'd']);
  expect(put(undefined)).toEqual(['a b+c', 'd x']);
});
