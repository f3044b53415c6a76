import { BANKS_TAKE } from '#rules/checkout/returns.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { money } from '#rules/papers/paper.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { Words } from './buyer-mails.reads.ts';
import { arrivalOf, deliverTo, firstName, itemsOf, sumsOfOrder } from './letter-parts.reads.ts';
import type { LetterFacts, LetterOrder } from './letters.reads.ts';
import { creditBackWords, moneyBackWords, counterOf } from './return-mails.reads.ts';

/** The facts about a change in mails to the buyer. */
export interface ChangeFacts {
  words: readonly string[];
  /** The totals in pence. */
  before: number;
  after: number;
  back: { payment: number; credit: number };
  /** Store credit that paid for it: an earlier change had given it back. */
  credit: number;
  isPaid: boolean;
  /** The payment of the difference has come in. */
  wasPaidFor: boolean;
}

/** Why a change was not made. */
export const CHANGE_ENDS = {
  taken_back: 'The change was taken back. The order stays as it was.',
  not_paid: 'The difference was not paid in time. The order stays as it was.',
  late: 'The payment came too late. The order stays as it was.',
  paid_here: 'The order was paid in store already.',
  not_needed: 'The difference was no longer to be paid.',
} as const;
export type ChangeEnd = keyof typeof CHANGE_ENDS;

/** The difference in one sentence: the refund, the payment, or the sum to pay at the counter. */
function settledWords(
  order: LetterOrder,
  { before, after, back, credit, isPaid, wasPaidFor }: ChangeFacts,
): string[] {
  const totals = `The total is ${money(after)} now. It was ${money(before)}.`;
  if (after === before) return ['The total stays the same.'];
  if (!isPaid) return [`${totals} You pay when you collect it.`];
  const used = credit > 0 ? [creditAgainWords(credit)] : [];
  if (wasPaidFor)
    return [`${totals} You have paid the difference of ${money(after - before - credit)}.`, ...used];
  const byHand = order.refund?.byHand ?? null;
  return [
    totals,
    ...used,
    ...(back.payment > 0 ? [moneyBackWords(money(back.payment), byHand, counterOf(order))] : []),
    ...creditBackWords(back.credit),
  ];
}

const creditAgainWords = (credit: number): string =>
  `${money(credit)} of store credit, which came back to you by an earlier change, pays for this order again.`;

export function changedWords(order: LetterOrder, facts: LetterFacts, change: ChangeFacts): Words {
  return {
    title: 'Your order was changed',
    paragraphs: [
      `Hello ${firstName(facts.name)}, ${order.business} has changed your order ${order.number}:`,
      ...change.words,
      ...settledWords(order, change),
      arrivalOf(order),
    ],
    items: itemsOf([order]),
    sums: sumsOfOrder(order, facts),
    below: [
      'If you did not ask for this, please answer this mail.',
      ...(change.isPaid ? ['The new invoice is on the page of your order.'] : []),
    ],
    facts: deliverTo(order, facts),
    action: 'See your order',
  };
}

/** The mail with the link to pay the difference. */
export function offeredWords(
  order: LetterOrder,
  facts: LetterFacts,
  {
    words,
    before,
    after,
    credit,
    until,
  }: Pick<ChangeFacts, 'words' | 'before' | 'after' | 'credit'> & { until: Date },
): Words {
  const by = `${timeWords(until)} on ${dateWords(until)}`;
  return {
    title: 'Please pay for the change of your order',
    paragraphs: [
      `Hello ${firstName(facts.name)}, ${order.business} can change your order ${order.number} as you asked:`,
      ...words,
      `The total would be ${money(after)} instead of ${money(before)}. Please pay the difference of ${money(after - before - credit)} by ${by}.`,
      ...(credit > 0 ? [creditAgainWords(credit)] : []),
      'The change is made once it is paid. Until then we keep the items for you. If you don’t pay, your order stays as it was.',
    ],
    action: `Pay ${money(after - before - credit)}`,
  };
}

export function changeEndedWords(
  order: LetterOrder,
  facts: LetterFacts,
  { why, words, amount }: { why: ChangeEnd; words: readonly string[]; amount?: number | undefined },
): Words {
  const late = `Your payment of ${money(amount ?? 0)} came after the change of your order ${order.number} had ended.`;
  const first =
    why === 'not_needed'
      ? [
          `The difference for your order ${order.number} was no longer to be paid when your ${money(amount ?? 0)} came. It goes back to the card you paid with; ${BANKS_TAKE}.`,
        ]
      : why === 'paid_here'
        ? [
            `Your order ${order.number} was paid in store already. Your payment of ${money(amount ?? 0)} goes back to the card you paid with; ${BANKS_TAKE}.`,
          ]
        : why === 'late'
          ? [late, `It goes back to the card you paid with; ${BANKS_TAKE}. Your order stays as it was.`]
          : [
              `Hello ${firstName(facts.name)}, this change of your order ${order.number} was not made:`,
              ...words,
              why === 'not_paid'
                ? 'The difference was not paid in time. Your order stays as it was, and no money was taken.'
                : `${order.business} has taken it back. Your order stays as it was, and no money was taken.`,
            ];
  return {
    title:
      why === 'late' || why === 'paid_here' || why === 'not_needed'
        ? 'Your money is on its way back'
        : 'Your order stays as it was',
    paragraphs: [...first, arrivalOf(order)],
    action: 'See your order',
  };
}
