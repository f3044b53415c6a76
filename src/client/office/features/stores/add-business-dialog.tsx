import { businessFields } from '#rules/stores/business-fields.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { addSiteBusiness } from './vendors.api.ts';

const START = { business_name: '', business_address: '', post_code: '', business_phone_no: '' };

/** Adds a business of the site's own, run by the site's staff. */
export function AddBusinessDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    start: START,
    errorsOf: (values) => ({
      business_name: businessFields.business_name.errorOf(values.business_name),
      business_address: businessFields.business_address.errorOf(values.business_address),
      post_code: businessFields.post_code.errorOf(values.post_code),
      business_phone_no: businessFields.business_phone_no.errorOf(values.business_phone_no),
    }),
    async send(values) {
      await addSiteBusiness(values);
      notify(`${values.business_name.trim()} can sell`);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Add a business of your own" width={480}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            You and the site’s staff run it here. Others who want to sell apply for themselves, and you
            approve them.
          </p>
          <FormFailure>{form.failure}</FormFailure>
          <TextField
            {...form.fieldProps('business_name')}
            label="Name"
            hint="What shoppers see as the seller"
            autoComplete="organization"
            data-autofocus=""
          />
          <TextField {...form.fieldProps('business_address')} label="Address" hint="Street and town" />
          <div className="grid gap-4 w500:grid-cols-2">
            <TextField {...form.fieldProps('post_code')} label="Postcode" autoComplete="postal-code" />
            <TextField
              {...form.fieldProps('business_phone_no')}
              label="Phone"
              type="tel"
              autoComplete="tel"
            />
          </div>
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
            Add the business
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
