import type { PricedItem } from '#server/features/cart/public.ts';
import type { Chance } from '../chance.ts';
import { chanceOf } from '../chance.ts';
import { NORTHSIDE_PHONES } from '../businesses.ts';
import { ADMINISTRATOR, people, SHOPPER, VENDOR } from '../people.ts';
import type { Customer } from './customers.ts';
import { guest, member } from './customers.ts';

/** The final state of a basket today. */
export const ENDINGS = [
  'waiting',
  'not_paid',
  'cancelled',
  'refused',
  'paid',
  'preparing',
  'part_sent',
  'part_missing',
  'ready',
  'sent',
  'completed',
  'return_asked',
  'return_accepted',
  'return_received',
  'return_refunded',
  'return_refused',
] as const;
export type Ending = (typeof ENDINGS)[number];

export interface PlannedBasket {
  /** Recognises baskets that exist already, after the job was interrupted. */
  cartId: string;
  customer: Customer;
  items: PricedItem[];
  placedAt: Date;
  payment: 'trial' | 'bank_transfer' | 'in_store';
  isCollected: boolean;
  ending: Ending;
  /** Whether the buyer writes a review, once it has been complete for long enough. */
  writesReview: boolean;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const PAST_DAYS = 90;
const GUESTS = 57;
/** One in this many baskets belongs to the demo shopper. */
const SHOPPERS_TURN = 11;
const MEMBERS_TURN = 23;
/** The final states of the demo shopper's newest baskets, the newest first, so that both can always be seen. */
const SHOPPERS_LAST: readonly Ending[] = ['part_sent', 'part_missing'];
/** Returns of the demo shopper, so that both can be seen: each is the oldest basket in these days. */
const SHOPPERS_RETURNS: readonly { from: number; to: number; ending: Ending }[] = [
  { from: 24, to: PAST_DAYS, ending: 'return_refunded' },
  { from: 13, to: 24, ending: 'return_accepted' },
];

/** Orders that were not collected, so that both can be seen: the oldest baskets of others in these days. */
const UNCOLLECTED = { from: 13, to: 24, payments: ['in_store', 'trial'] } as const;

type Odds = readonly (readonly [Ending, number])[];

/** The odds of what happened to baskets that were placed at least this many days ago. */
const ODDS: readonly { days: number; odds: Odds }[] = [
  {
    days: 24,
    odds: [
      ['completed', 76],
      ['part_missing', 2],
      ['not_paid', 6],
      ['cancelled', 4],
      ['refused', 2],
      ['return_refunded', 7],
      ['return_refused', 3],
    ],
  },
  {
    days: 13,
    odds: [
      ['completed', 70],
      ['not_paid', 6],
      ['cancelled', 4],
      ['return_asked', 8],
      ['return_accepted', 6],
      ['return_received', 12],
    ],
  },
  {
    days: 4,
    odds: [
      ['sent', 70],
      ['part_missing', 4],
      ['ready', 8],
      ['part_sent', 4],
      ['cancelled', 4],
      ['not_paid', 6],
      ['return_asked', 4],
    ],
  },
  {
    days: 0,
    odds: [
      ['paid', 34],
      ['preparing', 26],
      ['sent', 12],
      ['part_sent', 4],
      ['ready', 6],
      ['waiting', 14],
      ['cancelled', 4],
    ],
  },
];

/** The purchases of the last months before `now`. The same goods give the same purchases. */
export function planPast(goods: readonly PricedItem[], count: number, now: Date): PlannedBasket[] {
  const chance = chanceOf('orders of the past');
  const uncollected = uncollectedOnes(count);
  return Array.from({ length: count }, (_, index) => {
    const days = daysAgo(index + chance.share(), count);
    const placedAt = new Date(now.getTime() - Math.max(days * DAY_MS, 3 * HOUR_MS));
    const ofShopper = isShoppers(index) ? shoppersEnding(index, count) : undefined;
    const basket = planBasket(chance, goods, { index, days, placedAt, ofShopper });
    const payment = uncollected.get(index);
    return payment ? { ...basket, ending: 'ready', isCollected: true, payment } : basket;
  });
}

/** The baskets that were not collected, and how each is paid. */
function uncollectedOnes(count: number): Map<number, PlannedBasket['payment']> {
  const { from, to, payments } = UNCOLLECTED;
  const inTime = Array.from({ length: count }, (_, index) => index).filter(
    (index) => !isShoppers(index) && daysAgo(index, count) <= to && daysAgo(index + 1, count) >= from,
  );
  return new Map(inTime.slice(0, payments.length).map((index, turn) => [index, payments[turn] ?? 'trial']));
}

/** More of them recently, so that staff have something to do. */
const daysAgo = (index: number, count: number) => PAST_DAYS * (1 - index / count) ** 2;

/** The final state of a basket of the demo shopper, where it is not random. */
function shoppersEnding(index: number, count: number): Ending | undefined {
  // A basket is placed at a random time between these two.
  const oldestOf = (one: number) => daysAgo(one, count);
  const newestOf = (one: number) => daysAgo(one + 1, count);
  const isIn = (one: number, { from, to }: { from: number; to: number }) =>
    one >= 0 && newestOf(one) >= from && oldestOf(one) <= to;
  const returned = SHOPPERS_RETURNS.find((days) => isIn(index, days) && !isIn(index - SHOPPERS_TURN, days));
  return SHOPPERS_LAST[Math.floor((count - 1 - index) / SHOPPERS_TURN)] ?? returned?.ending;
}

function planBasket(
  chance: Chance,
  goods: readonly PricedItem[],
  {
    index,
    days,
    placedAt,
    ofShopper,
  }: { index: number; days: number; placedAt: Date; ofShopper: Ending | undefined },
): PlannedBasket {
  const customer = customerOf(chance, index);
  const odds = ODDS.find((row) => days >= row.days)?.odds ?? [];
  const drawn = draw(chance, odds);
  const ending = ofShopper ?? drawn;
  const items = itemsOf(chance, goods, { customer, ending });
  const isCollected = ending === 'ready' || (ending === 'completed' && chance.share() < 0.15);
  const payment =
    ending === 'waiting' || ending === 'not_paid' || chance.share() < 0.08
      ? 'bank_transfer'
      : isCollected && chance.share() < 0.4
        ? 'in_store'
        : 'trial';
  return {
    cartId: cartIdOf(index),
    customer,
    items,
    placedAt,
    payment,
    isCollected,
    ending,
    writesReview: index % 2 === 0,
  };
}

const cartIdOf = (index: number) => `de300000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const isShoppers = (index: number) => index % SHOPPERS_TURN === 7;

/** The customer who has bought most. */
export const shopper = () => memberOf(SHOPPER, 3);

function customerOf(chance: Chance, index: number): Customer {
  if (isShoppers(index)) return shopper();
  if (index % MEMBERS_TURN === 11) return memberOf(chance.share() < 0.5 ? VENDOR : ADMINISTRATOR, 9);
  return guest(chance.between(0, GUESTS - 1));
}

const memberOf = (email: string, index: number) =>
  member(email, people.find((person) => person.email === email)?.name ?? email, index);

function draw(chance: Chance, odds: Odds): Ending {
  const whole = odds.reduce((sum, [, weight]) => sum + weight, 0);
  let left = chance.share() * whole;
  for (const [ending, weight] of odds) {
    left -= weight;
    if (left < 0) return ending;
  }
  throw new Error('no ending was drawn');
}

/**
 * Mostly one product, sometimes two of one vendor or of two. Orders that are sent in parts have two products
 * of one vendor.
 */
function itemsOf(
  chance: Chance,
  goods: readonly PricedItem[],
  { customer, ending }: { customer: Customer; ending: Ending },
): PricedItem[] {
  // Vendors cannot buy from themselves.
  const open = goods.filter(
    ({ businessId }) => customer.account !== VENDOR || businessId !== NORTHSIDE_PHONES,
  );
  const isInParts = ending === 'part_sent' || ending === 'part_missing';
  const first = chance.pick(isInParts ? open.filter((item) => hasNeighbour(item, open)) : open);
  const luck = chance.share();
  const others = open.filter(({ productId, businessId }) => {
    if (productId === first.productId) return false;
    return isInParts || luck > 0.1 ? businessId === first.businessId : businessId !== first.businessId;
  });
  if (!isInParts && luck > 0.25) return [first];
  return [first, chance.pick(others.length > 0 ? others : open.filter((item) => item !== first))];
}

/** Whether its vendor sells something else too. */
const hasNeighbour = ({ businessId, productId }: PricedItem, goods: readonly PricedItem[]) =>
  goods.some((other) => other.businessId === businessId && other.productId !== productId);
