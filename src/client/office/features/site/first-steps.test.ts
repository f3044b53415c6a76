import { expect, it } from 'vitest';
import { firstSteps } from './first-steps.ts';

const named = { id: 1, name: 'One' };
const empty = {
  lists: { businesses: [], categories: [], brands: [] },
  settings: { version: 1, takes_cards: true, takes_trial: true, transfer_account: null },
  setup: { cards: null, has_trial: false },
  products: 0,
};
const done = (known: Parameters<typeof firstSteps>[0]) =>
  firstSteps(known)
    .filter(({ isDone }) => isDone)
    .map(({ title }) => title);

it('An empty shop has everything before it, though cards and trial payments are allowed: neither is set up', () => {
  expect(done(empty)).toEqual([]);
});

it('Each step is ticked once its thing is there; publishing ends the list', () => {
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
    }),
  ).toEqual(
    firstSteps(empty)
      .slice(0, -1)
      .map(({ title }) => title),
  );
});
