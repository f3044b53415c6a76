import { milesBetween, milesWords } from '#rules/stores/distance.ts';
import { oneLine } from '#client/lib/one-line.ts';
import { Radio } from '#client/ui/check.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { NearField, Spot, StoreWay } from './near-stores.ts';
import { openWords } from './open-words.ts';

type Props = {
  name: string;
  /** The nearest first, where it is known where the buyer is. */
  stores: readonly StoreWay[];
  chosenId: number | null | undefined;
  from: Spot | undefined;
  now: Date;
  postCode: NearField | undefined;
  onChoose: (storeId: number) => void;
};

/** Stores for collection, with address, hours and time. A single store needs no choice. */
export function StoreList({ name, stores, chosenId, from, now, postCode, onChoose }: Props) {
  const [only, ...others] = stores;
  if (only && others.length === 0) {
    return (
      <div className="grid gap-4 px-4 pb-4 text-small w600:px-5 w600:pb-5">
        <p>
          <b className="block font-semibold">{only.name}</b>
          <span className="text-muted">
            <Place store={only} now={now} />
          </span>
        </p>
        {postCode && <NearCode field={postCode} />}
      </div>
    );
  }
  return (
    <div className="px-4 pb-4 w600:px-5 w600:pb-5">
      {postCode && <NearCode field={postCode} />}
      <p className="mb-2 text-small font-semibold">Which store?</p>
      <div className="divide-y divide-border overflow-hidden rounded-box border border-border *:px-4 *:py-3 *:has-checked:bg-grey-1/60">
        {stores.map((store) => (
          <Radio
            key={store.id}
            name={name}
            label={<b className="font-semibold">{store.name}</b>}
            detail={
              <>
                <Place store={store} now={now} />
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

function Place({ store, now }: { store: StoreWay; now: Date }) {
  return (
    <>
      {store.address}, {oneLine(store.post_code)}
      <span className="block">{openWords(store.hours, now)}</span>
    </>
  );
}

/** Small and not required: it only sorts the stores and says how far they are. */
function NearCode({ field: { value, onChange } }: { field: NearField }) {
  return (
    <TextField
      label="Your postcode"
      hint="To see how far the stores are"
      optional
      autoComplete="postal-code"
      autoCapitalize="characters"
      maxLength={10}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      // Enter would send the whole form.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      className="mb-4 max-w-60"
    />
  );
}

const readyWords = (store: StoreWay, from: Spot | undefined) =>
  [store.promise, from && oneLine(milesWords(milesBetween(from, store)))].filter(Boolean).join(', ');
