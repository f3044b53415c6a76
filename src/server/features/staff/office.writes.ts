import { eq, inArray, sql } from 'drizzle-orm';
import type { Grant, OfficePost } from '#rules/office/grant.ts';
import { mayGive } from '#rules/office/grant.ts';
import type { OfficeOf } from '#rules/office/permissions.ts';
import type { Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { GrantRow } from './reads.ts';
import { grantOf, isHead } from './reads.ts';
import { staffMembers } from './tables.ts';

/** A person of an office who looks after its people. */
export interface Manager {
  account: Pick<Account, 'id' | 'name'>;
  office: OfficePost;
}

type MemberRow = typeof staffMembers.$inferSelect;

/** For the audit log: the person, and the office in which they acted. */
export const actorOf = ({ account, office }: Manager) => ({ ...account, businessId: office.businessId });

/**
 * Reads the current rights of a manager. They may have changed since the request began, so the manager's row
 * is read again and locked, in one order with the rows to change. Undefined if they no longer look after
 * people.
 */
export async function lockMembers(
  tx: Db,
  { account, office }: Manager,
  others: readonly number[] = [],
): Promise<{ grant: Grant; members: MemberRow[] } | undefined> {
  const rows = await tx
    .select()
    .from(staffMembers)
    .where(inArray(staffMembers.userId, [account.id, ...others]))
    .orderBy(staffMembers.userId)
    .for('update');
  const members = rows.filter(({ businessId }) => businessId === office.businessId);
  if (office.post !== 'staff') return { grant: office, members };
  const own = members.find(({ userId }) => userId === account.id);
  const grant = own && grantOf(own, office.of);
  return grant?.rights.includes('people') ? { grant, members } : undefined;
}

/** A manager can only give rights that they have. A right without meaning in this office is no exception. */
export const canGive = (giver: Grant, wanted: GrantRow, of: OfficeOf): boolean =>
  wanted.permissions.every((right) => giver.rights.includes(right)) && mayGive(giver, grantOf(wanted, of));

type Found = { member: MemberRow; grant: Grant };
export type MemberProblem = 'not open' | 'unknown' | 'head' | 'yourself' | 'higher';

/** The member that is to be changed or removed, locked; or why the manager can't. */
export async function lockMember(tx: Db, by: Manager, userId: number): Promise<Found | MemberProblem> {
  const locked = await lockMembers(tx, by, [userId]);
  if (!locked) return 'not open';
  if (userId === by.account.id) return 'yourself';
  if (await isHead(tx, by.office.businessId, userId)) return 'head';
  const member = locked.members.find((one) => one.userId === userId);
  if (!member) return 'unknown';
  // A person with more rights than the manager can only be changed by someone with as many.
  return mayGive(locked.grant, grantOf(member, by.office.of)) ? { member, grant: locked.grant } : 'higher';
}

/** Whether all of these are stores of the business. */
export async function areStoresOf(
  tx: Db,
  businessId: number | null,
  storeIds: readonly number[] | null,
): Promise<boolean> {
  if (storeIds === null) return true;
  const { rows } = await tx.execute(
    sql`select from stores where business_id = ${businessId}::int and id = any(${sql.param([...storeIds])}::int[])`,
  );
  return rows.length === new Set(storeIds).size;
}

/** The names of stores, in the order in which they are listed; null: of all. */
export async function readStoreNames(tx: Db, storeIds: readonly number[] | null): Promise<string[] | null> {
  if (storeIds === null) return null;
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from stores where id = any(${sql.param([...storeIds])}::int[]) order by name, id`,
  );
  return rows.map(({ name }) => name);
}

/** The name of the business, or of the site. */
export async function readOfficeName(tx: Db, businessId: number | null, site: string): Promise<string> {
  if (businessId === null) return site;
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from businesses where id = ${businessId}`,
  );
  return rows[0]?.name ?? site;
}

export const byUser = (userId: number) => eq(staffMembers.userId, userId);
