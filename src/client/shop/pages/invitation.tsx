import { PAGES } from '#contract/pages.ts';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RIGHT_FACTS } from '#rules/office/permissions.ts';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { isTooMany, mayRecover, messageOf } from '#client/lib/api-error.ts';
import type { Place } from '#client/lib/place.ts';
import { logOut, useSession } from '#client/lib/session.ts';
import type { Invitation } from '#client/shop/features/account/invitation.api.ts';
import { acceptInvitation, readInvitation } from '#client/shop/features/account/invitation.api.ts';
import { LinkNote } from '#client/shop/features/account/link-note.tsx';
import { NewStaffForm } from '#client/shop/features/account/new-staff-form.tsx';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Container } from '#client/ui/layout.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';

const LoginDialog = lazyOverlay<{ open: boolean; onClose: () => void }>(() =>
  import('#client/shop/features/account/login-dialog.tsx').then((module) => ({
    default: module.LoginDialog,
  })),
);

type State =
  | { kind: 'asking' }
  | { kind: 'read'; invitation: Invitation }
  | { kind: 'done'; invitation: Invitation }
  | { kind: 'failed'; error: unknown };

/** Where the mail with an invitation to the staff of an office leads. */
export function InvitationPage({ search }: { search: Place['search'] }) {
  useTitle(PAGES.invitation.title);
  // Kept in the address: somebody who has to sign in first may come back to it.
  const token = search['token'] ?? '';
  const { user } = useSession();
  const [state, setState] = useState<State>({ kind: 'asking' });
  const [tries, setTries] = useState(0);
  const email = user?.email;
  useEffect(() => {
    let isCurrent = true;
    readInvitation(token).then(
      (invitation) =>
        isCurrent && setState((now) => (now.kind === 'done' ? now : { kind: 'read', invitation })),
      (error: unknown) =>
        isCurrent && setState((now) => (now.kind === 'done' ? now : { kind: 'failed', error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, email, tries]);

  if (state.kind === 'asking') {
    return (
      <>
        <LinkNote title="Your invitation" />
        <Container className="text-center">
          <NeedsScripts to="accept your invitation" />
        </Container>
      </>
    );
  }
  if (state.kind === 'failed') {
    if (mayRecover(state.error) || isTooMany(state.error)) {
      return (
        <LinkNote title="Your invitation">
          <ErrorState
            title="That did not work"
            text={messageOf(state.error)}
            onRetry={() => setTries(tries + 1)}
          />
        </LinkNote>
      );
    }
    return (
      <LinkNote
        icon={<Link2Off size={40} strokeWidth={1.5} className="text-muted" />}
        title="This link does not work"
        text={messageOf(state.error)}
      >
        <ButtonLink href={addresses.home()}>To the shop</ButtonLink>
      </LinkNote>
    );
  }
  const { invitation } = state;
  if (state.kind === 'done') return <Welcome invitation={invitation} />;
  const onDone = () => setState({ kind: 'done', invitation });
  return (
    <LinkNote
      title={`${invitation.office} invites you to its staff`}
      text={`The invitation is for ${invitation.email}. What you may do there:`}
    >
      <ul className="grid w-full max-w-dialog gap-2 text-left">
        {invitation.permissions.map((right) => (
          <li key={right} className="rounded-card border border-border px-4 py-3">
            <span className="block font-semibold">{RIGHT_FACTS[right].title}</span>
            <span className="text-small text-muted">{RIGHT_FACTS[right].lets}</span>
          </li>
        ))}
      </ul>
      <Ways token={token} invitation={invitation} onDone={onDone} />
    </LinkNote>
  );
}

function Welcome({ invitation }: { invitation: Invitation }) {
  const { office } = useSession();
  const area = office?.of === 'site' ? 'admin' : 'vendor';
  return (
    <LinkNote
      icon={<CircleCheck size={40} strokeWidth={1.5} className="text-sell" />}
      title={`You work for ${invitation.office} now`}
      text="The office is where you find what you may do."
    >
      <ButtonLink href={officePaths.orders(area)}>Go to the office</ButtonLink>
    </LinkNote>
  );
}

type WaysProps = { token: string; invitation: Invitation; onDone: () => void };

/** One press for the account that it is for; everybody else is told how to become it. */
function Ways({ token, invitation, onDone }: WaysProps) {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  if (!invitation.has_account) {
    return <NewStaffForm token={token} email={invitation.email} onDone={onDone} />;
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
      <div className="grid w-full max-w-dialog gap-3">
        <FormFailure>{failure}</FormFailure>
        <Button busy={isBusy && 'Accepting'} onClick={() => void accept()}>
          Accept
        </Button>
      </div>
    );
  }
  return (
    <div className="grid w-full max-w-dialog gap-3">
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
