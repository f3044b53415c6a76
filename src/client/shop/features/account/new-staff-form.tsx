import { profileFields } from '#rules/account/fields.ts';
import { passwordError } from '#rules/account/password.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { acceptAsNew } from './invitation.api.ts';
import { NewPasswordField } from './password-fields.tsx';

type NewStaffFormProps = { token: string; email: string; onDone: () => void };

/** A person without an account accepts an invitation by making one; its link has proven the email. */
export function NewStaffForm({ token, email, onDone }: NewStaffFormProps) {
  const form = useForm({
    start: { name: '', password: '' },
    errorsOf: ({ name, password }) => ({
      name: profileFields.name.errorOf(name),
      password: passwordError(password, email),
    }),
    async send({ name, password }) {
      await acceptAsNew(token, { email, name, password });
      onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid w-full max-w-dialog gap-4 text-left noscript:hidden">
      <FormFailure>{form.failure}</FormFailure>
      <TextField {...form.fieldProps('name')} label="Full name" autoComplete="name" />
      <NewPasswordField {...form.fieldProps('password')} label="Password" />
      <Button type="submit" busy={form.isBusy && 'Accepting'}>
        Create account and accept
      </Button>
    </form>
  );
}
