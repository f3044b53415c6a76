import { writeAudit } from '../../db/audit.ts';
import type { Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { Sender } from '../../ports/sender.ts';
import { mailNewLink } from './mails.writes.ts';

const RENEW = {
  name: 'repair-link-renew',
  text: `update repairs set link_version = link_version + 1 where id = $1 and link_version = $2 returning number`,
};

/** Makes the link of a ticket invalid, and mails a new one. False if it was renewed since it was read. */
export async function renewLink(
  at: Connection,
  { id, version, now }: { id: number; version: number; now: Date },
  by: Account,
  sender: Sender,
): Promise<boolean> {
  const [renewed] = await at.ask<{ number: string }>(RENEW, [id, version]);
  if (!renewed) return false;
  await writeAudit(at.db, { actor: by, action: 'renew link', subject: 'repair', subjectId: renewed.number });
  await mailNewLink(at, id, sender, now);
  return true;
}
