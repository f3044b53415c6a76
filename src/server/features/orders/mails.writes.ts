import type { OrderMove } from '#rules/flows/order.ts';
import type { MailKind } from '#rules/site/mail-kinds.ts';
import type { Connection } from '../../db/connect.ts';
import type { Words } from './buyer-mails.reads.ts';
import {
  BUYER_MAILS,
  cancelledWords,
  declinedWords,
  lateWords,
  paidWords,
  reviewWords,
  tellsBuyer,
} from './buyer-mails.reads.ts';
import type { DeviceMail } from './device-mails.reads.ts';
import { DEVICE_MAILS } from './device-mails.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import type { LetterFacts, LetterOrder } from './letters.reads.ts';
import { readLetterOfGroup, readLetterOfOrder } from './letters.reads.ts';
import { writeToken } from '../../http/links.ts';
import { composeMail } from './compose-mail.reads.ts';
import { mailAboutOrder, noteMail } from './outbox.writes.ts';
import { tellStaffOfMove } from './vendor-mails.writes.ts';

interface ToBuyer extends Words {
  kind: MailKind;
  /** Set if the mail is about one order. */
  order?: LetterOrder;
  /** A name for a mail that a group gets only once. */
  once?: string;
}

/** Mails about orders hold a link that gives access to the order, so their text is erased after sending. */
export async function writeLetter(
  at: Connection,
  sender: Sender,
  facts: LetterFacts,
  { kind, order, once, ...words }: ToBuyer,
): Promise<void> {
  // A customer at the counter may have given no email.
  if (facts.email === '') return;
  const note = { groupId: facts.id, orderId: order?.id ?? null, recipient: 'buyer', once } as const;
  if (sender.notedAt) return noteMail(at, { ...note, title: words.title }, sender.notedAt);
  const target = order
    ? ({ kind: 'order', id: String(order.id) } as const)
    : ({ kind: 'group', id: facts.id } as const);
  const token = writeToken(sender.secret, target, (order ?? facts).linkVersion);
  const mail = composeMail({ sender, facts, order, kind, token }, words);
  await mailAboutOrder(at, { ...note, isSecret: true, to: facts.email, ...mail });
}

export async function mailPaid(at: Connection, groupId: string, sender: Sender): Promise<void> {
  const facts = await readLetterOfGroup(at.ask, groupId);
  await writeLetter(at, sender, facts, { kind: 'paid', ...paidWords(facts, sender) });
}

/** Tells the buyer that their order waits for their device, or that it is worth less. */
export async function mailAboutDevice(
  at: Connection,
  groupId: string,
  kind: DeviceMail,
  sender: Sender,
): Promise<void> {
  const facts = await readLetterOfGroup(at.ask, groupId);
  if (!facts.device) throw new Error('a mail is to tell of a device that is not there');
  await writeLetter(at, sender, facts, { kind, ...DEVICE_MAILS[kind](facts, facts.device) });
}

export async function mailDeclined(at: Connection, groupId: string, sender: Sender): Promise<void> {
  const facts = await readLetterOfGroup(at.ask, groupId);
  await writeLetter(at, sender, facts, { kind: 'declined', ...declinedWords(facts) });
}

export async function mailCancelled(
  at: Connection,
  groupId: string,
  sender: Sender,
  how: Parameters<typeof cancelledWords>[1],
): Promise<void> {
  const facts = await readLetterOfGroup(at.ask, groupId);
  await writeLetter(at, sender, facts, { kind: 'cancel', ...cancelledWords(facts, how) });
}

export async function mailLate(at: Connection, groupId: string, sender: Sender): Promise<void> {
  const facts = await readLetterOfGroup(at.ask, groupId);
  await writeLetter(at, sender, facts, { kind: 'late', ...lateWords(facts) });
}

export async function mailMoved(
  at: Connection,
  { orderId, move }: { orderId: number; move: OrderMove },
  sender: Sender,
): Promise<void> {
  if (!tellsBuyer(move)) return;
  const letter = await readLetterOfOrder(at.ask, orderId);
  const { facts, order } = letter;
  const words = BUYER_MAILS[move](order, facts, sender);
  if (words) await writeLetter(at, sender, facts, { kind: move, ...words, order });
  await tellStaffOfMove(at, letter, move, sender);
}

/** Asks a buyer to review items that they have and have not reviewed. No mail if there are none. */
export async function mailReviewRequest(at: Connection, orderId: number, sender: Sender): Promise<void> {
  const { facts, order } = await readLetterOfOrder(at.ask, orderId);
  const words = reviewWords(order, facts);
  if (words) await writeLetter(at, sender, facts, { kind: 'review_request', ...words, order });
}
