import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addresses } from '#rules/addresses.ts';
import { mayRecover, messageOf } from '#client/lib/api-error.ts';
import type { Place } from '#client/lib/place.ts';
import { useSession } from '#client/lib/session.ts';
import { confirmEmail } from '#client/shop/features/account/account.api.ts';
import { LinkNote } from '#client/shop/features/account/link-note.tsx';
import { useLinkToken } from '#client/shop/features/account/use-link-token.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';

type State = { kind: 'asking' } | { kind: 'done'; name: string } | { kind: 'failed'; error: unknown };

/** Where the mail to confirm an address leads: opening it is all that there is to do. */
export function ConfirmEmailPage({ search }: { search: Place['search'] }) {
  useTitle('Confirm your email');
  const token = useLinkToken(search);
  const { user } = useSession();
  const [state, setState] = useState<State>({ kind: 'asking' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    confirmOnce(token, tries).then(
      (session) => setState({ kind: 'done', name: session.user?.name ?? '' }),
      (error: unknown) => setState({ kind: 'failed', error }),
    );
  }, [token, tries]);

  if (state.kind === 'asking') return <LinkNote title="Confirming your email" />;
  if (state.kind === 'done') {
    return (
      <LinkNote
        icon={<CircleCheck size={40} strokeWidth={1.5} className="text-sell" />}
        title="Your email is confirmed"
        text={`Thank you, ${state.name}. You are signed in, and can sign in anywhere from now on.`}
      >
        <ButtonLink href={addresses.account()}>Your account</ButtonLink>
        <ButtonLink href={addresses.home()} variant="outline">
          To the shop
        </ButtonLink>
      </LinkNote>
    );
  }
  if (mayRecover(state.error)) {
    return (
      <LinkNote title="Confirming your email">
        <ErrorState
          title="That did not work"
          text={messageOf(state.error)}
          onRetry={() => {
            setState({ kind: 'asking' });
            setTries(tries + 1);
          }}
        />
      </LinkNote>
    );
  }
  return (
    <LinkNote
      icon={<Link2Off size={40} strokeWidth={1.5} className="text-muted" />}
      title="This link does not work"
      text={`${messageOf(state.error)} ${nextStep(user)}`}
    >
      <ButtonLink href={addresses.account()}>{user ? 'Your account' : 'Sign in'}</ButtonLink>
    </LinkNote>
  );
}

function nextStep(user: { is_confirmed: boolean } | null): string {
  if (!user) return 'Sign in, or create your account again to get a new one.';
  return user.is_confirmed ? 'Your email is confirmed.' : 'You can have a new one sent from your account.';
}

const asked = new Map<string, ReturnType<typeof confirmEmail>>();

/** A link works once: an effect that runs twice must not spend it and then report that it is spent. */
function confirmOnce(token: string, tries: number): ReturnType<typeof confirmEmail> {
  const key = `${token} ${tries}`;
  const known = asked.get(key) ?? confirmEmail(token);
  asked.set(key, known);
  return known;
}
