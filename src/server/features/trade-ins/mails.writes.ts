import { randomUUID } from 'node:crypto';
import type { BenchActor } from '#rules/flows/flow.ts';
import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { unsaid } from '#rules/orders/choice-words.ts';
import { addresses } from '#rules/page/addresses.ts';
import { money } from '#rules/papers/paper.ts';
import { mailPicture } from '#rules/presentation/mail-picture.ts';
import type { Connection } from '../../db/connect.ts';
import { writeToken } from '../../http/links.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import { layOut } from '../../ports/mail-layout.ts';
import type { Sender } from '../../ports/sender.ts';
import type { LetterDevice, LetterFacts } from './letter.reads.ts';
import { readLetter, readLetterOfItem } from './letter.reads.ts';
import type { Words } from './mail-words.reads.ts';
import { MOVE_MAILS, offered, quotedWords, reminderWords } from './mail-words.reads.ts';

interface When {
  now: Date;
  sender: Sender;
}

const NOTE = {
  name: 'trade-in-mail-note',
  text: `
  insert into trade_in_mails (key, trade_in_id, item_id, title, written_at)
  values ($1, $2, $3, $4, $5) on conflict (key) do nothing returning id`,
};

/**
 * Queues a mail to the customer, and records it. It holds a link that gives access, so its text is erased
 * after sending.
 */
async function writeLetter(
  at: Connection,
  facts: LetterFacts,
  { words, devices, once }: { words: Words; devices: readonly LetterDevice[]; once?: string },
  { now, sender }: When,
): Promise<void> {
  // A person at the counter may have given no email.
  if (facts.email === '') return;
  const { shop, secret, notedAt } = sender;
  const key = `trade-in:${once ?? randomUUID()}`;
  const only = devices.length === 1 && facts.devices.length > 1 ? devices[0] : undefined;
  const written = [key, facts.id, only?.id ?? null, words.title, notedAt ?? now];
  const noted = await at.ask(NOTE, written);
  if (noted.length === 0 || notedAt) return;
  const token = writeToken(secret, { kind: 'trade_in', id: String(facts.id) }, facts.linkVersion);
  const { priced = false, action = 'See your trade-in', ...rest } = words;
  const letter = layOut({
    shop,
    ...rest,
    items: devices.map((device) => ({
      name: device.name,
      detail: unsaid(device.choice, device.name),
      price: priced ? money(device.price ?? offered(device)) : '',
      picture: mailPicture(device.image),
    })),
    action: { label: action, url: shop.url + addresses.track(token) },
    footnote: `You are receiving this email because of your trade-in ${facts.number} at ${shop.name}.`,
  });
  await enqueueMail(at.db, {
    dedupeKey: key,
    to: facts.email,
    subject: `${words.title} (${only?.number ?? facts.number})`,
    ...letter,
    isSecret: true,
  });
}

/** The offers of a new request, with the link to it. */
export async function mailQuoted(at: Connection, tradeInId: number, when: When): Promise<void> {
  const facts = await readLetter(at.ask, tradeInId);
  await writeLetter(at, facts, { words: quotedWords(facts), devices: facts.devices }, when);
}

/** Tells the customer of a move. One mail covers all devices that were moved together. */
export async function mailMoved(
  at: Connection,
  { itemIds, move, by }: { itemIds: readonly number[]; move: TradeInMove; by: BenchActor },
  when: When,
): Promise<void> {
  const [first] = itemIds;
  if (first === undefined || !MOVE_MAILS[move]) return;
  const facts = await readLetterOfItem(at.ask, first);
  const devices = facts.devices.filter(({ id }) => itemIds.includes(id));
  const [device] = devices;
  const words = device && MOVE_MAILS[move]({ facts, device, count: devices.length, by });
  if (words) await writeLetter(at, facts, { words, devices }, when);
}

export async function mailReminder(
  at: Connection,
  itemId: number,
  when: When & { count: number },
): Promise<void> {
  const facts = await readLetterOfItem(at.ask, itemId);
  const device = facts.devices.find(({ id }) => id === itemId);
  if (!device) return;
  const once = `reminder ${when.count}:${itemId}:${device.dueAt ?? ''}`;
  await writeLetter(at, facts, { words: reminderWords(device), devices: [device], once }, when);
}
