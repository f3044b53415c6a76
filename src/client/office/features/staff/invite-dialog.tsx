import { emailError } from '#rules/forms/typed.ts';
import { useSession } from '#client/lib/session.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { GrantFields } from './grant-fields.tsx';
import { bodyOf, grantErrors, noGrant } from './grant-form.ts';
import { invite } from './staff.api.ts';

/** Asks for an email and permissions, and sends the invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const own = useSession().office;
  const form = useForm({
    start: { email: '', ...noGrant(own?.store_ids ?? null) },
    errorsOf: ({ email, ...grant }) => ({ email: emailError(email.trim()), ...grantErrors(grant) }),
    async send({ email, ...grant }) {
      const { result } = await invite({ email: email.trim(), ...bodyOf(grant) });
      notify(`${result.email} is invited`);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Invite somebody" width={560}>
      <form {...form.formProps}>
        <div className="grid gap-5 pb-5">
          <p className="text-secondary">
            They get a mail with a link that works for seven days, and make an account or use their own.
          </p>
          <FormFailure>{form.failure}</FormFailure>
          <TextField
            {...form.fieldProps('email')}
            label="Email"
            type="email"
            autoComplete="off"
            data-autofocus=""
          />
          <GrantFields values={form.values} errorOf={form.errorOf} onChange={form.change} />
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Inviting'}>
            Send invitation
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
