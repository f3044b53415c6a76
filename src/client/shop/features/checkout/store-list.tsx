import { milesBetween, milesWords } from '#rules/stores/distance.ts';
import { oneLine } from '#client/lib/one-line.ts';
import { Radio } from '#client/ui/check.tsx';
import type { Spot, StoreWay } from './near-stores.ts';
import { openWords } from './open-words.ts';

type Props = {
  name: string;
  /** The nearest first, where it is known where the buyer is. */
  stores: readonly StoreWay[];
  chosenId: number | null | undefined;
  from: Spot | undefined;
  now: Date;
  onChoose: (storeId: number) => void;
};

/** Where it can be collected, with address, hours and when it is ready. One store needs no choice. */
export function StoreList({ name, stores, chosenId, from, now, onChoose }: Props) {
  const [only, ...others] = stores;
  if (only && others.length === 0) {
    return (
      <p className="px-4 pb-4 text-small w600:px-5 w600:pb-5">
        <b className="block font-semibold">{only.name}</b>
        <span className="text-muted">{placeOf(only, now)}</span>
      </p>
    );
  }
  return (
    <div className="px-4 pb-4 w600:px-5 w600:pb-5">
      <p className="mb-2 text-small font-semibold">Which store?</p>
      <div className="divide-y divide-border rounded-box border border-border px-4 *:py-3">
        {stores.map((store) => (
          <Radio
            key={store.id}
            name={name}
            label={<b className="font-semibold">{store.name}</b>}
            detail={
              <>
                {placeOf(store, now)}
                <span className="block font-semibold text-ink w500:hidden">{readyWords(store, from)}</span>
              </>
            }
            trailing={
              <span className="hidden text-right w500:block">
                <span className="block font-semibold text-ink">{store.promise}</span>
                {from && oneLine(milesWords(milesBetween(from, store)))}
              </span>
            }
            checked={chosenId === store.id}
            onChange={() => onChoose(store.id)}
          />
        ))}
      </div>
    </div>
  );
}

/** '118 Camden High Street, NW1 0LU, open until 7 PM'. */
const placeOf = ({ address, post_code: postCode, hours }: StoreWay, now: Date) =>
  `${address}, ${oneLine(postCode)}, ${openWords(hours, now)}`;

const readyWords = (store: StoreWay, from: Spot | undefined) =>
  [store.promise, from && oneLine(milesWords(milesBetween(from, store)))].filter(Boolean).join(', ');
