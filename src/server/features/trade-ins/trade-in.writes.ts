import type { Grade } from '#rules/catalog/conditions.ts';
import type { BenchActor } from '#rules/flows/flow.ts';
import type { TradeInState } from '#rules/flows/trade-in.ts';
import { dueAt } from '#rules/trade-in/clocks.ts';
import type { SendingWay } from '#rules/trade-in/kinds.ts';
import { INTO_AUDIT_LOG } from '../../db/audit.ts';
import type { Ask } from '../../db/connect.ts';
import { PAYEE } from './payee.reads.ts';
import type { HomeAddress, KeptCheck, KeptQuote, TRADE_IN_EVENTS } from './tables.ts';

export type EventMove = (typeof TRADE_IN_EVENTS)[number];

/** A request with what its moves need. The row is locked. */
export interface TradeInRow {
  id: number;
  number: string;
  version: number;
  /** The account that a voucher goes to: the one that placed it, or the confirmed one of its email. */
  payeeId: number | null;
  email: string;
  name: string;
  address: HomeAddress;
  account: Buffer | null;
  accountEnds: string | null;
  /** The repair that was given up for it, so the device is here. */
  repairId: number | null;
}

/** A device of a locked request. */
export interface ItemRow {
  id: number;
  tradeInId: number;
  number: string;
  businessId: number;
  productId: number | null;
  variationId: number | null;
  optionIds: number[];
  state: TradeInState;
  version: number;
  quote: KeptQuote;
  cash: number;
  voucher: number;
  price: number | null;
  payout: 'bank' | 'voucher';
  account: Buffer | null;
  accountEnds: string | null;
  way: SendingWay | null;
  storeId: number | null;
  grade: Grade | null;
  checks: KeptCheck[];
  photoIds: string[];
  wasDisputed: boolean;
  /** Whether its IMEI or serial number is known. */
  hasNumber: boolean;
  since: Date;
  dueAt: Date | null;
}

/** Every move of a device locks its request first, so that moves of the devices of one request take turns. */
const LOCK = {
  name: 'trade-in-lock',
  text: `
  select t.id, t.number, t.version, t.email, t.name, t.address, t.account, t.account_ends as "accountEnds",
    t.repair_id as "repairId", ${PAYEE} as "payeeId"
  from trade_ins t where t.id = $1 for no key update of t`,
};
const ITEMS = {
  name: 'trade-in-items',
  text: `
  select id, trade_in_id as "tradeInId", number, business_id as "businessId", product_id as "productId",
    variation_id as "variationId", option_ids as "optionIds", state, version, quote, cash, voucher, price, payout,
    account, account_ends as "accountEnds", way, store_id as "storeId", grade, checks, photo_ids as "photoIds",
    was_disputed as "wasDisputed", identifier is not null as "hasNumber", since, due_at as "dueAt"
  from trade_in_items where trade_in_id = $1 order by id`,
};

export interface LockedTradeIn {
  request: TradeInRow;
  items: ItemRow[];
}

export async function lockTradeIn(ask: Ask, id: number): Promise<LockedTradeIn | undefined> {
  const [request] = await ask<TradeInRow>(LOCK, [id]);
  return request && { request, items: await ask<ItemRow>(ITEMS, [id]) };
}

export interface Step {
  move: EventMove;
  to: TradeInState;
  actor: BenchActor;
  actorId: number | null;
  note: string;
  now: Date;
}

const MOVE = {
  name: 'trade-in-move',
  text: `
  with moved as (
    update trade_in_items set state = $2, version = version + 1, since = $7, due_at = $9
    where id = $1 returning id, number, business_id, trade_in_id
  ), counted as (
    update trade_ins t set version = t.version + 1 from moved where t.id = moved.trade_in_id
  ), logged as (
    ${INTO_AUDIT_LOG}
    select u.id, u.name, case when $4 = 'vendor' then moved.business_id end, replace($3, '_', ' ') || ' trade-in',
      'trade-in', moved.number, jsonb_build_object('state', $8::text), jsonb_build_object('state', $2::text)
    from moved join users u on u.id = $5 where $4 in ('vendor', 'administrator')
  )
  insert into trade_in_events (item_id, move, from_state, to_state, actor, actor_id, note, created_at)
  select id, $3, $8, $2, $4, $5, $6, $7 from moved`,
};

/** Writes a move and its event, and a line of the log if staff made it. The caller has checked that it is allowed. */
export async function writeMove(ask: Ask, item: Pick<ItemRow, 'id' | 'state'>, step: Step): Promise<void> {
  const { move, to, actor, actorId, note, now } = step;
  await ask(MOVE, [item.id, to, move, actor, actorId, note, now, item.state, dueAt(to, now)]);
}
