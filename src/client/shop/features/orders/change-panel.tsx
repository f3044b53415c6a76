import { useState } from 'react';
import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { sumWords } from '#client/lib/format.ts';
import { Panel } from '#client/ui/panel.tsx';
import type { CardReturn } from './card-return.ts';
import { PaymentPanel } from './payment-panel.tsx';
import type { Tracking } from './track.api.ts';

type Props = {
  token: string;
  tracked: Tracked;
  order: TrackedOrder;
  returned: CardReturn;
  now: Date;
  tracking: Pick<Tracking, 'tryPayment' | 'move' | 'refresh'>;
};

const TOLD: Readonly<Record<string, string>> = { change: 'Changed', end_change: 'Not made' };

/** The changes of an order, and the payment of a change that costs more. */
export function ChangePanel({ token, tracked, order, returned, now, tracking }: Props) {
  const { change, events, business } = order;
  const past = events.filter(({ move }) => TOLD[move] !== undefined).toReversed();
  return (
    <>
      {change && (
        <>
          <Panel
            title={
              change.is_exchange
                ? `${business.name} keeps this for you`
                : `${business.name} can change your order`
            }
            text={
              change.is_exchange
                ? `It costs ${sumWords(change.payment.amount)} more than what you returned. Pay this by ${momentWords(change.until, now)}, and it is sent. If you don’t pay, you get your money back.`
                : `Pay the difference of ${sumWords(change.payment.amount)} by ${momentWords(change.until, now)}, and it is done. If you don’t pay, your order stays as it is.`
            }
          >
            <ul className="grid list-disc gap-1 pl-5 text-label">
              {change.words.map((words) => (
                <li key={words} className="wrap-anywhere">
                  {words}
                </li>
              ))}
            </ul>
            {!change.is_exchange && (
              <dl className="mt-4 grid gap-2 text-label tabular-nums">
                <div className="flex justify-between gap-4">
                  <dt>Total now</dt>
                  <dd>{sumWords(change.before)}</dd>
                </div>
                <div className="flex justify-between gap-4">
                  <dt>Total after the change</dt>
                  <dd>{sumWords(change.after)}</dd>
                </div>
              </dl>
            )}
          </Panel>
          <ChangePayment
            token={token}
            tracked={tracked}
            order={order}
            returned={returned}
            tracking={tracking}
          />
        </>
      )}
      {past.length > 0 && (
        <Panel title="Changes of your order">
          <ul className="grid gap-3 text-small">
            {past.map(({ at, move, note }) => (
              <li key={at} className="wrap-anywhere">
                <b className="block font-semibold">
                  {TOLD[move]}, {momentWords(at, now)}
                </b>
                {note}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

/** The same panel as for the whole order, with the payment of the difference. */
function ChangePayment({ token, tracked, order, returned, tracking }: Omit<Props, 'now'>) {
  // The bank has the payment, and the page does not know it yet.
  const [isSent, setIsSent] = useState(false);
  const { change } = order;
  if (!change) return null;
  const { payment } = change;
  return (
    <PaymentPanel
      token={token}
      tracked={{
        ...tracked,
        payment: { ...tracked.payment, ...payment, hold_until: null, orders: 1, transfer: null },
        // The order itself is not cancelled here.
        orders: [{ ...order, moves: [] }],
      }}
      returned={returned}
      isAwaited={payment.is_awaited || isSent}
      onAwaited={setIsSent}
      tryPayment={tracking.tryPayment}
      move={tracking.move}
      refresh={tracking.refresh}
    />
  );
}
