import { useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { secondStepOf, type SecondStep } from '#client/lib/api-error.ts';
import { logIn, finishLogIn } from '#client/lib/session.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeForm } from '#client/sections/sign-in/code-form.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';

/** The sign-in form. The link for a forgotten password leads to the shop. */
export function SignIn() {
  const [step, setStep] = useState<SecondStep>();
  const form = useForm({
    start: { email: '', password: '' },
    errorsOf: (values) => ({
      ...(!values.email.trim() && { email: 'Required' }),
      ...(!values.password && { password: 'Required' }),
    }),
    async send(values) {
      try {
        await logIn(values);
      } catch (error) {
        const next = secondStepOf(error);
        if (next) return setStep(next);
        throw error;
      }
    },
  });
  if (step) {
    return (
      <section className="rounded-card border border-border bg-paper p-6 w500:p-8">
        <h1 className="mb-5 text-h3">Sign in to the office</h1>
        <CodeForm
          label="Sign in"
          busy="Signing in"
          step={step}
          send={async (given) => void (await finishLogIn(given))}
          onBack={() => setStep(undefined)}
        />
      </section>
    );
  }
  return (
    <section className="rounded-card border border-border bg-paper p-6 w500:p-8">
      <h1 className="text-h3">Sign in to the office</h1>
      <p className="mt-1 mb-5 text-small text-muted">With the account of your business or of this site.</p>
      <form {...form.formProps} className="grid gap-4">
        <FormFailure>{form.failure}</FormFailure>
        <TextField {...form.fieldProps('email')} label="Email" type="email" autoComplete="username" />
        <TextField
          {...form.fieldProps('password')}
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        <Button type="submit" variant="buy" full busy={form.isBusy && 'Signing in'}>
          Sign in
        </Button>
      </form>
      <a
        href={addresses.account()}
        className="mt-4 inline-block rounded-badge py-1 text-small text-muted underline underline-offset-4 hover:text-ink pointer-coarse:py-3"
      >
        Forgot password?
      </a>
    </section>
  );
}
