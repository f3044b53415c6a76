import { useState } from 'react';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeForm } from '#client/ui/code-form.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { CurrentPasswordField } from './password-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { beginSetup, confirmSetup, removeFactor, renewCodes, type Setup } from './second-factor.api.ts';

export type FactorDialogProps = {
  open: boolean;
  task: 'set up' | 'new codes' | 'remove';
  onClose: () => void;
};

const TITLES = {
  'set up': 'Set up a second factor',
  'new codes': 'New recovery codes',
  remove: 'Remove the second factor',
};

/** Sets a second factor up, makes new recovery codes, or removes it. Each begins with the password. */
export function SecondFactorDialog({ open, task, onClose }: FactorDialogProps) {
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog open={open} onClose={onClose} title={TITLES[task]} width={480}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : setup ? (
        <Scan setup={setup} onCodes={setCodes} />
      ) : task === 'remove' ? (
        <RemoveForm onDone={onClose} />
      ) : (
        <PasswordForm
          text={
            task === 'set up'
              ? 'You need an authenticator app, such as the one of your phone. It works without a network.'
              : 'The recovery codes that you have now will work no more.'
          }
          send={async (password) => {
            if (task === 'set up') setSetup(await beginSetup(password));
            else setCodes(await renewCodes(password));
          }}
        />
      )}
    </Dialog>
  );
}

function PasswordForm({ text, send }: { text: string; send: (password: string) => Promise<void> }) {
  const form = useForm({
    start: { password: '' },
    errorsOf: ({ password }) => ({ ...(password === '' && { password: 'Required' }) }),
    send: ({ password }) => send(password),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <p className="text-muted">{text}</p>
      <FormFailure>{form.failure}</FormFailure>
      <CurrentPasswordField {...form.fieldProps('password')} data-autofocus="" />
      <Button type="submit" busy={form.isBusy && 'Checking'}>
        Go on
      </Button>
    </form>
  );
}

function Scan({ setup, onCodes }: { setup: Setup; onCodes: (codes: string[]) => void }) {
  return (
    <div className="grid gap-4">
      <p className="text-muted">Scan this with the app, then type the six digits that it shows.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`}
        alt="QR code for the authenticator app"
        width={192}
        height={192}
        className="mx-auto size-48"
      />
      <p className="text-small text-muted">
        Or type this into the app:{' '}
        <code className="font-mono text-ink wrap-anywhere">
          {setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <CodeForm
        label="Switch on"
        busy="Checking"
        send={async (code) => {
          onCodes(await confirmSetup(code));
        }}
      />
    </div>
  );
}

function RemoveForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    start: { password: '', code: '' },
    errorsOf: ({ password, code }) => ({
      ...(password === '' && { password: 'Required' }),
      ...(code.trim() === '' && { code: 'Required' }),
    }),
    async send(values) {
      notify(await removeFactor(values));
      onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <p className="text-muted">The password alone will sign in again.</p>
      <FormFailure>{form.failure}</FormFailure>
      <CurrentPasswordField {...form.fieldProps('password')} data-autofocus="" />
      <TextField
        {...form.fieldProps('code')}
        label="Code"
        hint="Six digits of your authenticator app, or one of your recovery codes"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <Button type="submit" variant="danger" busy={form.isBusy && 'Removing'}>
        Remove
      </Button>
    </form>
  );
}
