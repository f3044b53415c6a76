import { expect, it } from 'vitest';
import { firstSteps, isNewShop } from './first-steps.ts';

const named = { id: 1, name: 'One' };
const empty = {
  lists: { businesses: [], categories: [], brands: [] },
  settings: { version: 1, takes_cards: true, takes_trial: true, transfer_account: null },
  setup: { cards: null, has_trial: false },
  products: 0,
  shown: 0,
};
const done = (known: Parameters<typeof firstSteps>[0]) =>
  firstSteps(known)
    .filter(({ isDone }) => isDone)
    .map(({ title }) => title);

it('An empty shop has everything before it, though cards and trial payments are allowed: neither is set up', () => {
  expect(done(empty)).toEqual([]);
});

it('Each step is ticked once its thing is there', () => {
  expect(
    done({
      lists: {
        businesses: [named],
        categories: [{ ...named, parent_id: null, is_active: true }],
        brands: [named],
      },
      settings: { ...empty.settings, version: 2 },
      setup: { cards: 'test', has_trial: false },
      products: 1,
      shown: 1,
    }),
  ).toEqual(firstSteps(empty).map(({ title }) => title));
});

it('A shop is new until shoppers see a product and can pay for it', () => {
  const account = { holder: 'Corner Phones', sort_code: '20-00-00', ends_with: '31' };
  expect(isNewShop(empty)).toBe(true);
  expect(isNewShop({ ...empty, shown: 1 })).toBe(true);
  const paid = { ...empty, settings: { ...empty.settings, transfer_account: account } };
  expect(isNewShop(paid)).toBe(true);
  expect(isNewShop({ ...paid, shown: 1 })).toBe(false);
});
