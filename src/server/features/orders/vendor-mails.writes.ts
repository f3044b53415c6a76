import { ANSWERED } from '#rules/checkout/returns.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import type { NotificationEvent } from '#rules/office/notifications.ts';
import { acceptBy } from '#rules/orders/next-step.ts';
import { RETURN_REASON_WORDS } from '#rules/orders/return-reasons.ts';
import { backPhrase } from '#rules/orders/return-ways.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { money } from '#rules/papers/paper.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { Connection } from '../../db/connect.ts';
import type { Letter } from '../../ports/letter.ts';
import { layOut } from '../../ports/mail-layout.ts';
import { readMailed, tellPeople } from '../staff/public.ts';
import type { Sender } from '../../ports/sender.ts';
import { dueOf, itemsOf, itemsOfReturn, sumsOfOrder } from './letter-parts.reads.ts';
import type { LetterFacts, LetterOrder } from './letters.reads.ts';
import { readLetterOfOrder } from './letters.reads.ts';
import { mailAboutOrder, noteMail } from './outbox.writes.ts';
import { orderedWords, returnedWords } from './piece-words.reads.ts';
import { isAppealed } from './return-mails.reads.ts';

/** Below mails to staff. */
const CHOOSE = 'Under Notifications in the office you choose which mails you get.';

type OrderLetter = Awaited<ReturnType<typeof readLetterOfOrder>>;
type Words = Pick<Letter, 'title' | 'paragraphs' | 'quotes' | 'items' | 'sums' | 'facts'>;

/** The bell reports a buyer's message when it is written, and a mail after its writer has paused. */
const TOLD_BEFORE: ReadonlySet<NotificationEvent> = new Set(['message']);

/**
 * Tells the staff of a business, or the site's for a business without an owner: all by the bell, and by mail
 * those who chose mails. The site's own email gets the mails of the site in any case. The link works only
 * with a login. The mail names a customer and an address, so its text is erased after sending.
 */
export async function tellStaff(
  at: Connection,
  { facts, order }: OrderLetter,
  {
    subject,
    recipient,
    once,
    event,
    link = { label: 'Open the order', pathOf: officePaths.order },
    ...words
  }: Words & {
    subject: string;
    recipient: 'vendor' | 'administrator';
    event: NotificationEvent;
    /** A name for a mail that is written only once. */
    once?: string;
    /** The page of the office that the mail links to. Default: the order. */
    link?: { label: string; pathOf: (area: OfficeArea, number: string) => string };
  },
  { shop, notedAt }: Sender,
): Promise<void> {
  const note = { groupId: facts.id, orderId: order.id, recipient, title: words.title, once } as const;
  if (notedAt) return noteMail(at, note, notedAt);
  const isVendors = recipient === 'vendor' && order.vendorEmail !== null;
  const work = { event, businessId: isVendors ? order.businessId : null, storeId: order.storeId };
  if (!TOLD_BEFORE.has(event)) {
    const news = { key: `${event}:${order.id}`, title: subject, text: facts.name, again: 'always' } as const;
    await tellPeople(at, { ...work, ...news, target: 'order', ref: order.number });
  }
  const people = (await readMailed(at.ask, work)).map(({ email }) => email);
  const to = [...new Set(isVendors || !shop.email ? people : [shop.email, ...people])];
  const letter = layOut({
    shop,
    // The whole order, unless the mail lists items of its own.
    ...(!words.items && { items: itemsOf([order]), sums: vendorSums({ facts, order }) }),
    ...words,
    facts: [{ label: 'Customer', value: facts.name }, ...(words.facts ?? [])],
    action: {
      label: link.label,
      url: shop.url + link.pathOf(isVendors ? 'vendor' : 'admin', order.number),
    },
    footnote:
      recipient === 'vendor'
        ? `You are receiving this email because ${order.business} sells at ${shop.name}. ${CHOOSE}`
        : `You are receiving this email because you look after ${shop.name}. ${CHOOSE}`,
  });
  await mailAboutOrder(at, { ...note, isSecret: true, to, subject, ...letter });
}

/** Store credit is the shop's matter, so a vendor's sums leave it out. */
const vendorSums = ({ facts, order }: OrderLetter) => sumsOfOrder({ ...order, credit: 0 }, facts);

/** Keeps a postcode on one line. */
const oneLine = (postCode: string) => postCode.replace(' ', '\u00a0');

/** The delivery address or store, as lines. */
function placeOf({ address, name }: LetterFacts, { way, store, business }: LetterOrder) {
  if (way === 'collect') {
    const place = store ? `${store.name}, ${store.address}, ${oneLine(store.post_code)}` : business;
    return { label: 'Collected at', value: place };
  }
  const lines = [
    name,
    address?.line_1,
    address?.line_2,
    address?.town,
    address && oneLine(address.post_code),
  ];
  return { label: 'Deliver to', value: lines.filter(Boolean).join('\n') };
}

const WAYS: Record<LetterOrder['way'], string> = {
  standard: 'Standard delivery',
  next_day: 'Next day delivery',
  collect: 'Collect in store',
};

function newOrderFacts({ facts, order }: OrderLetter): NonNullable<Letter['facts']> {
  return [
    ...(facts.phone ? [{ label: 'Phone', value: facts.phone }] : []),
    placeOf(facts, order),
    { label: 'How', value: WAYS[order.way] },
    { label: 'Promised', value: order.promise },
  ];
}

