import { expect, it } from 'vitest';
import type { SentFacts } from './arrived.ts';
import { haveArrived, stateAfterReturn } from './arrived.ts';

const now = new Date('2026-11-17T12:00:00Z');
const sent: SentFacts = {
  sentAt: new Date('2026-11-15T12:00:00Z'),
  completedAt: null,
  parcels: [{ 1: 2 }, { 1: 1, 2: 1 }],
  returned: [],
};
const long = new Date('2026-11-01T12:00:00Z');

it.each<[string, Partial<SentFacts>, boolean[], string]>([
  ['nothing was returned', {}, [false, false], 'dispatched'],
  ['the rest is still to be sent', { sentAt: null, parcels: [{ 1: 2 }] }, [false], 'dispatched'],
  ['the order was complete', { completedAt: sent.sentAt }, [true, true], 'completed'],
  ['it was sent long ago', { sentAt: long }, [true, true], 'completed'],
  [
    'the only parcel has what was returned',
    { parcels: [{ 1: 3 }], returned: [{ 1: 1 }] },
    [true],
    'completed',
  ],
  ['what was returned can be of the first parcel', { returned: [{ 1: 2 }] }, [true, false], 'dispatched'],
  ['more was returned than the first one held', { returned: [{ 1: 3 }] }, [true, true], 'completed'],
  ['two returns are more than it held', { returned: [{ 1: 2 }, { 1: 1 }] }, [true, true], 'completed'],
  ['something of each was returned', { returned: [{ 1: 1, 2: 1 }] }, [true, true], 'completed'],
  ['each return is of another parcel', { returned: [{ 1: 1 }, { 2: 1 }] }, [true, true], 'completed'],
  ['only the second was returned from', { returned: [{ 2: 1 }] }, [false, true], 'dispatched'],
  ['it was collected', { parcels: [], returned: [{ 1: 1 }] }, [], 'completed'],
])('where %s', (_, facts, arrived, state) => {
  expect(haveArrived({ ...sent, ...facts }, now)).toEqual(arrived);
  expect(stateAfterReturn({ ...sent, ...facts }, now)).toBe(state);
});
