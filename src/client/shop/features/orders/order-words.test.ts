import { describe, expect, it } from 'vitest';
import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { ORDER_STATES } from '#rules/flows/order.ts';
import { type Back, IF_TAKEN } from './back-words.ts';
import { headOf } from './order-head.ts';
import {
  askToCancel,
  awaiting,
  endWords,
  isSettled,
  lapsed,
  mayCancelHere,
  nextWords,
  readyWords,
  sentWords,
  stepsOf,
  uncollectedWords,
} from './order-words.ts';
import { dayWords } from '#client/lib/when-words.ts';

const payment = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'trial',
  state: 'paid',
  label: 'Trial payment',
  amount: 10,
  orders: 1,
  paid_at: null,
  hold_until: null,
  is_awaited: false,
  is_disputed: false,
  is_lapsed: false,
  transfer: null,
} as const;
const totals = { goods: 10, delivery: 0, discount: 0, credit: 0, trade_in: 0, vat: 0, total: 10 };
const NO_REFUND = { refunded: 0, refunded_credit: 0, credit_bonus: 0, refunded_at: null, refund_due: 0 };
const head = (
  state: (typeof ORDER_STATES)[number],
  way: 'standard' | 'collect' = 'standard',
  {
    back = NO_REFUND,
    parcels = [],
    ...more
  }: {
    back?: Back;
    parcels?: { has_arrived: boolean }[];
  } & Partial<Pick<Parameters<typeof headOf>[0], 'payment' | 'totals' | 'orders'>> = {},
) =>
  headOf({
    state,
    payment,
    name: 'Priya Nair',
    number: 'TF-1',
    totals,
    has_account: true,
    orders: [
      {
        state,
        delivery: { way, store: null },
        business: { name: 'Northside' },
        return: null,
        parcels,
        ...back,
      },
    ],
    ...more,
  });

