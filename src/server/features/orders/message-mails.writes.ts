import { officePaths } from '#rules/page/office-paths.ts';
import type { Connection } from '../../db/connect.ts';
import type { Sender } from '../../ports/sender.ts';
import { readLetterOfOrder } from './letters.reads.ts';
import { writeLetter } from './mails.writes.ts';
import type { Said } from './message-mails.reads.ts';
import { messageWords, quotesOf } from './message-mails.reads.ts';
import { tellStaff } from './vendor-mails.writes.ts';

/** Mails the messages of a vendor or the shop to the buyer of an order, in one mail. */
export async function mailMessagesToBuyer(
  at: Connection,
  orderId: number,
  said: readonly Said[],
  sender: Sender,
): Promise<void> {
  const { facts, order } = await readLetterOfOrder(at.ask, orderId);
  await writeLetter(at, sender, facts, { kind: 'message', ...messageWords(said, order, facts), order });
}

/** Mails the messages of a buyer to the vendor of the order, in one mail. */
export async function mailMessagesToStaff(
  at: Connection,
  orderId: number,
  said: readonly Said[],
  sender: Sender,
): Promise<void> {
  const letter = await readLetterOfOrder(at.ask, orderId);
  const { facts, order } = letter;
  const words = {
    subject: `${facts.name} has written about order ${order.number}`,
    title: 'A buyer has written to you',
    paragraphs: [`${facts.name} waits for your answer about order ${order.number}.`],
    quotes: quotesOf(said),
    link: { label: 'Answer', pathOf: officePaths.conversation },
  };
  await tellStaff(at, letter, { ...words, event: 'message', recipient: 'vendor' }, sender);
}
