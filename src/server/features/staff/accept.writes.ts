import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/connect.ts';
import { isUniqueViolation } from '../../db/violations.ts';
import type { MailShop } from '../../ports/letter.ts';
import { hashPassword } from '../../ports/passwords.ts';
import { makeConfirmedAccount, users } from '../account/public.ts';
import { invitationHash } from './invitations.writes.ts';
import { mailAccepted } from './mails.writes.ts';
import { readOfficeName } from './office.writes.ts';
import { staffInvitations, staffMembers } from './tables.ts';

type Invitation = typeof staffInvitations.$inferSelect;

/** Why an invitation can't be accepted as it was asked. */
export type AcceptProblem =
  'over' | 'sign in' | 'somebody else' | 'name and password' | 'administrator' | 'owner' | 'staff already';

interface Acceptance {
  token: string;
  /** The account that is signed in. */
  userId: number | undefined;
  /** For a new account. */
  name: string | undefined;
  password: string | undefined;
  client: string;
}

/** An invitation that can still be accepted. */
export async function findInvitation(db: Db, token: string): Promise<Invitation | undefined> {
  const [found] = await db
    .select()
    .from(staffInvitations)
    .where(sql`${staffInvitations.tokenHash} = ${invitationHash(token)} and expires_at > now()`);
  return found;
}

/** The account that has the address of an invitation. */
export async function findInvited(db: Db, email: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from users where lower(email) = lower(${email}) and confirmed_at is not null`,
  );
  return rows[0]?.id;
}

/**
 * Makes the holder of an invitation's email a member of the staff, and uses the invitation up. The link was
 * sent to the email, so it proves the email of a new account. The owner of an existing account has to be
 * signed in.
 */
export async function accept(
  db: Db,
  shop: MailShop,
  given: Acceptance,
): Promise<{ office: string } | AcceptProblem> {
  const { password, client } = given;
  const passwordHash =
    password === undefined ? undefined : await hashPassword(password, { client, standing: 'known' });
  const follow = () => db.transaction((tx) => acceptIn(tx, shop, { ...given, passwordHash }));
  try {
    return await follow();
  } catch (error) {
    // In the meantime an account was made with this email, or took it over: look again.
    if (isUniqueViolation(error)) return follow();
    throw error;
  }
}

async function acceptIn(
  tx: Db,
  shop: MailShop,
  { token, userId, name, passwordHash }: Acceptance & { passwordHash: string | undefined },
): Promise<{ office: string } | AcceptProblem> {
  const [invitation] = await tx
    .select()
    .from(staffInvitations)
    .where(sql`${staffInvitations.tokenHash} = ${invitationHash(token)} and expires_at > now()`)
    .for('update');
  if (!invitation) return 'over';
  const { email, businessId, permissions, refundLimit, storeIds } = invitation;
  const known = await findInvited(tx, email);
  const problem = known === undefined ? undefined : await whyNot(tx, known, userId);
  if (problem) return problem;
  if (known === undefined && (name === undefined || passwordHash === undefined)) return 'name and password';
  const memberId =
    known ?? (await makeConfirmedAccount(tx, { email, name: name ?? '', passwordHash: passwordHash ?? '' }));
  const grant = { permissions, refundLimit, storeIds };
  await tx.insert(staffMembers).values({ userId: memberId, businessId, ...grant });
  await tx.delete(staffInvitations).where(eq(staffInvitations.id, invitation.id));
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, memberId));
  await writeAudit(tx, {
    actor: { id: memberId, name: person?.name ?? '', businessId },
    action: 'accept invitation',
    subject: 'staff',
    subjectId: memberId,
    after: { email, permissions, refund_limit: refundLimit, store_ids: storeIds },
  });
  const office = await readOfficeName(tx, businessId, shop.name);
  const [inviter] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, invitation.invitedBy));
  if (inviter) await mailAccepted(tx, shop, { to: inviter.email, office, name: person?.name ?? '', email });
  return { office };
}

/**
 * Locks the account, as the registration of a business does: an account can't both have a business and work
 * for another.
 */
async function whyNot(
  tx: Db,
  memberId: number,
  signedIn: number | undefined,
): Promise<AcceptProblem | undefined> {
  if (signedIn === undefined) return 'sign in';
  if (signedIn !== memberId) return 'somebody else';
  const [user] = await tx
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, memberId))
    .for('no key update');
  if (!user) return 'over';
  if (user.role === 'administrator') return 'administrator';
  const { rows } = await tx.execute<{ owns: boolean; works: boolean }>(sql`
    select exists (select from businesses where owner_id = ${memberId}) as owns,
      exists (select from staff_members where user_id = ${memberId}) as works`);
  if (rows[0]?.owns) return 'owner';
  return rows[0]?.works ? 'staff already' : undefined;
}
