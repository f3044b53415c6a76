import { useState } from 'react';
import type { Vendor } from '#contract/vendors-office.ts';
import { holidayErrors } from '#rules/stores/holiday.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { setHoliday } from './vendors.api.ts';

/** The days on which a vendor sells nothing. */
export function HolidayDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const { id, version, business_name: name, holiday } = vendor;
  const [now] = useState(() => new Date());
  const form = useForm({
    start: { from: holiday?.from ?? '', to: holiday?.to ?? '' },
    errorsOf: (days) => holidayErrors(days, now),
    async send(days) {
      await setHoliday(id, { version, holiday: days });
      notify(`The holiday of ${name} is saved`);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Holiday of ${name}`} width={480}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            On these days shoppers see its products and stores, and can’t order. Open orders continue. The
            owner gets a mail.
          </p>
          <FormFailure>{form.failure}</FormFailure>
          <div className="grid gap-4 w600:grid-cols-2">
            <TextField {...form.fieldProps('from')} label="First day" type="date" data-autofocus="" />
            <TextField {...form.fieldProps('to')} label="Last day" type="date" />
          </div>
        </div>
        <ModalActions>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
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
