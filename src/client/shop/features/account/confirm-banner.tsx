import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import { api } from '#client/lib/api.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';

/** Shown until the email is confirmed: the reason for the link, and a button to send it again. */
export function ConfirmBanner({ email }: { email: string }) {
  const [isBusy, setIsBusy] = useState(false);
  async function resend() {
    setIsBusy(true);
    try {
      notify((await api('POST /global/user/confirm/resend', { body: {} })).message);
    } catch (error) {
      notifyError(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <section
      aria-label="Confirm your email"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-repair-tint p-4 text-repair-text w960:px-6"
    >
      <MailWarning size={22} />
      <p className="min-w-0 flex-[1_1_16rem] text-small">
        <b className="font-semibold">Confirm your email.</b> Open the link that we sent to{' '}
        <span className="font-medium wrap-anywhere">{email}</span>. Until then your password works in this
        browser only, and can’t be replaced if you forget it.
      </p>
      <Button variant="outline" size={40} busy={isBusy && 'Sending'} onClick={() => void resend()}>
        Send it again
      </Button>
    </section>
  );
}
