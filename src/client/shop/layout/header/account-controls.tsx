import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#client/lib/session.ts';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';

const LoginDialog = lazyOverlay<{ open: boolean; onClose: () => void }>(() =>
  import('#client/shop/features/account/login-dialog.tsx').then((module) => ({
    default: module.LoginDialog,
  })),
);

const loadMenu = () => import('./user-menu.tsx');

/** Sign-in for a visitor; the user menu and sign-out for an account. */
export function AccountControls() {
  const { user } = useSession();
  const menu = useLoaded(user !== null, loadMenu);
  if (!user) return <SignIn />;
  // The room of its buttons, so that nothing moves when they come.
  return menu ? <menu.UserMenu name={user.name} email={user.email} /> : <span className="h-11 w-22" />;
}

function SignIn() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={LoginDialog.preload}
        onFocus={LoginDialog.preload}
        className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2.5 text-small font-medium hover:bg-grey-1"
      >
        <UserRound size={22} />
        <span className="sr-only w1100:not-sr-only w1100:whitespace-nowrap">Sign in</span>
      </button>
      <LoginDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
