import { eq, sql } from 'drizzle-orm';
import { mayGive, type Grant } from '#rules/office/grant.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/connect.ts';
import type { MailShop } from '../../ports/letter.ts';
import { users } from '../account/public.ts';
import { mailRemoved } from './mails.writes.ts';
import type { Manager, MemberProblem } from './office.writes.ts';
import { actorOf, areStoresOf, byUser, canGive, lockMember, readOfficeName } from './office.writes.ts';
import { forgetNotifications } from './notifications.writes.ts';
import type { GrantRow } from './reads.ts';
import { grantOf } from './reads.ts';
import { staffInvitations, staffMembers } from './tables.ts';

export type ChangeProblem = MemberProblem | 'changed' | 'not yours to give' | 'no such store';

const shown = ({ permissions, refundLimit, storeIds }: GrantRow) => ({
  permissions,
  refund_limit: refundLimit,
  store_ids: storeIds,
});

/** Takes work from a person that they may no longer do; all of it if they have no rights left. */
export type ReleaseWork = (tx: Db, userId: number, left: Grant | undefined) => Promise<void>;

/**
 * Changes the rights of a person. Every request reads them anew, so they hold from the person's next request
 * on.
 */
export function changeMember(
  db: Db,
  release: ReleaseWork,
  by: Manager,
  { userId, version, ...wanted }: GrantRow & { userId: number; version: number },
): Promise<'done' | ChangeProblem> {
  return db.transaction(async (tx) => {
    const found = await lockMember(tx, by, userId);
    if (typeof found === 'string') return found;
    const { member, grant } = found;
    if (!canGive(grant, wanted, by.office.of)) return 'not yours to give';
    if (member.version !== version) return 'changed';
    if (!(await areStoresOf(tx, by.office.businessId, wanted.storeIds))) return 'no such store';
    await tx
      .update(staffMembers)
      .set({ ...wanted, version: sql`${staffMembers.version} + 1` })
      .where(byUser(userId));
    await withdrawBeyond(tx, userId, by, wanted);
    await release(tx, userId, grantOf(wanted, by.office.of));
    await writeAudit(tx, {
      actor: actorOf(by),
      action: 'change permissions',
      subject: 'staff',
      subjectId: userId,
      before: shown(member),
      after: shown(wanted),
    });
    return 'done';
  });
}

/** Ends a person's work for the office. Their account stays, as a shopper's. */
export function removeMember(
  db: Db,
  { shop, release }: { shop: MailShop; release: ReleaseWork },
  by: Manager,
  userId: number,
): Promise<'done' | MemberProblem> {
  return db.transaction(async (tx) => {
    const found = await lockMember(tx, by, userId);
    if (typeof found === 'string') return found;
    await tx.delete(staffMembers).where(byUser(userId));
    await withdrawBeyond(tx, userId, by, undefined);
    await release(tx, userId, undefined);
    await forgetNotifications(tx, userId);
    await writeAudit(tx, {
      actor: actorOf(by),
      action: 'remove staff',
      subject: 'staff',
      subjectId: userId,
      before: shown(found.member),
    });
    const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    const office = await readOfficeName(tx, by.office.businessId, shop.name);
    if (person) await mailRemoved(tx, shop, { to: person.email, office });
    return 'done';
  });
}

/** Withdraws a person's invitations that give more than the person may now give. */
async function withdrawBeyond(
  tx: Db,
  userId: number,
  { office }: Manager,
  left: GrantRow | undefined,
): Promise<void> {
  const sent = await tx.select().from(staffInvitations).where(eq(staffInvitations.invitedBy, userId));
  const rest = left && grantOf(left, office.of);
  for (const one of sent) {
    const isCovered = rest?.rights.includes('people') && mayGive(rest, grantOf(one, office.of));
    if (!isCovered) await tx.delete(staffInvitations).where(eq(staffInvitations.id, one.id));
  }
}