export async function mailNewOrder(at: Connection, orderId: number, sender: Sender): Promise<void> {
  const letter = await readLetterOfOrder(at.ask, orderId);
  const { number, placedAt, paidAt, sendBy, way } = letter.order;
  const by = acceptBy({
    placedAt: new Date(placedAt),
    paidAt: paidAt === null ? null : new Date(paidAt),
    sendBy: new Date(sendBy),
  });
  const isPaidLater = letter.facts.paymentKind === 'in_store' && !paidAt;
  const paid = isPaidLater ? 'will be paid at the counter' : 'is paid';
  const pack = way === 'collect' ? 'get it ready' : 'pack it';
  const words = {
    subject: `New order ${number}`,
    title: 'You have a new order',
    paragraphs: [
      `Order ${number} ${paid}. Please accept it by ${dateWords(by)}, ${timeWords(by)}, and ${pack}.`,
      ...(isPaidLater ? [`Please take ${money(dueOf(letter.order))} at the counter, by card or cash.`] : []),
    ],
    // Store credit counts for the vendor only where the rest is taken at the counter.
    ...(isPaidLater && { sums: sumsOfOrder(letter.order, letter.facts, 'To take at the counter') }),
    facts: newOrderFacts(letter),
  };
  await tellStaff(at, letter, { ...words, event: 'new_order', recipient: 'vendor' }, sender);
}

function returnFacts({ return: wish }: LetterOrder): NonNullable<Letter['facts']> {
  if (!wish) return [];
  return [
    { label: 'Reason', value: RETURN_REASON_WORDS[wish.reason] },
    ...(wish.note ? [{ label: 'Note', value: wish.note }] : []),
    { label: 'Photos', value: wish.photos > 0 ? `${wish.photos}, with the return` : 'None' },
    { label: 'Goes back', value: backPhrase(wish.back) },
  ];
}

/** The buyer's and the vendor's reasons of an appealed return. */
function appealFacts(order: LetterOrder): NonNullable<Letter['facts']> {
  const { refusal, appeal } = order.return ?? {};
  return [
    ...returnFacts(order),
    ...(refusal ? [{ label: 'Refused because', value: refusal }] : []),
    ...(appeal ? [{ label: 'Appeal', value: appeal }] : []),
  ];
}

/** The mail about the result of an appeal. None after a vendor's own answer, or to the shop itself. */
const outcome =
  (sentence: (order: LetterOrder) => string) =>
  (order: LetterOrder): Words | undefined =>
    isAppealed(order) && order.vendorEmail !== null
      ? {
          title: 'We have decided on an appeal',
          paragraphs: [sentence(order)],
          items: itemsOfReturn(order),
          facts: appealFacts(order),
        }
      : undefined;

/** The mails to a vendor about moves of others. */
const VENDOR_MAILS: Partial<Record<OrderMove, (order: LetterOrder) => Words | undefined>> = {
  cancel: ({ number, sentAt, note, lines }) => ({
    title: 'An order was cancelled',
    paragraphs: [
      `Order ${number} was cancelled. ${sentAt === null ? 'Please don’t pack it.' : `Please put the ${orderedWords([{ lines }]).item} back.`}`,
      ...(note ? [note] : []),
    ],
  }),
  request_return: (order) => ({
    title: 'A buyer wants to return something',
    paragraphs: [`Please look at the return of order ${order.number} and answer it ${ANSWERED}.`],
    items: itemsOfReturn(order),
    facts: returnFacts(order),
  }),
  withdraw_return: (order) => ({
    title: 'A buyer has withdrawn a return',
    paragraphs: [
      `The buyer keeps what they wanted to return of order ${order.number}. You need not do anything.`,
    ],
    items: itemsOfReturn(order),
  }),
  appeal: (order) =>
    order.vendorEmail === null
      ? undefined
      : {
          title: 'A buyer has appealed',
          paragraphs: [
            `The buyer does not agree that the return of order ${order.number} was refused. We decide on it ${ANSWERED}, and write to you. You need not do anything.`,
          ],
          items: itemsOfReturn(order),
          facts: appealFacts(order),
        },
  accept_return: outcome((order) => {
    const { it, itHas } = returnedWords(order);
    return `We have accepted the return of order ${order.number}, which you had refused. The buyer was asked to send ${it} back to you. Please refund ${it} once ${itHas} arrived.`;
  }),
  refuse_return: outcome(
    ({ number, note }) => `The return of order ${number} stays refused. Our reason: ${note}`,
  ),
};

/** The mails to the administrator with a request. */
const REQUESTS: typeof VENDOR_MAILS = {
  appeal: (order) => ({
    title: 'Please decide on an appeal',
    paragraphs: [
      `The buyer does not agree that ${order.business} refused the return of order ${order.number}. Please decide on it ${ANSWERED}.`,
    ],
    items: itemsOfReturn(order),
    facts: appealFacts(order),
  }),
};

export async function tellStaffOfMove(
  at: Connection,
  letter: OrderLetter,
  move: OrderMove,
  sender: Sender,
): Promise<void> {
  const mails = [
    { recipient: 'vendor', words: VENDOR_MAILS[move]?.(letter.order) },
    { recipient: 'administrator', words: REQUESTS[move]?.(letter.order) },
  ] as const;
  for (const { recipient, words } of mails) {
    if (!words) continue;
    const subject = `${words.title} (${letter.order.number})`;
    const event = move === 'cancel' ? 'order_cancelled' : 'return';
    await tellStaff(at, letter, { ...words, subject, recipient, event }, sender);
  }
}
