import { CircleUser, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ENTRY_TITLES, type EntryView } from './entry-words.ts';
import { Entry } from './entry.tsx';
import { readSavedLogin, saveLogin, type SavedLogin } from './saved-login.ts';
import { SignInForm } from './sign-in-form.tsx';

const NARROW = 420;
const WIDE = 720;

export type LoginDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The view that it shows first. */
  startsWith?: EntryView | undefined;
};

/** Wider if this browser remembers an account, which a second column offers. */
export function LoginDialog({ open, onClose, startsWith = 'sign-in' }: LoginDialogProps) {
  const [turnedTo, setView] = useState<EntryView>();
  const view = turnedTo ?? startsWith;
  const [saved, setSaved] = useState(readSavedLogin);
  const [chosen, setChosen] = useState('');
  const password = useRef<HTMLInputElement>(null);
  const offered = view === 'sign-in' ? saved : undefined;
  // A new form for the chosen account; only its password is missing.
  useEffect(() => {
    if (chosen) password.current?.focus();
  }, [chosen]);
  const close = () => {
    setView(undefined);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={ENTRY_TITLES[view]} width={offered ? WIDE : NARROW}>
      <div className={offered ? 'grid grid-cols-1 gap-8 w650:grid-cols-2' : undefined}>
        {offered && (
          <SavedAccount
            saved={offered}
            onChoose={() => {
              setChosen(offered.email);
              password.current?.focus();
            }}
            onForget={() => {
              saveLogin(undefined);
              setSaved(undefined);
            }}
          />
        )}
        <div>
          <Entry
            view={view}
            onView={setView}
            onDone={close}
            signIn={
              <SignInForm
                key={chosen}
                email={chosen}
                passwordRef={password}
                remembers={saved !== undefined}
                onForgot={() => setView('forgot')}
                onDone={close}
              />
            }
          />
        </div>
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
