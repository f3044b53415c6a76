import { profileFields } from '#rules/account/fields.ts';
import { passwordError } from '#rules/account/password.ts';
import { emailError } from '#rules/forms/typed.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { register } from './account.api.ts';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { NewPasswordField } from './password-fields.tsx';
import { useForm } from '#client/lib/use-form.ts';

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    start: { name: '', email: '', password: '' },
    errorsOf: ({ name, email, password }) => ({
      name: profileFields.name.errorOf(name),
      email: emailError(email),
      password: passwordError(password, email),
    }),
    async send({ name, email, password }) {
      const { user } = await register({ name, email: email.trim(), password });
      notify(`Welcome, ${user?.name}. Open the link that we have sent to ${user?.email}.`);
      onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormFailure>{form.failure}</FormFailure>
      <TextField {...form.fieldProps('name')} label="Full name" autoComplete="name" data-autofocus="" />
      <TextField
        {...form.fieldProps('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="We’ll email you a link to confirm it’s yours."
      />
      <NewPasswordField {...form.fieldProps('password')} label="Password" />
      <Button type="submit" variant="ink" busy={form.isBusy && 'Creating'}>
        Create account
      </Button>
    </form>
  );
}
