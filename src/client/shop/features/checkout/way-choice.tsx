import { WAY_NAMES, WAYS } from '#rules/checkout/form.ts';
import { FieldNote } from '#client/ui/field.tsx';
import { Radio } from '#client/ui/check.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { postBack, storeWays, type RepairPlaces } from './repair-ways.ts';
import { fieldId, type CheckoutFormState } from './use-checkout-form.ts';

type Props = { state: CheckoutFormState; places: RepairPlaces };

/** Drop-in and post-in side by side: the price of each, and when the device is back. */
export function WayChoice({ state, places }: Props) {
  const error = state.errorOf('way');
  const noteId = `${fieldId('way')}-note`;
  const stores = storeWays(places);
  const store = stores.find(({ id }) => id === state.form.store_id) ?? stores[0];
  const facts = {
    drop_in: { where: store ? store.name : 'At a store', back: store?.back },
    post_in: { where: 'Any post office, with our label', back: postBack(places) },
  };
  return (
    <fieldset>
      <legend className="sr-only">How will it reach us?</legend>
      <div className="grid grid-cols-2 gap-2.5">
        {WAYS.map((way, index) => (
          <ChoiceCard
            key={way}
            id={index === 0 ? fieldId('way') : undefined}
            name="way"
            title={WAY_NAMES[way]}
            checked={state.form.way === way}
            invalid={error !== undefined}
            describedBy={error && noteId}
            onChoose={() => state.change({ way })}
          >
            <Fact name="Cost" value="Free" />
            <Fact name="Where" value={facts[way].where} />
            <Fact name="Back in your hand" value={facts[way].back ?? 'We tell you'} />
          </ChoiceCard>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <span className="block py-1 w650:flex w650:justify-between w650:gap-3">
      <span className="block text-muted">{name}</span>
      <span className="block font-semibold text-balance text-ink tabular-nums w650:text-right">{value}</span>
    </span>
  );
}

/** Chooses a store. Each has the hour at which the device is ready there. */
export function StoreChoice({ state, places }: Props) {
  const error = state.errorOf('store_id');
  const noteId = `${fieldId('store_id')}-note`;
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold">Which store?</legend>
      <div className="divide-y divide-border rounded-box border border-border px-4">
        {storeWays(places).map(({ id, name, address, back }, index) => (
          <Radio
            key={id}
            id={index === 0 ? fieldId('store_id') : undefined}
            name="store_id"
            label={name}
            detail={
              <>
                {address}
                <span className="block w500:hidden">{readyWords(back)}</span>
              </>
            }
            trailing={<span className="hidden w500:inline">{readyWords(back)}</span>}
            invalid={error !== undefined}
            checked={state.form.store_id === id}
            onChange={() => state.change({ store_id: id })}
          />
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}

const readyWords = (back: string) => `Back ${back.replace(/^To/, 'to')}`;
