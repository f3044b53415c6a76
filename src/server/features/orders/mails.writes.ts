import { mayReview } from '#rules/catalog/review-fields.ts';
import type { OrderMove, OrderState } from '#rules/flows/order.ts';
import { keptUntil } from '#rules/orders/next-step.ts';
import { parcelPage } from '#rules/orders/carriers.ts';
import { isByHand } from '#rules/orders/refund-moves.ts';
import { addresses } from '#rules/page/addresses.ts';
import { money } from '#rules/papers/paper.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { Connection } from '../../db/connect.ts';
import type { Letter } from '../../ports/letter.ts';
import { layOut } from '../../ports/mail-layout.ts';
import type { Sender } from './letter-parts.reads.ts';
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
import { readLetterOfGroup, readLetterOfOrder } from './letters.reads.ts';
import { writeToken } from './links.reads.ts';
import { mailAboutOrder, noteMail } from './outbox.writes.ts';
import { endedSums } from './refund-rows.reads.ts';
import {
  backWords,
  counterOf,
  creditBackWords,
  moneyBackWords,
  refundFacts,
  RETURN_MAILS,
} from './return-mails.reads.ts';
import { tellStaffOfMove } from './vendor-mails.writes.ts';

type Words = Pick<
  Letter,
  'title' | 'paragraphs' | 'steps' | 'items' | 'sums' | 'below' | 'code' | 'facts' | 'links'
> & {
  action?: string;
  /** Set if the mail is about one order. */
  order?: LetterOrder;
  /** The address of the link. Default: the page of the order. */
  addressOf?: (token: string) => string;
  /** A name for a mail that a group gets only once. */
  once?: string;
};

/** The title, with the vendor where the group has orders of several. */
const titleOf = ({ title, order }: Pick<Words, 'title' | 'order'>, { orders }: LetterFacts) =>
  order && orders.length > 1 ? `${title}: ${order.business}` : title;

/** Mails about orders hold a link that gives access to the order, so their text is erased after sending. */
export async function writeLetter(
  at: Connection,
  sender: Sender,
  facts: LetterFacts,
  words: Words,
): Promise<void> {
  const { action = 'Follow your order', order, addressOf = addresses.track, once, ...rest } = words;
  const title = titleOf(words, facts);
  const note = {
    groupId: facts.id,
    orderId: order?.id ?? null,
    recipient: 'buyer',
    title: words.title,
    once,
  } as const;
  if (sender.notedAt) return noteMail(at, note, sender.notedAt);
  const target = order
    ? ({ kind: 'order', id: String(order.id) } as const)
    : ({ kind: 'group', id: facts.id } as const);
  const token = writeToken(sender.secret, target, (order ?? facts).linkVersion);
  const letter = layOut({
    shop: sender.shop,
    ...rest,
    title,
    links: (rest.links ?? []).map(({ label, url }) => ({ label, url: new URL(url, sender.shop.url).href })),
    action: { label: action, url: sender.shop.url + addressOf(token) },
    footnote: `You get this mail because of your order ${facts.number} at ${sender.shop.name}.`,
  });
  const subject = `${title} (${(order ?? facts).number})`;
  await mailAboutOrder(at, { ...note, isSecret: true, to: facts.email, subject, ...letter });
}

/** One for each vendor. */
const invoicesOf = (orders: readonly LetterOrder[], { shop, secret }: Sender) =>
  orders.flatMap(({ id, linkVersion, invoice }) => {
    if (invoice === null) return [];
    const token = writeToken(secret, { kind: 'order', id: String(id) }, linkVersion);
    return [{ label: `Invoice ${invoice}`, url: shop.url + addresses.paper(token, invoice) }];
  });

