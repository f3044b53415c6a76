import { sql } from 'drizzle-orm';
import type { Grant } from '#rules/office/grant.ts';
import type { Person } from '#rules/office/assignees.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Connection, Database, Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { MailShop } from '../../ports/letter.ts';
import { holdColleague, tellWithMail } from '../staff/public.ts';
import { readAssignee, readOrderPeople } from './assignee.reads.ts';
import type { OrderSubject } from './subject.reads.ts';

const LOCK = { name: 'order-lock-assignee', text: 'select from orders where id = $1 for no key update' };
const ASSIGN = { name: 'order-assign', text: 'update orders set assignee_id = $2 where id = $1' };

export type Assigned = { assignee: Person | null } | 'unknown person' | { taken: Person | null };

interface Wish {
  assigneeId: number | null;
  /** The assignee on the caller's screen. */
  seen: number | null;
  account: Account;
  shop: MailShop;
}

/**
 * Assigns an order to a person, or to no one. Refused if the assignee has changed since the page was read.
 */
export const assignOrder = (
  { transaction }: Pick<Database, 'transaction'>,
  order: OrderSubject,
  wish: Wish,
): Promise<Assigned> => transaction((at) => assignAt(at, order, wish));

async function assignAt(
  at: Connection,
  order: OrderSubject,
  { assigneeId, seen, account, shop }: Wish,
): Promise<Assigned> {
  if (assigneeId !== null) await holdColleague(at.ask, assigneeId);
  const people = assigneeId === null ? [] : await readOrderPeople(at.ask, account, order);
  const found = people.find(({ id }) => id === assigneeId);
  if (assigneeId !== null && !found) return 'unknown person';
  await at.ask(LOCK, [order.id]);
  const before = await readAssignee(at.ask, order.id);
  const assignee = found ? { id: found.id, name: found.name } : null;
  if (before?.id === assignee?.id) return { assignee };
  if ((before?.id ?? null) !== seen) return { taken: before };
  await at.ask(ASSIGN, [order.id, assigneeId]);
  await writeAudit(at.db, {
    actor: account,
    action: 'assign order',
    subject: 'order',
    subjectId: order.number,
    before: { assignee: before?.name ?? null },
    after: { assignee: assignee?.name ?? null },
  });
  if (found) {
    await tellWithMail(at, shop, {
      event: 'assigned',
      businessId: found.of === 'site' ? null : order.businessId,
      storeId: order.storeId,
      only: [found.id],
      except: account.id,
      key: `assigned:${order.id}`,
      again: 'always',
      title: `Order ${order.number} is yours`,
      text: `${account.name} has assigned it to you. The customer is ${order.person}.`,
      target: 'order',
      ref: order.number,
    });
  }
  return { assignee };
}

/**
 * Takes orders from a person who may no longer see them: all, or those outside the stores that they still
 * have.
 */
export async function releaseOrders(tx: Db, userId: number, left: Grant | undefined): Promise<void> {
  const seesSome = left?.rights.includes('orders') ?? false;
  if (seesSome && left?.storeIds === null) return;
  const stores = seesSome && left?.storeIds ? [...left.storeIds] : [];
  await tx.execute(sql`
    update orders set assignee_id = null
    where assignee_id = ${userId} and (store_id is null or store_id <> all(${sql.param(stores)}::int[]))`);
}
