import { isForStore } from '#rules/office/grant.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf, mayDo } from '../../http/account.ts';
import { isToken, readOrderToken } from '../../http/links.ts';

/** The facts about an order for records of higher features that belong to it, such as a conversation. */
export interface OrderSubject {
  id: number;
  number: string;
  businessId: number;
  business: string;
  /** Whether the business has an owner. Otherwise the site's staff run it. */
  hasOwner: boolean;
  storeId: number | null;
  /** The buyer. */
  person: string;
  /** Whether messages reach the buyer. A customer at the counter may give no email. */
  hasEmail: boolean;
}

interface Row extends OrderSubject {
  orderVersion: number;
  groupVersion: number;
}

const SELECT = `
  select o.id, o.number, o.business_id as "businessId", b.name as business, b.owner_id is not null as "hasOwner",
    o.store_id as "storeId", g.name as person, g.email <> '' as "hasEmail", o.link_version as "orderVersion", g.link_version as "groupVersion"
  from orders o join order_groups g on g.id = o.group_id join businesses b on b.id = o.business_id`;
const OF_ORDER = { name: 'order-subject', text: `${SELECT} where o.id = $1` };
const OF_GROUP = { name: 'order-subject-of-group', text: `${SELECT} where o.group_id = $1 limit 2` };
const OF_NUMBER = { name: 'order-subject-of-number', text: `${SELECT} where o.number = $1` };

const subjectOf = ({ orderVersion: _order, groupVersion: _group, ...subject }: Row): OrderSubject => subject;

/** The one order of a valid link; undefined if the link is for several. */
export async function readLinkedOrder(
  ask: Ask,
  secret: Buffer,
  token: string,
): Promise<OrderSubject | undefined> {
  const target = readOrderToken(token);
  if (!target) return undefined;
  const [row, another] = await ask<Row>(target.kind === 'order' ? OF_ORDER : OF_GROUP, [target.id]);
  if (!row || another) return undefined;
  const version = target.kind === 'order' ? row.orderVersion : row.groupVersion;
  return isToken(secret, token, target, version) ? subjectOf(row) : undefined;
}

/** An order by its number, for staff of the vendor who sells it and for the site's. */
export async function readOrderForStaff(
  ask: Ask,
  account: Account,
  typed: string,
): Promise<OrderSubject | undefined> {
  const number = readNumber(typed);
  const { office } = account;
  if (number === undefined || !office || !mayDo(account, { permission: 'orders' })) return undefined;
  const [row] = await ask<Row>(OF_NUMBER, [number]);
  const businessId = businessOf(account);
  const isTheirs = row && (businessId === null || row.businessId === businessId);
  return isTheirs && isForStore(office, row.storeId) ? subjectOf(row) : undefined;
}
