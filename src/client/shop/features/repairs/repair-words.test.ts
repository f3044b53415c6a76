import { describe, expect, it } from 'vitest';
import { REPAIR_STATES } from '#rules/flows/repair.ts';
import { happened, headOf, openWords, priceWords, stepsOf, sumOfLines, workWords } from './repair-words.ts';

const told = {
  number: 'RP-123456789',
  name: 'Ada Lovelace',
  way: 'drop_in',
  slot: { store_id: 1, starts_at: '2026-11-17T10:00:00Z', ends_at: '2026-11-17T11:00:00Z' },
  store: null,
  device: { product_id: 1, name: 'iPhone 14', choice: '', image: null, path: '/' },
  parts_by: null,
  estimate: null,
  deposit: null,
} as const;
const NOW = new Date('2026-11-18T12:00:00Z');

describe('the head of a repair', () => {
  it.each(REPAIR_STATES)('says something about %s, with its number', (state) => {
    const { title, text } = headOf({ ...told, state });
    expect(title).not.toBe('');
    expect(text).toContain('RP-123456789');
  });

  it('says when the customer comes', () => {
    expect(headOf({ ...told, state: 'awaiting_device' }).title).toBe('See you on Tue 17 Nov, 10 AM');
  });

  it('asks for the deposit before it says that the work begins', () => {
    const asked = { amount: 40, paid: null, is_back: false, to_return: 0 };
    const paid = { ...asked, paid: { kind: 'card', at: '2026-11-17T10:00:00Z' } } as const;
    expect(headOf({ ...told, state: 'approved', deposit: asked })).toMatchObject({
      title: 'Please pay the deposit',
      text: expect.stringContaining('£40') as string,
    });
    expect(headOf({ ...told, state: 'approved', deposit: paid }).title).toBe('Thank you, we’ll start now');
  });

  it('asks for the parcel of a posted device', () => {
    const { title } = headOf({ ...told, state: 'awaiting_device', way: 'post_in', slot: null });
    expect(title).toBe('Post your iPhone 14 to us');
  });
});

describe('the steps of a repair', () => {
  const event = { move: 'check_in', from: null, actor: 'vendor', by: null, note: '' } as const;
  const given = {
    state: 'diagnosing',
    way: 'drop_in',
    placed_at: '2026-11-16T09:00:00Z',
    next: { who: 'vendor', what: 'Find the fault', by: '2026-11-19T12:00:00Z' },
    events: [{ ...event, at: '2026-11-17T10:05:00Z', to: 'checked_in' as const }],
  } as const;

  it('show what is done, and until when the next is', () => {
    const steps = stepsOf({ ...given, events: [...given.events] }, NOW);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'open', 'open', 'open']);
    expect(steps[1]?.note).toBe('Tue 17 Nov');
    expect(steps[2]?.note).toBe('By Thu 19 Nov');
  });

  it('are none where nothing is repaired', () => {
    expect(stepsOf({ ...given, events: [], state: 'cancelled' }, NOW)).toEqual([]);
  });
});

it.each([
  [{ price: 79, price_kind: 'fixed' }, '£79.00'],
  [{ price: 79, price_kind: 'from' }, 'From £79.00'],
  [{ price: null, price_kind: 'after_diagnosis' }, 'After we looked at it'],
  [{ price: 64, price_kind: 'after_diagnosis' }, '£64.00'],
] as const)('the price of %j is told as %s', (line, words) => {
  expect(priceWords(line)).toBe(words);
});

it('the last booking says its time, and a posted device has a label', () => {
  const at = '2026-11-19T10:00:00.000Z';
  const book = {
    at,
    move: 'book',
    actor: 'customer',
    by: '',
    from: null,
    to: 'awaiting_device',
    note: '',
  } as const;
  const slot = { store_id: 1, starts_at: '2026-11-20T09:00:00.000Z', ends_at: '2026-11-20T10:30:00.000Z' };
  const titles = (posted: boolean) =>
    happened({
      events: [book, { ...book }],
      slot: posted ? null : slot,
      way: posted ? 'post_in' : 'drop_in',
    }).map(({ title }) => title);
  expect(titles(false)).toEqual([
    'The time was booked',
    expect.stringMatching(/^The time was booked: .*9 AM/),
  ]);
  expect(titles(true)).toEqual(['The label was made', 'The label was made']);
});

it('a closed day is not among the opening hours', () => {
  const day = (weekday: number) => ({ weekday, opens: '09:00', closes: '17:00' });
  expect(openWords([day(1), day(2), { weekday: 3, opens: null, closes: null }])).not.toContain('Wed');
});

it('sums the ticked lines of an estimate to the penny', () => {
  const lines = [
    { id: 1, price: 0.1 },
    { id: 2, price: 0.2 },
    { id: 3, price: 50 },
  ];
  expect(sumOfLines(lines, [1, 2])).toBe(0.3);
});

describe('the work of a repair', () => {
  const device = { ...told.device, choice: 'Screen, Battery, Premium part' };
  const line = (name: string, state: 'approved' | 'declined') => ({
    id: 1,
    name,
    fault: null,
    part_quality: 'premium' as const,
    price_kind: 'fixed' as const,
    price: 79,
    warranty_months: 12,
    warranty_until: null,
    state,
    part_state: 'none' as const,
  });

  it('is named as it was booked', () => {
    const lines = [line('Screen', 'approved'), line('Battery', 'approved')];
    expect(workWords({ device, lines })).toBe('Screen, Battery, Premium part');
  });

  it('is only what was approved, once something was declined', () => {
    const lines = [line('Screen', 'approved'), line('Battery', 'declined')];
    expect(workWords({ device, lines })).toBe('Screen, Premium part');
  });
});
