import { useState } from 'react';
import type { StaffRefund, StaffTracked } from '#contract/orders-office.ts';
import type { RefundMove } from '#rules/orders/refund-moves.ts';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Row } from '../../ui/box.tsx';
import { moveRefund } from './orders.api.ts';
import { howWords, sentWords } from './refund-words.ts';

type Props = {
  refund: StaffRefund;
  move: RefundMove;
  tracked: StaffTracked;
  number: string;
  onClose: () => void;
};

/** Asks before a refund is marked as done, or is tried again: how much, to whom, and how. */
export function RefundDialog({ refund, move, tracked, number, onClose }: Props) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { name, payment } = tracked;
  const sum = sumWords(refund.amount);
  const isDone = move === 'done';
  const sent = sentWords(refund);
  const way = payment.label || 'the way it was paid';

  async function confirm() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await moveRefund(number, refund.id, move);
      notify(isDone ? `${sum} is marked as ${sent}` : `${sum} is being sent again`);
      onClose();
    } catch (error) {
      // A colleague was faster: the page no longer has this refund, nor this dialog.
      if (error instanceof ApiError && error.status === 409) {
        notifyError(messageOf(error));
        onClose();
        return;
      }
      setFailure(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={isDone ? `Mark the refund as ${sent}` : 'Try the refund again'}
      width={480}
    >
      <div className="grid gap-4 pb-5">
        <p className="text-secondary">
          {isDone
            ? `Press only once you have ${sent} the money: ${name} is told by mail that it was ${sent}. This can’t be undone.`
            : `The payment provider is asked again to send the money. ${name} is not mailed.`}
        </p>
        <FormFailure>{failure}</FormFailure>
        <dl className="rounded-box border border-border px-4 py-3">
          <Row name="Sum" strong>
            {sum}
          </Row>
          <Row name="To">{name}</Row>
          <Row name="How">{isDone ? howWords(refund, way) : `Back to ${way}`}</Row>
          <Row name="For">{refund.number}</Row>
          <Row name="Reason">{refund.reason}</Row>
        </dl>
      </div>
      <DialogActions onClose={onClose}>
        <Button variant="buy" busy={isBusy && 'Saving'} onClick={() => void confirm()}>
          {isDone ? `I have ${sent} ${sum}` : `Try ${sum} again`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
