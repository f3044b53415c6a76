import { mayReview } from '#rules/catalog/review-fields.ts';
import { BANKS_TAKE } from '#rules/checkout/returns.ts';
import type { OrderMove, OrderState } from '#rules/flows/order.ts';
import { keptUntil } from '#rules/orders/next-step.ts';
import { parcelPage } from '#rules/orders/carriers.ts';
import { isByHand } from '#rules/orders/refund-moves.ts';
import { addresses } from '#rules/page/addresses.ts';
import { money } from '#rules/papers/paper.ts';
import type { MailKind } from '#rules/site/mail-kinds.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { Letter } from '../../ports/letter.ts';
import type { Refund } from '../money/public.ts';
import type { Sender } from '../../ports/sender.ts';
import {
  arrivalOf,
  deliverTo,
  dueOf,
  firstName,
  isWhole,
  itemOf,
  itemsOf,
  itemsOfParcel,
  restWords,
  storeFacts,
  sumsOf,
  sumsOfOrder,
  vatRow,
} from './letter-parts.reads.ts';
import type { LetterFacts, LetterOrder } from './letters.reads.ts';
import { writeToken } from '../../http/links.ts';
import { orderedWords } from './piece-words.reads.ts';
import { endedSums } from './refund-rows.reads.ts';
import {
  backWords,
  counterOf,
  creditBackWords,
  moneyBackWords,
  refundFacts,
  RETURN_MAILS,
} from './return-mails.reads.ts';

/** The texts of a mail to a buyer. */
export type Words = Pick<
  Letter,
  'title' | 'paragraphs' | 'quotes' | 'steps' | 'items' | 'sums' | 'below' | 'code' | 'facts' | 'links'
> & {
  action?: string;
  /** The URL of the link. Default: the page of the order. */
  addressOf?: (token: string) => string;
};

/** One for each vendor. */
const invoicesOf = (orders: readonly LetterOrder[], { shop, secret }: Sender) =>
  orders.flatMap(({ id, linkVersion, invoice }) => {
    if (invoice === null) return [];
    const token = writeToken(secret, { kind: 'order', id: String(id) }, linkVersion);
    return [{ label: `Invoice ${invoice}`, url: shop.url + addresses.paper(token, invoice) }];
  });

export const paidWords = (facts: LetterFacts, sender: Sender): Words => ({
  title: 'Your order is paid',
  paragraphs: [
    `Thank you, ${firstName(facts.name)}. Your order ${facts.number} is paid, and this is your receipt.`,
    ...facts.orders.map(arrivalOf),
  ],
  items: itemsOf(facts.orders),
  sums: sumsOf(facts, 'Paid'),
  facts: facts.orders.flatMap((order) => deliverTo(order, facts)).slice(0, 1),
  links: invoicesOf(facts.orders, sender),
});

export const declinedWords = (facts: LetterFacts): Words => ({
  title: 'Your payment did not go through',
  paragraphs: [
    `The bank declined the payment of ${money(facts.total)} for your order ${facts.number}. Nothing was taken.`,
    `We keep your ${orderedWords(facts.orders).item} for a few minutes. You can try again, also with another card.`,
  ],
  action: 'Try again',
});

export function cancelledWords(
  facts: LetterFacts,
  {
    note,
    credit,
    moneyBack,
    isAwaited,
  }: { note: string; credit: number; moneyBack: number; isAwaited: boolean },
): Words {
  const byHand = isByHand(facts.paymentKind) ? facts.paymentKind : null;
  const taken =
    moneyBack > 0
      ? moneyBackWords(money(moneyBack), byHand, facts.orders.map(counterOf).join(' and '))
      : isAwaited
        ? 'If your bank has taken the money, it comes back to you by itself.'
        : facts.paymentKind === 'bank_transfer'
          ? 'No money was taken. If you have already sent the money, it comes back to you.'
          : 'No money was taken.';
  return {
    title: 'Your order was cancelled',
    paragraphs: [
      `Your order ${facts.number} was cancelled. ${taken}`,
      ...creditBackWords(credit),
      ...(facts.device && !facts.device.isUsed
        ? [
            `Your ${facts.device.name} no longer pays for it. Your trade-in ${facts.device.number} continues as usual.`,
          ]
        : []),
      ...(note ? [note] : []),
    ],
    items: itemsOf(facts.orders),
    sums: sumsOf({ ...facts, vat: 0 }, 'Total'),
    action: 'See your order',
  };
}

