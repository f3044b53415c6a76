import type { ProductDetail } from '#contract/catalog.ts';
import type { Store } from '#contract/stores.ts';
import type { WayIn } from '#rules/checkout/form.ts';
import { deliveryWords } from '#rules/checkout/delivery.ts';
import { clockWords, openState, type WallClock } from '#rules/stores/opening-hours.ts';
import { dayTimeWords, dropInReturn, postInReturn, type DayTime } from '#rules/repair/return-time.ts';
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

/** The store for a drop-in that is ready first: of the vendor's stores, or else of all. */
function dropIn(stores: readonly Store[], businessId: number, bench: BenchTime, { now, clock }: ShopTime) {
  const own = stores.filter(({ business_id }) => business_id === businessId);
  const [first] = (own.length > 0 ? own : stores)
    .flatMap((store) => {
      const times = dropInReturn(store.opening_hours, clock, bench);
      return times ? [{ store, times }] : [];
    })
    .sort((a, b) => moment(a.times.back) - moment(b.times.back));
  if (!first) return undefined;
  const { store, times } = first;
  const state = openState(store.opening_hours, clock);
  const open = state.isOpen
    ? `open until ${clockWords(state.until)}`
    : `opens ${dayTimeWords(times.from, now).replace(/^To/, 'to')}`;
  return {
    way: 'drop_in' as const,
    cost: 'Free',
    where: store.business_name,
    back: dayTimeWords(times.back, now),
    note: `${store.business_address}, ${open}`,
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
): WayInFacts[] {
  return [dropIn(stores, product.business_id, bench, time), postIn(product, bench, time)].filter(
    (way) => way !== undefined,
  );
}
