import type { Ask } from '../../db/connect.ts';
import type { TRADE_IN_CREDIT_STATES } from '#rules/orders/kinds.ts';

export interface TradeInCredit {
  id: string;
  itemId: number;
  itemNumber: string;
  itemName: string;
  businessId: number;
  groupId: string;
  groupNumber: string;
  amount: number;
  worth: number | null;
  state: (typeof TRADE_IN_CREDIT_STATES)[number];
  paymentId: string | null;
}

const COLUMNS = `id, item_id as "itemId", item_number as "itemNumber", item_name as "itemName",
  business_id as "businessId", group_id as "groupId", group_number as "groupNumber", amount, worth, state,
  payment_id as "paymentId"`;

const LOCK_OF_GROUP = {
  name: 'trade-in-credit-of-group',
  text: `select ${COLUMNS} from trade_in_credits where group_id = $1 for no key update`,
};
const OF_ITEM = {
  name: 'trade-in-credit-of-item',
  text: `select ${COLUMNS} from trade_in_credits where item_id = $1 order by created_at desc limit 1`,
};

/** The device that pays for a group, locked until the transaction ends. The caller has locked the group. */
export async function lockTradeInCredit(ask: Ask, groupId: string): Promise<TradeInCredit | undefined> {
  const [row] = await ask<TradeInCredit & Record<string, unknown>>(LOCK_OF_GROUP, [groupId]);
  return row;
}

/** The last use of a device as credit; undefined if it never paid for an order. */
export async function readCreditOfItem(ask: Ask, itemId: number): Promise<TradeInCredit | undefined> {
  const [row] = await ask<TradeInCredit & Record<string, unknown>>(OF_ITEM, [itemId]);
  return row;
}

/** SQL for whether a device waits to pay for an order, or has paid for one. `itemId` is SQL too. */
export const isForOrderSql = (itemId: string) =>
  `exists (select from trade_in_credits k where k.item_id = ${itemId} and k.state in ('waiting', 'used'))`;

/** SQL for the order that a device pays for, as JSON; null if none does, or no longer. */
export const paysForSql = (itemId: string) => `(
  select json_build_object('number', k.group_number, 'amount', k.amount, 'is_used', k.state = 'used')
  from trade_in_credits k where k.item_id = ${itemId} and k.state in ('waiting', 'used'))`;
