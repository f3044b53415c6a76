import { useState } from 'react';
import type { OwnBusiness } from '#contract/own-business.ts';
import { holidayErrors } from '#rules/stores/holiday.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { setHoliday } from './business.api.ts';

export type HolidayDialogProps = { open: boolean; onClose: () => void; holiday: OwnBusiness['holiday'] };

export function HolidayDialog({ open, onClose, holiday }: HolidayDialogProps) {
  const [now] = useState(() => new Date());
  const form = useForm({
    start: { from: holiday?.from ?? '', to: holiday?.to ?? '' },
    errorsOf: (days) => holidayErrors(days, now),
    async send(days) {
      await setHoliday(days);
      notify('Your holiday is saved');
      onClose();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title="Your holiday">
      <form {...form.formProps} className="grid gap-4">
        <FormFailure>{form.failure}</FormFailure>
        <TextField {...form.fieldProps('from')} label="First day" type="date" data-autofocus="" />
        <TextField {...form.fieldProps('to')} label="Last day" type="date" />
        <Button type="submit" busy={form.isBusy && 'Saving'}>
          Save
        </Button>
      </form>
    </Dialog>
  );
}
