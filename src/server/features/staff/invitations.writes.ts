import { createHash, randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/connect.ts';
import { isUniqueViolation } from '../../db/violations.ts';
import type { MailShop } from '../../ports/letter.ts';
import { INVITATION_DAYS, mailInvitation } from './mails.writes.ts';
import type { Manager } from './office.writes.ts';
import {
  actorOf,
  areStoresOf,
  canGive,
  lockMembers,
  readOfficeName,
  readStoreNames,
} from './office.writes.ts';
import type { GrantRow } from './reads.ts';
import { staffInvitations } from './tables.ts';

export type InviteProblem =
  | 'not open'
  | 'not yours to give'
  | 'no such store'
  | 'invited'
  | 'works here'
  | 'has another place'
  | 'unknown';

export const invitationHash = (token: string): Buffer => createHash('sha256').update(token).digest();

const newLink = () => {
  const token = randomBytes(32).toString('base64url');
  return {
    token,
    row: {
      tokenHash: invitationHash(token),
      expiresAt: sql`now() + make_interval(days => ${INVITATION_DAYS})`,
      sentAt: sql`now()`,
    },
  };
};

/**
 * Invites a person by mail. An email has at most one invitation of an office, also with many requests at
 * once.
 */
export async function invite(
  db: Db,
  shop: MailShop,
  by: Manager,
  { email, ...given }: GrantRow & { email: string },
): Promise<{ id: string } | InviteProblem> {
  const { businessId, of } = by.office;
  try {
    return await db.transaction(async (tx) => {
      const locked = await lockMembers(tx, by);
      if (!locked) return 'not open';
      if (!canGive(locked.grant, given, of)) return 'not yours to give';
      if (!(await areStoresOf(tx, businessId, given.storeIds))) return 'no such store';
      if (await worksHere(tx, businessId, email)) return 'works here';
      if (await worksElsewhere(tx, email)) return 'has another place';
      const { token, row } = newLink();
      const [made] = await tx
        .insert(staffInvitations)
        .values({ ...row, email, businessId, ...given, invitedBy: by.account.id })
        .returning({ id: staffInvitations.id });
      if (!made) throw new Error('An invitation was not written');
      await writeAudit(tx, {
        actor: actorOf(by),
        action: 'invite staff',
        subject: 'invitation',
        subjectId: made.id,
        after: {
          email,
          permissions: given.permissions,
          refund_limit: given.refundLimit,
          store_ids: given.storeIds,
        },
      });
      const office = await readOfficeName(tx, businessId, shop.name);
      await mailInvitation(tx, shop, {
        to: email,
        office,
        invitedBy: by.account.name,
        permissions: given.permissions,
        refundLimit: given.refundLimit,
        stores: await readStoreNames(tx, given.storeIds),
        token,
      });
      return made;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return 'invited';
    throw error;
  }
}

async function worksHere(tx: Db, businessId: number | null, email: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from users u
    where lower(u.email) = lower(${email}) and u.confirmed_at is not null
      and (exists (select from staff_members m
          where m.user_id = u.id and m.business_id is not distinct from ${businessId}::int)
        or exists (select from businesses b where b.owner_id = u.id and b.id = ${businessId}::int)
        or (${businessId === null} and u.role = 'administrator'))`);
  return rows.length > 0;
}

/**
 * Whether the account of an email could not accept: it is staff already, has a business or is the site's
 * administrator. The answer is the same for all three, so that a vendor can't find out the site's
 * administrators.
 */
async function worksElsewhere(tx: Db, email: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from users u
    where lower(u.email) = lower(${email}) and u.confirmed_at is not null
      and (u.role = 'administrator'
        or exists (select from staff_members m where m.user_id = u.id)
        or exists (select from businesses b where b.owner_id = u.id))`);
  return rows.length > 0;
}

const one = (by: Manager, id: string) =>
  and(
    eq(staffInvitations.id, id),
    sql`${staffInvitations.businessId} is not distinct from ${by.office.businessId}::int`,
  );

/** Sends an invitation again with a new link. The sender becomes responsible for the rights that it gives. */
export function resend(db: Db, shop: MailShop, by: Manager, id: string): Promise<'done' | InviteProblem> {
  return db.transaction(async (tx) => {
    const locked = await lockMembers(tx, by);
    if (!locked) return 'not open';
    const [known] = await tx.select().from(staffInvitations).where(one(by, id)).for('update');
    if (!known) return 'unknown';
    if (!canGive(locked.grant, known, by.office.of)) return 'not yours to give';
    const { token, row } = newLink();
    await tx
      .update(staffInvitations)
      .set({ ...row, invitedBy: by.account.id })
      .where(eq(staffInvitations.id, id));
    await writeAudit(tx, {
      actor: actorOf(by),
      action: 'resend invitation',
      subject: 'invitation',
      subjectId: id,
    });
    const office = await readOfficeName(tx, by.office.businessId, shop.name);
    const { email: to, permissions, refundLimit } = known;
    const invitedBy = by.account.name;
    const stores = await readStoreNames(tx, known.storeIds);
    await mailInvitation(tx, shop, { to, office, invitedBy, permissions, refundLimit, stores, token });
    return 'done';
  });
}

export function withdraw(db: Db, by: Manager, id: string): Promise<'done' | InviteProblem> {
  return db.transaction(async (tx) => {
    if (!(await lockMembers(tx, by))) return 'not open';
    const [gone] = await tx
      .delete(staffInvitations)
      .where(one(by, id))
      .returning({ email: staffInvitations.email });
    if (!gone) return 'unknown';
    await writeAudit(tx, {
      actor: actorOf(by),
      action: 'withdraw invitation',
      subject: 'invitation',
      subjectId: id,
      before: { email: gone.email },
    });
    return 'done';
  });
}
