import type { OfficePost } from '#rules/office/grant.ts';
import { isForStore } from '#rules/office/grant.ts';
import { rightsOf, type Right } from '#rules/office/permissions.ts';
import type { Ask } from '../../db/connect.ts';
import { grantOf, type GrantRow } from './reads.ts';

/** A person who works in an office, with their rights there. */
export interface Colleague extends Pick<OfficePost, 'of' | 'post' | 'rights' | 'storeIds'> {
  id: number;
  name: string;
  email: string;
}

interface Row extends GrantRow {
  id: number;
  name: string;
  email: string;
  isHead: boolean;
}

/** The owners or administrators of the office, and its staff. */
const PEOPLE = {
  name: 'office-people',
  text: `
  select u.id, u.name, u.email, m.permissions, m.refund_limit as "refundLimit", m.store_ids as "storeIds",
    m.user_id is null as "isHead"
  from users u left join staff_members m on m.user_id = u.id and m.business_id is not distinct from $1
  where m.user_id is not null
    or case when $1::int is null then u.role = 'administrator'
      else u.id = (select owner_id from businesses where id = $1) end
  order by lower(u.name), u.id`,
};

export interface Work {
  /** The business; null: the site. */
  businessId: number | null;
  /** The permission that the work needs. */
  right: Right;
  /** The store where the order is handed over; null: none. */
  storeId: number | null;
}

/** Everybody of an office who may do this work, by name. */
export async function readColleagues(ask: Ask, { businessId, right, storeId }: Work): Promise<Colleague[]> {
  const of = businessId === null ? 'site' : 'business';
  const head = of === 'site' ? 'administrator' : 'owner';
  return (await ask<Row>(PEOPLE, [businessId]))
    .map(({ id, name, email, isHead, ...row }): Colleague => {
      const grant = isHead ? { rights: rightsOf(head, of), storeIds: null } : grantOf(row, of);
      return { id, name, email, of, post: isHead ? head : 'staff', ...grant };
    })
    .filter((one) => one.rights.includes(right) && isForStore(one, storeId));
}

const LOCK = { name: 'staff-member-share', text: 'select from staff_members where user_id = $1 for share' };

/** Keeps the rights of this person, and their place in the staff, unchanged until the transaction ends. */
export const holdColleague = async (ask: Ask, userId: number): Promise<void> =>
  void (await ask(LOCK, [userId]));
