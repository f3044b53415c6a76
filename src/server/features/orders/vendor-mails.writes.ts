import { ANSWERED } from '#rules/checkout/returns.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import { acceptBy } from '#rules/orders/next-step.ts';
import { RETURN_REASON_WORDS } from '#rules/orders/return-reasons.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { Connection } from '../../db/connect.ts';
import type { Letter } from '../../ports/letter.ts';
import { layOut } from '../../ports/mail-layout.ts';
import type { Sender } from './letter-parts.reads.ts';
import { itemsOf, itemsOfReturn } from './letter-parts.reads.ts';
import type { LetterFacts, LetterOrder } from './letters.reads.ts';
import { readLetterOfOrder } from './letters.reads.ts';
import { mailAboutOrder, noteMail } from './outbox.writes.ts';

type OrderLetter = Awaited<ReturnType<typeof readLetterOfOrder>>;
type Words = Pick<Letter, 'title' | 'paragraphs' | 'items' | 'facts'>;

/**
 * To the owner of a business; the site itself looks after those that have none. Its link opens nothing without a login.
 * It names a customer and an address, so its words are forgotten once it is sent.
 */
async function tellVendor(
  at: Connection,
  { facts, order }: OrderLetter,
  { subject, ...words }: Words & { subject: string },
  { shop, notedAt }: Sender,
): Promise<void> {
  const note = { groupId: facts.id, orderId: order.id, recipient: 'vendor', title: words.title } as const;
  if (notedAt) return noteMail(at, note, notedAt);
  const to = order.vendorEmail ?? shop.email;
  if (to === '') return;
  const letter = layOut({
    shop,
    items: itemsOf([order]),
    ...words,
    facts: [{ label: 'Customer', value: facts.name }, ...(words.facts ?? [])],
    // The site's own office looks after businesses that have no account.
    action: {
      label: 'Open the order',
      url: shop.url + officePaths.order(order.vendorEmail ? 'vendor' : 'admin', order.number),
    },
    footnote: `You get this mail because ${order.business} sells at ${shop.name}.`,
  });
  await mailAboutOrder(at, { ...note, isSecret: true, to, subject, ...letter });
}

/** A postcode that is read out or typed is not broken in two. */
const oneLine = (postCode: string) => postCode.replace(' ', '\u00a0');

/** Where it goes, in one line each. */
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
  const { number, placedAt, paidAt, promisedBy, way } = letter.order;
  const by = acceptBy({
    placedAt: new Date(placedAt),
    paidAt: paidAt === null ? null : new Date(paidAt),
    promisedBy: new Date(promisedBy),
  });
  const paid = letter.facts.paymentKind === 'in_store' && !paidAt ? 'will be paid at the counter' : 'is paid';
  const pack = way === 'collect' ? 'get it ready' : 'pack it';
  const words = {
    subject: `New order ${number}`,
    title: 'You have a new order',
    paragraphs: [
      `Order ${number} ${paid}. Please accept it by ${dateWords(by)}, ${timeWords(by)}, and ${pack}.`,
    ],
    facts: newOrderFacts(letter),
  };
  await tellVendor(at, letter, words, sender);
}

function returnFacts({ return: wish }: LetterOrder): NonNullable<Letter['facts']> {
  if (!wish) return [];
  return [
    { label: 'Reason', value: RETURN_REASON_WORDS[wish.reason] },
    ...(wish.note ? [{ label: 'Note', value: wish.note }] : []),
    { label: 'Photos', value: wish.photos > 0 ? `${wish.photos}, with the return` : 'None' },
    { label: 'Wants', value: wish.asCredit ? 'Store credit' : 'Money back' },
  ];
}

/** What a vendor is told of a buyer's move. */
const TELLINGS: Partial<Record<OrderMove, (order: LetterOrder) => Words>> = {
  cancel: ({ number }) => ({
    title: 'An order was cancelled',
    paragraphs: [`Order ${number} was cancelled. Please don’t pack it.`],
  }),
  request_return: (order) => ({
    title: 'A buyer wants to return something',
    paragraphs: [`Please look at the return of order ${order.number} and answer it ${ANSWERED}.`],
    items: itemsOfReturn(order),
    facts: returnFacts(order),
  }),
};

export async function tellVendorOfMove(
  at: Connection,
  letter: OrderLetter,
  move: OrderMove,
  sender: Sender,
): Promise<void> {
  const words = TELLINGS[move]?.(letter.order);
  if (!words) return;
  const subject = `${words.title} (${letter.order.number})`;
  await tellVendor(at, letter, { ...words, subject }, sender);
}
