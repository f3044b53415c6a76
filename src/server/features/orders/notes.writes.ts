import { writeAudit } from '../../db/audit.ts';
import type { Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { orderNotes } from './tables.ts';

/**
 * Stores a staff member's note about an order. The audit log says that there is one, not what it says: it is read by
 * people who may not see the order.
 */
export async function writeNote(
  at: Connection,
  { id, number }: { id: number; number: string },
  text: string,
  author: Account,
): Promise<void> {
  await at.db.insert(orderNotes).values({ orderId: id, authorId: author.id, author: author.name, text });
  await writeAudit(at.db, {
    actor: author,
    action: 'note order',
    subject: 'order',
    subjectId: number,
  });
}
