import { useState } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { logOut, useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import type { Invitation } from './invitation.api.ts';
import { acceptInvitation } from './invitation.api.ts';
import { NewStaffForm } from './new-staff-form.tsx';

const LoginDialog = lazyOverlay<{ open: boolean; onClose: () => void }>(() =>
  import('./login-dialog.tsx').then((module) => ({ default: module.LoginDialog })),
);

type WaysProps = { token: string; invitation: Invitation; onDone: () => void };

/** One press accepts for the invited account; other visitors see how to sign in to it. */
export function InvitationWays({ token, invitation, onDone }: WaysProps) {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  if (!invitation.has_account) {
    return (
      <div className="grid gap-4">
        <p className="text-muted">
          {user
            ? `You are signed in as ${user.email}. Accepting makes another account, for ${invitation.email}, and signs you in with that one.`
            : 'Choose a name and a password for your new account.'}
        </p>
        <NewStaffForm token={token} email={invitation.email} onDone={onDone} />
      </div>
    );
  }
  async function accept() {
    setIsBusy(true);
    try {
      await acceptInvitation(token);
      onDone();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }
  if (invitation.is_yours) {
    return (
      <div className="grid gap-3">
        <FormFailure>{failure}</FormFailure>
        <Button busy={isBusy && 'Accepting'} onClick={() => void accept()}>
          Accept
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        {user
          ? `You are signed in as ${user.email}. Sign out, and sign in with the account of ${invitation.email}.`
          : 'This address has an account. Sign in with it to accept.'}
      </p>
      {user ? (
        <Button onClick={() => void logOut()}>Sign out</Button>
      ) : (
        <Button onClick={() => setIsOpen(true)} onPointerEnter={LoginDialog.preload}>
          Sign in
        </Button>
      )}
      <LoginDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
