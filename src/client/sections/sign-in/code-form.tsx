import { useEffect, useRef } from 'react';
import type { SecondFactor } from '#contract/passkeys.ts';
import type { SecondStep } from '#client/lib/api-error.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { TextField } from '#client/ui/text-field.tsx';

type Props = {
  label: string;
  busy: string;
  step: SecondStep;
  /** Rejects with the server's error. */
  send: (given: SecondFactor) => Promise<void>;
  onBack?: (() => void) | undefined;
  /** It switches an app on, so no recovery code will do. */
  isFirst?: boolean;
};

/** Asks for a second factor: a passkey or a code. A recovery code goes into the same field. */
export function CodeForm({ label, busy, step, send, onBack, isFirst = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // It takes the place of the field that had the focus.
  useEffect(() => {
    if (step === 'code') field.current?.focus();
  }, [step]);
  const form = useForm({
    start: { code: '' },
    errorsOf: ({ code }) => ({ ...(!code.trim() && { code: 'Required' }) }),
    send: ({ code }) => send({ code: code.trim() }),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      {step === 'passkey' && (
        <>
          <PasskeyButton send={(passkey) => send({ passkey })} />
          <p className="text-center text-small text-muted">or type a code</p>
        </>
      )}
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        {...form.fieldProps('code')}
        label="Code"
        hint={
          isFirst
            ? 'Six digits of your authenticator app'
            : 'Six digits of your authenticator app, or one of your recovery codes'
        }
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        ref={field}
      />
      <Button type="submit" variant="ink" busy={form.isBusy && busy}>
        {label}
      </Button>
      {onBack && (
        <button
          type="button"
          onClick={onBack}
          className="w-fit rounded-badge py-1 text-small text-muted underline underline-offset-4 hover:text-ink pointer-coarse:py-3"
        >
          Back to the password
        </button>
      )}
    </form>
  );
}
