import { writeAudit } from '../../db/audit.ts';
import type { Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { Sender } from '../../ports/sender.ts';
import { newLinkWords } from './buyer-mails.reads.ts';
import { readLetterOfGroup } from './letters.reads.ts';
import { writeLetter } from './mails.writes.ts';
import { lockGroup } from './order.writes.ts';

const RENEW_GROUP = {
  name: 'link-renew-group',
  text: `update order_groups set link_version = link_version + 1
    where id = $1 and link_version = $2 returning link_version`,
};
/** With the version of the order, a move that came by the old link and waits for the lock is refused too. */
const RENEW_ORDERS = {
  name: 'link-renew-orders',
  text: 'update orders set link_version = link_version + 1, version = version + 1 where group_id = $1',
};

/**
 * Makes the tracking links of an order invalid, and mails the buyer a new one. The page of a group shows the
 * link of each of its orders, so all of them end. False if they were renewed since they were read.
 */
export async function renewLinks(
  at: Connection,
  { groupId, number, version }: { groupId: string; number: string; version: number },
  by: Account,
  sender: Sender,
): Promise<boolean> {
  await lockGroup(at.ask, groupId);
  const renewed = await at.ask(RENEW_GROUP, [groupId, version]);
  if (renewed.length === 0) return false;
  await at.ask(RENEW_ORDERS, [groupId]);
  await writeAudit(at.db, { actor: by, action: 'renew link', subject: 'order', subjectId: number });
  const facts = await readLetterOfGroup(at.ask, groupId);
  await writeLetter(at, sender, facts, { kind: 'new_link', ...newLinkWords(facts) });
  return true;
}
