import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '#rules/addresses.ts';
import { passwordError } from '#rules/password.ts';
import { ApiError } from '#client/lib/api-error.ts';
import type { Place } from '#client/lib/place.ts';
import { useRouter } from '#client/lib/router.tsx';
import { resetPassword } from '#client/shop/features/account/account.api.ts';
import { ForgotForm } from '#client/shop/features/account/forgot-form.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { LinkNote } from '#client/shop/features/account/link-note.tsx';
import { NewPasswordField } from '#client/shop/features/account/password-fields.tsx';
import { useForm } from '#client/lib/use-form.ts';
import { useLinkToken } from '#client/shop/features/account/use-link-token.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';

const GONE = 410;

/** Where the mail about a forgotten password leads. */
export function ResetPasswordPage({ search }: { search: Place['search'] }) {
  useTitle('Choose a new password');
  const token = useLinkToken(search);
  const [isOver, setIsOver] = useState(token === '');
  if (!isOver) return <ChoosePassword token={token} onOver={() => setIsOver(true)} />;
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

function ChoosePassword({ token, onOver }: { token: string; onOver: () => void }) {
  const { navigate } = useRouter();
  const form = useForm({
    start: { password: '' },
    errorsOf: ({ password }) => ({ password: passwordError(password) }),
    async send({ password }) {
      try {
        await resetPassword({ token, password });
      } catch (error) {
        if (error instanceof ApiError && error.status === GONE) return onOver();
        throw error;
      }
      notify('Your password is changed, and you are signed in');
      navigate(addresses.account(), { replace: true });
    },
  });
  return (
    <LinkNote
      title="Choose a new password"
      text="It signs you in here, and signs out every browser that you were signed in with."
    >
      <form {...form.formProps} className="grid w-full max-w-dialog gap-4 text-left">
        <FormFailure>{form.failure}</FormFailure>
        <NewPasswordField {...form.fieldProps('password')} />
        <Button type="submit" busy={form.isBusy && 'Saving'}>
          Save password
        </Button>
      </form>
    </LinkNote>
  );
}