export function lateWords(facts: LetterFacts): Words {
  const byHand = isByHand(facts.paymentKind) ? facts.paymentKind : null;
  return {
    title: byHand === null ? 'Your money is on its way back' : 'Your money comes back to you',
    paragraphs: [
      `Your payment of ${money(facts.total)} for order ${facts.number} reached us after the order was cancelled.`,
      moneyBackWords('all of it', byHand, facts.orders.map(counterOf).join(' and ')),
    ],
    action: 'See your order',
  };
}

export const newLinkWords = (facts: LetterFacts): Words => ({
  title: 'Your new link',
  paragraphs: [
    `Hello ${firstName(facts.name)}, your order ${facts.number} has a new link. Those in earlier mails no longer work.`,
    'Anybody with the link can see the order. Please keep it to yourself.',
  ],
});

/** Staff have sent the money. */
export function refundSentWords(
  { toPayment, kind }: Pick<Refund, 'kind' | 'toPayment'>,
  facts: LetterFacts,
  order: LetterOrder | undefined,
): Words {
  const { number } = order ?? facts;
  const sum = money(toPayment);
  const isCounter = kind === 'in_store';
  return {
    title: isCounter ? 'Your refund is done' : 'Your refund was sent',
    paragraphs: [
      isCounter
        ? `${order ? counterOf(order) : 'The store'} has given ${sum} back to you for your order ${number}.`
        : `We have sent ${sum} back to you for your order ${number}; ${BANKS_TAKE}.`,
      // A payment that came after its order was cancelled has no credit note.
      ...(order?.refund?.note ? ['The credit note is on the page of your order.'] : []),
    ],
    action: 'See your order',
  };
}

/** Asks for a review of items that the buyer has and has not reviewed. Undefined if there are none. */
export function reviewWords(order: LetterOrder, facts: LetterFacts): Words | undefined {
  const lines = order.lines.filter((line) => mayReview(line) && !line.hasReview && line.isSold);
  if (lines.length === 0) return undefined;
  return {
    title: `How do you like ${lines.length === 1 && lines[0]?.quantity === 1 ? 'it' : 'them'}?`,
    paragraphs: [
      `You have had your order from ${order.business} for a week, ${firstName(facts.name)}. What would you tell others who are thinking of buying the same?`,
      'A few words are enough. Photos help.',
    ],
    items: lines.map((line) => itemOf(line, line.quantity, '')),
    action: 'Write a review',
    addressOf: addresses.reviewOf,
  };
}

const OVER: ReadonlySet<OrderState> = new Set(['cancelled', 'refunded']);

/** The note when one order of several was cancelled. */
const othersGoOn = ({ id }: LetterOrder, { orders }: LetterFacts) =>
  orders
    .filter((other) => other.id !== id && !OVER.has(other.state))
    .map(({ number, business }) => `Your order ${number} from ${business} is not affected.`);

type MoveMail = (order: LetterOrder, facts: LetterFacts, sender: Sender) => Words | undefined;

/** The sums of an order that goes on: the paid sum, or the sum to pay at the counter. */
const saleSums = (order: LetterOrder, facts: LetterFacts) => [
  ...sumsOfOrder(order, facts, order.paidAt ? 'Paid' : 'To pay at the counter'),
  ...vatRow(order.vat, order),
];

