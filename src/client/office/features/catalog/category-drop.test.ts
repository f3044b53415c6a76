import { describe, expect, it } from 'vitest';
import { categoryDrop } from './category-drop.ts';

// Phones with Old and New, Watches with nothing inside, Tablets with Small.
const all = [
  { id: 1, parent_id: null },
  { id: 11, parent_id: 1 },
  { id: 12, parent_id: 1 },
  { id: 2, parent_id: null },
  { id: 3, parent_id: null },
  { id: 31, parent_id: 3 },
];

describe('A dragged category', () => {
  it.each([
    ['goes before the one whose upper half it is over', 31, 11, 0.2, { parentId: 1, beforeId: 11 }],
    ['goes behind the one whose lower half it is over', 31, 11, 0.8, { parentId: 1, beforeId: 12 }],
    ['can be the last of its level', 11, 12, 0.8, { parentId: 1, beforeId: null }],
    ['goes before a first-level one by its upper edge', 31, 2, 0.1, { parentId: null, beforeId: 2 }],
    ['goes inside a first-level one', 31, 2, 0.5, { parentId: 2, beforeId: null }],
    ['goes behind a first-level one by its lower edge', 31, 2, 0.9, { parentId: null, beforeId: 3 }],
    ['is the first inside, where there are others', 2, 1, 0.9, { parentId: 1, beforeId: 11 }],
    ['leaves its own first-level one', 12, 1, 0.1, { parentId: null, beforeId: 1 }],
    ['stays on the first level with others inside it', 1, 3, 0.5, { parentId: null, beforeId: null }],
    ['stays on the first level, before another', 3, 1, 0.2, { parentId: null, beforeId: 1 }],
    ['stays on the first level, behind those inside another', 3, 11, 0.2, { parentId: null, beforeId: 2 }],
  ])('%s', (_why, moved, over, share, expected) => {
    expect(categoryDrop(all, moved, over, share)).toMatchObject(expected);
  });

  it.each([
    ['on itself', 2, 2],
    ['on one inside itself', 1, 11],
    ['on nothing', 2, 99],
  ])('goes nowhere %s', (_why, moved, over) => {
    expect(categoryDrop(all, moved, over, 0.5)).toBeUndefined();
  });
});
