import type { ProductDetail } from '#contract/catalog.ts';
import type { Store } from '#contract/stores.ts';
import type { WayIn } from '#rules/checkout/form.ts';
import { deliveryWords } from '#rules/checkout/delivery.ts';
import type { WallClock } from '#rules/stores/opening-hours.ts';
import { dayTimeWords, postInReturn, repairReturn, type DayTime } from '#rules/repair/return-time.ts';
import type { BenchTime } from '#rules/repair/repair.ts';

export interface WayInFacts {
  way: WayIn;
  cost: string;
  where: string;
  back: string;
  /** One line more, such as the address. */
  note: string;
}

export interface ShopTime {
  now: Date;
  /** The current time in the shop's time zone. */
  clock: WallClock;
}

/** The first free slot by store; null: none in the next two weeks. */
export type FirstSlots = ReadonlyMap<number, string | null>;

/** The store for a drop-in that is ready first: of the vendor's stores, or else of all. */
function dropIn(
  stores: readonly Store[],
  businessId: number,
  bench: BenchTime,
  time: ShopTime,
  free: FirstSlots | undefined,
) {
  const own = stores.filter(({ business_id }) => business_id === businessId);
  const [first] = (own.length > 0 ? own : stores)
    .flatMap((store) => {
      const times = repairReturn(store.opening_hours, time, bench, free?.get(store.id));
      return times ? [{ store, times }] : [];
    })
    .sort((a, b) => moment(a.times.back) - moment(b.times.back));
  if (!first) return undefined;
  const { store, times } = first;
  return {
    way: 'drop_in' as const,
    cost: 'Free',
    where: store.business_name,
    back: dayTimeWords(times.back, time.now),
    note: `${store.business_address}, first free time ${dayTimeWords(times.from, time.now).replace(/^To/, 'to')}`,
  };
}

const moment = ({ daysAhead, minutes }: DayTime) => daysAhead * 24 * 60 + minutes;

function postIn({ Business }: ProductDetail, bench: BenchTime, { now }: ShopTime) {
  const back = postInReturn(
    {
      days: Business.estimated_delivery_days,
      hours: Business.estimated_delivery_hours,
      minutes: Business.estimated_delivery_minutes,
    },
    bench,
    now,
  );
  if (!back) return undefined;
  return {
    way: 'post_in' as const,
    cost: 'Free',
    where: 'Any post office',
    back: deliveryWords(back),
    note: 'With our label, insured and tracked both ways',
  };
}

/** The ways to bring a device in, each with the same facts. */
export function waysIn(
  product: ProductDetail,
  stores: readonly Store[],
  bench: BenchTime,
  time: ShopTime,
  free?: FirstSlots,
): WayInFacts[] {
  return [dropIn(stores, product.business_id, bench, time, free), postIn(product, bench, time)].filter(
    (way) => way !== undefined,
  );
}
