import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { CancelAll, Declined, ForAll, Hold, Waiting, type ToPay } from './payment-parts.tsx';
import type { Tracking } from './track.api.ts';

type Outcome = Parameters<Tracking['tryPayment']>[1];

const OUTCOMES: readonly { outcome: Outcome | 'confirm'; label: string }[] = [
  { outcome: 'paid', label: 'Pay' },
  { outcome: 'confirm', label: 'Let the bank ask me first' },
  { outcome: 'declined', label: 'Let the bank say no' },
  { outcome: 'late', label: 'Pay, with a late confirmation' },
];

type Props = {
  tracked: ToPay;
  /** The bank has the payment and has not answered yet. */
  isAwaited: boolean;
} & Pick<Tracking, 'tryPayment' | 'move'>;

/** A simulated payment: the visitor chooses the bank's answer. */
export function TrialPanel({ tracked, isAwaited, tryPayment, move }: Props) {
  const { payment } = tracked;
  const [busy, setBusy] = useState<Outcome>();
  const [failure, setFailure] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const pay = async (outcome: Outcome) => {
    setBusy(outcome);
    setFailure(undefined);
    try {
      await tryPayment(payment.id, outcome);
      setIsAsked(false);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(undefined);
  };
  return (
    <Panel
      title={isAwaited ? `Payment of ${sumWords(payment.amount)}` : `Pay ${sumWords(payment.amount)}`}
      text={`Trial payment: no money moves.${isAwaited ? '' : ' Choose what the bank says.'}`}
    >
      <div className="grid gap-4">
        {payment.state === 'declined' && !isAwaited && !isAsked && (
          <Declined isHeld={tracked.orders.length > 0} />
        )}
        {isAwaited && <Waiting />}
        <ForAll tracked={tracked} />
        <Hold until={payment.hold_until} />
        <FormFailure>{failure}</FormFailure>
        {isAwaited ? null : isAsked ? (
          <Confirm amount={payment.amount} busy={busy} pay={pay} />
        ) : (
          <div className="grid gap-2.5 w600:grid-cols-2">
            {OUTCOMES.map(({ outcome, label }) => (
              <Button
                key={outcome}
                variant={outcome === 'paid' ? 'accent' : 'outline'}
                size={48}
                busy={busy === outcome && 'Asking the bank'}
                onClick={() => (outcome === 'confirm' ? setIsAsked(true) : void pay(outcome))}
              >
                {outcome === 'paid' ? `Pay ${sumWords(payment.amount)}` : label}
              </Button>
            ))}
          </div>
        )}
        <CancelAll tracked={tracked} move={move} />
      </div>
    </Panel>
  );
}

type ConfirmProps = { amount: number; busy: Outcome | undefined; pay: (outcome: Outcome) => Promise<void> };

/** The bank's question in its app, or on a page of its own. */
function Confirm({ amount, busy, pay }: ConfirmProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4 rounded-box border border-border bg-grey-1 p-4 w600:p-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-label font-semibold outline-none">
          Your bank asks you to confirm
        </h3>
        <p className="mt-1 text-small text-secondary">
          Did you ask to pay {sumWords(amount)} to Threefold? A real bank asks in its app, or on a page of its
          own.
        </p>
      </div>
      <div className="grid gap-2.5 w600:flex w600:flex-wrap">
        <Button
          variant="accent"
          size={48}
          busy={busy === 'paid' && 'Asking the bank'}
          onClick={() => void pay('paid')}
        >
          Yes, it was me
        </Button>
        <Button
          variant="outline"
          size={48}
          busy={busy === 'declined' && 'Asking the bank'}
          onClick={() => void pay('declined')}
        >
          No, stop the payment
        </Button>
      </div>
    </div>
  );
}