/** The mails to a buyer about moves. None for moves that the buyer makes and sees. */
export const BUYER_MAILS = {
  accept: (order, facts) => ({
    title: 'Your order is being packed',
    paragraphs: [`${order.business} has accepted your order ${order.number}.`, arrivalOf(order)],
    items: itemsOf([order]),
    sums: saleSums(order, facts),
    facts: deliverTo(order, facts),
  }),
  refuse: (order, facts) => ({
    title: order.way === 'collect' ? 'Your order can’t be collected' : 'Your order can’t be sent',
    paragraphs: [
      `We are sorry: ${order.business} can’t ${order.way === 'collect' ? 'hand over' : 'send'} your order ${order.number}. Their reason: ${order.note}`,
      ...(order.state === 'cancelled'
        ? creditBackWords(facts.hasAccount ? order.credit : 0)
        : backWords(order)),
      ...othersGoOn(order, facts),
    ],
    items: itemsOf([order]),
    sums: endedSums(order, facts),
    action: 'See your order',
  }),
  cancel: (order, facts) => ({
    title: 'Your order was cancelled',
    paragraphs: order.paidAt
      ? [
          `Your order ${order.number} is cancelled, as you asked.`,
          ...backWords(order),
          ...othersGoOn(order, facts),
        ]
      : [
          `Your order ${order.number} was cancelled. No money was taken.`,
          ...creditBackWords(facts.hasAccount ? order.credit : 0),
          ...(order.note ? [order.note] : []),
          ...othersGoOn(order, facts),
        ],
    items: itemsOf([order]),
    sums: endedSums(order, facts),
    action: 'See your order',
  }),
  ready: (order, facts) => ({
    title: 'Ready to collect',
    // An unpaid order is cancelled by a job after that day. The store may refuse a paid order.
    paragraphs: [
      `Your order ${order.number} is ready at ${order.store?.name ?? order.business}. We keep it for you until ${dateWords(keptUntil(new Date(order.sentAt ?? order.promisedBy)))}. ${order.paidAt ? `After that ${order.business} may cancel it, and what you paid goes back to you.` : `After that it is cancelled, and the ${orderedWords([order]).itemIs} for sale again.`}`,
      ...(order.paidAt ? [] : [`Please pay ${money(dueOf(order))} at the counter, by card or cash.`]),
    ],
    ...(order.collectCode !== null && {
      code: { label: 'Say this code at the counter', value: order.collectCode },
    }),
    items: itemsOf([order]),
    sums: saleSums(order, facts),
    facts: storeFacts(order),
  }),
  dispatch: (order, facts) => ({
    title: order.state === 'preparing' ? 'Part of your order is on its way' : 'Your order is on its way',
    paragraphs: [
      `${order.business} has handed your parcel to ${order.parcel?.carrier ?? 'the carrier'}.`,
      arrivalOf(order),
    ],
    items: itemsOfParcel(order),
    // A part of the order has prices that don't add up to a total.
    ...(isWhole(order) && { sums: saleSums(order, facts) }),
    below: restWords(order),
    facts: [
      ...(order.parcel
        ? [
            {
              label: 'Tracking number',
              value: order.parcel.tracking,
              url: parcelPage(order.parcel.carrier, order.parcel.tracking),
            },
          ]
        : []),
      ...deliverTo(order, facts),
    ],
  }),
  refund_amount: (order) => ({
    title: 'Part of your money comes back',
    paragraphs: [
      `You get back a part of what you paid for your order ${order.number}. The reason: ${order.note}`,
      ...backWords(order),
    ],
    facts: refundFacts(order),
    action: 'See your order',
  }),
  /** The receipt of an order that was paid when it was collected. Other payments had theirs earlier. */
  complete: (order, facts, sender) =>
    facts.paymentKind === 'in_store' && dueOf(order) > 0 && !isPaidEarlier(order)
      ? {
          title: 'Your receipt',
          paragraphs: [
            `You have collected your order ${order.number}${order.store ? ` at ${order.store.name}` : ''} and paid ${money(dueOf(order))} at the counter. This is your receipt.`,
          ],
          items: itemsOf([order]),
          sums: saleSums(order, facts),
          links: invoicesOf([order], sender),
          action: 'See your order',
        }
      : undefined,
  ...RETURN_MAILS,
} satisfies Partial<Record<OrderMove & MailKind, MoveMail>>;

/** Whether it was paid at the till when it was ordered, and not when it was collected. */
const isPaidEarlier = ({ way, paidAt, sentAt }: LetterOrder): boolean =>
  way !== 'collect' || (paidAt !== null && sentAt !== null && new Date(paidAt) < new Date(sentAt));

/** Whether the buyer gets a mail about a move. */
export const tellsBuyer = (move: string): move is keyof typeof BUYER_MAILS =>
  Object.hasOwn(BUYER_MAILS, move);
