import { randomUUID } from 'node:crypto';
import { addresses } from '#rules/page/addresses.ts';
import type { RepairEvent, RepairPaper } from '#rules/repair/kinds.ts';
import type { Connection } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import { writeToken } from '../../http/links.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import { layOut } from '../../ports/mail-layout.ts';
import type { Sender } from '../../ports/sender.ts';
import type { RepairLetter } from './mail-words.reads.ts';
import { movedLetter, newLinkLetter, placedLetter, reminderLetter } from './mail-words.reads.ts';
import type { RepairRequest } from './moving.writes.ts';
import type { RepairFacts } from './ticket.reads.ts';
import { readRepair } from './ticket.reads.ts';

const NOTE = {
  name: 'repair-mail-note',
  text: `insert into repair_mails (key, repair_id, title, written_at) values ($1, $2, $3, $4)
    on conflict (key) do nothing returning id`,
};

const PAPERS: Record<RepairPaper, string> = { warranty: 'Your warranty', receipt: 'Your receipt' };

/** Queues a mail in the transaction of the change. It holds the link, so its text is erased after it was sent. */
async function writeLetter(
  at: Connection,
  { shop, secret, notedAt }: Sender,
  { repair, letter, now }: { repair: RepairFacts; letter: RepairLetter; now: Date },
): Promise<void> {
  // A person at the counter may give no email.
  if (repair.email === '') return;
  const { action = 'See your repair', papers = [], ...rest } = letter;
  const key = `repair:${randomUUID()}`;
  const noted = await at.ask(NOTE, [key, repair.id, rest.title, notedAt ?? now]);
  if (noted.length === 0 || notedAt) return;
  const token = writeToken(secret, { kind: 'repair', id: String(repair.id) }, repair.link_version);
  const composed = layOut({
    shop,
    ...rest,
    action: { label: action, url: shop.url + addresses.track(token) },
    links: papers.map((name) => ({ label: PAPERS[name], url: shop.url + addresses.paper(token, name) })),
    footnote: `You are receiving this email because of your repair ${repair.number} at ${shop.name}.`,
  });
  await enqueueMail(at.db, {
    dedupeKey: key,
    isSecret: true,
    to: repair.email,
    subject: `${rest.title} (${repair.number})`,
    ...composed,
  });
}

async function readOf(at: Connection, id: number): Promise<RepairFacts> {
  return mustExist(await readRepair(at.ask, id), 'the repair');
}

export async function mailPlaced(at: Connection, id: number, sender: Sender, now: Date): Promise<void> {
  const repair = await readOf(at, id);
  await writeLetter(at, sender, { repair, letter: placedLetter(repair), now });
}

export async function mailReminder(at: Connection, id: number, sender: Sender, now: Date): Promise<void> {
  const repair = await readOf(at, id);
  await writeLetter(at, sender, { repair, letter: reminderLetter(repair), now });
}

export async function mailNewLink(at: Connection, id: number, sender: Sender, now: Date): Promise<void> {
  const repair = await readOf(at, id);
  await writeLetter(at, sender, { repair, letter: newLinkLetter(repair), now });
}

/** Tells the customer of a move. */
export async function mailMoved(
  at: Connection,
  {
    repairId,
    move,
    wasUnrepaired,
    said,
  }: {
    repairId: number;
    move: RepairEvent;
    wasUnrepaired: boolean;
    said: { note?: string | undefined };
  },
  { by, sender, now }: Pick<RepairRequest, 'by' | 'sender' | 'now'>,
): Promise<void> {
  const repair = await readOf(at, repairId);
  const byCustomer = by.actor === 'customer';
  const letter = movedLetter(move, { repair, note: said.note ?? '', wasUnrepaired, byCustomer });
  if (letter) await writeLetter(at, sender, { repair, letter, now });
}
