import { eq, sql } from 'drizzle-orm';
import type { StaffInvitation, StaffMember } from '#contract/staff.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Grant, OfficePost } from '#rules/office/grant.ts';
import { mayGive } from '#rules/office/grant.ts';
import type { OfficeOf, Post, Right } from '#rules/office/permissions.ts';
import { rightsOf } from '#rules/office/permissions.ts';
import type { Ask, Db } from '../../db/connect.ts';
import { staffMembers } from './tables.ts';

/** Whether an account is a member of a staff. */
export async function isStaff(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .select({ userId: staffMembers.userId })
    .from(staffMembers)
    .where(eq(staffMembers.userId, userId));
  return found.length > 0;
}

/** Rights as tables keep them. */
export interface GrantRow {
  permissions: Right[];
  refundLimit: number | null;
  storeIds: number[] | null;
}

/** All that it comes to in an office. */
export const grantOf = (row: GrantRow, of: OfficeOf): Grant => ({
  rights: rightsOf('staff', of, row.permissions, row.storeIds),
  refundLimit: row.refundLimit === null ? null : pence(row.refundLimit),
  storeIds: row.storeIds,
});

const grantWire = ({ permissions, refundLimit, storeIds }: GrantRow) => ({
  permissions,
  refund_limit: refundLimit === null ? null : poundsFromPence(pence(refundLimit)),
  store_ids: storeIds,
});

interface MemberRow extends Record<string, unknown>, GrantRow {
  id: number;
  name: string;
  email: string;
  post: Post;
  since: string | null;
  version: number | null;
}

/** The people who lead an office: the owner of a business, or the administrators of the site. */
const headsSql = (businessId: number | null) =>
  businessId === null
    ? sql`u.role = 'administrator'`
    : sql`u.id = (select owner_id from businesses where id = ${businessId})`;

/** Whether a person leads this office, and so can be neither changed nor removed. */
export async function isHead(db: Db, businessId: number | null, userId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from users u where u.id = ${userId} and ${headsSql(businessId)}`,
  );
  return rows.length > 0;
}

/** Everybody of an office: who leads it first, then by name. */
export async function readStaff(
  db: Db,
  { asker, userId }: { asker: OfficePost; userId: number },
): Promise<StaffMember[]> {
  const { businessId } = asker;
  const { rows } = await db.execute<MemberRow>(sql`
    select u.id, u.name, u.email, m.permissions, m.refund_limit as "refundLimit", m.store_ids as "storeIds",
      m.created_at as since, m.version,
      case when ${headsSql(businessId)} then ${businessId === null ? 'administrator' : 'owner'} else 'staff' end as post
    from users u
    left join staff_members m on m.user_id = u.id and m.business_id is not distinct from ${businessId}::int
    where m.user_id is not null or ${headsSql(businessId)}
    order by (${headsSql(businessId)}) desc, lower(u.name), u.id`);
  return rows.map((row) => memberWire(row, asker, userId));
}

function memberWire(row: MemberRow, asker: OfficePost, userId: number): StaffMember {
  const { id, name, email, post, version } = row;
  const isMember = post === 'staff';
  const given: GrantRow = isMember
    ? row
    : { permissions: rightsOf(post, asker.of), refundLimit: null, storeIds: null };
  return {
    id,
    name,
    email,
    post,
    ...grantWire(given),
    since: isMember && row.since !== null ? new Date(row.since).toISOString() : null,
    version: isMember ? version : null,
    is_you: id === userId,
    can_change: isMember && id !== userId && mayGive(asker, grantOf(row, asker.of)),
  };
}

interface InvitationRow extends Record<string, unknown>, GrantRow {
  id: string;
  email: string;
  invited_by: string;
  sent_at: string;
  expires_at: string;
  is_over: boolean;
}

/** Open invitations, the newest first. */
export async function readInvitations(
  db: Db,
  { businessId }: Pick<OfficePost, 'businessId'>,
): Promise<StaffInvitation[]> {
  const { rows } = await db.execute<InvitationRow>(sql`
    select i.id, i.email, i.permissions, i.refund_limit as "refundLimit", i.store_ids as "storeIds",
      u.name as invited_by, i.sent_at, i.expires_at, i.expires_at <= now() as is_over
    from staff_invitations i join users u on u.id = i.invited_by
    where i.business_id is not distinct from ${businessId}::int
    order by i.created_at desc, i.id`);
  return rows.map(({ id, email, invited_by, is_over, sent_at, expires_at, ...given }) => ({
    id,
    email,
    ...grantWire(given),
    invited_by,
    is_over,
    sent_at: new Date(sent_at).toISOString(),
    expires_at: new Date(expires_at).toISOString(),
  }));
}

/**
 * The people of an office who can refund any sum of any order, by name. Staff with a limit are told to ask
 * them.
 */
export async function readMoneyPeople(db: Db, businessId: number | null): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select u.name from users u
    left join staff_members m on m.user_id = u.id and m.business_id is not distinct from ${businessId}::int
    where ${headsSql(businessId)} or 'site' = any(m.permissions) or (m.permissions @> array['money', 'orders'] and m.store_ids is null)
    order by m.user_id is not null, lower(u.name) limit 3`);
  return rows.map(({ name }) => name);
}

const BUSINESS_NAMES = {
  name: 'business-names',
  text: 'select id, name from businesses where id = any($1::int[])',
};

/** The names of businesses by their ids. */
export async function readBusinessNames(ask: Ask, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ask<{ id: number; name: string }>(BUSINESS_NAMES, [[...new Set(ids)]]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
