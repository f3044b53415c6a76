import { useRef } from 'react';
import type { RefObject } from 'react';
import { logIn } from '#client/lib/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { saveLogin } from './saved-login.ts';
import { useForm } from '#client/lib/use-form.ts';

type SignInFormProps = {
  email: string;
  passwordRef?: RefObject<HTMLInputElement | null>;
  /** Whether this browser remembers somebody. */
  remembers: boolean;
  onForgot: () => void;
  onDone: () => void;
};

export function SignInForm({ email, passwordRef, remembers, onForgot, onDone }: SignInFormProps) {
  const ownPassword = useRef<HTMLInputElement>(null);
  const password = passwordRef ?? ownPassword;
  const remember = useRef<HTMLInputElement>(null);
  const form = useForm({
    start: { email, password: '' },
    errorsOf: (values) => ({
      ...(!values.email.trim() && { email: 'Required' }),
      ...(!values.password && { password: 'Required' }),
    }),
    async send(values) {
      try {
        const { user } = await logIn(values);
        saveLogin(remember.current?.checked && user ? { name: user.name, email: user.email } : undefined);
        notify(`Signed in as ${user?.name ?? values.email}`);
        onDone();
      } catch (error) {
        password.current?.select();
        throw error;
      }
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        {...form.fieldProps('email')}
        label="Email"
        type="email"
        autoComplete="username"
        data-autofocus={remembers ? undefined : ''}
      />
      <div>
        <TextField
          {...form.fieldProps('password')}
          label="Password"
          type="password"
          autoComplete="current-password"
          ref={password}
        />
        <button
          type="button"
          onClick={onForgot}
          className="mt-1.5 rounded-badge py-1 text-small text-muted underline underline-offset-4 hover:text-ink pointer-coarse:py-3"
        >
          Forgot password?
        </button>
      </div>
      <Checkbox
        label="Remember me"
        detail="Keeps your name and email in this browser"
        ref={remember}
        defaultChecked={remembers}
      />
      <Button type="submit" variant="ink" busy={form.isBusy && 'Signing in'}>
        Sign in
      </Button>
    </form>
  );
}
