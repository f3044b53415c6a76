import { useState } from 'react';
import { RETURN_DAYS } from '#rules/checkout/returns.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';

export type WithdrawDialogProps = {
  open: boolean;
  failure: string | undefined;
  onClose: () => void;
  onWithdraw: () => Promise<void>;
};

/** Asks before a return is withdrawn: the buyer keeps the goods. */
export function WithdrawDialog({ open, failure, onClose, onWithdraw }: WithdrawDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const withdraw = async () => {
    setIsBusy(true);
    await onWithdraw().catch(() => undefined);
    setIsBusy(false);
  };
  return (
    <Dialog open={open} onClose={onClose} title="Withdraw the return?">
      <div className="grid gap-4 pb-5">
        <p className="text-secondary">
          You keep what you wanted to send back, and nothing is refunded. Don’t withdraw what you have posted
          already. You can ask for a return again until {RETURN_DAYS} days after delivery.
        </p>
        <FormFailure>{failure}</FormFailure>
      </div>
      <ModalActions>
        <Button variant="accent" busy={isBusy && 'Withdrawing'} onClick={() => void withdraw()}>
          Withdraw the return
        </Button>
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
      </ModalActions>
    </Dialog>
  );
}
