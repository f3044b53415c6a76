import type { Tracked } from '#contract/orders.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { Panel } from '#client/ui/panel.tsx';
import { backOf, less, more } from './back-words.ts';
import { counterSums } from './counter.ts';
import { isOver } from './order-words.ts';
import { paidWords } from './paid-words.ts';
import { vatRows } from './vat-included.ts';

/** The sums of an order. */
export function OrderSums({ tracked, now }: { tracked: Tracked; now: Date }) {
  const { totals, code, orders, payment, state } = tracked;
  const { money, due, taken, credit, bonus } = backOf(orders);
  const gone = less(less(money, due), taken);
  const things = orders.reduce(
    (sum, { lines }) => sum + lines.reduce((all, { quantity }) => all + quantity, 0),
    0,
  );
  const exchanged = orders.reduce((sum, order) => more(sum, order.exchanged), 0);
  const isCollected = orders.every(({ delivery }) => delivery.way === 'collect');
  const counter = payment.kind === 'in_store' ? counterSums(tracked) : undefined;
  const atCounter = counter && (counter.left || counter.paid);
  const rows: { label: string; value: string }[] = [
    { label: countOf(things, 'item'), value: sumWords(totals.goods) },
    {
      label: isCollected ? 'Collect in store' : 'Delivery',
      value: totals.delivery === 0 ? 'Free' : sumWords(totals.delivery),
    },
    ...(totals.discount > 0
      ? [{ label: code ? `Code ${code}` : 'Code', value: `−${sumWords(totals.discount)}` }]
      : []),
    ...(exchanged > 0 ? [{ label: 'Paid with what you returned', value: `−${sumWords(exchanged)}` }] : []),
    ...(totals.trade_in > 0 ? [{ label: 'Your trade-in', value: `−${sumWords(totals.trade_in)}` }] : []),
    ...(totals.credit > 0 ? [{ label: 'Store credit', value: `−${sumWords(totals.credit)}` }] : []),
    ...(counter && atCounter && counter.cancelled > 0
      ? [{ label: 'Cancelled', value: `−${sumWords(counter.cancelled)}` }]
      : []),
    ...(counter && counter.left > 0 && counter.paid > 0
      ? [{ label: 'Paid in store', value: `−${sumWords(counter.paid)}` }]
      : []),
  ];
  const isPaid = payment.state === 'paid' || (counter?.left === 0 && counter.paid > 0);
  return (
    <Panel title="Payment">
      <dl className="grid gap-3 text-label tabular-nums">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-outline pt-4">
          <dt className="text-h3">
            {isPaid ? 'Paid' : isOver(state) ? 'Total' : payment.is_awaited ? 'With your bank' : 'To pay'}
          </dt>
          <dd className="text-h3">{sumWords(atCounter || totals.total)}</dd>
        </div>
        {gone > 0 && (
          <div className="flex justify-between gap-4">
            <dt>Went back to you</dt>
            <dd>−{sumWords(gone)}</dd>
          </div>
        )}
        {taken > 0 && (
          <div className="flex justify-between gap-4">
            <dt>Taken back by your bank</dt>
            <dd>−{sumWords(taken)}</dd>
          </div>
        )}
        {due > 0 && (
          <div className="flex justify-between gap-4">
            <dt>{counter ? 'Waits at the counter' : 'On its way back to you'}</dt>
            <dd>−{sumWords(due)}</dd>
          </div>
        )}
        {credit > 0 && (
          <div className="flex justify-between gap-4">
            <dt>Back as store credit</dt>
            <dd>−{sumWords(credit)}</dd>
          </div>
        )}
        {bonus > 0 && (
          <div className="flex justify-between gap-4">
            <dt>Extra store credit</dt>
            <dd>{sumWords(bonus)}</dd>
          </div>
        )}
        {vatRows(tracked).map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 text-muted">
            <dt>{label}</dt>
            <dd>{sumWords(amount)}</dd>
          </div>
        ))}
      </dl>
      {isPaid && payment.paid_at && (
        <p className="mt-4 rounded-box bg-grey-1 px-4 py-3 text-small">
          {paidWords(tracked, payment.paid_at, now)}
        </p>
      )}
    </Panel>
  );
}
