import type { CartBusiness } from '#contract/cart.ts';
import type { Store } from '#contract/stores.ts';
import { deliveryWords } from '#rules/checkout/delivery.ts';
import type { WallClock } from '#rules/stores/opening-hours.ts';
import { dayTimeWords, postInReturn, repairReturn, type DayTime } from '#rules/repair/return-time.ts';
import type { BenchTime } from '#rules/repair/repair.ts';
import { oneLine } from '#client/lib/one-line.ts';

export interface RepairPlaces {
  stores: readonly Store[];
  businesses: readonly CartBusiness[];
  /** How long the work takes, where that is known. */
  bench: BenchTime | undefined;
  time: { now: Date; clock: WallClock };
  /** The first free slot of the chosen store; null: none in the next two weeks. */
  free?: { store_id: number; next: string | null } | null | undefined;
}

/** The assumed work if the time is not stated: one hour. */
const USUAL: BenchTime = { days: 0, minutes: 60 };

export interface StoreWay {
  id: number;
  name: string;
  address: string;
  back: string;
}

const moment = (back: DayTime | undefined) => (back ? back.daysAhead * 24 * 60 + back.minutes : Infinity);

/** The stores for drop-in, the earliest return first: the vendors' own stores, or else all. */
export function storeWays({ stores, businesses, bench = USUAL, time, free }: RepairPlaces): StoreWay[] {
  const own = stores.filter(({ business_id }) => businesses.some(({ id }) => id === business_id));
  return (own.length > 0 ? own : stores)
    .flatMap((store) => {
      const next = free?.store_id === store.id ? free.next : undefined;
      const times = repairReturn(store.opening_hours, time, bench, next);
      return times || next === null ? [{ store, back: times?.back }] : [];
    })
    .sort((a, b) => moment(a.back) - moment(b.back))
    .map(({ store, back }) => ({
      id: store.id,
      name: store.business_name,
      address: `${store.business_address}, ${oneLine(store.post_code)}`,
      back: back ? dayTimeWords(back, time.now) : 'when a time is free',
    }));
}

/** When it is back by post, by the slowest vendor. */
export function postBack({ businesses, bench = USUAL, time }: RepairPlaces): string | undefined {
  const minutesOf = (one: CartBusiness) =>
    (one.estimated_delivery_days * 24 + one.estimated_delivery_hours) * 60 + one.estimated_delivery_minutes;
  const [slowest] = [...businesses].sort((a, b) => minutesOf(b) - minutesOf(a));
  const back =
    slowest &&
    postInReturn(
      {
        days: slowest.estimated_delivery_days,
        hours: slowest.estimated_delivery_hours,
        minutes: slowest.estimated_delivery_minutes,
      },
      bench,
      time.now,
    );
  return back && deliveryWords(back);
}
