import { expect, it } from 'vitest';
import { categoryChoices } from './category-choices.ts';

const category = (id: number, slug: string, parent_id: number | null) => ({
  id,
  slug,
  parent_id,
  name: slug,
  count: 1,
});
const tree = [
  category(10, 'phones', null),
  category(11, 'iphone', 10),
  category(20, 'tablets', null),
  category(21, 'ipad', 20),
];
const slugs = (slug: string | undefined) => categoryChoices(tree, slug).map((one) => one.slug);

it('offers the tops where all is shown', () => {
  expect(slugs(undefined)).toEqual(['phones', 'tablets']);
});

it('offers the children of a top', () => {
  expect(slugs('phones')).toEqual(['iphone']);
});

it('offers nothing below a child, or where the category has nothing', () => {
  expect(slugs('ipad')).toEqual([]);
  expect(slugs('watches')).toEqual([]);
});
