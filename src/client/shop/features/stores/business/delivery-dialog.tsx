import { useState } from 'react';
import type { OwnDelivery } from '#contract/own-delivery.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { setOwnDelivery } from './business.api.ts';
import {
  deliveryBody,
  deliveryErrors,
  deliveryValues,
  ownOf,
  termsWords,
  WAY_LABELS,
  type DeliveryValues,
} from './delivery-form.ts';

export type DeliveryDialogProps = { open: boolean; onClose: () => void; ways: OwnDelivery };

/** Sets the delivery prices of a business: the site's, its own, or no delivery. */
export function DeliveryDialog({ open, onClose, ways: current }: DeliveryDialogProps) {
  // The prices when the change began: a colleague may save in the meantime.
  const [ways] = useState(current);
  const form = useForm<DeliveryValues>({
    start: deliveryValues(ways),
    errorsOf: (values) => deliveryErrors(values, ways),
    async send(values) {
      await setOwnDelivery({ ...deliveryBody(values), seen: ownOf(ways) });
      notify('Your delivery prices are saved');
      onClose();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title="Delivery prices" width={560}>
      <form {...form.formProps}>
        <div className="grid gap-5 pb-5">
          <p className="text-label text-secondary">
            For each parcel that you send. Orders that were placed keep what they were promised.
          </p>
          <FormFailure>{form.failure}</FormFailure>
          {ways.map(({ way, site }) => (
            <div key={way} className="grid items-start gap-3 w600:grid-cols-2">
              <Select
                {...form.fieldProps(`${way}_choice`)}
                className="w600:col-span-2"
                label={WAY_LABELS[way]}
                choices={[
                  { value: 'site', label: `Same as the site: ${termsWords(site)}` },
                  { value: 'own', label: 'A price of your own' },
                  { value: 'off', label: 'Not offered' },
                ]}
              />
              {form.values[`${way}_choice`] === 'own' && (
                <>
                  <TextField
                    {...form.fieldProps(`${way}_price`)}
                    label={`Price of ${WAY_LABELS[way]}`}
                    unit="£"
                    inputMode="decimal"
                    autoComplete="off"
                  />
                  {way !== 'collect' && (
                    <TextField
                      {...form.fieldProps(`${way}_free_from`)}
                      label={`${WAY_LABELS[way]} is free from`}
                      hint="Empty: never"
                      unit="£"
                      inputMode="decimal"
                      autoComplete="off"
                    />
                  )}
                </>
              )}
            </div>
          ))}
        </div>
        <ModalActions>
          <Button type="submit" busy={form.isBusy && 'Saving'}>
            Save
          </Button>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
        </ModalActions>
      </form>
    </Dialog>
  );
}
