import { dueWords } from '#client/lib/due-words.ts';
import { cx } from '#client/ui/cx.ts';

/** A deadline in a row. A row without a deadline for staff says whom it waits for. */
export function DueCell({ due, now, waits }: { due: string | null; now: Date; waits: string }) {
  if (!due) return <span className="text-muted">{waits}</span>;
  const { at, left, group } = dueWords(due, now);
  return (
    <>
      <b className="block font-semibold">{at}</b>
      <span className={cx('block text-caption', group === 'Late' ? 'text-danger' : 'text-muted')}>
        {left}
      </span>
    </>
  );
}
