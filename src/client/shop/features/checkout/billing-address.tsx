import { Checkbox } from '#client/ui/check.tsx';
import { FormFields } from './form-fields.tsx';
import { BILLING_FIELDS } from './typed-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** The billing address. Default: the delivery address. */
export function BillingAddress({ state }: { state: CheckoutFormState }) {
  const isOther = state.form.other_billing ?? false;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Checkbox
        label="Billing address is the same"
        checked={!isOther}
        onChange={({ target }) => state.change({ other_billing: !target.checked })}
      />
      {isOther && <FormFields state={state} fields={BILLING_FIELDS} />}
    </div>
  );
}
