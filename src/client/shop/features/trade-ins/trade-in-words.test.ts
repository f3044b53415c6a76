import { describe, expect, it } from 'vitest';
import type { TradeInItem } from '#contract/trade-ins.ts';
import { TRADE_IN_MOVES, TRADE_IN_STATES } from '#rules/flows/trade-in.ts';
import { offerFacts } from './offer-lines.tsx';
import { amountOf, daysLeft, happened, headOf, priceNow, stepsOf } from './trade-in-words.ts';

const NOW = new Date('2026-11-16T10:40:00Z');

const item: TradeInItem = {
  id: 1,
  number: 'TI-123456789',
  state: 'quoted',
  version: 1,
  name: 'iPhone 15 Pro',
  choice: '128GB',
  image: null,
  path: '/sell/product/Phones/iphone-15-pro/1',
  business: { id: 1, name: 'Northside Phones' },
  answers: [],
  quote: {
    best: { cash: 350, voucher: 385 },
    lines: [{ question: 'Screen', answer: 'Light marks', amount: -37 }],
    rounding: 2,
    offer: { cash: 315, voucher: 347 },
    rules_version: 1,
    terms: { floor: 5, step: 5, voucher_percent: 10 },
  },
  offer: { cash: 315, voucher: 347 },
  price: null,
  payout: 'bank',
  account_ends: '106',
  identifier: null,
  way: null,
  store: null,
  send_to: [],
  parcel: null,
  sent_back: null,
  grade: null,
  checks: [],
  revision: null,
  was_disputed: false,
  pays_for: null,
  since: '2026-11-02T09:00:00Z',
  next: { who: 'customer', what: 'Accept the offer', by: '2026-11-30T09:00:00Z' },
  moves: ['accept', 'cancel'],
};
const revision: NonNullable<TradeInItem['revision']> = {
  at: '2026-11-13T10:31:00Z',
  by: 'Maya',
  old: { cash: 315, voucher: 347 },
  new: { cash: 265, voucher: 292 },
  cuts: [
    { check: 'Screen', told: 'Light marks', found: 'A scratch', reason: '', amount: 30, photos: [] },
    { check: 'Battery', told: '80% or more', found: '78%', reason: '', amount: 20, photos: [] },
  ],
  rounding: 0,
  is_final: false,
};
const tracked = { number: 'TI-123456789', name: 'Ada Lovelace', held_until: '2026-11-30T09:00:00Z' };
const headOfItem = (changed: Partial<TradeInItem>) => {
  const one = { ...item, ...changed };
  return headOf({ ...tracked, state: one.state, items: [one] });
};

describe('the head of a trade-in', () => {
  it.each(TRADE_IN_STATES)('says something about %s, with its number', (state) => {
    const { title, text } = headOfItem({ state });
    expect(title).not.toBe('');
    expect(text).toContain('TI-123456789');
  });

  it('counts what was found', () => {
    expect(headOfItem({ state: 'revised', revision }).title).toBe(
      'We found two differences, so the offer has changed',
    );
  });

  it('names the sum by the payout that was chosen', () => {
    expect(headOfItem({ state: 'paid', payout: 'voucher', price: 347 }).title).toBe('You have your £347');
    expect(headOfItem({ state: 'payout_pending' }).title).toBe('£315 is on its way');
  });

  it('asks for what the seller has chosen', () => {
    expect(headOfItem({ state: 'awaiting_device', way: 'label' }).title).toBe('Post your device to us');
    expect(headOfItem({ state: 'awaiting_device', way: 'drop_in' }).title).toBe(
      'Bring your device to the store',
    );
  });
});

