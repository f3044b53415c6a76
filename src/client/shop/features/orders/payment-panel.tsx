import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Tracked } from '#contract/orders.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { formatPounds } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CopyRow } from './copy-row.tsx';
import type { Tracking } from './track.api.ts';

type Props = { tracked: Tracked; tryPayment: Tracking['tryPayment']; move: Tracking['move'] };

/** What is left to do about the money; nothing once it is paid. */
export function PaymentPanel(props: Props) {
  const { payment, state } = props.tracked;
  if (state !== 'pending_payment') return null;
  if (payment.kind === 'bank_transfer') return <Transfer {...props} />;
  if (payment.kind === 'in_store') {
    return (
      <Panel title={`Pay ${formatPounds(payment.amount)} at the counter`}>
        <p className="mb-4 text-small text-secondary">
          Card or cash, when you collect. Bring your order number.
        </p>
        <CancelAll {...props} />
      </Panel>
    );
  }
  return <Trial {...props} />;
}

const OUTCOMES = [
  { outcome: 'paid', label: 'Pay', variant: 'accent' },
  { outcome: 'declined', label: 'Let the bank say no', variant: 'outline' },
  { outcome: 'late', label: 'Pay, and let the news come late', variant: 'outline' },
] as const;

/** One payment is for everything that was placed together: without it, all of it is cancelled. */
function CancelAll({ tracked, move }: Pick<Props, 'tracked' | 'move'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const first = tracked.orders.find(({ moves }) => moves.includes('cancel'));
  if (!first) return null;
  const cancel = async () => {
    try {
      await move({ move: 'cancel', version: first.version, number: first.number });
      setIsOpen(false);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="justify-self-start rounded-badge py-1 text-small underline decoration-outline underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
        onClick={() => setIsOpen(true)}
      >
        Cancel the order
      </button>
      <CancelDialog
        open={isOpen}
        amount={0}
        failure={failure}
        onClose={() => setIsOpen(false)}
        onCancel={cancel}
      />
    </>
  );
}

function Trial(props: Props) {
  const {
    tracked: { payment },
    tryPayment,
  } = props;
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isLate, setIsLate] = useState(false);
  const pay = async (outcome: (typeof OUTCOMES)[number]['outcome']) => {
    setBusy(outcome);
    setFailure(undefined);
    try {
      await tryPayment(payment.id, outcome);
      setIsLate(outcome === 'late');
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(undefined);
  };
  return (
    <Panel
      title={`Pay ${formatPounds(payment.amount)}`}
      text="Trial payment: no money moves. Choose what the bank says."
    >
      <div className="grid gap-4">
        {payment.state === 'declined' && !isLate && (
          <p role="alert" className="rounded-box bg-danger-tint px-4 py-3 text-small text-danger">
            <b className="block font-semibold">Your bank said no</b>
            Nothing was taken and everything is still held. You can try again.
          </p>
        )}
        {isLate && (
          <p role="status" className="rounded-box bg-repair-tint px-4 py-3 text-small text-repair-text">
            Your bank has the payment. We wait for its answer, and this page shows it by itself.
          </p>
        )}
        <Hold until={payment.hold_until} />
        <FormFailure>{failure}</FormFailure>
        <div className="grid gap-2.5 w600:flex w600:flex-wrap">
          {OUTCOMES.map(({ outcome, label, variant }) => (
            <Button
              key={outcome}
              variant={variant}
              size={48}
              busy={busy === outcome && 'Asking the bank'}
              onClick={() => void pay(outcome)}
            >
              {outcome === 'paid' ? `Pay ${formatPounds(payment.amount)}` : label}
            </Button>
          ))}
        </div>
        <CancelAll {...props} />
      </div>
    </Panel>
  );
}

const SECOND = 1_000;

function useSecondsUntil(moment: string | null): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return moment === null ? undefined : Math.max(0, Math.round((new Date(moment).getTime() - now) / SECOND));
}

/** How long the items are kept for somebody who is paying. */
function Hold({ until }: { until: string | null }) {
  const seconds = useSecondsUntil(until);
  if (seconds === undefined) return null;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className="flex items-center gap-2.5 text-small">
      <Timer size={18} className="shrink-0" />
      <span className="flex-1">
        {seconds > 0 ? 'Held for you while you pay' : 'The items are not held any more'}
      </span>
      {seconds > 0 && <b className="font-semibold tabular-nums">{clock}</b>}
    </p>
  );
}

function Transfer(props: Props) {
  const { payment } = props.tracked;
  const { transfer } = payment;
  if (!transfer) return null;
  return (
    <Panel
      title={`Pay by transfer: ${formatPounds(payment.amount)}`}
      text="We keep the items for five working days, and send them once the money is in."
    >
      <dl className="divide-y divide-border border-y border-border text-small">
        <CopyRow label="Name" value={transfer.holder} />
        <CopyRow label="Sort code" value={transfer.sort_code} />
        <CopyRow label="Account number" value={transfer.account_number} />
        <CopyRow label="Reference" value={transfer.reference} />
      </dl>
      <div className="mt-4">
        <CancelAll {...props} />
      </div>
    </Panel>
  );
}
