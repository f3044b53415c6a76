import { expect, it } from 'vitest';
import type { SearchNote } from '#contract/catalog.ts';
import { inLineWords, searchWords } from './search-words.ts';

const note = (corrected: string | null, near: boolean, unsold: string | null = null): SearchNote => ({
  corrected,
  near,
  unsold,
  line: null,
  faults: [],
  repairs: [],
  popular: [],
  other_lines: [],
});

it('says nothing where the words were found as they are', () => {
  expect(searchWords('buy', 'iphone 14', note(null, false))).toBeUndefined();
});

it('says what was corrected', () => {
  expect(searchWords('buy', 'iphnoe', note('iphone', false))).toBe(
    'You typed “iphnoe”, which we read as “iphone”.',
  );
});

it('says that what follows is only near', () => {
  expect(searchWords('repair', 'iphone 99', note(null, true))).toBe(
    'Nothing we repair has all of “iphone 99”. These come nearest.',
  );
});

it('says of a model that the line does not have it', () => {
  expect(searchWords('buy', 'iphone 14 pro max', note(null, true, 'iphone 14 pro max'))).toBe(
    'We don’t sell “iphone 14 pro max” at the moment. These come nearest.',
  );
  expect(searchWords('sell', 'iphone 17', note(null, true, 'iphone 17'))).toMatch(/^We don’t buy/);
});

it('says what the shop does with a model that it does not sell', () => {
  const bought = {
    ...note(null, true, 'iphone 8'),
    other_lines: [
      { line: 'sell' as const, total: 1 },
      { line: 'repair' as const, total: 2 },
    ],
  };
  expect(searchWords('buy', 'iphone 8', bought)).toBe(
    'We don’t sell “iphone 8” at the moment, but we buy and repair it. These come nearest.',
  );
});

it('speaks of the line that was meant, where that does not have the model either', () => {
  const meant = (line: 'sell' | 'repair', total: number) => ({
    ...note(null, true, 'iphone 8'),
    line,
    other_lines: [{ line, total }],
  });
  expect(searchWords('buy', 'sell iphone 8', meant('sell', 0))).toMatch(/^We don’t buy “iphone 8”/);
  expect(searchWords('buy', 'iphone 8 screen', meant('repair', 0))).toMatch(/^We don’t repair “iphone 8”/);
  expect(searchWords('buy', 'sell iphone 8', meant('sell', 1))).toMatch(
    /^We don’t sell “iphone 8” at the moment, but we buy it/,
  );
});

it('does not promise anything near where nothing is', () => {
  expect(searchWords('buy', 'nokia 3310', note(null, false, 'nokia 3310'))).toBe(
    'We don’t sell “nokia 3310” at the moment.',
  );
});

it('says that an empty list has nothing, and not what such a list is made of', () => {
  expect(searchWords('buy', 'battery', note(null, false), true)).toBe('Nothing we sell matches “battery”.');
});

it('leads with a better answer than the list', () => {
  const help = 'Here is what our help says about it.';
  expect(searchWords('sell', 'how do i return it', note(null, false), true, help)).toBe(help);
  expect(searchWords('buy', 'returns iphone 99', note(null, true), false, help)).toBe(
    `${help} The devices below come nearest.`,
  );
  expect(searchWords('buy', 'iphone 14', note(null, false), false, help)).toBeUndefined();
});

it('says that another line has it', () => {
  const elsewhere = { ...note(null, false), other_lines: [{ line: 'buy' as const, total: 5 }] };
  expect(searchWords('sell', 'usb c cable', elsewhere, true)).toBe(
    'We don’t buy what matches “usb c cable”, but we sell it.',
  );
});

it('says both', () => {
  expect(searchWords('sell', 'iphnoe 99', note('iphone 99', true))).toBe(
    'You typed “iphnoe 99”, which we read as “iphone 99”. Nothing we buy has all of “iphone 99”. These come nearest.',
  );
});

it('counts the matches of another line', () => {
  expect(inLineWords('sell', 1_204)).toBe('1,204 to sell');
});
