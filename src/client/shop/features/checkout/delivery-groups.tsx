import { Store, Truck, Zap, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { CheckoutOrder, OrderChoices, VendorWays } from '#contract/checkout.ts';
import type { DeliveryWay } from '#rules/orders/delivery-ways.ts';
import { countOf, formatPounds } from '#client/lib/format.ts';
import { orderedPieces } from '#client/lib/in-cart.ts';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import { nearestFirst, placeWords, type NearField, type Spot, type StoreWay } from './near-stores.ts';
import { tellRefused } from './tell-refused.ts';

type Props = {
  order: CheckoutOrder;
  cart: Cart;
  /** The buyer's place by postcode, if known. */
  from: Spot | undefined;
  now: Date;
  /** The postcode field beside the first list of stores, if there is no address. */
  postCode: NearField | undefined;
  choose: (choices: OrderChoices) => Promise<void>;
};

const ICONS: Record<DeliveryWay, LucideIcon> = { standard: Truck, next_day: Zap, collect: Store };

/** Three delivery ways for each vendor, in a fixed order. An unavailable one shows its reason. */
export function DeliveryGroups({ order: kept, cart, from, now, postCode, choose }: Props) {
  const [wanted, setWanted] = useState<Wanted>({});
  // A new choice is shown at once, before the server answers with the new sums.
  const order = {
    ...kept,
    ways: kept.ways.map((vendor) => ({ ...vendor, chosen: wanted[vendor.business_id] ?? vendor.chosen })),
  };
  const chosenOf = ({ business_id, chosen }: VendorWays) =>
    chosen
      ? [{ business_id, way: chosen.way, ...(chosen.store_id !== null && { store_id: chosen.store_id }) }]
      : [];
  const set = (vendor: VendorWays, way: DeliveryWay, storeId?: number) => {
    const ticked = { way, store_id: storeId ?? null };
    setWanted({ ...wanted, [vendor.business_id]: ticked });
    choose({
      delivery: order.ways.flatMap((one) =>
        one.business_id === vendor.business_id
          ? [{ business_id: one.business_id, way, ...(storeId !== undefined && { store_id: storeId }) }]
          : chosenOf(one),
      ),
    })
      .catch(tellRefused)
      .finally(() => setWanted((now) => without(now, vendor.business_id, ticked)));
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {order.ways.map((vendor, index) => (
        <VendorGroup
          key={vendor.business_id}
          vendor={vendor}
          cart={cart}
          from={from}
          now={now}
          postCode={index === 0 ? postCode : undefined}
          set={(way, storeId) => set(vendor, way, storeId)}
        />
      ))}
    </div>
  );
}

type Wanted = Readonly<Record<number, VendorWays['chosen']>>;

/** Removes a pending choice after its answer. Later choices still wait for theirs. */
function without(wanted: Wanted, businessId: number, answered: VendorWays['chosen']): Wanted {
  return Object.fromEntries(
    Object.entries(wanted).filter(([id, one]) => Number(id) !== businessId || one !== answered),
  );
}

/** Loaded at the first press on Collect, since most orders are sent. */
const loadStoreList = () => import('./store-list.tsx').then((module) => module.StoreList);

type GroupProps = Pick<Props, 'cart' | 'from' | 'now' | 'postCode'> & {
  vendor: VendorWays;
  set: (way: DeliveryWay, storeId?: number) => void;
};

function VendorGroup({ vendor, cart, from, now, postCode, set }: GroupProps) {
  const items = cart.Cart_items.filter((item) => item.business_id === vendor.business_id && !item.is_saved);
  const { chosen } = vendor;
  const StoreList = useLoaded(chosen?.way === 'collect', loadStoreList);
  const stores = nearestFirst(vendor.ways.find(({ way }) => way === 'collect')?.stores ?? [], from);
  const store = stores.find(({ id }) => id === chosen?.store_id) ?? stores[0];
  const pickStore = useNearestStore(stores[0]?.id, chosen?.store_id, (storeId) => set('collect', storeId));
  return (
    <fieldset className="min-w-0 overflow-hidden rounded-card border border-border">
      <legend className="sr-only">How {vendor.name} delivers</legend>
      <div className="flex min-h-16 items-center gap-3 bg-grey-1 px-4 py-3 w600:px-5">
        <Store size={20} className="shrink-0" />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-label font-semibold wrap-anywhere">
          {vendor.name}{' '}
          <span className="text-small font-normal whitespace-nowrap text-muted">
            {countOf(orderedPieces(items), 'item')}
          </span>
        </span>
        <span className="flex gap-1.5">
          {items.slice(0, 3).map((item) => (
            <span key={item.id} className="size-10 overflow-hidden rounded-control bg-paper p-0.5">
              <Picture name={item.image} alt="" sizes="40px" className="size-full" />
            </span>
          ))}
        </span>
      </div>
      <div className="grid gap-3 p-4 w600:p-5 w768:grid-cols-3">
        {vendor.ways.map((option) => (
          <WayCard
            key={option.way}
            name={`way-${vendor.business_id}`}
            option={option}
            store={option.way === 'collect' ? store : undefined}
            from={from}
            checked={chosen?.way === option.way}
            onChoose={() => set(option.way, option.way === 'collect' ? stores[0]?.id : undefined)}
          />
        ))}
      </div>
      {StoreList && stores.length > 0 && (
        <StoreList
          name={`store-${vendor.business_id}`}
          stores={stores}
          chosenId={chosen?.store_id}
          from={from}
          now={now}
          postCode={postCode}
          onChoose={pickStore}
        />
      )}
    </fieldset>
  );
}

/** Moves to the store that has become the nearest, until the buyer picks one. */
function useNearestStore(
  nearest: number | undefined,
  chosen: number | null | undefined,
  choose: (storeId: number) => void,
) {
  const latest = useRef({ nearest, chosen, choose, isPicked: false });
  useEffect(() => {
    const before = latest.current;
    const isOurs = !before.isPicked && typeof before.chosen === 'number' && before.chosen === before.nearest;
    if (nearest !== undefined && nearest !== before.nearest && isOurs) choose(nearest);
    latest.current = { ...before, nearest, chosen, choose };
  });
  return (storeId: number) => {
    latest.current.isPicked = true;
    choose(storeId);
  };
}

type CardProps = {
  name: string;
  option: VendorWays['ways'][number];
  /** The store for collection. */
  store: StoreWay | undefined;
  from: Spot | undefined;
  checked: boolean;
  onChoose: () => void;
};

const NAMES: Record<DeliveryWay, string> = {
  standard: 'Standard',
  next_day: 'Next day',
  collect: 'Collect in store',
};

function WayCard({ name, option, store, from, checked, onChoose }: CardProps) {
  const { way, promise, reason, how, price } = option;
  const Icon = ICONS[way];
  const isOffered = promise !== null;
  return (
    <label
      className={cx(
        'grid min-h-22 min-w-0 grid-cols-[1fr_auto] content-start gap-x-3 rounded-box border p-3.5 transition-colors w768:min-h-[150px] w768:grid-rows-[auto_auto_1fr_auto]',
        isOffered
          ? 'border-outline hover:bg-grey-1 has-checked:border-transparent has-checked:bg-accent-tint/50 has-checked:ring-2 has-checked:ring-accent-mark forced-colors:has-checked:border-4'
          : 'border-transparent bg-grey-1 text-muted',
      )}
    >
      <span className="flex items-center gap-2 text-label font-semibold">
        <Icon size={18} className="shrink-0" />
        {NAMES[way]}
      </span>
      <input
        type="radio"
        name={name}
        value={way}
        checked={checked}
        disabled={!isOffered}
        onChange={onChoose}
        className="size-5 justify-self-end appearance-none rounded-full border-[1.5px] border-control bg-paper transition-colors checked:border-6 checked:border-accent-mark disabled:border-outline disabled:bg-grey-1"
      />
      <span className="mt-1 text-small font-semibold text-balance w768:col-span-2 w768:mt-2.5">
        {isOffered ? (store?.promise ?? promise) : 'Not now'}
      </span>
      <span className="col-start-1 text-caption text-muted w768:col-span-2">
        {isOffered ? (store ? placeWords(store, from) : how) : reason}
      </span>
      {isOffered && (
        <span className="col-start-2 row-start-3 self-end text-small font-semibold tabular-nums w768:col-start-1 w768:row-start-4 w768:mt-3">
          {price === 0 ? 'Free' : formatPounds(price)}
        </span>
      )}
    </label>
  );
}