describe('what the page of an order says first', () => {
  it.each(ORDER_STATES)('is a whole sentence: %s', (state) => {
    expect(head(state).text).toMatch(/TF-1.*\.$/);
  });

  it('does not say of what has arrived that it is on its way', () => {
    const parcels = (...arrived: boolean[]) => ({ parcels: arrived.map((one) => ({ has_arrived: one })) });
    const title = (...arrived: boolean[]) => head('dispatched', 'standard', parcels(...arrived)).title;
    expect(title(false)).toBe('Your order is on its way');
    expect(title(false, false)).toBe('Your order is on its way');
    expect(title(true)).toBe('Your order has arrived');
    expect(title(true, true)).toBe('Your order has arrived');
    expect(title(true, false)).toBe('Part of your order is on its way');
  });

  it('distinguishes collected orders from delivered ones', () => {
    expect(head('completed').title).toBe('Your order has arrived');
    expect(head('completed', 'collect').title).toBe('You have your order');
    const refused = {
      state: 'completed',
      parcels: [],
      delivery: { way: 'standard', store: null },
      business: { name: 'Northside' },
      return: { state: 'refused' },
      ...NO_REFUND,
    } as const;
    expect(head('completed', 'standard', { orders: [refused] })).toMatchObject({
      title: 'Your return was refused',
      isGood: false,
    });
  });

  it('says of an order that was sent in part that the rest follows', () => {
    const tracked = { state: 'preparing', payment, name: 'Priya Nair', number: 'TF-1', totals } as const;
    expect(headOf({ ...tracked, has_account: true, orders: [] }, true)).toMatchObject({
      title: 'Part of your order is on its way',
      text: 'The rest of order TF-1 follows.',
    });
  });

  it('does not ask for a payment that the bank has already, and names no time to pay by', () => {
    const next = { who: 'buyer', what: 'pay', by: '2026-11-16T12:15:00Z' };
    const held = { ...payment, state: 'pending', hold_until: '2026-11-16T12:15:00Z' };
    const order = { state: 'pending_payment', next, business: { name: 'Camden' } };
    const tracked = {
      state: 'pending_payment',
      payment: held,
      name: 'Priya Nair',
      number: 'TF-1',
      totals,
      orders: [order],
    } as unknown as Tracked;
    expect(headOf({ ...tracked, orders: [] }, false, true)).toMatchObject({
      title: 'Your bank has your payment',
      text: 'We wait for its answer about order TF-1.',
    });
    const shown = awaiting(tracked);
    expect(shown.payment.hold_until).toBeNull();
    expect(shown.orders.map((one) => nextWords(one, new Date('2026-11-16T12:00:00Z')))).toEqual([
      'You wait for the answer of your bank.',
    ]);
  });

  it('shows an order as cancelled as soon as its time to pay is over', () => {
    const next = { who: 'buyer', what: 'pay', by: null } as const;
    const order = { state: 'pending_payment', next, moves: ['cancel'], delivery: { way: 'standard' } };
    const unpaid = { state: 'pending_payment', orders: [order], number: 'TF-1', name: 'Priya Nair' };
    const shown = lapsed({ ...unpaid, payment, totals } as unknown as Tracked);
    expect(headOf({ ...shown, orders: [] }, false, false, true)).toMatchObject({
      title: 'The time to pay is over',
      text: 'Nothing was taken for TF-1, and the items are not held any more.',
    });
    const [first] = shown.orders;
    expect(first && stepsOf(first, new Date())).toEqual([]);
    expect(first && isSettled(first.state)).toBe(true);
    expect(first?.moves).toEqual([]);
  });

  it('speaks of mails on their way only while the order is new', () => {
    expect(ORDER_STATES.filter((state) => head(state).mailed)).toEqual(['awaiting_trade_in', 'paid']);
  });

  it('says of what waits for a transfer how to pay, and of nothing that is a receipt', () => {
    const transfer = { ...payment, kind: 'bank_transfer', state: 'pending' } as const;
    expect(head('pending_payment', 'standard', { payment: transfer })).toMatchObject({
      text: 'Order TF-1 waits for your transfer.',
      mailed: 'We sent how to pay, and the link to this page, to',
      isGood: false,
    });
    const counter = { ...payment, kind: 'in_store', state: 'pending' } as const;
    expect(head('pending_payment', 'collect', { payment: counter }).mailed).toBe(
      'The link to this page goes to',
    );
  });

  it('asks for no payment once the time to pay is over', () => {
    const open = { ...payment, state: 'pending' } as const;
    const place = { delivery: { way: 'standard', store: null }, business: { name: 'Northside' } } as const;
    const order = { ...place, state: 'pending_payment', parcels: [], return: null, ...NO_REFUND } as const;
    const who = { name: 'Ann', number: 'TF-1', has_account: true };
    const facts = { ...who, payment: open, totals, orders: [order] };
    expect(headOf({ state: 'pending_payment', ...facts }, false, false, true)).toMatchObject({
      title: 'The time to pay is over',
      text: 'Nothing was taken for TF-1, and the items are not held any more.',
    });
  });

  it('distinguishes finished refunds from pending ones', () => {
    const back = { ...NO_REFUND, refunded: 50, refunded_at: '2026-10-12T12:00:00Z' };
    expect(head('refunded', 'standard', { back })).toMatchObject({
      title: 'Your money went back to you',
      text: 'Order TF-1 was refunded on Mon 12 Oct.',
    });
    expect(head('cancelled', 'standard', { back }).text).toBe(
      'Your payment for TF-1 went back to you on Mon 12 Oct.',
    );
    for (const open of [
      { ...back, refunded_at: null, refund_due: 50 },
      { ...back, refund_due: 20 },
    ]) {
      expect(head('refunded', 'standard', { back: open })).toMatchObject({
        title: 'Your money is on its way back',
        text: 'Order TF-1 is being refunded.',
      });
    }
    const inStore = { ...payment, kind: 'in_store' } as const;
    const atCounter = { ...back, refunded_at: null, refund_due: 50 };
    expect(head('refunded', 'collect', { back: atCounter, payment: inStore })).toMatchObject({
      title: 'You get your money back at the counter',
      text: '£50.00 waits for you at the counter of Northside.',
    });
    const byTransfer = { ...payment, kind: 'bank_transfer' } as const;
    const due = { ...back, refunded_at: null, refund_due: 50 };
    for (const state of ['refunded', 'cancelled'] as const) {
      expect(head(state, 'standard', { back: due, payment: byTransfer }).text).toBe(
        'We will send £50.00 to the account you paid from, and write to you when it is sent.',
      );
    }
  });

  it('calls store credit what it is', () => {
    const titleOf = (back: Pick<Back, 'refunded' | 'refunded_credit'>) =>
      head('refunded', 'standard', { back: { ...NO_REFUND, ...back } }).title;
    const returned = { refunded: 20, refunded_credit: 20 };
    expect(titleOf(returned)).toBe('Your store credit is here');
    const byCredit = { ...totals, credit: 20, total: 0 };
    expect(
      head('refunded', 'standard', { back: { ...NO_REFUND, ...returned }, totals: byCredit }).title,
    ).toBe('Your store credit is back');
    expect(titleOf({ refunded: 50, refunded_credit: 20 })).toContain('money');
    const open = { ...payment, state: 'cancelled' } as const;
    expect(
      head('cancelled', 'standard', { payment: open, totals: { ...totals, credit: 20 } }).text,
    ).toContain('£20.00 is in your store credit again');
  });

  it('says that the bank has the money, and promises none', () => {
    const back = { ...NO_REFUND, refunded: 50, taken: 50, refunded_at: '2026-10-12T12:00:00Z' };
    expect(head('refunded', 'standard', { back }).title).toBe('Your bank took the money back');
    const disputed = { ...payment, is_disputed: true };
    for (const state of ['paid', 'preparing', 'ready_to_collect'] as const) {
      expect(head(state, 'standard', { payment: disputed }).text).toBe(
        'Order TF-1 is held until your bank has decided.',
      );
    }
    expect(head('dispatched', 'standard', { payment: disputed }).title).toBe('Your order is on its way');
  });

  it('denies no refund while the bank has the payment', () => {
    const awaited = { ...payment, state: 'cancelled', is_awaited: true } as const;
    expect(head('cancelled', 'standard', { payment: awaited }).text).toBe(
      `Order TF-1 is cancelled. ${IF_TAKEN}`,
    );
  });
});

