import { ANSWERED } from '#rules/checkout/returns.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Connection } from '../../db/connect.ts';
import type { Letter } from '../../ports/letter.ts';
import { layOut } from '../../ports/mail-layout.ts';
import type { Sender } from './letter-parts.reads.ts';
import { arrivalOf, itemsOf, itemsOfReturn } from './letter-parts.reads.ts';
import { readLetterOfOrder } from './letters.reads.ts';
import { mailAboutOrder, noteMail } from './outbox.writes.ts';

type OrderLetter = Awaited<ReturnType<typeof readLetterOfOrder>>;

/**
 * To the owner of a business; the site itself looks after those that have none. It holds no link that opens anything
 * without a login.
 */
async function tellVendor(
  at: Connection,
  { facts, order }: OrderLetter,
  {
    items = itemsOf([order]),
    subject,
    title,
    paragraphs,
  }: Pick<Letter, 'items' | 'title' | 'paragraphs'> & { subject: string },
  { shop, notedAt }: Sender,
): Promise<void> {
  const note = { groupId: facts.id, orderId: order.id, recipient: 'vendor', title } as const;
  if (notedAt) return noteMail(at, note, notedAt);
  const to = order.vendorEmail ?? shop.email;
  if (to === '') return;
  const letter = layOut({
    shop,
    title,
    paragraphs,
    items,
    facts: [{ label: 'Customer', value: facts.name }],
    action: { label: 'Go to your orders', url: shop.url + addresses.vendor() },
    footnote: `You get this mail because ${order.business} sells at ${shop.name}.`,
  });
  await mailAboutOrder(at, { ...note, to, subject, ...letter });
}

export async function mailNewOrder(at: Connection, orderId: number, sender: Sender): Promise<void> {
  const letter = await readLetterOfOrder(at.ask, orderId);
  const { number } = letter.order;
  const what =
    letter.facts.paymentKind === 'in_store'
      ? `Order ${number} is paid at the counter. Please accept it and get it ready.`
      : `Order ${number} is paid. Please accept it and pack it.`;
  const words = {
    subject: `New order ${number}`,
    title: 'You have a new order',
    paragraphs: [what, arrivalOf(letter.order)],
  };
  await tellVendor(at, letter, words, sender);
}

/** What a vendor is told of a buyer's move. */
const TELLINGS: Partial<Record<OrderMove, (number: string) => { title: string; words: string }>> = {
  cancel: (number) => ({
    title: 'An order was cancelled',
    words: `Order ${number} was cancelled. Please don’t pack it.`,
  }),
  request_return: (number) => ({
    title: 'A buyer wants to return something',
    words: `Please look at the return of order ${number} and answer it ${ANSWERED}.`,
  }),
};

export async function tellVendorOfMove(
  at: Connection,
  letter: OrderLetter,
  move: OrderMove,
  sender: Sender,
): Promise<void> {
  const { number } = letter.order;
  const telling = TELLINGS[move]?.(number);
  if (!telling) return;
  const { title, words } = telling;
  const items = move === 'request_return' ? itemsOfReturn(letter.order) : itemsOf([letter.order]);
  const subject = `${title} (${number})`;
  await tellVendor(at, letter, { subject, title, paragraphs: [words], items }, sender);
}

export async function mailVendorOfMove(
  at: Connection,
  orderId: number,
  move: OrderMove,
  sender: Sender,
): Promise<void> {
  await tellVendorOfMove(at, await readLetterOfOrder(at.ask, orderId), move, sender);
}
