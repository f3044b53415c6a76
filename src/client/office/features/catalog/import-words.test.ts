import { describe, expect, it } from 'vitest';
import { cellWords, chipOf, planWords, resultWords, tabsOf, workOf } from './import-words.ts';

const none = {
  all: 0,
  checked: 0,
  create: 0,
  change: 0,
  same: 0,
  wrong: 0,
  done: 0,
  failed: 0,
  undone: 0,
  kept: 0,
  warned: 0,
};

const DONE = { kind: 'file', state: 'done' } as const;

describe('The words of an import', () => {
  it.each([
    [{ create: 1 }, 'adds 1 product'],
    [{ change: 2 }, 'changes 2 products'],
    [{ create: 2, change: 1 }, 'adds 2 products and changes 1'],
  ])('say what it will do: %o', (counts, words) => {
    expect(planWords({ counts: { ...none, ...counts } })).toBe(words);
  });

  it('say what it did', () => {
    expect(resultWords({ ...DONE, counts: { ...none, done: 3, failed: 1, wrong: 1, same: 4 } })).toBe(
      '3 products imported, 2 not imported, 4 left as they are',
    );
    expect(resultWords({ ...DONE, counts: { ...none, done: 1 } })).toBe('1 product imported');
    expect(resultWords({ kind: 'edit', state: 'done', counts: { ...none, done: 2 } })).toBe(
      '2 products changed',
    );
    expect(
      resultWords({ kind: 'edit', state: 'undone', counts: { ...none, done: 2, undone: 1, kept: 1 } }),
    ).toBe('1 product set back, 1 not set back, at least in part');
  });

  it('count what the job works on', () => {
    const counts = { ...none, all: 9, checked: 4, create: 2, change: 1, done: 1, failed: 1 };
    expect(workOf({ kind: 'file', state: 'checking', counts })).toEqual({
      what: 'Checking',
      done: 4,
      all: 9,
    });
    expect(workOf({ kind: 'file', state: 'importing', counts })).toEqual({
      what: 'Importing',
      done: 2,
      all: 3,
    });
  });

  it('show only tabs with something in them, errors first', () => {
    const counts = { ...none, wrong: 1, same: 2 };
    expect(tabsOf({ counts }).map(({ key }) => key)).toEqual(['wrong', 'same']);
  });

  it('mark each product', () => {
    const labels = (['create', 'change', 'same', 'wrong'] as const).map(
      (outcome) => chipOf({ outcome, result: null, undo: null }).label,
    );
    expect(labels).toEqual(['New', 'Will change', 'As it is', 'Error']);
    expect(chipOf({ outcome: 'create', result: 'done', undo: null }).label).toBe('Added');
    expect(chipOf({ outcome: 'change', result: 'failed', undo: null }).label).toBe('Not done');
    expect(chipOf({ outcome: 'create', result: 'done', undo: 'archived' }).label).toBe('Archived');
  });
});

it.each([
  ['regular_price', '1', '£1.00'],
  ['TF-1 sale_price', '1,299.5', '£1,299.50'],
  ['sale_price', '', ''],
  ['regular_price', 'free', 'free'],
  ['stock', '12', '12'],
])('shows %s %j as %j', (column, cell, words) => {
  expect(cellWords(column, cell)).toBe(words);
});
