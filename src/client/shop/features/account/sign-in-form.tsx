import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { SessionResult } from '#contract/account.ts';
import { secondStepOf, type SecondStep } from '#client/lib/api-error.ts';
import { logIn, finishLogIn } from '#client/lib/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { CodeForm } from '#client/sections/sign-in/code-form.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { saveLogin } from './saved-login.ts';
import { useForm } from '#client/lib/use-form.ts';

type SignInFormProps = {
  email: string;
  passwordRef?: RefObject<HTMLInputElement | null>;
  /** Whether this browser remembers an account. */
  remembers: boolean;
  onForgot: () => void;
  onDone: () => void;
};

export function SignInForm({ email, passwordRef, remembers, onForgot, onDone }: SignInFormProps) {
  const ownPassword = useRef<HTMLInputElement>(null);
  const password = passwordRef ?? ownPassword;
  const remember = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<SecondStep>();
  /** The form with the tick is gone once a code is asked for. */
  const isRemembered = useRef(remembers);
  function welcome({ user }: SessionResult, email: string) {
    saveLogin(isRemembered.current && user ? { name: user.name, email: user.email } : undefined);
    notify(`Signed in as ${user?.name ?? email}`);
    onDone();
  }
  const form = useForm({
    start: { email, password: '' },
    errorsOf: (values) => ({
      ...(!values.email.trim() && { email: 'Required' }),
      ...(!values.password && { password: 'Required' }),
    }),
    async send(values) {
      isRemembered.current = remember.current?.checked ?? false;
      try {
        welcome(await logIn(values), values.email);
      } catch (error) {
        const next = secondStepOf(error);
        if (next) return setStep(next);
        password.current?.select();
        throw error;
      }
    },
  });
  if (step) {
    return (
      <CodeForm
        label="Sign in"
        busy="Signing in"
        step={step}
        send={async (given) => welcome(await finishLogIn(given), form.values.email)}
        onBack={() => setStep(undefined)}
      />
    );
  }
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
