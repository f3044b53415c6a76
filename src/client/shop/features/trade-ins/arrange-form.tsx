import { useState } from 'react';
import type { TradeInItem } from '#contract/trade-ins.ts';
import { useStores } from '#client/lib/stores.api.ts';
import { Button } from '#client/ui/button.tsx';
import { Radio } from '#client/ui/check.tsx';
import { Choices } from '#client/ui/choices.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { usePress, type MakeMove } from './use-move.ts';

type Props = { item: TradeInItem; make: MakeMove };

/** How the device comes: in a parcel with our label, or to a store of the business that buys it. */
export function ArrangeForm({ item, make }: Props) {
  const stores = (useStores().data ?? []).filter(({ business_id: id }) => id === item.business.id);
  const [way, setWay] = useState<'label' | 'drop_in'>('label');
  const [storeId, setStoreId] = useState<number>();
  const chosen = storeId ?? stores[0]?.id;
  const { busy, failure, press } = usePress(make);
  return (
    <form
      className="grid gap-5"
      aria-label={`How ${item.name} comes to us`}
      onSubmit={(event) => {
        event.preventDefault();
        void press({ move: 'arrange', way, ...(way === 'drop_in' && { store_id: chosen }) });
      }}
    >
      <Choices legend="How will it reach us?">
        <Radio
          name={`way-${item.number}`}
          label="Post it"
          detail="Free, tracked and insured. Print our label."
          checked={way === 'label'}
          onChange={() => setWay('label')}
        />
        {stores.length > 0 && (
          <Radio
            name={`way-${item.number}`}
            label="Bring it to a store"
            detail={`${stores.length === 1 ? 'At' : 'At one of the stores of'} ${item.business.name}, while it is open`}
            checked={way === 'drop_in'}
            onChange={() => setWay('drop_in')}
          />
        )}
      </Choices>
      {way === 'drop_in' && (
        <Choices legend="Which store?">
          {stores.map(({ id, business_name: name, business_address: address, post_code: code }) => (
            <Radio
              key={id}
              name={`store-${item.number}`}
              label={name}
              detail={`${address}, ${code}`}
              checked={id === chosen}
              onChange={() => setStoreId(id)}
            />
          ))}
        </Choices>
      )}
      <FormFailure>{failure}</FormFailure>
      <Button
        type="submit"
        variant="accent"
        busy={busy !== undefined && 'Saving'}
        className="justify-self-start"
      >
        {way === 'label' ? 'Get my label' : 'Bring it here'}
      </Button>
    </form>
  );
}