describe('whom to ask to cancel', () => {
  const business = { id: 1, name: 'Threefold Camden', phone: '020 7946 0112' };
  const next = { who: 'vendor', what: 'sends it', by: null } as const;
  const said = (state: TrackedOrder['state'], more: Partial<Parameters<typeof askToCancel>[0]> = {}) =>
    askToCancel({ state, moves: [], next, business, ...more });

  it('is the store once it has accepted', () => {
    expect(said('preparing')).toBe(
      'It can’t be cancelled here any more. To cancel, please ask Threefold Camden, 020 7946 0112.',
    );
    expect(said('paid')).toBeUndefined();
    expect(said('preparing', { moves: ['cancel'] })).toBeUndefined();
    expect(said('preparing', { next: { ...next, who: 'administrator' } })).toBeUndefined();
  });
});

describe('why an order came to nothing', () => {
  const business = { id: 1, name: 'Threefold Camden', phone: '' };
  type Event = Pick<TrackedOrder['events'][number], 'move' | 'actor' | 'note'>;
  const words = (event: Event, state: TrackedOrder['state'] = 'cancelled') =>
    endWords(
      {
        state,
        business,
        events: [{ from: null, by: null, to: state, at: '2026-10-12T09:00:00Z', ...event }],
      },
      new Date('2026-11-16T12:00:00Z'),
    );

  it.each<[Event, string]>([
    [{ move: 'cancel', actor: 'buyer', note: '' }, 'You cancelled it on Mon 12 Oct.'],
    [
      { move: 'cancel', actor: 'system', note: 'It was not paid in time.' },
      'It was cancelled on Mon 12 Oct. It was not paid in time.',
    ],
    [
      { move: 'refuse', actor: 'vendor', note: 'The last one is damaged.' },
      'Threefold Camden cancelled it on Mon 12 Oct: The last one is damaged.',
    ],
    [{ move: 'cancel', actor: 'administrator', note: '' }, 'The shop cancelled it on Mon 12 Oct.'],
  ])('%o', (event, said) => {
    expect(words(event)).toBe(said);
  });

  it('is not said of an order that is still open', () => {
    expect(words({ move: 'cancel', actor: 'buyer', note: '' }, 'paid')).toBeUndefined();
  });
});

