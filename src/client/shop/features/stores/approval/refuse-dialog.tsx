import type { OfficeBusiness } from '#contract/business-office.ts';
import { LONGEST_REASON } from '#rules/stores/business-fields.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { decideBusiness } from './approval.api.ts';

export type RefuseDialogProps = { open: boolean; onClose: () => void; business: OfficeBusiness };

export function RefuseDialog({ open, onClose, business }: RefuseDialogProps) {
  const { id, business_name: name } = business;
  const form = useForm({
    start: { reason: '' },
    errorsOf: ({ reason }) => ({
      reason: reason.trim() === '' ? 'Required' : reason.length > LONGEST_REASON ? 'Too long' : undefined,
    }),
    async send({ reason }) {
      await decideBusiness({ id, approval: 'refused', reason });
      notify(`${name} is refused`);
      onClose();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={`Refuse ${name}`}>
      <form {...form.formProps} className="grid gap-4">
        <FormFailure>{form.failure}</FormFailure>
        <TextField
          {...form.fieldProps('reason')}
          label="Reason"
          hint="The owner reads it, and can mend it and ask again."
          data-autofocus=""
        />
        <Button type="submit" busy={form.isBusy && 'Refusing'}>
          Refuse
        </Button>
      </form>
    </Dialog>
  );
}
