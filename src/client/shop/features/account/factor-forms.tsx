import { useEffect, useRef } from 'react';
import { LONGEST_PASSKEY_NAME } from '#rules/account/passkey-name.ts';
import { makePasskey } from '#client/lib/passkey.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeForm } from '#client/sections/sign-in/code-form.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { CurrentPasswordField } from './password-fields.tsx';
import { addPasskey, confirmApp, type AppSetup, type WantedPasskey } from './second-factor.api.ts';

/** Each change of a second factor begins with the password. */
export function OwnPasswordForm({ text, send }: { text: string; send: (password: string) => Promise<void> }) {
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

/** Shows the secret to the app, and asks for the app's first code. */
export function ScanForm({ setup, onAdded }: { setup: AppSetup; onAdded: (codes: string[]) => void }) {
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
        isFirst
        label="Switch on"
        busy="Checking"
        step="code"
        send={async (given) => {
          if ('code' in given) onAdded(await confirmApp(given.code));
        }}
      />
    </div>
  );
}

/** Names the new passkey, and has the browser make it. */
export function PasskeyForm(props: { wanted: WantedPasskey; onAdded: (codes: string[]) => void }) {
  const field = useRef<HTMLInputElement>(null);
  // It takes the place of the field that had the focus.
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    start: { name: '' },
    errorsOf: ({ name }) => ({ ...(!name.trim() && { name: 'Required' }) }),
    async send({ name }) {
      props.onAdded(await addPasskey({ name: name.trim(), ...(await makePasskey(props.wanted)) }));
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <p className="text-muted">Name it, then do what your browser asks for.</p>
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        {...form.fieldProps('name')}
        label="Name"
        hint="So that you recognise it, such as My laptop"
        maxLength={LONGEST_PASSKEY_NAME}
        autoComplete="off"
        ref={field}
      />
      <Button type="submit" busy={form.isBusy && 'Waiting for the passkey'}>
        Make the passkey
      </Button>
    </form>
  );
}
