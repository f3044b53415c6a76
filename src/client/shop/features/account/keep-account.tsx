import { PackageCheck, RotateCcw, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { passwordError } from '#rules/account/password.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { GuestBuyer } from '#client/lib/guest-order.ts';
import { useForm } from '#client/lib/use-form.ts';
import { announce } from '#client/ui/announce.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { register } from './account.api.ts';
import { NewPasswordField } from './password-fields.tsx';

const GAINS: readonly { icon: LucideIcon; text: string }[] = [
  { icon: PackageCheck, text: 'All your orders in one place' },
  { icon: Wallet, text: 'Your addresses, filled in for you' },
  { icon: RotateCcw, text: 'Returns in two taps' },
];

type Props = {
  buyer: GuestBuyer;
  /** A button to sign in. */
  signIn: ReactNode;
  isMade: boolean;
  onMade: () => void;
};

/**
 * Offers an account to a buyer without one: only the password is missing. It uses the normal registration, so
 * that strangers can't find out whether an email has an account.
 */
export function KeepAccount({ isMade, ...offer }: Props) {
  return (
    <section aria-labelledby="keep-account" className="rounded-card bg-accent-tint p-5 w960:p-7">
      <h2 id="keep-account" className="text-h3">
        {isMade ? 'Your account is ready' : 'Keep an account?'}
      </h2>
      {isMade ? <Made email={offer.buyer.email} /> : <PasswordForm {...offer} />}
    </section>
  );
}

function PasswordForm({ buyer, signIn, onMade }: Omit<Props, 'isMade'>) {
  const form = useForm({
    start: { password: '' },
    errorsOf: ({ password }) => ({ password: passwordError(password, buyer.email) }),
    async send({ password }) {
      await register({ ...buyer, password });
      announce('Your account is ready');
      onMade();
    },
  });
  return (
    <>
      <p className="mt-1 text-small text-secondary">
        Everything is filled in already. Choose a password, and that is it.
      </p>
      <ul className="mt-4 grid gap-2 text-small">
        {GAINS.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-2.5">
            <Icon size={18} className="mt-px shrink-0 text-accent-text" />
            {text}
          </li>
        ))}
      </ul>
      <form {...form.formProps} className="mt-5 grid max-w-93 gap-4">
        <FormFailure>{form.failure}</FormFailure>
        {/* A password manager needs to know whose password it keeps. */}
        <input type="text" name="username" autoComplete="username" value={buyer.email} readOnly hidden />
        <NewPasswordField {...form.fieldProps('password')} label="Password" />
        <Button type="submit" variant="accent" full busy={form.isBusy && 'Making your account'}>
          Keep my account
        </Button>
      </form>
      <p className="mt-3 flex max-w-93 flex-wrap items-center justify-center gap-x-2 text-center text-small text-secondary">
        Have one already? {signIn}
      </p>
    </>
  );
}

function Made({ email }: { email: string }) {
  return (
    <>
      <p className="mt-1 text-small wrap-anywhere text-secondary">
        This order is in it. We have sent a link to <b className="font-semibold text-ink">{email}</b>: open it
        to confirm your address.
      </p>
      <ButtonLink href={addresses.account('orders')} variant="accent" className="mt-4">
        See your orders
      </ButtonLink>
    </>
  );
}
