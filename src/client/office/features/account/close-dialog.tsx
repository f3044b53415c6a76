import { useState } from 'react';
import type { Customer } from '#contract/customers-office.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { closeAccount } from './customers.api.ts';

type Props = { customer: Customer; onClose: () => void; onDone: () => void };

/** Asks before an account is closed for its owner. */
export function CloseDialog({ customer, onClose, onDone }: Props) {
  const { name, email } = customer;
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function close() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await closeAccount(customer);
      notify(`The account of ${name} is closed`);
      onDone();
    } catch (error) {
      setFailure(messageOf(error));
      setIsBusy(false);
    }
  }
  return (
    <Dialog open onClose={onClose} title={`Close the account of ${name}`} width={480}>
      <div className="grid gap-4 pb-5">
        <p className="text-secondary">
          {email}: addresses, carts, wishlist and store credit are deleted for good, and {name} is signed out
          everywhere and told by mail. Orders stay, since the law asks for their invoices.
        </p>
        <FormFailure>{failure}</FormFailure>
      </div>
      <ModalActions>
        <Button variant="danger" busy={isBusy && 'Closing'} onClick={() => void close()}>
          Close the account
        </Button>
        <Button variant="outline" data-autofocus="" onClick={onClose}>
          Not now
        </Button>
      </ModalActions>
    </Dialog>
  );
}
