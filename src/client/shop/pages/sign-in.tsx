import { useState } from 'react';
import type { ReactNode } from 'react';
import type { LoginDialogProps } from '#client/shop/features/account/login-dialog.tsx';
import { buttonLook } from '#client/ui/button-look.ts';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';

const LoginDialog = lazyOverlay<LoginDialogProps>(() =>
  import('#client/shop/features/account/login-dialog.tsx').then((module) => ({
    default: module.LoginDialog,
  })),
);

const LOOKS = {
  link: 'rounded-badge py-2 font-semibold whitespace-nowrap text-accent-text underline underline-offset-4 pointer-coarse:min-h-11',
  button: buttonLook({ variant: 'accent' }),
};

type Props = {
  label: ReactNode;
  look?: keyof typeof LOOKS;
  startsWith?: LoginDialogProps['startsWith'];
};

/** The way into an account from the middle of a page, which stays as it is. */
export function SignIn({ label, look = 'link', startsWith }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={LOOKS[look]}
        onPointerEnter={LoginDialog.preload}
        onFocus={LoginDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </button>
      <LoginDialog open={isOpen} onClose={() => setIsOpen(false)} startsWith={startsWith} />
    </>
  );
}
