import { expect, it } from 'vitest';
import {
  changedIn,
  disputesIn,
  keepMine,
  noEdits,
  onlyChanged,
  withEdits,
  type RecordEdits,
} from './record-edits.ts';

type Field = 'name' | 'sku';
const before = { name: 'Phone', sku: 'P-1' };
const theirs = { name: 'B-theirs', sku: 'P-1' };
const typed = withEdits(noEdits<Field>(), { name: 'A-mine' }, before);
const reloaded = (edits: RecordEdits<Field>) => JSON.parse(JSON.stringify(edits)) as RecordEdits<Field>;

it('keeps a conflict over a reload, so that the next save does not overwrite the colleague', () => {
  const shown = onlyChanged(typed, before);
  expect(disputesIn(shown, theirs)).toEqual(['name']);
  expect(disputesIn(reloaded(shown), theirs)).toEqual(['name']);
});

it('keeps a conflict while its field, or another one, is typed in', () => {
  const more = withEdits(typed, { name: 'A-mine and more', sku: 'P-2' }, theirs);
  expect(disputesIn(reloaded(more), theirs)).toEqual(['name']);
});

it('keeps a conflict when the record is read once more', () => {
  expect(disputesIn(onlyChanged(typed, theirs), { name: 'B-theirs', sku: 'P-9' })).toEqual(['name']);
});

it('ends a conflict when the person decides, until a colleague changes the field again', () => {
  const mine = reloaded(keepMine(typed, 'name', theirs));
  expect([changedIn(mine, theirs), disputesIn(mine, theirs)]).toEqual([['name'], []]);
  expect(disputesIn(mine, { ...theirs, name: 'B-again' })).toEqual(['name']);
});

it('knows no conflict where only other fields changed, or both typed the same', () => {
  expect(disputesIn(typed, { name: 'Phone', sku: 'P-9' })).toEqual([]);
  expect(disputesIn(typed, { name: 'A-mine', sku: 'P-1' })).toEqual([]);
});

it('takes the value of a colleague for a field that was typed back', () => {
  const back = withEdits(typed, { name: 'Phone' }, before);
  expect(onlyChanged(back, before)).toEqual(noEdits());
});
