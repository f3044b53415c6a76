import type { TradeInState } from '#rules/flows/trade-in.ts';
import { pence } from '#rules/money/money.ts';
import { canPayForOrder } from '#rules/trade-in/as-credit.ts';
import type { Ask } from '../../db/connect.ts';
import { isForOrderSql } from '../money/public.ts';
import type { Pence } from '#rules/money/money.ts';

/** A device with an accepted offer, which can pay for an order. */
export interface PayingDevice {
  itemId: number;
  tradeInId: number;
  number: string;
  name: string;
  choice: string;
  image: string | null;
  state: TradeInState;
  businessId: number;
  /** Its price as a voucher, since it pays for an order as store credit. */
  worth: Pence;
}

const COLUMNS = `
  i.id as "itemId", i.trade_in_id as "tradeInId", i.number, i.name, i.choice, i.image, i.state,
  i.business_id as "businessId", i.voucher as worth`;
const FREE = `not i.came_late and not ${isForOrderSql('i.id')}`;

const OF_ACCOUNT = {
  name: 'trade-ins-that-can-pay',
  text: `
  select ${COLUMNS} from trade_in_items i join trade_ins t on t.id = i.trade_in_id
  where (t.user_id = $1 or (t.user_id is null and lower(t.email) = lower($2))) and ${FREE}
  order by i.id desc limit 50`,
};
const OF_NUMBER = {
  name: 'trade-in-that-can-pay',
  text: `select ${COLUMNS} from trade_in_items i where i.number = $1 and ${FREE}`,
};
const LOCK = {
  name: 'trade-in-lock-to-pay',
  text: 'select id from trade_ins where id = $1 for no key update',
};

type Row = PayingDevice & Record<string, unknown>;
const usable = (rows: Row[]): PayingDevice[] =>
  rows.filter(({ state }) => canPayForOrder(state)).map((row) => ({ ...row, worth: pence(row.worth) }));

/** The devices of an account that can pay for an order, newest first. */
export async function readPayingDevices(
  ask: Ask,
  { userId, provenEmail }: { userId: number; provenEmail: string | null },
): Promise<PayingDevice[]> {
  return usable(await ask<Row>(OF_ACCOUNT, [userId, provenEmail]));
}

/** One of them by its number; undefined if it can't pay now. The caller has checked whose it is. */
export async function readPayingDevice(ask: Ask, number: string): Promise<PayingDevice | undefined> {
  return usable(await ask<Row>(OF_NUMBER, [number]))[0];
}

/**
 * The same, locked until the transaction ends, so that it can't be moved or used by another order meanwhile. The lock of a
 * trade-in comes after that of a cart, and before products, code and credit.
 */
export async function lockPayingDevice(ask: Ask, number: string): Promise<PayingDevice | undefined> {
  const found = await readPayingDevice(ask, number);
  if (!found) return undefined;
  await ask(LOCK, [found.tradeInId]);
  return readPayingDevice(ask, number);
}
