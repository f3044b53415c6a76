import { PAGES } from '#contract/pages.ts';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { ApiError, isTooMany, mayRecover, messageOf } from '#client/lib/api-error.ts';
import type { Place } from '#client/lib/place.ts';
import { useSession } from '#client/lib/session.ts';
import { confirmEmail } from '#client/shop/features/account/account.api.ts';
import { ChoosePassword } from '#client/shop/features/account/choose-password.tsx';
import { LinkNote } from '#client/shop/features/account/link-note.tsx';
import { useLinkToken } from '#client/shop/features/account/use-link-token.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container } from '#client/ui/layout.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { NeedsScripts } from '#client/ui/without-scripts.tsx';

type State =
  | { kind: 'asking' }
  | { kind: 'password'; text: string }
  | { kind: 'done'; name: string; message: string | undefined }
  | { kind: 'failed'; error: unknown };

/**
 * The page of the confirmation link. In the browser that created the account, opening it is enough. In
 * another browser a new password is required, since a stranger may have created the account.
 */
export function ConfirmEmailPage({ search }: { search: Place['search'] }) {
  useTitle(PAGES.confirmEmail.title);
  const token = useLinkToken(search);
  const { user } = useSession();
  const [state, setState] = useState<State>({ kind: 'asking' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    confirmOnce(token, tries).then(
      (confirmed) => setState(doneWith(confirmed)),
      (error: unknown) => setState(isPasswordWanted(error) ? askedBy(error) : { kind: 'failed', error }),
    );
  }, [token, tries]);
  async function send(password: string) {
    try {
      setState(doneWith(await confirmEmail(token, password)));
    } catch (error) {
      if (isPasswordWanted(error) || mayWorkLater(error)) throw error;
      setState({ kind: 'failed', error });
    }
  }

  if (state.kind === 'asking') {
    return (
      <>
        <LinkNote title="Confirming your email" />
        <Container className="text-center">
          <NeedsScripts to="confirm your email" />
        </Container>
      </>
    );
  }
  if (state.kind === 'password') {
    return <ChoosePassword title="Choose your password" text={state.text} send={send} />;
  }
  if (state.kind === 'done') {
    return (
      <LinkNote
        icon={<CircleCheck size={40} strokeWidth={1.5} className="text-sell" />}
        title="Your email is confirmed"
        text={
          state.message ??
          `Thank you, ${state.name}. You are signed in, and can sign in anywhere from now on.`
        }
      >
        <ButtonLink href={addresses.account()}>Your account</ButtonLink>
        <ButtonLink href={addresses.home()} variant="outline">
          To the shop
        </ButtonLink>
      </LinkNote>
    );
  }
  if (mayWorkLater(state.error)) {
    return (
      <LinkNote title="Confirming your email">
        <ErrorState
          title={isTooMany(state.error) ? 'Too many tries' : 'That did not work'}
          text={messageOf(state.error)}
          onRetry={() => {
            setState({ kind: 'asking' });
            setTries(tries + 1);
          }}
        />
      </LinkNote>
    );
  }
  if (isForElsewhere(state.error)) {
    return (
      <LinkNote
        icon={<Link2Off size={40} strokeWidth={1.5} className="text-muted" />}
        title="Nothing has changed"
        text={messageOf(state.error)}
      >
        <ButtonLink href={addresses.account()}>{user ? 'Your account' : 'Sign in'}</ButtonLink>
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

const BAD_REQUEST = 400;
const FORBIDDEN = 403;

/** A link to another email works only where its account is signed in. */
const isForElsewhere = (error: unknown) => error instanceof ApiError && error.status === FORBIDDEN;

/** Whether the link may still be valid, because the server has not checked it. */
const mayWorkLater = (error: unknown) => mayRecover(error) || isTooMany(error);

const isPasswordWanted = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === BAD_REQUEST && error.fields['password'] !== undefined;

const doneWith = ({ user, message }: Awaited<ReturnType<typeof confirmEmail>>): State => ({
  kind: 'done',
  name: user?.name ?? '',
  message,
});

const askedBy = ({ message }: ApiError): State => ({
  kind: 'password',
  text: `${message} This browser is not signed in to the account, so somebody else may have made it. Your new password signs out every other browser.`,
});

function nextStep(user: { is_confirmed: boolean } | null): string {
  if (!user) return 'Sign in, or create your account again to get a new one.';
  return user.is_confirmed ? 'Your email is confirmed.' : 'You can have a new one sent from your account.';
}

const asked = new Map<string, ReturnType<typeof confirmEmail>>();

/** A link works once, so an effect that runs twice must send only one request. */
function confirmOnce(token: string, tries: number): ReturnType<typeof confirmEmail> {
  const key = `${token} ${tries}`;
  const known = asked.get(key) ?? confirmEmail(token);
  asked.set(key, known);
  return known;
}
