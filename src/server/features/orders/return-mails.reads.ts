import type { ExchangeLine } from '#rules/orders/exchange.ts';
import { exchangeWords } from '#rules/orders/exchange.ts';
import {
  ANSWERED,
  APPEAL_DAYS,
  BANKS_TAKE,
  REFUNDED,
  RETURN_DAYS,
  SEND_BACK_DAYS,
} from '#rules/checkout/returns.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import type { HandKind } from '#rules/orders/refund-moves.ts';
import { sendBackBy } from '#rules/orders/next-step.ts';
import {
  backPhrase,
  deliveryKeptWords,
  NO_POSTAGE,
  POSTAGE_BACK,
  postOrBring,
} from '#rules/orders/return-ways.ts';
import { addresses } from '#rules/page/addresses.ts';
import { money } from '#rules/papers/paper.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { Letter } from '../../ports/letter.ts';
import { itemsOfReturn, storeFacts } from './letter-parts.reads.ts';
import type { LetterFacts, LetterOrder } from './letters.reads.ts';
import { returnedWords } from './piece-words.reads.ts';
import { refundedItems } from './refund-rows.reads.ts';

type Words = Pick<
  Letter,
  'title' | 'paragraphs' | 'steps' | 'items' | 'sums' | 'below' | 'facts' | 'links'
> & {
  action?: string;
  addressOf?: (token: string) => string;
};
type ReturnMail = (order: LetterOrder, facts: LetterFacts) => Words;

/** Whether the administrator decides, or has decided, on the last return. */
export const isAppealed = ({ return: last }: LetterOrder) => (last?.appeal ?? null) !== null;

/** A transfer is called sent only when it is: then another mail says so. At the counter the money waits at once. */
export const moneyBackWords = (sum: string, byHand: HandKind | null, counter: string): string =>
  byHand === null
    ? `We have sent ${sum} back to you; ${BANKS_TAKE}.`
    : byHand === 'bank_transfer'
      ? `We will send ${sum} to the account you paid from, and write to you when it is sent.`
      : `${sum} waits for you at the counter of ${counter}. Please come and get it when the store is open.`;

/** The store in which an order was paid, by name. */
export const counterOf = ({ store, business }: Pick<LetterOrder, 'store' | 'business'>): string =>
  store?.name ?? business;

/** Where the buyer gets a refund that waits at the counter. */
export const refundFacts = (order: Pick<LetterOrder, 'refund' | 'store'>) =>
  order.refund?.byHand === 'in_store' && order.refund.toPayment > 0 ? storeFacts(order) : [];

/** The part of the delivery charge that is not refunded, if everything is returned. */
function keptWords({ return: last }: LetterOrder): string[] {
  const words = last && deliveryKeptWords(last.back);
  return words ? [words] : [];
}

/**
 * The refund of a return as money and as credit, and where it goes. `when` is said of a return that has not
 * arrived.
 */
function comesBackWords(order: LetterOrder, { paymentKind }: LetterFacts, when = ''): string[] {
  const back = order.return?.back;
  if (!back) return [];
  const { money: inMoney, credit } = back;
  const wanted = order.return?.exchange;
  if (wanted) return exchangeParts(order, wanted, when);
  const isCounter = paymentKind === 'in_store' && inMoney > 0;
  const paidBefore = order.return?.asCredit ? '' : ' Store credit goes back for what store credit had paid.';
  return [
    `Goes back to you${when}: ${backPhrase(back)}.${credit > 0 ? paidBefore : ''}`,
    ...(isCounter
      ? [
          `You paid in store, so you get the ${money(inMoney)} at the counter of ${counterOf(order)}. We write to you when it waits for you there.`,
        ]
      : []),
    ...keptWords(order),
  ];
}

/** The goods that are kept for an exchange, and how the difference is settled. */
function exchangeParts(order: LetterOrder, wanted: readonly ExchangeLine[], when: string): string[] {
  const back = order.return?.back;
  if (!back) return [];
  return [
    `You get${when}: ${exchangeWords(wanted, order.lines).join(' ')}`,
    ...(back.money + back.credit > 0 ? [`Goes back to you: ${backPhrase(back)}.`] : []),
    ...(back.due > 0
      ? [`It costs ${money(back.due)} more. We send you a link to pay once your return has arrived.`]
      : []),
  ];
}

/** The wanted variation is sold out. */
const goneWords = ({ return: last }: LetterOrder): string[] =>
  last?.isExchangeOver ? ['What you wanted instead is gone, so you get your money back.'] : [];

/** How much was refunded to the payment method, and how much as store credit. */
export function backWords({
  refund,
  ...order
}: Pick<LetterOrder, 'refund' | 'store' | 'business' | 'credit'>): string[] {
  if (!refund) return [];
  return [
    ...(refund.toPayment > 0
      ? [moneyBackWords(money(refund.toPayment), refund.byHand, counterOf(order))]
      : []),
    ...(refund.bonus > 0 || order.credit === 0
      ? chosenCreditWords(refund)
      : creditBackWords(refund.toCredit)),
    ...noteWords(refund),
  ];
}

/** Credit that the buyer chose instead of money. */
function chosenCreditWords({
  toCredit,
  bonus,
}: Pick<NonNullable<LetterOrder['refund']>, 'toCredit' | 'bonus'>) {
  if (toCredit === 0) return [];
  const all = `We have put ${money(toCredit + bonus)} of store credit into your account`;
  return [
    bonus > 0 ? `${all}: ${money(toCredit)} that goes back to you, and ${money(bonus)} on top.` : `${all}.`,
  ];
}

