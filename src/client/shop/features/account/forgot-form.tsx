import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { emailError } from '#rules/forms/typed.ts';
import { api } from '#client/lib/api.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { useForm } from '#client/lib/use-form.ts';

/**
 * Shows the same message for every email, so that strangers can't find out who has an account. Without
 * `onBack` it is part of a page that has its own text.
 */
export function ForgotForm({ onBack }: { onBack?: () => void }) {
  const [said, setSaid] = useState<string>();
  const form = useForm({
    start: { email: '' },
    errorsOf: ({ email }) => ({ email: emailError(email) }),
    async send({ email }) {
      const { message } = await api('POST /global/user/password/forgot', { body: { email: email.trim() } });
      setSaid(message);
    },
  });
  if (said) {
    return (
      <div className="grid justify-items-start gap-4">
        <p role="status" className="flex gap-3 rounded-box bg-sell-tint p-4 text-sell-text">
          <MailCheck size={22} />
          <span>{said} It works for an hour.</span>
        </p>
        {onBack && (
          <Button variant="outline" onClick={onBack}>
            Back to sign in
          </Button>
        )}
      </div>
    );
  }
  return (
    <form {...form.formProps} className="grid gap-4">
      {onBack && <p className="text-secondary">We’ll email you a link to set a new password.</p>}
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        {...form.fieldProps('email')}
        label="Email"
        type="email"
        autoComplete="username"
        data-autofocus=""
      />
      <Button type="submit" variant="ink" busy={form.isBusy && 'Sending'}>
        Send the link
      </Button>
      {onBack && (
        <Button variant="outline" onClick={onBack}>
          Back to sign in
        </Button>
      )}
    </form>
  );
}
