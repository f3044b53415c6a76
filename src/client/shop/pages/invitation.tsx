import { PAGES } from '#contract/pages.ts';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { isTooMany, mayRecover, messageOf } from '#client/lib/api-error.ts';
import type { Place } from '#client/lib/place.ts';
import { useSession } from '#client/lib/session.ts';
import type { Invitation } from '#client/shop/features/account/invitation.api.ts';
import { readInvitation } from '#client/shop/features/account/invitation.api.ts';
import { InvitationRights } from '#client/shop/features/account/invitation-rights.tsx';
import { InvitationWays } from '#client/shop/features/account/invitation-ways.tsx';
import { LinkNote } from '#client/shop/features/account/link-note.tsx';
import { useTitle } from '#client/shop/features/site/title.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';

type State =
  | { kind: 'asking' }
  | { kind: 'read'; invitation: Invitation }
  | { kind: 'done'; invitation: Invitation }
  | { kind: 'failed'; error: unknown };

/** The page of the mail with an invitation to the staff of an office. */
export function InvitationPage({ search }: { search: Place['search'] }) {
  useTitle(PAGES.invitation.title);
  // Kept in the URL: a person who has to sign in first may come back to it.
  const token = search['token'] ?? '';
  const { user } = useSession();
  const [state, setState] = useState<State>({ kind: 'asking' });
  const [tries, setTries] = useState(0);
  const email = user?.email;
  /** The signed-in account matters only if the email has an account already. */
  const isForNewcomer = useRef(false);
  useEffect(() => {
    if (isForNewcomer.current) return;
    let isCurrent = true;
    readInvitation(token).then(
      (invitation) => {
        if (!isCurrent) return;
        isForNewcomer.current = !invitation.has_account;
        setState((now) => (now.kind === 'done' ? now : { kind: 'read', invitation }));
      },
      (error: unknown) =>
        isCurrent && setState((now) => (now.kind === 'done' ? now : { kind: 'failed', error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, email, tries]);

  if (state.kind === 'asking') {
    return (
      <LinkNote title="Your invitation">
        <NeedsScripts to="accept your invitation" />
        <div className="grid w-full max-w-dialog gap-6 noscript:hidden">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-12 rounded-control" />
        </div>
      </LinkNote>
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
    <LinkNote title={`${invitation.office} invites you to its staff`} text={`For ${invitation.email}`}>
      <div className="grid w-full max-w-dialog gap-6 text-left">
        <InvitationRights invitation={invitation} />
        <InvitationWays token={token} invitation={invitation} onDone={onDone} />
      </div>
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
      text="Open the office to get started."
    >
      <ButtonLink href={officePaths.today(area)}>Go to the office</ButtonLink>
    </LinkNote>
  );
}
