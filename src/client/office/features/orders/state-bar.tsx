import type { TrackedOrder } from '#contract/orders.ts';
import { isHeldState } from '#rules/orders/dispute-hold.ts';
import { cx } from '#client/ui/cx.ts';
import { dueWords, momentWords } from '#client/lib/due-words.ts';
import { deadlineWords, stepsOf, type BarStep } from './order-steps.ts';
import { capital } from '#client/lib/format.ts';

const FILLS: Record<BarStep['is'], string> = {
  done: 'bg-buy',
  now: 'bg-[linear-gradient(90deg,var(--color-buy)_55%,#c7cbff_55%)]',
  later: 'bg-grey-2',
  over: 'bg-control',
};

type Props = { order: TrackedOrder; isDisputed: boolean; now: Date };

/** The steps of an order, with the deadline of the current one. A disputed order has no deadline. */
export function StateBar({ order, isDisputed, now }: Props) {
  const steps = stepsOf(order);
  const at = steps.findIndex(({ is }) => is === 'now');
  const last = steps.at(-1);
  // On a phone the steps have no labels, so an ended order says how it ended.
  const current = steps[at] ?? (last?.is === 'over' || last?.is === 'done' ? last : undefined);
  const due = order.next?.by ? dueWords(order.next.by, now) : undefined;
  const isHeld = isDisputed && isHeldState(order.state);
  const deadline = isHeld
    ? 'held until the bank decides'
    : due && `${deadlineWords(order, due.at)}, ${due.left}`;
  const isLate = due?.group === 'Late' && order.next?.who === 'vendor';
  return (
    <section
      aria-label="Where it stands"
      className="mb-4 rounded-card border border-border bg-paper px-5 py-4 max-w600:px-4"
    >
      <ol className="flex gap-2">
        {steps.map(({ label, when, is }) => (
          <li key={label} aria-current={is === 'now' ? 'step' : undefined} className="min-w-0 flex-1">
            <span className={cx('block h-1.5 rounded-full', FILLS[is])} />
            <span className="max-w600:sr-only">
              <b className="mt-2 block font-semibold">{label}</b>
              <span
                className={cx(
                  'block text-caption',
                  is !== 'now' ? 'text-muted' : isLate || isHeld ? 'text-danger' : 'text-buy-text',
                )}
              >
                {is === 'now' ? deadline : when && capital(momentWords(when, now))}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {order.state === 'returned' && !order.moves.includes('refund') && (
        <p className="mt-3 text-small text-secondary">
          You can’t make this refund. Somebody with the right to refund this much has to do it.
        </p>
      )}
      {current && (
        <p aria-hidden="true" className="mt-2 flex justify-between gap-3 text-small w600:hidden">
          <b className={cx('font-semibold', isLate || isHeld ? 'text-danger' : 'text-buy-text')}>
            {[current.label, at < 0 ? current.when && momentWords(current.when, now) : deadline]
              .filter(Boolean)
              .join(', ')}
          </b>
          {at >= 0 && (
            <span className="shrink-0 text-muted">
              {at + 1} of {steps.length}
            </span>
          )}
        </p>
      )}
    </section>
  );
}