it.each([
  ['2026-11-16T17:32:00Z', 'You pay by 5:32 PM today.'],
  ['2026-11-23T17:00:00Z', 'You pay by Mon 23 Nov.'],
])('says by when: %s', (by, words) => {
  const next: TrackedOrder['next'] = { who: 'buyer', what: 'pay', by };
  const business = { id: 1, name: 'Threefold Camden', phone: '020 7946 0112' };
  expect(nextWords({ next, business }, new Date('2026-11-16T12:00:00Z'))).toBe(words);
});

describe('an order that is ready to collect', () => {
  const business = { id: 1, name: 'Northside Phones', phone: '' };
  const ready: TrackedOrder['events'][number] = {
    at: '2026-11-16T10:00:00Z',
    move: 'ready',
    from: 'preparing',
    to: 'ready_to_collect',
    actor: 'vendor',
    by: null,
    note: '',
  };
  const next = { who: 'buyer', what: 'collect it', by: '2026-11-26T10:00:00Z' } as const;

  it('says since when, until when it is kept, and what the store may do after that', () => {
    expect(readyWords({ events: [ready], next })).toBe('Ready since Mon 16 Nov, kept until Thu 26 Nov');
    expect(uncollectedWords({ business, next, events: [ready] }, false)).toBe(
      'Kept until Thu 26 Nov. After that Northside Phones may cancel it, and anything you paid goes back to you.',
    );
  });

  it('names no day that is over', () => {
    const late = { ...next, by: null };
    expect(readyWords({ events: [ready], next: late })).toBe('Ready since Mon 16 Nov');
    expect(uncollectedWords({ business, next: late, events: [ready] }, false)).toBe(
      'It was kept for ten days. Northside Phones may cancel it, and anything you paid goes back to you.',
    );
  });

  it('says until when it is held if it is not paid yet', () => {
    expect(uncollectedWords({ business, next, events: [ready] }, true)).toBe(
      'Held for you until Thu 26 Nov. After that it is cancelled, and the items are for sale again.',
    );
    const paid = { ...ready, move: 'pay', to: 'paid' } as const;
    expect(uncollectedWords({ business, next, events: [paid, ready] }, true)).toMatch(/^Kept until/);
  });
});

describe('the button to cancel an order', () => {
  const buyer = { who: 'buyer', what: '', by: null } as const;
  const vendor = { ...buyer, who: 'vendor' } as const;

  it.each([
    ['is there while the vendor acts', 'paid', ['cancel'], vendor, true],
    ['is there for an unpaid order at the counter', 'ready_to_collect', ['cancel'], buyer, true],
    ['is not there for a paid one at the counter', 'ready_to_collect', [], buyer, false],
    ['is in the payment panel before the payment', 'pending_payment', ['cancel'], buyer, false],
  ] as const)('%s', (_, state, moves, next, isThere) => {
    expect(mayCancelHere({ state, moves: [...moves], next })).toBe(isThere);
  });
});

it('dates have one form, with the year where it is another one', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  expect(dayWords('2026-11-16T10:00:00Z', now)).toBe('Mon 16 Nov');
  expect(dayWords('2025-11-17T10:00:00Z', now)).toBe('Mon 17 Nov 2025');
});

it.each([
  ['dispatched', [], 'Deliver'],
  ['completed', ['dispatch', 'complete'], 'Delivered'],
  ['completed', ['dispatch', 'request_return', 'refuse_return'], 'Sent'],
] as const)('an order that is %s after %j says: %s to', (state, moves, words) => {
  const parcels = [{ lines: [], has_arrived: state === 'completed' }];
  expect(sentWords({ state, parcels, events: moves.map((move) => ({ move })) })).toBe(words);
});
