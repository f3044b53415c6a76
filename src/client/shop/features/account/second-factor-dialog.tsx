import { useState } from 'react';
import type { SecondStep } from '#client/lib/api-error.ts';
import { CodeForm } from '#client/sections/sign-in/code-form.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { OwnPasswordForm, PasskeyForm, ScanForm } from './factor-forms.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  beginApp,
  beginPasskey,
  removeApp,
  removePasskey,
  renewCodes,
  type AppSetup,
  type Factors,
  type OwnerProof,
  type WantedPasskey,
} from './second-factor.api.ts';

type Task =
  | { kind: 'set up app' | 'add passkey' | 'new codes' | 'remove app' }
  | { kind: 'remove passkey'; id: string; name: string };

export type FactorDialogProps = { open: boolean; task: Task; factors: Factors; onClose: () => void };

const WORDS: Record<Task['kind'], { title: string; text: string }> = {
  'set up app': {
    title: 'Set up an authenticator app',
    text: 'You need an authenticator app, such as the one on your phone. It also works offline.',
  },
  'add passkey': {
    title: 'Add a passkey',
    text: 'This device, your phone or a security key will hold it. It works on this site alone.',
  },
  'new codes': {
    title: 'New recovery codes',
    text: 'The recovery codes that you have now will stop working.',
  },
  'remove app': { title: 'Remove the authenticator app', text: 'Its codes will no longer sign you in.' },
  'remove passkey': { title: 'Remove a passkey', text: 'It will no longer sign you in.' },
};

/** The step after the password and the second factor. */
type Next = { app: AppSetup } | { passkey: WantedPasskey } | { codes: string[] };

/** Changes the second factors. Each change begins with the password, and a second factor where there is one. */
export function SecondFactorDialog({ open, task, factors, onClose }: FactorDialogProps) {
  const [password, setPassword] = useState<string>();
  const [next, setNext] = useState<Next>();
  const { title, text } = WORDS[task.kind];

  async function go(proof: OwnerProof) {
    if (task.kind === 'set up app') return setNext({ app: await beginApp(proof) });
    if (task.kind === 'add passkey') return setNext({ passkey: await beginPasskey(proof) });
    if (task.kind === 'new codes') return setNext({ codes: await renewCodes(proof.password) });
    notify(await (task.kind === 'remove passkey' ? removePasskey(task.id, proof) : removeApp(proof)));
    onClose();
  }
  /** Recovery codes come with the first second factor only. */
  function added(codes: string[], said: string) {
    if (codes.length > 0) return setNext({ codes });
    notify(said);
    onClose();
  }

  return (
    <Dialog open={open} onClose={onClose} title={title} width={480}>
      {next && 'codes' in next ? (
        <RecoveryCodes codes={next.codes} onDone={onClose} />
      ) : next && 'app' in next ? (
        <ScanForm setup={next.app} onAdded={(codes) => added(codes, 'The app is set up')} />
      ) : next ? (
        <PasskeyForm wanted={next.passkey} onAdded={(codes) => added(codes, 'The passkey is added')} />
      ) : password === undefined ? (
        <OwnPasswordForm
          text={task.kind === 'remove passkey' ? `“${task.name}” will no longer sign you in.` : text}
          send={async (typed) => {
            // The second factor is asked for next, and both are sent together.
            if (factors.is_on && task.kind !== 'new codes') setPassword(typed);
            else await go({ password: typed });
          }}
        />
      ) : (
        <CodeForm
          label="Go on"
          busy="Checking"
          step={stepOf(factors)}
          send={(given) => go({ password, ...given })}
          onBack={() => setPassword(undefined)}
        />
      )}
    </Dialog>
  );
}

const stepOf = ({ passkeys }: Factors): SecondStep => (passkeys.length > 0 ? 'passkey' : 'code');
