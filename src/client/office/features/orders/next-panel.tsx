import { Clock3 } from 'lucide-react';
import type { TrackedOrder } from '#contract/orders.ts';
import { cx } from '#client/ui/cx.ts';
import { dueWords } from './due-words.ts';

/** What a buyer is to do has the form in which the buyer reads it: 'collect it'. */
const WHO = {
  vendor: 'The vendor',
  buyer: 'The buyer is to',
  administrator: 'The administrator',
  system: 'The carrier',
};

/** Who acts next and by when, in one line. Nothing where the order is over. */
export function NextPanel({ order, now }: { order: TrackedOrder; now: Date }) {
  const { next } = order;
  if (!next) return null;
  const due = next.by ? dueWords(next.by, now) : undefined;
  const isLate = due?.group === 'Late' && next.who === 'vendor';
  return (
    <p
      className={cx(
        'flex items-start gap-x-2.5 rounded-card border px-5 py-3.5 text-label',
        isLate ? 'border-danger/30 bg-danger-tint text-danger' : 'border-border bg-paper',
      )}
    >
      <Clock3 size={18} className="mt-px" />
      <span>
        <b className="font-semibold">Next:</b> {WHO[next.who]}{' '}
        {next.what.replace(/\.$/, '').replace('your appeal', 'the appeal')}
        {due && ` by ${due.at}`}.{' '}
        {due && <span className={isLate ? 'font-semibold' : 'text-muted'}>{due.left}</span>}
      </span>
    </p>
  );
}
