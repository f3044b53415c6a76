import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { api, queryFor } from '#client/lib/api.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { openModals } from '#client/ui/open-modals.ts';
import { PasskeyButton } from '#client/sections/sign-in/passkey-button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { answerProofs } from '#client/lib/proven.ts';
import { DialogActions } from '../ui/dialog-actions.tsx';

interface Question {
  /** The dialog that asks. The question replaces it, and it comes back with everything that was typed. */
  from: HTMLDialogElement | undefined;
  settle: (isGiven: boolean) => void;
}

/** Asks for the password or a code again before dangerous work, on every page of the office. */
export function Proofs() {
  const [question, setQuestion] = useState<Question>();
  useEffect(
    () => answerProofs(() => new Promise((settle) => setQuestion({ from: openModals.top(), settle }))),
    [],
  );
  // Runs after the dialog has opened, since the browser later returns the focus to the element that had it
  // then.
  useLayoutEffect(() => setAside(question?.from, true), [question]);
  if (!question) return null;
  const end = (isGiven: boolean) => {
    setAside(question.from, false);
    setQuestion(undefined);
    question.settle(isGiven);
  };
  return <ProofDialog onEnd={end} />;
}

function setAside(dialog: HTMLDialogElement | undefined, isAside: boolean): void {
  if (!dialog) return;
  for (const element of [dialog, document.documentElement]) element.toggleAttribute('data-aside', isAside);
}

/** Six digits are a code of the authenticator app. A password is never that short. */
const isCode = (typed: string) => /^\d{6}$/.test(typed.replaceAll(' ', ''));

function ProofDialog({ onEnd }: { onEnd: (isGiven: boolean) => void }) {
  const factors = useQuery(queryFor({ name: 'GET /global/user/second-factor' }));
  const hasPasskey = (factors.data?.result.passkeys.length ?? 0) > 0;
  const form = useForm({
    start: { password: '' },
    errorsOf: ({ password }) => ({ ...(password === '' && { password: 'Required' }) }),
    async send({ password }) {
      await api('POST /global/user/prove', { body: isCode(password) ? { code: password } : { password } });
      onEnd(true);
    },
  });
  return (
    <Dialog open onClose={() => onEnd(false)} title="Is it you?" width={420}>
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            This matters, and you signed in a while ago. Type your password, or the code of your authenticator
            app.
          </p>
          {hasPasskey && (
            <PasskeyButton
              send={async (passkey) => {
                await api('POST /global/user/prove', { body: { passkey } });
                onEnd(true);
              }}
            />
          )}
          <FormFailure>{form.failure}</FormFailure>
          <TextField
            {...form.fieldProps('password')}
            label="Password or code"
            type="password"
            autoComplete="current-password"
            data-autofocus=""
          />
        </div>
        <DialogActions onClose={() => onEnd(false)}>
          <Button type="submit" variant="buy" busy={form.isBusy && 'Checking'}>
            Go on
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
