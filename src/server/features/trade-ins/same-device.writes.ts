import type { Ask } from '../../db/connect.ts';
import { readOwnedUnit } from '../units/public.ts';
import type { ItemRow, TradeInRow } from './trade-in.writes.ts';

/** Two moves that are about one number take turns, in whichever sale or business it was told. */
const LOCK = {
  name: 'trade-in-same-device-lock',
  text: `select pg_advisory_xact_lock(hashtext('device number'), hashtext($1))`,
};

const MARK = {
  name: 'trade-in-mark',
  text: 'select identifier_mark as mark from trade_in_items where id = $1',
};

const SOLD_AGAIN = {
  name: 'trade-in-sold-again',
  text: `
  select i.number from trade_in_items i join trade_ins t on t.id = i.trade_in_id
  where i.identifier_mark = $1 and i.id <> $2
    and i.state in ('accepted', 'awaiting_device', 'in_transit', 'received', 'inspecting', 'hold_lock', 'quarantined',
      'suspended', 'revised', 'disputed', 'validated', 'payout_pending', 'payout_failed')
    and (t.id = $3 or lower(t.email) = lower($4))
  order by i.id limit 1`,
};

/** Another sale of the same customer that names this number. Their sales that have ended do not count. */
export async function readOwnSale(
  ask: Ask,
  mark: string,
  { item, tradeIn }: { item: ItemRow; tradeIn: TradeInRow },
): Promise<string | undefined> {
  await ask(LOCK, [mark]);
  const [other] = await ask<{ number: string }>(SOLD_AGAIN, [mark, item.id, tradeIn.id, tradeIn.email]);
  return other?.number;
}

const BEING_BOUGHT = {
  name: 'trade-in-being-bought',
  text: `
  select number, business_id as "businessId" from trade_in_items
  where identifier_mark = $1 and id <> $2 and state in ('validated', 'payout_pending', 'payout_failed')
  order by id limit 1`,
};

const sameNumber = (number: string) =>
  `${number} has the same IMEI or serial number. Please read it off this device again: if it is right, quarantine the device.`;
const ELSEWHERE =
  'Another business has bought a device with this IMEI or serial number. Please read it off this device again: if it is right, quarantine the device.';

/**
 * Why this device can't be bought: a device is bought once until the shop has sold it, so a second one with its number
 * is not what it seems.
 */
export async function readBoughtAlready(ask: Ask, item: ItemRow): Promise<string | undefined> {
  const [own] = await ask<{ mark: string | null }>(MARK, [item.id]);
  if (!own?.mark) return undefined;
  await ask(LOCK, [own.mark]);
  const [bought] = await ask<{ number: string; businessId: number }>(BEING_BOUGHT, [own.mark, item.id]);
  const same = bought ?? (await readOwnedUnit(ask, own.mark));
  if (!same) return undefined;
  return same.businessId === item.businessId ? sameNumber(same.number) : ELSEWHERE;
}
