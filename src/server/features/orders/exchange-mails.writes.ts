import type { Connection } from '../../db/connect.ts';
import { exchangedWords, exchangeEndedWords, exchangeOfferedWords } from './exchange-mails.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import { readLetterOfOrder } from './letters.reads.ts';
import { writeLetter } from './mails.writes.ts';
import { tellStaff } from './vendor-mails.writes.ts';

/** Tells the buyer that the wanted variation is packed, and the vendor if the buyer's payment made it so. */
export async function mailExchange(
  at: Connection,
  orderId: number,
  made: Parameters<typeof exchangedWords>[2],
  sender: Sender,
): Promise<void> {
  const letter = await readLetterOfOrder(at.ask, orderId);
  const { facts, order } = letter;
  await writeLetter(at, sender, facts, { kind: 'exchange', order, ...exchangedWords(order, facts, made) });
  if (made.paid === 0) return;
  await tellStaff(
    at,
    letter,
    {
      recipient: 'vendor',
      event: 'order_changed',
      subject: `The exchange of order ${order.number} is paid`,
      title: 'An exchange is paid',
      paragraphs: [`The buyer has paid for the exchange of order ${order.number}. Please send it.`],
    },
    sender,
  );
}

export async function mailExchangeOffered(
  at: Connection,
  orderId: number,
  offer: Parameters<typeof exchangeOfferedWords>[2],
  sender: Sender,
): Promise<void> {
  const { facts, order } = await readLetterOfOrder(at.ask, orderId);
  const words = exchangeOfferedWords(order, facts, offer);
  await writeLetter(at, sender, facts, { kind: 'offer_exchange', order, ...words });
}

export async function mailExchangeEnded(at: Connection, orderId: number, sender: Sender): Promise<void> {
  const { facts, order } = await readLetterOfOrder(at.ask, orderId);
  await writeLetter(at, sender, facts, { kind: 'end_exchange', order, ...exchangeEndedWords(order, facts) });
}
