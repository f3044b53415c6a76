import { emailError } from '#rules/forms/typed.ts';
import { api, queryFor } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { readSessionAnew, requests } from './account.api.ts';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { CurrentPasswordField } from './password-fields.tsx';
import { useForm } from '#client/lib/use-form.ts';

type Openable = { open: boolean; onClose: () => void };

export function EmailDialog({ open, onClose }: Openable) {
  return (
    <Dialog open={open} onClose={onClose} title="Change email">
      {open && <EmailForm onDone={onClose} />}
    </Dialog>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    start: { email: '', password: '' },
    errorsOf: ({ email, password }) => ({
      email: emailError(email),
      password: password === '' ? 'Required' : undefined,
    }),
    async send({ email, password }) {
      const body = { email: email.trim(), password };
      const { message } = await api('PUT /web/site/account/email', { body });
      // The new email replaces an unconfirmed one at once.
      await queryClient.invalidateQueries({ queryKey: queryFor(requests.profile).queryKey });
      await readSessionAnew();
      notify(message);
      onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <p className="text-secondary">
        We’ll send a link to the new address. Your email changes once you open it in this browser.
      </p>
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        {...form.fieldProps('email')}
        label="New email"
        type="email"
        autoComplete="email"
        data-autofocus=""
      />
      <CurrentPasswordField {...form.fieldProps('password')} />
      <Button type="submit" busy={form.isBusy && 'Sending'}>
        Send the link
      </Button>
    </form>
  );
}