export async function mailPaid(at: Connection, groupId: string, sender: Sender): Promise<void> {
  const facts = await readLetterOfGroup(at.ask, groupId);
  await writeLetter(at, sender, facts, {
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
}

export async function mailDeclined(at: Connection, groupId: string, sender: Sender): Promise<void> {
  const facts = await readLetterOfGroup(at.ask, groupId);
  await writeLetter(at, sender, facts, {
    title: 'Your payment did not go through',
    paragraphs: [
      `The bank declined the payment of ${money(facts.total)} for your order ${facts.number}. Nothing was taken.`,
      'We keep your items for a few minutes. You can try again, also with another card.',
    ],
    action: 'Try again',
  });
}

export async function mailCancelled(
  at: Connection,
  groupId: string,
  sender: Sender,
  { note, credit, isAwaited }: { note: string; credit: number; isAwaited: boolean },
): Promise<void> {
  const facts = await readLetterOfGroup(at.ask, groupId);
  const taken = isAwaited
    ? 'If your bank has taken the money, it comes back to you by itself.'
    : facts.paymentKind === 'bank_transfer'
      ? 'No money was taken. If you have already sent the money, it comes back to you.'
      : 'No money was taken.';
  await writeLetter(at, sender, facts, {
    title: 'Your order was cancelled',
    paragraphs: [
      `Your order ${facts.number} was cancelled. ${taken}`,
      ...creditBackWords(credit),
      ...(note ? [note] : []),
    ],
    items: itemsOf(facts.orders),
    sums: sumsOf({ ...facts, vat: 0 }, 'Total'),
    action: 'See your order',
  });
}

export async function mailLate(at: Connection, groupId: string, sender: Sender): Promise<void> {
  const facts = await readLetterOfGroup(at.ask, groupId);
  const byHand = isByHand(facts.paymentKind) ? facts.paymentKind : null;
  await writeLetter(at, sender, facts, {
    title: byHand === null ? 'Your money is on its way back' : 'Your money comes back to you',
    paragraphs: [
      `Your payment of ${money(facts.total)} for order ${facts.number} reached us after the order was cancelled.`,
      moneyBackWords('all of it', byHand, facts.orders.map(counterOf).join(' and ')),
    ],
    action: 'See your order',
  });
}

const OVER: ReadonlySet<OrderState> = new Set(['cancelled', 'refunded']);

/** The note when one order of several was cancelled. */
const othersGoOn = ({ id }: LetterOrder, { orders }: LetterFacts) =>
  orders
    .filter((other) => other.id !== id && !OVER.has(other.state))
    .map(({ number, business }) => `Your order ${number} from ${business} goes on.`);

type MoveMail = (order: LetterOrder, facts: LetterFacts, sender: Sender) => Omit<Words, 'order'> | undefined;

/** The sums of an order that goes on: what was paid, or what is to be paid at the counter. */
const saleSums = (order: LetterOrder, facts: LetterFacts) => [
  ...sumsOfOrder(order, facts, order.paidAt ? 'Paid' : 'To pay at the counter'),
  ...vatRow(order.vat),
];

/** The mails to a buyer about moves. None for moves that the buyer makes and sees. */
const BUYER_MAILS: Partial<Record<OrderMove, MoveMail>> = {
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
    // What is not paid is cancelled by a job after that day. What is paid the store may refuse.
    paragraphs: [
      `Your order ${order.number} is ready at ${order.store?.name ?? order.business}. We keep it for you until ${dateWords(keptUntil(new Date(order.sentAt ?? order.promisedBy)))}. ${order.paidAt ? `After that ${order.business} may cancel it, and what you paid goes back to you.` : 'After that it is cancelled, and the items are for sale again.'}`,
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
    // A part of the order has prices that come to no sum.
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
  /** The receipt of an order that was paid at the counter. Card payments had theirs earlier. */
  complete: (order, facts, sender) =>
    facts.paymentKind === 'in_store' && dueOf(order) > 0
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
};

export async function mailMoved(
  at: Connection,
  { orderId, move }: { orderId: number; move: OrderMove },
  sender: Sender,
): Promise<void> {
  const mailOf = BUYER_MAILS[move];
  if (!mailOf) return;
  const letter = await readLetterOfOrder(at.ask, orderId);
  const { facts, order } = letter;
  const words = mailOf(order, facts, sender);
  if (words) await writeLetter(at, sender, facts, { ...words, order });
  await tellStaffOfMove(at, letter, move, sender);
}

/** Asks a buyer to review items that they have and have not reviewed. No mail if there are none. */
export async function mailReviewRequest(at: Connection, orderId: number, sender: Sender): Promise<void> {
  const { facts, order } = await readLetterOfOrder(at.ask, orderId);
  const lines = order.lines.filter((line) => mayReview(line) && !line.hasReview && line.isSold);
  if (lines.length === 0) return;
  await writeLetter(at, sender, facts, {
    title: 'How do you like it?',
    paragraphs: [
      `You have had your order from ${order.business} for a week, ${firstName(facts.name)}. What do you tell others who think of buying the same?`,
      'A few words are enough. Photos help.',
    ],
    items: lines.map((line) => itemOf(line, line.quantity, '')),
    action: 'Write a review',
    addressOf: addresses.reviewOf,
    order,
  });
}
