import { heldUntil } from '#rules/orders/hold.ts';
import type { MailKind } from '#rules/site/mail-kinds.ts';
import { exchangeWords } from '#rules/orders/exchange.ts';
import type { Words } from './buyer-mails.reads.ts';
import {
  BUYER_MAILS,
  cancelledWords,
  declinedWords,
  lateWords,
  newLinkWords,
  paidWords,
  refundSentWords,
  reviewWords,
  tellsBuyer,
} from './buyer-mails.reads.ts';
import { changedWords, changeEndedWords, offeredWords } from './change-mails.reads.ts';
import { composeMail } from './compose-mail.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import type { LetterFacts, LetterOrder } from './letters.reads.ts';
import { DEVICE_MAILS } from './device-mails.reads.ts';
import { exchangedWords, exchangeEndedWords, exchangeOfferedWords } from './exchange-mails.reads.ts';
import { messageWords } from './message-mails.reads.ts';
import { missingWords } from './missing-mails.reads.ts';
import { placedWords } from './placed-mails.reads.ts';
import { collected, sampleFacts, sampleOrder, SAMPLE_TOTAL } from './sample-facts.reads.ts';

/** The same order, of which a device pays £100. */
const withDevice = (facts: LetterFacts, worth: number | null) => ({
  ...facts,
  credit: 10_000,
  tradeIn: 10_000,
  total: facts.total - 10_000,
  device: { number: 'TI-482369175', name: 'Aurora 12', amount: 10_000, worth, isUsed: false },
});

/** A mail about an order. Mails about one of several orders name it. */
interface Sample {
  facts: LetterFacts;
  order?: LetterOrder;
  words: Words | undefined;
}

const ofGroup = (facts: LetterFacts, words: Words): Sample => ({ facts, words });

const SAMPLE_CHANGE = {
  words: ['Phone case: 1 instead of 2.'],
  before: SAMPLE_TOTAL + 2_000,
  after: SAMPLE_TOTAL,
  back: { payment: 2_000, credit: 0 },
  credit: 0,
  isPaid: true,
  wasPaidFor: false,
} as const;

const SAMPLE_WANTED = {
  lineId: 2,
  name: 'A case for it',
  choice: 'Blue',
  image: null,
  unit: 2_000,
  quantity: 1,
  discount: 0,
};

const SAMPLE_ACCOUNT = {
  holder: 'The account of the shop',
  sort_code: '12-34-56',
  account_number: '12345678',
};

/** The kinds of mails about orders. */
type OrderMailKind = Exclude<MailKind, 'back_in_stock'>;

const OTHERS: Record<
  Exclude<OrderMailKind, keyof typeof BUYER_MAILS>,
  (facts: LetterFacts, sender: Sender) => Sample
