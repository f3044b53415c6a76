import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Tracked } from '#contract/orders.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { sumWords } from '#client/lib/format.ts';
import { cancelledBack } from './back-words.ts';
import { CancelDialog } from './cancel.ts';
import { lostWords } from './lost-words.ts';
import type { Tracking } from './track.api.ts';

/** What is paid: orders, or a part of the price of a repair, which has no orders. */
export type ToPay = Pick<Tracked, 'payment' | 'orders' | 'totals'>;

/** Cancels all orders of a payment together. */
export function CancelAll({ tracked, move }: { tracked: ToPay; move: Tracking['move'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [lost, setLost] = useState<string>();
  const first = tracked.orders.find(({ moves }) => moves.includes('cancel'));
  // A refused cancel stays on the screen until it was read.
  if (!first && !isOpen) return null;
  const open = () => {
    setFailure(undefined);
    setLost(undefined);
    setIsOpen(true);
  };
  const cancel = async () => {
    if (!first) return;
    setFailure(undefined);
    try {
      await move({ move: 'cancel', version: first.version, number: first.number });
      setIsOpen(false);
    } catch (error) {
      setFailure(messageOf(error));
      setLost(lostWords(error));
    }
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="justify-self-start rounded-badge py-1 text-small underline decoration-outline underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
        onClick={open}
      >
        {tracked.payment.orders > 1 ? 'Cancel the orders' : 'Cancel the order'}
      </button>
      <CancelDialog
        open={isOpen}
        words={cancelledBack({
          ...tracked.totals,
          state: 'pending_payment',
          isAwaited: tracked.payment.is_awaited,
        })}
        count={tracked.payment.orders}
        failure={failure}
        lost={lost}
        onClose={() => setIsOpen(false)}
        onCancel={cancel}
      />
    </>
  );
}

/** The note on the page of one order that its payment also covers others. */
export function ForAll({ tracked: { payment, orders, totals } }: { tracked: ToPay }) {
  if (payment.orders <= orders.length) return null;
  const all = payment.orders === 2 ? 'both orders' : `all ${payment.orders} orders`;
  return (
    <p className="text-small text-pretty text-secondary">
      One payment for {all} that you placed together. {sumWords(totals.total)} of it is this order.
    </p>
  );
}

/** The bank declined, with its own message if it gave one. */
export function Declined({ words, isHeld = true }: { words?: string | undefined; isHeld?: boolean }) {
  return (
    <p role="alert" className="rounded-box bg-danger-tint px-4 py-3 text-small text-danger">
      <b className="block font-semibold">{words ?? 'Your bank said no'}</b>
      Nothing was taken{isHeld && ' and everything is still held'}. You can try again, also with another card.
    </p>
  );
}

/** The bank has the payment and has not answered yet. */
export function Waiting() {
  return (
    <p role="status" className="rounded-box bg-repair-tint px-4 py-3 text-small text-repair-text">
      Your bank has the payment. We wait for its answer, and this page shows it by itself.
    </p>
  );
}

const SECOND = 1_000;
/** From here on a time of day says more than a clock that runs down. */
const HOUR_SECONDS = 3_600;

function useSecondsUntil(moment: string | null): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return moment === null ? undefined : Math.max(0, Math.round((new Date(moment).getTime() - now) / SECOND));
}

/** How long the items are reserved for the payment. */
export function Hold({ until }: { until: string | null }) {
  const seconds = useSecondsUntil(until);
  const [opened] = useState(() => new Date());
  if (seconds === undefined) return null;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const isLong = seconds > HOUR_SECONDS;
  return (
    <p className="flex items-center gap-2.5 text-small">
      <Timer size={18} className="shrink-0" />
      <span className="flex-1">{isLong ? 'Held for you until' : 'Held for you while you pay'}</span>
      <b className="font-semibold tabular-nums">{isLong && until ? momentWords(until, opened) : clock}</b>
    </p>
  );
}
