import { useState } from 'react';
import type { Vendor } from '#contract/vendors-office.ts';
import { commissionDayError } from '#rules/stores/commission.ts';
import { dayText, shopTime } from '#rules/stores/shop-time.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { setCommission } from './vendors.api.ts';

const MOST = 100;

function percentError(typed: string): string | undefined {
  if (typed.trim() === '') return 'Required';
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(typed.trim())) return 'Invalid percentage: such as 7.5';
  return Number(typed) > MOST ? 'At most 100' : undefined;
}

/** The site's commission on a vendor's sales, from a day on. */
export function CommissionDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const { id, version, business_name: name, commission } = vendor;
  const [now] = useState(() => new Date());
  const today = dayText(shopTime(now));
  const form = useForm({
    start: { percent: String(commission), from: today },
    errorsOf: ({ percent, from }) => ({
      percent: percentError(percent),
      from: from === '' ? 'Required' : commissionDayError(from, now),
    }),
    async send({ percent, from }) {
      await setCommission(id, { version, percent: Number(percent), ...(from > today && { from }) });
      notify(`The commission of ${name} is saved`);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Commission of ${name}`} width={480}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">Orders that were placed before keep theirs. The owner gets a mail.</p>
          <FormFailure>{form.failure}</FormFailure>
          <TextField
            {...form.fieldProps('percent')}
            label="Percent of what is sold"
            inputMode="decimal"
            className="max-w-40"
            data-autofocus=""
          />
          <TextField
            {...form.fieldProps('from')}
            label="From"
            type="date"
            min={today}
            hint="From midnight in London. Today: at once."
            className="max-w-60"
          />
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