describe('the steps of a device', () => {
  const event = (to: TradeInItem['state'], at: string, number = item.number) => ({ to, at, number });
  const events = [
    event('accepted', '2026-11-04T09:00:00Z'),
    event('in_transit', '2026-11-06T09:00:00Z'),
    event('received', '2026-11-11T09:00:00Z'),
    event('revised', '2026-11-13T09:00:00Z'),
  ];
  const revised = {
    ...item,
    state: 'revised' as const,
    next: { who: 'customer' as const, what: 'Answer', by: '2026-11-20T18:00:00Z' },
  };

  it('ask for an answer only where the offer changed', () => {
    expect(stepsOf(revised, events, NOW).map(({ name, note, state }) => [name, note, state])).toEqual([
      ['Accepted', 'Wed 4 Nov', 'done'],
      ['Posted', 'Fri 6 Nov', 'done'],
      ['Received', 'Wed 11 Nov', 'done'],
      ['Checked', 'Fri 13 Nov', 'done'],
      ['Your answer', 'By Fri 20 Nov', 'now'],
      ['You are paid', '', 'open'],
    ]);
    expect(stepsOf(item, [], NOW)).toHaveLength(5);
    expect(stepsOf({ ...revised, state: 'disputed' }, [], NOW)[4]?.state).toBe('now');
  });

  it('are those of the device alone', () => {
    const others = events.map((one) => ({ ...one, number: 'TI-999999999' }));
    expect(stepsOf(item, others, NOW).map(({ note }) => note)).toEqual(['By Mon 30 Nov', '', '', '', '']);
  });

  it('are all done once it is paid, and none for one that was not sold', () => {
    const paid = stepsOf({ ...item, state: 'paid', next: null }, events, NOW);
    expect(new Set(paid.map(({ state }) => state))).toEqual(new Set(['done']));
    expect(stepsOf({ ...item, state: 'cancelled' }, events, NOW)).toEqual([]);
  });
});

it('an offer is explained line by line, to the sum', () => {
  expect(offerFacts(item).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'In its best condition £350',
    'Screen: Light marks −£37',
    'Rounded +£2',
    'Offer £315',
  ]);
  expect(
    offerFacts({ ...item, revision })
      .map(({ value }) => value)
      .slice(-3),
  ).toEqual(['−£30', '−£20', '£265']);
});

it('a changed offer adds up as a voucher too, which falls by more than the cuts', () => {
  const changed = { ...revision, new: { cash: 270, voucher: 297 }, rounding: 5 };
  expect(
    offerFacts({ ...item, payout: 'voucher', revision: changed })
      .slice(3)
      .map(({ label, value }) => `${label} ${value}`),
  ).toEqual([
    'More as a voucher +£32',
    'Offer £347',
    'Screen: A scratch −£30',
    'Battery: 78% −£20',
    'Rounded +£5',
    'Less as a voucher −£5',
    'New offer £297',
  ]);
});

it('the sum follows the payout', () => {
  expect(amountOf(item.offer, 'bank')).toBe(315);
  expect(amountOf(item.offer, 'voucher')).toBe(347);
});

it.each([
  ['2026-11-20T18:00:00Z', 5],
  ['2026-11-16T10:41:00Z', 1],
  ['2026-11-16T10:40:00Z', 0],
  ['2026-11-15T10:40:00Z', 0],
  [null, 0],
])('until %s %i days are left', (by, days) => {
  expect(daysLeft(by, NOW)).toBe(days);
});

it.each(TRADE_IN_MOVES)('%s has words in the list of what happened', (move) => {
  const event = {
    at: '2026-11-16T10:40:00Z',
    move,
    from: null,
    to: 'quoted',
    actor: 'system',
    by: null,
  } as const;
  const [one] = happened([{ ...event, note: '', number: 'TI-123456789-A' }], true);
  expect(one?.title).toMatch(/^[A-Z].* \(TI-123456789-A\)$/);
  expect(one?.title).not.toContain('_');
});

describe('the price of a device', () => {
  it.each([
    ['before a check the offer', { state: 'inspecting' }, 315],
    ['after an answer of no, what was declined', { state: 'return_pending', revision }, revision.new.cash],
    ['when it is back, what was declined', { state: 'returned', revision }, revision.new.cash],
    ['while a second look is taken, what was accepted', { state: 'disputed', revision }, 315],
    ['once it is paid, what was paid', { state: 'paid', revision, price: 290 }, 290],
  ] as const)('is %s', (_, changed, pounds) => {
    expect(priceNow({ ...item, ...changed })).toBe(pounds);
  });
});
