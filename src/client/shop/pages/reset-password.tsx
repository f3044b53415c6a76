import { PAGES } from '#contract/pages.ts';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { ApiError, secondStepOf, type SecondStep } from '#client/lib/api-error.ts';
import type { Place } from '#client/lib/place.ts';
import { onServer } from '#client/lib/on-server.ts';
import { useRouter } from '#client/lib/router.tsx';
import { finishLogIn } from '#client/lib/session.ts';
import { CodeForm } from '#client/sections/sign-in/code-form.tsx';
import { resetPassword } from '#client/shop/features/account/account.api.ts';
import { ChoosePassword } from '#client/shop/features/account/choose-password.tsx';
import { ForgotForm } from '#client/shop/features/account/forgot-form.tsx';
import { LinkNote } from '#client/shop/features/account/link-note.tsx';
import { useLinkToken } from '#client/shop/features/account/use-link-token.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { notify } from '#client/ui/toast-store.ts';

const GONE = 410;

/** The page of the mail about a forgotten password. */
export function ResetPasswordPage({ search }: { search: Place['search'] }) {
  useTitle(PAGES.resetPassword.title);
  const token = useLinkToken(search);
  // The server doesn't know the token, since the page is the same for everybody. It shows the form.
  const [isOver, setIsOver] = useState(!onServer && token === '');
  if (!isOver) return <NewPassword token={token} onOver={() => setIsOver(true)} />;
  return (
    <LinkNote
      icon={<Link2Off size={40} strokeWidth={1.5} className="text-muted" />}
      title="This link does not work"
      text="It has been used, or it is more than an hour old. Have a new one sent."
    >
      <div className="w-full max-w-dialog text-left">
        <ForgotForm />
      </div>
    </LinkNote>
  );
}

function NewPassword({ token, onOver }: { token: string; onOver: () => void }) {
  const { navigate } = useRouter();
  const [step, setStep] = useState<SecondStep>();
  function welcome() {
    notify('Your password is changed, and you are signed in');
    navigate(addresses.account(), { replace: true });
  }
  async function send(password: string) {
    try {
      await resetPassword({ token, password });
    } catch (error) {
      if (error instanceof ApiError && error.status === GONE) return onOver();
      const next = secondStepOf(error);
      if (next) return setStep(next);
      throw error;
    }
    welcome();
  }
  if (step) {
    return (
      <LinkNote
        title="Your password is changed"
        text="Your account asks for a second factor too, to sign you in."
      >
        <div className="w-full max-w-dialog text-left">
          <CodeForm
            label="Sign in"
            busy="Signing in"
            step={step}
            send={async (given) => {
              await finishLogIn(given);
              welcome();
            }}
          />
        </div>
      </LinkNote>
    );
  }
  return (
    <ChoosePassword
      title="Choose a new password"
      text="It signs you in here, and signs out every browser that you were signed in with."
      send={send}
    />
  );
}
