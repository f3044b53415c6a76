import { useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { api } from '#client/lib/api.ts';
import { useRouter } from '#client/lib/router.tsx';
import { clearSession, useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { CurrentPasswordField } from './password-fields.tsx';
import { saveLogin } from './saved-login.ts';
import { useForm } from '#client/lib/use-form.ts';

export function CloseAccount() {
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title="Close your account"
      text="Your details, addresses, carts, wishlist and alerts are deleted. This can't be undone."
    >
      <Button variant="outline" onClick={() => setOpen(true)}>
        Close account
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Close your account?">
        {open && <CloseForm onCancel={() => setOpen(false)} />}
      </Dialog>
    </Panel>
  );
}

function CloseForm({ onCancel }: { onCancel: () => void }) {
  const { navigate } = useRouter();
  const hasBusiness = useSession().business_id !== null;
  const form = useForm({
    start: { password: '' },
    errorsOf: ({ password }) => ({ password: password === '' ? 'Required' : undefined }),
    async send(body) {
      const { message } = await api('POST /global/user/close', { body });
      saveLogin(undefined);
      clearSession();
      navigate(addresses.home());
      notify(message);
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <p className="text-secondary">
        Your account and everything saved in it are deleted immediately, and can’t be restored.
        {hasBusiness && ' Your business and its products leave the shop.'}
      </p>
      <FormFailure>{form.failure}</FormFailure>
      <CurrentPasswordField {...form.fieldProps('password')} data-autofocus="" />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="danger" busy={form.isBusy && 'Closing'}>
          Close account
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Keep it
        </Button>
      </div>
    </form>
  );
}
