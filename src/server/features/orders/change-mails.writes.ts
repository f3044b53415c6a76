import type { Actor } from '#rules/flows/flow.ts';
import type { Connection } from '../../db/connect.ts';
import type { ChangeFacts } from './change-mails.reads.ts';
import { changedWords, changeEndedWords, offeredWords } from './change-mails.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import { readLetterOfOrder } from './letters.reads.ts';
import { writeLetter } from './mails.writes.ts';
import { tellStaff } from './vendor-mails.writes.ts';

/** Tells the buyer what was changed, and the vendor if the site's staff made the change. */
export async function mailChanged(
  at: Connection,
  orderId: number,
  change: ChangeFacts & { actor: Actor },
  sender: Sender,
): Promise<void> {
  const letter = await readLetterOfOrder(at.ask, orderId);
  const { facts, order } = letter;
  await writeLetter(at, sender, facts, { kind: 'change', order, ...changedWords(order, facts, change) });
  if (change.actor === 'vendor') return;
  const { number } = order;
  const paid = change.wasPaidFor ? 'The buyer has paid for the change' : 'The administrator has changed';
  await tellStaff(
    at,
    letter,
    {
      recipient: 'vendor',
      event: 'order_changed',
      subject: `Order ${number} was changed`,
      title: 'An order was changed',
      paragraphs: [
        `${paid}${change.wasPaidFor ? ` of order ${number}` : ` order ${number}`}. Please pack it as it is now.`,
        ...change.words,
      ],
    },
    sender,
  );
}

export async function mailOffered(
  at: Connection,
  orderId: number,
  offer: Parameters<typeof offeredWords>[2],
  sender: Sender,
): Promise<void> {
  const { facts, order } = await readLetterOfOrder(at.ask, orderId);
  await writeLetter(at, sender, facts, { kind: 'offer_change', order, ...offeredWords(order, facts, offer) });
}

export async function mailChangeEnded(
  at: Connection,
  orderId: number,
  end: Parameters<typeof changeEndedWords>[2],
  sender: Sender,
): Promise<void> {
  const { facts, order } = await readLetterOfOrder(at.ask, orderId);
  await writeLetter(at, sender, facts, { kind: 'end_change', order, ...changeEndedWords(order, facts, end) });
}
