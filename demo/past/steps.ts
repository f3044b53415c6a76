import type { Actor } from '#rules/flows/flow.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import type { Ending, PlannedBasket } from './plan.ts';
import type { MadeMove } from './order-maker.ts';

export interface PlannedStep {
  when: Date;
  what: {
    /** `hand_over`: sent, or made ready to collect. */
    move: Exclude<OrderMove, 'dispatch' | 'ready'> | 'hand_over';
    actor: Actor;
    isUnpaid?: boolean;
  };
  words?: Pick<MadeMove, 'note' | 'carrier' | 'tracking' | 'reason' | 'resell' | 'firstLineOnly'>;
}

const HOUR_MS = 3_600_000;
const DAY = 24;

/** A step this many hours after the order was placed. */
type Later = readonly [hours: number, what: PlannedStep['what'], words?: PlannedStep['words']];

const PAY: Later = [0.1, { move: 'pay', actor: 'system' }];
const PAY_BY_TRANSFER: Later = [2, { move: 'pay', actor: 'system' }];
const ACCEPT: Later = [2.5, { move: 'accept', actor: 'vendor' }];
const COMPLETE: Later = [4 * DAY, { move: 'complete', actor: 'system' }];
const REASONS = ['changed_mind', 'faulty', 'not_as_described', 'wrong_item'] as const;

function returnSteps({
  placedAt,
}: PlannedBasket): Record<'ask' | 'accept' | 'receive' | 'refund' | 'refuse', Later> {
  const reason = REASONS[placedAt.getMinutes() % REASONS.length] ?? 'other';
  return {
    ask: [7 * DAY, { move: 'request_return', actor: 'buyer' }, { reason }],
    accept: [8 * DAY, { move: 'accept_return', actor: 'vendor' }],
    receive: [11 * DAY, { move: 'receive_return', actor: 'vendor' }, { resell: reason === 'changed_mind' }],
    refund: [12 * DAY, { move: 'refund', actor: 'vendor' }],
    refuse: [
      8 * DAY,
      { move: 'refuse_return', actor: 'vendor' },
      { note: 'It was damaged after it arrived.' },
    ],
  };
}

/** The steps of a basket after it was placed, all before `now`. */
export function stepsOf(basket: PlannedBasket, now: Date): PlannedStep[] {
  const { placedAt, ending } = basket;
  const room = now.getTime() - placedAt.getTime();
  // A basket that is sent in parts arrives only if there was enough time.
  const laters = latersOf(basket).filter(
    ([hours, { move }]) => ending !== 'part_missing' || move !== 'complete' || hours * HOUR_MS <= room,
  );
  const last = (laters.at(-1)?.[0] ?? 0) * HOUR_MS;
  // The steps of a recent order are closer together.
  const pace = last > room ? (room * 0.9) / last : 1;
  return laters.map(([hours, what, words]) => ({
    when: new Date(placedAt.getTime() + hours * HOUR_MS * pace),
    what: ending === 'not_paid' ? { ...what, isUnpaid: true } : what,
    ...(words && { words }),
  }));
}

function latersOf(basket: PlannedBasket): Later[] {
  const { ending, payment, placedAt } = basket;
  const pay = payment === 'bank_transfer' ? PAY_BY_TRANSFER : PAY;
  const parcel = {
    carrier: placedAt.getMinutes() % 2 === 0 ? 'Royal Mail' : 'DPD',
    tracking: String(placedAt.getTime()).slice(-9),
  };
  const send: Later = [20, { move: 'hand_over', actor: 'vendor' }, parcel];
  const back = returnSteps(basket);
  const sent = [pay, ACCEPT, send];
  const done = [...sent, COMPLETE];
  const partSent: Later[] = [
    pay,
    ACCEPT,
    [20, { move: 'hand_over', actor: 'vendor' }, { ...parcel, firstLineOnly: true }],
  ];
  const endings: Record<Ending, Later[]> = {
    waiting: [],
    not_paid: [[5 * DAY, { move: 'cancel', actor: 'system' }, { note: 'It was not paid in time.' }]],
    cancelled: [pay, [2.2, { move: 'cancel', actor: 'buyer' }]],
    refused: [pay, [3, { move: 'refuse', actor: 'vendor' }, { note: 'It failed our last check.' }]],
    paid: [pay],
    preparing: [pay, ACCEPT],
    part_sent: partSent,
    part_missing: [
      ...partSent,
      [30, { move: 'refund_missing', actor: 'vendor' }, { note: 'Our last one was damaged.' }],
      COMPLETE,
    ],
    ready: sent,
    sent,
    completed: done,
    return_asked: [...done, back.ask],
    return_accepted: [...done, back.ask, back.accept],
    return_received: [...done, back.ask, back.accept, back.receive],
    return_refunded: [...done, back.ask, back.accept, back.receive, back.refund],
    return_refused: [...done, back.ask, back.refuse],
  };
  return endings[ending];
}
