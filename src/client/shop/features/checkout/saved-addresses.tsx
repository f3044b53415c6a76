import { useState } from 'react';
import type { Address } from '#contract/account-profile.ts';
import { Radio } from '#client/ui/check.tsx';
import { addressFields, placeWords, savedIn } from './saved-address.ts';
import type { TypedForm } from './typed-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

const EMPTY = { line_1: '', line_2: '', town: '', post_code: '' };

/** The chosen saved address. A typed address is restored when the visitor goes back to it. */
export function useSavedChoice(state: CheckoutFormState, addresses: readonly Address[]) {
  const { form, change, isRight } = state;
  const [isOther, setIsOther] = useState(false);
  const [typed, setTyped] = useState<TypedForm>(EMPTY);
  const found = isOther ? undefined : savedIn(form, addresses);
  // An invalid saved address is shown as fields, so that it can be corrected.
  const chosen =
    found && isRight(Object.keys(addressFields(found)) as (keyof TypedForm)[]) ? found : undefined;
  return {
    chosen,
    choose: (address: Address) => {
      if (!chosen) setTyped(pick(form));
      setIsOther(false);
      change(addressFields(address));
    },
    chooseOther: () => {
      setIsOther(true);
      change(typed);
    },
  };
}

const pick = ({ line_1 = '', line_2 = '', town = '', post_code = '' }: TypedForm) => ({
  line_1,
  line_2,
  town,
  post_code,
});

type Props = { addresses: readonly Address[]; choice: ReturnType<typeof useSavedChoice> };

/** The addresses of the account, one tap each, and a button to type another. */
export function SavedAddresses({ addresses, choice: { chosen, choose, chooseOther } }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">Deliver to</legend>
      <div className="divide-y divide-border rounded-box border border-border px-4 *:py-3">
        {addresses.map((address) => (
          <Radio
            key={address.id}
            name="saved-address"
            label={<b className="font-semibold">{address.name}</b>}
            detail={placeWords(address)}
            checked={chosen?.id === address.id}
            onChange={() => choose(address)}
          />
        ))}
        <Radio
          name="saved-address"
          label="Another address"
          checked={chosen === undefined}
          onChange={chooseOther}
        />
      </div>
    </fieldset>
  );
}
