import type { Vendor } from '#contract/vendors-office.ts';
import { LONGEST_REASON } from '#rules/stores/business-fields.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { MOVES } from './vendor-words.ts';
import { moveVendor } from './vendors.api.ts';

type Props = { move: 'refuse' | 'block'; vendor: Vendor; onClose: () => void };

const WORDS = {
  refuse: 'The owner gets a mail with your reason, can mend it and ask again.',
  block:
    'Shoppers no longer see the products and stores. Open orders continue. The owner gets a mail with your reason.',
};

/** Asks for the reason that the owner reads. */
export function ReasonDialog({ move, vendor, onClose }: Props) {
  const { id, version, business_name: name } = vendor;
  const { label, busy, done } = MOVES[move];
  const form = useForm({
    start: { reason: '' },
    errorsOf: ({ reason }) => ({
      reason: reason.trim() === '' ? 'Required' : reason.length > LONGEST_REASON ? 'Too long' : undefined,
    }),
    async send({ reason }) {
      await moveVendor(id, { move, version, reason });
      notify(`${name} ${done}`);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`${label} ${name}`} width={480}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">{WORDS[move]}</p>
          <FormFailure>{form.failure}</FormFailure>
          <TextArea {...form.fieldProps('reason')} label="Reason" data-autofocus="" />
        </div>
        <ModalActions>
          <Button type="submit" variant="danger" busy={form.isBusy && busy}>
            {label}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
        </ModalActions>
      </form>
    </Dialog>
  );
}
