import { describe, expect, it } from 'vitest';
import type { MergeItem } from './merge.ts';
import { mergeCarts } from './merge.ts';

const item = (id: number, choice: string, quantity: number, more: Partial<MergeItem> = {}): MergeItem => ({
  id,
  choice,
  stock: choice,
  quantity,
  isSaved: false,
  most: 99,
  ...more,
});

describe("a visitor's cart that joins an account's", () => {
  it.each<[string, MergeItem[], MergeItem[], [id: number, quantity: number, isSaved: boolean][]]>([
    ['brings what is new', [], [item(7, 'a', 2)], [[7, 2, false]]],
    ['adds up the same choice', [item(1, 'a', 1)], [item(7, 'a', 2)], [[1, 3, false]]],
    ['keeps another choice apart', [item(1, 'a', 1)], [item(7, 'b', 2)], [[7, 2, false]]],
    [
      'stops at the stock',
      [item(1, 'a', 8, { most: 10 })],
      [item(7, 'a', 7, { most: 10 })],
      [[1, 10, false]],
    ],
    ['stops at 99', [item(1, 'a', 60)], [item(7, 'a', 60)], [[1, 99, false]]],
    ['lowers what is new to the stock', [], [item(7, 'a', 7, { most: 5 })], [[7, 5, false]]],
    ['keeps one of what is out of stock, to be told of', [], [item(7, 'a', 7, { most: 0 })], [[7, 1, false]]],
    [
      'never lowers what the account had',
      [item(1, 'a', 8, { most: 5 })],
      [item(7, 'a', 2, { most: 5 })],
      [[1, 8, false]],
    ],
    [
      'counts other options of the same stock',
      [item(1, 'a with case', 6, { stock: 'a', most: 10 })],
      [item(7, 'a', 7, { stock: 'a', most: 10 })],
      [[7, 4, false]],
    ],
    [
      'counts options of its own too',
      [],
      [item(7, 'a', 7, { stock: 'a', most: 10 }), item(8, 'a with case', 7, { stock: 'a', most: 10 })],
      [
        [7, 7, false],
        [8, 3, false],
      ],
    ],
    [
      'leaves what the account saved for later beside what the visitor adds',
      [item(1, 'a', 5, { isSaved: true, most: 4 })],
      [item(7, 'a', 2, { most: 4 })],
      [[7, 2, false]],
    ],
    [
      'keeps what the visitor saved for later beside what the account has',
      [item(1, 'a', 2)],
      [item(7, 'a', 5, { isSaved: true })],
      [[7, 5, true]],
    ],
    [
      'adds up the items that both keep for later, for any stock',
      [item(1, 'a', 2, { isSaved: true, most: 0 })],
      [item(7, 'a', 5, { isSaved: true, most: 0 })],
      [[1, 7, true]],
    ],
    [
      'does not count what is kept for later against the stock',
      [item(1, 'a with case', 9, { stock: 'a', most: 10, isSaved: true })],
      [item(7, 'a', 7, { stock: 'a', most: 10 })],
      [[7, 7, false]],
    ],
  ])('%s', (_what, own, visitors, expected) => {
    expect(mergeCarts(own, visitors)).toEqual(
      expected.map(([id, quantity, isSaved]) => ({ id, quantity, isSaved })),
    );
  });

  it('fits where both are full, and no further', () => {
    const many = (from: number) => Array.from({ length: 50 }, (_, at) => item(from + at, `${from + at}`, 1));
    expect(mergeCarts(many(0), many(100))).toHaveLength(50);
    expect(mergeCarts([...many(0), ...many(100)], many(200))).toHaveLength(0);
  });
});
