import type { DeliveryTime } from '../checkout/delivery.ts';
import type { Pence } from '../money/money.ts';
import type { DayHours } from '../stores/opening-hours.ts';
import type { DeliveryPromise, DeliveryWay, WayTerms } from './delivery-ways.ts';
import {
  collectPromise,
  cutOffWords,
  DELIVERY_WAYS,
  isDaysSooner,
  nextDayPromise,
  standardPromise,
  wayPrice,
} from './delivery-ways.ts';
import { paidLaterWords } from './paid-later.ts';

export interface StoreWay {
  storeId: number;
  promise: DeliveryPromise;
}

/** One delivery way of a vendor. */
export interface VendorWay {
  way: DeliveryWay;
  price: Pence;
  /** Undefined if the way is not available. Then there is a reason. */
  promise: DeliveryPromise | undefined;
  reason: string | undefined;
  /** When it arrives after payment by transfer. */
  whenPaid: string;
  /** A description, such as 'Tracked, order by 4 PM'. */
  how: string;
  /** Stores for collection, in the business's order. */
  stores: StoreWay[];
}

export interface VendorDelivery {
  delivery: DeliveryTime;
  ways: Record<DeliveryWay, WayTerms>;
  stores: readonly { id: number; hours: readonly DayHours[] }[];
}

/** When an order is sent, and whether to an area where parcels take a day longer. */
export interface Sending {
  now: Date;
  isFar: boolean;
  /** Whether the forces' post delivers it. The promise is then the day on which the forces' post gets it. */
  isForces?: boolean;
}

/** All three ways in a fixed order. A way that is not available has a reason. */
export function vendorWays(vendor: VendorDelivery, goods: Pence, sending: Sending): VendorWay[] {
  return DELIVERY_WAYS.map((way) => vendorWay(vendor, way, goods, sending));
}

function vendorWay(vendor: VendorDelivery, way: DeliveryWay, goods: Pence, sending: Sending): VendorWay {
  const { now, isFar } = sending;
  const terms = vendor.ways[way];
  const base = {
    way,
    price: wayPrice(terms, goods),
    promise: undefined,
    reason: undefined,
    whenPaid: paidLaterWords(way, vendor.delivery, isFar),
    how: howWords(way, sending),
    stores: [],
  };
  if (!terms.isOffered) return { ...base, reason: 'Not offered by this vendor' };
  if (way === 'standard') return { ...base, promise: standardPromise(vendor, now, isFar) };
  if (way === 'next_day') return { ...base, ...nextDay(vendor, sending) };
  const stores = vendor.stores.flatMap(({ id, hours }) => {
    const promise = collectPromise(hours, now);
    return promise ? [{ storeId: id, promise }] : [];
  });
  const first = stores[0];
  return first
    ? { ...base, promise: first.promise, stores }
    : {
        ...base,
        reason:
          vendor.stores.length > 0
            ? 'No store of this vendor is open soon'
            : 'This vendor has no store to collect from',
      };
}

/** Not offered unless it is faster: on a Friday evening standard delivery may arrive first. */
function nextDay(vendor: VendorDelivery, { now, isFar }: Sending): Pick<VendorWay, 'promise' | 'reason'> {
  const promise = nextDayPromise(now, isFar);
  const standard = standardPromise(vendor, now, isFar);
  return vendor.ways.standard.isOffered && !isDaysSooner(promise, standard)
    ? { promise: undefined, reason: 'No faster than standard delivery now' }
    : { promise, reason: undefined };
}

/** Names the cut-off while it is not over. */
function howWords(way: DeliveryWay, { now, isFar, isForces }: Sending): string {
  if (way === 'collect') return 'At the counter';
  if (isForces) return 'Tracked to the forces’ post office (BFPO), which takes it on to you';
  if (isFar) return 'Tracked, a day longer to your postcode';
  const cutOff = way === 'next_day' ? cutOffWords(now) : undefined;
  return cutOff === undefined ? 'Tracked' : `Tracked, order by ${cutOff}`;
}

export interface WayChoice {
  way: DeliveryWay;
  storeId: number | null;
}

export interface ChosenWay extends WayChoice {
  price: Pence;
  promise: DeliveryPromise;
  whenPaid: string;
}

/** The promise of a chosen way, counted from another time; none if its store is never open. */
export function promiseOf(
  vendor: Pick<VendorDelivery, 'delivery' | 'stores'>,
  { way, storeId }: WayChoice,
  { now, isFar }: Sending,
): DeliveryPromise | undefined {
  if (way === 'standard') return standardPromise(vendor, now, isFar);
  if (way === 'next_day') return nextDayPromise(now, isFar);
  return collectPromise(vendor.stores.find(({ id }) => id === storeId)?.hours ?? [], now);
}

/** The chosen way, if it is available; undefined otherwise. */
export function chosenWay(ways: readonly VendorWay[], choice: WayChoice): ChosenWay | undefined {
  const found = ways.find(({ way }) => way === choice.way);
  if (!found?.promise) return undefined;
  const { way, price, whenPaid } = found;
  if (way !== 'collect') return { way, storeId: null, price, promise: found.promise, whenPaid };
  const store = found.stores.find(({ storeId }) => storeId === choice.storeId);
  return store && { way, storeId: store.storeId, price, promise: store.promise, whenPaid };
}

/** The default: the first available way. */
export function firstWay(ways: readonly VendorWay[]): ChosenWay | undefined {
  const found = ways.find(({ promise }) => promise !== undefined);
  return found && chosenWay(ways, { way: found.way, storeId: found.stores[0]?.storeId ?? null });
}