> = {
  placed_transfer: (facts) => {
    const paymentKind = 'bank_transfer';
    const reservedUntil = heldUntil(paymentKind, new Date(sampleOrder(facts).placedAt));
    const unpaid: LetterFacts = { ...facts, paymentKind, reservedUntil };
    return ofGroup(unpaid, placedWords(unpaid, SAMPLE_ACCOUNT));
  },
  placed_in_store: (facts) => {
    const unpaid: LetterFacts = { ...collected(facts), paymentKind: 'in_store' };
    return ofGroup(unpaid, placedWords(unpaid, undefined));
  },
  placed_unpaid: (facts) => ofGroup(facts, placedWords(facts, undefined)),
  await_trade_in: (facts) => {
    const waiting = withDevice(facts, null);
    return ofGroup(waiting, DEVICE_MAILS.await_trade_in(waiting, waiting.device));
  },
  pay_difference: (facts) => {
    const waiting = withDevice(facts, 8_000);
    return ofGroup(waiting, DEVICE_MAILS.pay_difference(waiting, waiting.device));
  },
  declined: (facts) => ofGroup(facts, declinedWords(facts)),
  paid: (facts, sender) => ofGroup(facts, paidWords(facts, sender)),
  late: (facts) => ofGroup(facts, lateWords(facts)),
  change: (facts) => {
    const order = sampleOrder(facts);
    return { facts, order, words: changedWords(order, facts, SAMPLE_CHANGE) };
  },
  offer_change: (facts) => {
    const order = sampleOrder(facts);
    const until = facts.reservedUntil ?? new Date();
    const offer = {
      words: ['Phone case: 2 instead of 1.'],
      before: SAMPLE_TOTAL,
      after: SAMPLE_TOTAL + 2_000,
      credit: 0,
      until,
    };
    return { facts, order, words: offeredWords(order, facts, offer) };
  },
  end_change: (facts) => {
    const order = sampleOrder(facts);
    const end = { why: 'not_paid', words: SAMPLE_CHANGE.words } as const;
    return { facts, order, words: changeEndedWords(order, facts, end) };
  },
  exchange: (facts) => {
    const order = sampleOrder(facts);
    return {
      facts,
      order,
      words: exchangedWords(order, facts, { wanted: [SAMPLE_WANTED], paid: 0, isBack: false }),
    };
  },
  offer_exchange: (facts) => {
    const order = sampleOrder(facts);
    const until = facts.reservedUntil ?? new Date();
    const words = exchangeWords([SAMPLE_WANTED], order.lines);
    return { facts, order, words: exchangeOfferedWords(order, facts, { words, due: 500, until }) };
  },
  end_exchange: (facts) => {
    const order = sampleOrder(facts);
    return { facts, order, words: exchangeEndedWords(order, facts) };
  },
  message: (facts) => {
    const order = sampleOrder(facts);
    const said = [{ name: 'Sam', of: order.business, text: '(what was typed as the message)', photos: 0 }];
    return { facts, order, words: messageWords(said, order, facts) };
  },
  new_link: (facts) => ofGroup(facts, newLinkWords(facts)),
  missing: (facts) => {
    const sent = sampleOrder(facts);
    const order = { ...sent, lines: sent.lines.map((line) => ({ ...line, sent: 0 })) };
    const missing = order.lines.slice(1).map(({ id }) => ({ id, units: 1 }));
    const words = missingWords(order, facts, { missing, note: undefined, isRefunded: false, offers: [] });
    return { facts, order, words };
  },
  refund_sent: (facts) => {
    const order = sampleOrder(facts);
    const refund = { kind: 'bank_transfer', toPayment: SAMPLE_TOTAL } as const;
    return { facts, order, words: refundSentWords(refund, facts, order) };
  },
  review_request: (facts) => {
    const order = sampleOrder(facts);
    return { facts, order, words: reviewWords(order, facts) };
  },
};

/** Mails that are sent only for orders that are collected, or paid at the counter. */
const AT_COUNTER: ReadonlySet<MailKind> = new Set(['ready', 'complete']);

function sampleOf(kind: OrderMailKind, facts: LetterFacts, sender: Sender): Sample {
  if (kind === 'cancel')
    return ofGroup(facts, cancelledWords(facts, { note: '', credit: 0, moneyBack: 0, isAwaited: false }));
  if (!tellsBuyer(kind)) return OTHERS[kind](facts, sender);
  const told: LetterFacts = AT_COUNTER.has(kind) ? { ...collected(facts), paymentKind: 'in_store' } : facts;
  const order = sampleOrder(told);
  return { facts: told, order, words: BUYER_MAILS[kind](order, told, sender) };
}

/** A mail about an invented order, to see how it looks. Its link leads nowhere. */
export function sampleMail(kind: OrderMailKind, sender: Sender, now: Date) {
  const { facts, order, words } = sampleOf(kind, sampleFacts(now), sender);
  if (!words) throw new Error(`no sample of the mail ${kind}`);
  return composeMail({ sender, facts, order, kind, token: 'sample' }, words);
}
