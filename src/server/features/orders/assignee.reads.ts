import type { AssigneeFilter, Person } from '#rules/office/assignees.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { readColleagues, type Colleague } from '../staff/public.ts';
import type { OrderSubject } from './subject.reads.ts';

/** The assignee of an order `o`, as JSON. */
export const ASSIGNEE = `
  (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = o.assignee_id)`;

/** The assignee that a filter asks for: 0 for none, null for any. */
export const assigneeParam = (filter: AssigneeFilter | undefined, { id }: Pick<Account, 'id'>) =>
  filter === undefined ? null : filter === 'me' ? id : 0;

const OF_ORDER = {
  name: 'order-assignee',
  text: `select ${ASSIGNEE} as assignee from orders o where o.id = $1`,
};

export async function readAssignee(ask: Ask, orderId: number): Promise<Person | null> {
  const [row] = await ask<{ assignee: Person | null }>(OF_ORDER, [orderId]);
  return row?.assignee ?? null;
}

/**
 * People who can look after an order: staff of its business who see it. The site's staff can also choose each
 * other, since they see every order.
 */
export async function readOrderPeople(
  ask: Ask,
  account: Account,
  { businessId, storeId }: Pick<OrderSubject, 'businessId' | 'storeId'>,
): Promise<Colleague[]> {
  const work = { right: 'orders', storeId } as const;
  const theirs = await readColleagues(ask, { ...work, businessId });
  if (account.office?.of !== 'site') return theirs;
  const known = new Set(theirs.map(({ id }) => id));
  const site = await readColleagues(ask, { ...work, businessId: null });
  return [...site.filter(({ id }) => !known.has(id)), ...theirs];
}
