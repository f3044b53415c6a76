import type { RepairSlots } from '#contract/repairs.ts';
import type { RepairCalendar } from '#contract/repairs-office.ts';
import type { Slot, SlotDay, SlotStore, Taken } from '#rules/repair/slots.ts';
import { firstSlot, freeSlots, openingOn, slotMinutes } from '#rules/repair/slots.ts';
import { SLOT_DAYS, USUAL_BENCHES } from '#rules/repair/limits.ts';
import { timeTogether } from '#rules/repair/repair.ts';
import type { Holiday } from '#rules/stores/holiday.ts';
import type { DayHours } from '#rules/stores/opening-hours.ts';
import { addDays, dayText, shopMoment, shopTime } from '#rules/stores/shop-time.ts';
import type { RepairState } from '#rules/flows/repair.ts';
import type { Ask } from '../../db/connect.ts';
import type { PricedItem } from '../cart/public.ts';
import { readDevices } from './devices.reads.ts';

interface StoreRow {
  id: number;
  businessId: number;
  name: string;
  hours: DayHours[];
  benches: number;
  holiday: Holiday | null;
  /** Of each slot the bench, and the minutes since 1970 at which it begins and ends, in one list. */
  taken: number[];
}

/** A slot is free again when its hold is over. */
const TAKEN = `(s.held_until is null or s.held_until > $2)`;

const storesSql = (condition: string) => `
  select t.id, t.business_id as "businessId", t.name, coalesce(n.benches, ${USUAL_BENCHES}) as benches,
    coalesce((select json_agg(json_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
      'closes', to_char(h.closes, 'HH24:MI'))) from store_hours h where h.store_id = t.id), '[]') as hours,
    case when b.holiday_from is not null then json_build_object('from', b.holiday_from, 'to', b.holiday_to) end as holiday,
    coalesce((select ('[' || string_agg(s.bench || ',' || (date_part('epoch', s.starts_at) / 60)::int || ','
        || (date_part('epoch', s.ends_at) / 60)::int, ',') || ']')::json
      from repair_slots s where s.store_id = t.id and s.ends_at > $3 and s.starts_at < $4 and ${TAKEN}
        and ($5::uuid is null or s.cart_id is distinct from $5) and ($6::int is null or s.repair_id is distinct from $6)),
      '[]') as taken
  from stores t join businesses b on b.id = t.business_id left join repair_benches n on n.store_id = t.id
  where ${condition} order by t.sort_order, t.id`;

/** Stores that take in devices. A business on holiday takes them in afterwards. */
const OPEN = `t.is_active and b.is_trading`;

const BY_ID = { name: 'repair-store', text: storesSql(`t.id = $1 and ${OPEN}`) };
const ALL = {
  name: 'repair-stores',
  text: storesSql(`($1::int[] is null or t.business_id = any($1)) and ${OPEN}`),
};
const OF_OFFICE = { name: 'repair-store-of-office', text: storesSql('t.id = $1') };

/** The ticket whose own slot does not count as taken, since it is moved. */
export interface Own {
  cartId?: string | undefined;
  repairId?: number | undefined;
}

export type RepairStore = SlotStore & Pick<StoreRow, 'id' | 'businessId' | 'name'>;

const MINUTE_MS = 60_000;

function storeOf({ taken: flat, ...row }: StoreRow): RepairStore {
  const taken: Taken[] = [];
  for (let at = 0; at < flat.length; at += 3) {
    const [bench = 0, from = 0, to = 0] = [flat[at], flat[at + 1], flat[at + 2]];
    taken.push({ bench, from: from * MINUTE_MS, to: to * MINUTE_MS });
  }
  return { ...row, taken };
}

const spanFrom = (now: Date) => {
  const today = shopTime(now);
  return [shopMoment(today, 0), shopMoment(addDays(today, SLOT_DAYS + 1), 0)] as const;
};