/** Mails have one link for actions. The page of the order has the credit note. */
const noteWords = ({ note }: Pick<NonNullable<LetterOrder['refund']>, 'note'>): string[] =>
  note === null ? [] : [`Credit note ${note} is on the page of your order.`];

export const creditBackWords = (amount: number): string[] =>
  amount > 0 ? [`${money(amount)} that you had paid with store credit is in your store credit again.`] : [];

const REFUND_TITLES = {
  sent: 'Your refund is on its way',
  bank_transfer: 'Your refund is coming',
  in_store: 'Your refund waits for you',
} as const satisfies Record<HandKind | 'sent', string>;

/** The mails to a buyer about each step of a return. They list the returned items. */
const STEPS = {
  request_return: (order) => ({
    title: 'We have your return request',
    paragraphs: [
      `${order.business} looks at it ${ANSWERED}, and we write to you.`,
      `Please keep the ${returnedWords(order).item} until then. Nothing has to be sent yet.`,
      ...(order.return?.exchange
        ? [`You want: ${exchangeWords(order.return.exchange, order.lines).join(' ')}`]
        : []),
    ],
  }),
  accept_return: (order, facts) => {
    const { it, itHas } = returnedWords(order);
    return {
      title: `Please send ${it} back`,
      paragraphs: [
        isAppealed(order)
          ? 'We have looked at your return once more, and it is accepted.'
          : `${order.business} has accepted your return.`,
        ...goneWords(order),
      ],
      steps: [
        `Pack ${it} well, with everything that came with ${it}.`,
        `Print the label and stick it on the parcel. ${NO_POSTAGE}`,
        postOrBring({ name: order.business, hasStores: order.hasStores }),
      ],
      below: [
        `Please send ${it} by ${dateWords(sendBackBy(new Date()))}, within ${SEND_BACK_DAYS} days.`,
        POSTAGE_BACK,
        ...comesBackWords(order, facts, `, ${REFUNDED} after ${itHas} arrived`),
      ],
      action: 'Get the label',
      addressOf: (token) => addresses.paper(token, 'return-label'),
    };
  },
  refuse_return: (order) =>
    isAppealed(order)
      ? {
          title: 'The answer to your appeal',
          paragraphs: [
            `We have looked at your return once more, and it stays refused. The reason: ${order.note}`,
            'This is our final decision. Your statutory rights are not affected.',
          ],
          action: 'See your order',
        }
      : {
          title: 'About your return',
          paragraphs: [
            `${order.business} did not accept your return. Their reason: ${order.note}`,
            `If you don’t agree, you can ask us to decide, once, within ${APPEAL_DAYS} days. There is a button for it on the page of your order.`,
          ],
          action: 'See your order',
        },
  appeal: (order) => ({
    title: 'We look at your return again',
    paragraphs: [`You don’t agree with ${order.business}. Now we decide, ${ANSWERED}, and we write to you.`],
  }),
  withdraw_return: (order) => ({
    title: 'Your return is withdrawn',
    paragraphs: [
      `You have withdrawn your return of order ${order.number}, so you keep ${returnedWords(order).it}. Nothing has to be sent.`,
      `Until ${RETURN_DAYS} days after delivery you can ask for a return again.`,
    ],
    action: 'See your order',
  }),
  receive_return: (order, facts) => {
    const { it } = returnedWords(order);
    return {
      title: 'Your return has arrived',
      paragraphs: [
        `${order.business} has ${it} and looks at ${it} now. Next we ${order.return?.exchange ? 'exchange' : 'refund'} ${it}, ${REFUNDED}.`,
        ...comesBackWords(order, facts),
      ],
    };
  },
  refund: (order, facts) => {
    const { refund, refunded } = order;
    const listed = refundedItems(order, facts);
    if (!refund || refund.toPayment > 0) {
      const back = refund ?? {
        toPayment: refunded,
        toCredit: 0,
        bonus: 0,
        note: null,
        byHand: null,
        lines: [],
        delivery: 0,
      };
      return {
        title: REFUND_TITLES[back.byHand ?? 'sent'],
        paragraphs: [
          ...(order.return?.isExchangeOver ? [order.note] : []).filter(Boolean),
          ...backWords({ ...order, refund: back }),
          ...keptWords(order),
        ],
        facts: refundFacts(order),
        ...listed,
      };
    }
    const credit = money(refund.toCredit + refund.bonus);
    return {
      title: 'Your store credit is here',
      paragraphs: [
        refund.bonus > 0
          ? `We have put ${credit} of store credit into your account: ${money(refund.toCredit)} for what you returned, and ${money(refund.bonus)} on top${order.credit > 0 ? ': 5% of what was not paid with store credit' : ''}.`
          : `We have put ${credit} of store credit into your account.`,
        'You can use it at the checkout of your next order.',
        ...noteWords(refund),
        ...keptWords(order),
      ],
      links: [{ label: 'See your store credit', url: addresses.account('credit') }],
      ...listed,
    };
  },
} satisfies Partial<Record<OrderMove, ReturnMail>>;

const withItems =
  (mailOf: ReturnMail): ReturnMail =>
  (order, facts) => ({ items: itemsOfReturn(order), ...mailOf(order, facts) });

export const RETURN_MAILS = Object.fromEntries(
  Object.entries(STEPS).map(([move, mailOf]) => [move, withItems(mailOf)]),
) as Record<keyof typeof STEPS, ReturnMail>;
