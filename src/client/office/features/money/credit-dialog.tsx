import { formatPounds } from '#client/lib/format.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';

type Props = {
  name: string;
  balance: number;
  send: (body: { amount: number; reason: string }) => Promise<void>;
  onClose: () => void;
};

const LONGEST = 120;

function amountError(typed: string, isTaking: boolean, balance: number): string | undefined {
  if (typed.trim() === '') return 'Required';
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(typed.trim()) || Number(typed) === 0)
    return 'Enter an amount such as 5 or 2.50';
  return isTaking && Number(typed) > balance ? `There are only ${formatPounds(balance)}` : undefined;
}

/** Gives or takes credit. The customer reads the reason. */
export function CreditDialog({ name, balance, send, onClose }: Props) {
  const form = useForm({
    start: { way: 'give', amount: '', reason: '' },
    errorsOf: ({ way, amount, reason }) => ({
      amount: amountError(amount, way === 'take', balance),
      reason: reason.trim() === '' ? 'Required' : reason.length > LONGEST ? 'Too long' : undefined,
    }),
    async send({ way, amount, reason }) {
      await send({ amount: way === 'take' ? -Number(amount) : Number(amount), reason });
      notify(`The credit of ${name} is changed`);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Credit of ${name}`} width={480}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <FormFailure>{form.failure}</FormFailure>
          <div className="grid grid-cols-2 gap-4">
            <Select
              {...form.fieldProps('way')}
              label="Give or take"
              choices={[
                { value: 'give', label: 'Give' },
                { value: 'take', label: 'Take' },
              ]}
            />
            <TextField
              {...form.fieldProps('amount')}
              label="Amount"
              unit="£"
              inputMode="decimal"
              data-autofocus=""
            />
          </div>
          <TextField
            {...form.fieldProps('reason')}
            label="Reason"
            hint="The customer reads it in their account."
          />
        </div>
        <ModalActions>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Saving'}>
            {form.values.way === 'take' ? 'Take credit' : 'Give credit'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
        </ModalActions>
      </form>
    </Dialog>
  );
}