/** A store with everything that decides over its slots in the next two weeks. */
export async function readSlotStore(
  ask: Ask,
  storeId: number,
  now: Date,
  { cartId, repairId }: Own = {},
): Promise<RepairStore | undefined> {
  const values = [storeId, now, ...spanFrom(now), cartId ?? null, repairId ?? null];
  const [row] = await ask<StoreRow>(BY_ID, values);
  return row && storeOf(row);
}

/** The slots of one store, or the first slot of each. */
export async function readSlots(
  ask: Ask,
  {
    storeId,
    cartId,
    minutes,
    businessIds,
    now,
  }: Own & { storeId?: number | undefined; minutes: number; businessIds: number[] | null; now: Date },
): Promise<RepairSlots[]> {
  const span = [now, ...spanFrom(now), cartId ?? null, null];
  const rows =
    storeId === undefined
      ? await ask<StoreRow>(ALL, [businessIds, ...span])
      : await ask<StoreRow>(BY_ID, [storeId, ...span]);
  return rows.map((row) => {
    const store = storeOf(row);
    return {
      store_id: row.id,
      minutes,
      next: firstSlot(store, minutes, now)?.from.toISOString() ?? null,
      days: storeId === undefined ? [] : freeSlots(store, minutes, now).map(dayWire),
    };
  });
}

const dayWire = ({ date, slots }: SlotDay) => ({ date, slots: slots.map((slot) => slotTimes(slot)) });

export const slotTimes = ({ from, to }: Slot) => ({
  starts_at: from.toISOString(),
  ends_at: to.toISOString(),
});

/** How long the work on each device of a cart takes a bench. */
export async function readWork(ask: Ask, items: readonly PricedItem[]): Promise<number[]> {
  const devices = await readDevices(ask, items);
  return devices.map(({ lines }) => slotMinutes(timeTogether(lines.flatMap(({ time }) => time ?? []))));
}

export const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

const ON_DAY = {
  name: 'repair-slots-on-day',
  text: `
  select s.bench, s.starts_at as from, s.ends_at as to, r.number, r.device, r.state
  from repair_slots s left join repairs r on r.id = s.repair_id
  where s.store_id = $1 and s.starts_at < $4 and s.ends_at > $3 and ${TAKEN} order by s.bench, s.starts_at`,
};

/** The benches of a store on one day; undefined if there is no such store. The caller has checked that it is theirs. */
export async function readCalendar(
  ask: Ask,
  { storeId, date, now }: { storeId: number; date: string; now: Date },
): Promise<RepairCalendar | undefined> {
  const day = shopTime(new Date(`${date}T12:00:00Z`));
  const span = [shopMoment(day, 0), shopMoment(addDays(day, 1), 0)];
  const [row] = await ask<StoreRow>(OF_OFFICE, [storeId, now, ...span, null, null]);
  if (!row || dayText(day) !== date) return undefined;
  const opening = openingOn(row, day);
  const slots = await ask<{
    bench: number;
    from: Date;
    to: Date;
    number: string | null;
    device: string | null;
    state: RepairState | null;
  }>(ON_DAY, [storeId, now, ...span]);
  return {
    store_id: row.id,
    name: row.name,
    date,
    benches: row.benches,
    opens: opening?.opens.toISOString() ?? null,
    closes: opening?.closes.toISOString() ?? null,
    slots: slots.map(({ from, to, ...slot }) => ({ ...slot, ...slotTimes({ from, to }) })),
  };
}

const HELD_AT = {
  name: 'repair-held-at-store',
  text: 'select 1 from repair_slots where cart_id = $1 and store_id = $2',
};

/**
 * Whether a cart that is brought to a store has no time there, though the store has one that is free. Without any free
 * time, the repair is asked for, and the time is chosen later.
 */
export async function lacksSlot(
  ask: Ask,
  {
    cartId,
    storeId,
    items,
    now,
  }: { cartId: string; storeId: number; items: readonly PricedItem[]; now: Date },
): Promise<boolean> {
  const held = await ask(HELD_AT, [cartId, storeId]);
  if (held.length > 0) return false;
  const store = await readSlotStore(ask, storeId, now, { cartId });
  return store !== undefined && firstSlot(store, sumOf(await readWork(ask, items)), now) !== undefined;
}
