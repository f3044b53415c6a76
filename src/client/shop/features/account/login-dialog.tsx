import { CircleUser, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { logIn } from '#client/lib/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { readSavedLogin, saveLogin, type SavedLogin } from './saved-login.ts';

const NARROW = 420;
const WIDE = 720;

/** Wider when this browser remembers somebody: then a second column offers that account. */
export function LoginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [saved, setSaved] = useState(readSavedLogin);
  const [email, setEmail] = useState('');
  const password = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title="Sign in" width={saved ? WIDE : NARROW}>
      <div className={saved ? 'grid gap-8 w650:grid-cols-2' : undefined}>
        {saved && (
          <SavedAccount
            saved={saved}
            onChoose={() => {
              setEmail(saved.email);
              password.current?.focus();
            }}
            onForget={() => {
              saveLogin(undefined);
              setSaved(undefined);
            }}
          />
        )}
        <LoginForm
          email={email}
          onEmail={setEmail}
          passwordRef={password}
          remembers={saved !== undefined}
          onDone={onClose}
        />
      </div>
    </Dialog>
  );
}

function SavedAccount(props: { saved: SavedLogin; onChoose: () => void; onForget: () => void }) {
  const { saved, onChoose, onForget } = props;
  return (
    <section aria-label="Remembered account" className="w650:border-r w650:border-border w650:pr-8">
      <h3 className="text-label font-semibold">Welcome back</h3>
      <div className="mt-3 flex items-center gap-2 rounded-box border border-outline p-2">
        <button
          type="button"
          onClick={onChoose}
          className="flex min-w-0 flex-1 items-center gap-3 rounded-control p-1.5 text-left hover:bg-grey-1"
        >
          <CircleUser size={28} className="shrink-0 text-muted" />
          <span className="min-w-0">
            <span className="block truncate font-medium">{saved.name}</span>
            <span className="block truncate text-caption text-muted">{saved.email}</span>
          </span>
        </button>
        <IconButton label={`Forget ${saved.email}`} look="plain" onClick={onForget}>
          <X size={18} />
        </IconButton>
      </div>
      <p className="mt-3 text-caption text-muted">
        Only the name and the email are kept, in this browser. Your password is not.
      </p>
    </section>
  );
}

function LoginForm(props: {
  email: string;
  onEmail: (email: string) => void;
  passwordRef: React.RefObject<HTMLInputElement | null>;
  remembers: boolean;
  onDone: () => void;
}) {
  const { email, onEmail, passwordRef, remembers, onDone } = props;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = passwordRef.current?.value ?? '';
    const missing = {
      ...(!email.trim() && { email: 'Required' }),
      ...(!password && { password: 'Required' }),
    };
    setErrors(missing);
    setFailure(undefined);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const { user } = await logIn({ email, password });
      saveLogin(form.get('remember') && user ? user : undefined);
      notify(`Signed in as ${user?.name ?? email}`);
      onDone();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      setFailure(messageOf(error));
      passwordRef.current?.select();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && (
        <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-2.5 text-small text-danger">
          {failure}
        </p>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        data-autofocus={remembers ? undefined : ''}
        value={email}
        error={errors['email']}
        onChange={(event) => onEmail(event.target.value)}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        ref={passwordRef}
        error={errors['password']}
      />
      <Checkbox
        label="Remember me"
        detail="Keeps your name and email in this browser"
        name="remember"
        defaultChecked={remembers}
      />
      <Button type="submit" variant="ink" busy={busy && 'Signing in'}>
        Sign in
      </Button>
    </form>
  );
}
