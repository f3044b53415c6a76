import { expect, it } from 'vitest';
import type { Actor } from '../flows/flow.ts';
import { EVENT_MOVES, type EventMove } from '../flows/order.ts';
import { movedWords } from './moved-words.ts';

const now = new Date('2026-11-16T15:00:00Z');

it.each<[EventMove, Actor, Actor, string, string]>([
  ['accept', 'vendor', 'buyer', '2026-11-16T14:03:00Z', 'The store accepted this order at 2:03 PM.'],
  ['cancel', 'buyer', 'vendor', '2026-11-16T09:00:00Z', 'The buyer cancelled this order at 9 AM.'],
  ['cancel', 'buyer', 'buyer', '2026-11-16T09:00:00Z', 'You cancelled this order at 9 AM.'],
  [
    'cancel',
    'system',
    'buyer',
    '2026-11-16T14:03:00Z',
    'The shop cancelled this order by itself at 2:03 PM.',
  ],
  [
    'refuse_return',
    'administrator',
    'vendor',
    '2026-11-14T00:30:00Z',
    'The administrator refused the return on Sat 14 Nov at 12:30 AM.',
  ],
])('%s by %s, read by %s at %s', (move, actor, reader, at, words) => {
  expect(movedWords({ move, actor, at: new Date(at) }, reader, now)).toBe(words);
});

it.each(EVENT_MOVES)('has a whole sentence for %s', (move) => {
  expect(movedWords({ move, actor: 'vendor', at: now }, 'buyer', now)).toMatch(
    /^The store [a-z].* at 3 PM\.$/,
  );
});
