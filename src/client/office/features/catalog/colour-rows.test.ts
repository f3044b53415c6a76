import { expect, it } from 'vitest';
import { colourRows } from './colour-rows.ts';
import type { Draft } from './product-draft.ts';
import type { Choices } from './products.api.ts';

const product = {
  attributes: [{ attribute_id: 1, attribute_name: 'Colour' }],
  variations: [
    { term_ids: [11, 21], terms: ['Blue', '64GB'], is_default: false },
    { term_ids: [12, 21], terms: ['Red', '64GB'], is_default: true },
  ],
} as unknown as Draft;
const choices = {
  attributes: [
    {
      id: 1,
      name: 'Colour',
      terms: [
        { id: 11, label: 'Blue', swatch: '#00f' },
        { id: 12, label: 'Red', swatch: '#f00' },
        { id: 13, label: 'Green', swatch: '#0f0' },
      ],
    },
    { id: 2, name: 'Storage', terms: [{ id: 21, label: '64GB', swatch: null }] },
  ],
} as unknown as Choices;
const labels = (rows: ReturnType<typeof colourRows>) => rows.map(({ label }) => label);

it('A product has a row of pictures for each of its colours, and one for all', () => {
  const rows = colourRows(product, choices, [{ imageName: 'a', term_id: 11 }]);
  expect(labels(rows)).toEqual(['Blue', 'Red', 'All colours']);
  expect(rows.map(({ isDefault }) => isDefault)).toEqual([false, true, false]);
});

it('Pictures are never hidden: not before the lists are there, and not those of a colour that is gone', () => {
  expect(labels(colourRows(product, undefined, [{ imageName: 'a', term_id: 11 }]))).toEqual([
    'Blue',
    'All colours',
  ]);
  expect(labels(colourRows(product, choices, [{ imageName: 'a', term_id: 13 }]))).toEqual([
    'Blue',
    'Red',
    'Green',
    'All colours',
  ]);
});

it('A product without colours has one row', () => {
  expect(labels(colourRows({}, choices, []))).toEqual(['Pictures']);
});
