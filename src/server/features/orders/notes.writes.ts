import { writeAudit } from '../../db/audit.ts';
import type { Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { mentionedIn } from '#rules/office/mentions.ts';
import type { MailShop } from '../../ports/letter.ts';
import { tellWithMail, type Colleague } from '../staff/public.ts';
import { readOrderPeople } from './assignee.reads.ts';
import type { OrderSubject } from './subject.reads.ts';
import { orderNotes } from './tables.ts';

/**
 * Stores a staff member's note about an order. The audit log records that there is a note, without its text:
 * readers of the log may not see the order. Colleagues who are named with an @ are notified.
 */
export async function writeNote(
  at: Connection,
  order: OrderSubject,
  text: string,
  { author, shop }: { author: Account; shop: MailShop },
): Promise<void> {
  const { id, number } = order;
  const named = mentionedIn(text, await readOrderPeople(at.ask, author, order));
  const mentions = named.map(({ name }) => name);
  await at.db
    .insert(orderNotes)
    .values({ orderId: id, authorId: author.id, author: author.name, text, mentions });
  await tellNamed(at, order, { named, text, author, shop });
  await writeAudit(at.db, {
    actor: author,
    action: 'note order',
    subject: 'order',
    subjectId: number,
  });
}

const LONGEST = 160;

/** Each colleague has their own office, and so their own link. */
async function tellNamed(
  at: Connection,
  { businessId, storeId, number }: OrderSubject,
  {
    named,
    text,
    author,
    shop,
  }: { named: readonly Colleague[]; text: string; author: Account; shop: MailShop },
): Promise<void> {
  for (const { id, of } of named) {
    await tellWithMail(at, shop, {
      event: 'mention',
      businessId: of === 'site' ? null : businessId,
      storeId,
      only: [id],
      except: author.id,
      key: `mention:${number}`,
      again: 'always',
      title: `${author.name} named you in a note on order ${number}`,
      text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
      target: 'order',
      ref: number,
    });
  }
}
