import type { LogEntry } from '#contract/log.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { longDateWords } from '#rules/stores/shop-time.ts';
import type { Column } from '../../ui/data-table.tsx';
import { actionWords, changesOf, subjectWords } from './log-words.ts';

/** When, who, what, changes. */
export const LOG_GRID =
  'px-4 w768:grid-cols-[112px_minmax(0,0.7fr)_minmax(0,0.9fr)_minmax(0,1.3fr)] w1200:grid-cols-[150px_minmax(0,0.8fr)_minmax(0,1fr)_minmax(0,2fr)]';

export const LOG_COLUMNS: readonly Column<LogEntry>[] = [
  {
    head: 'When',
    className: 'pr-3 tabular-nums',
    cell: ({ at }) => (
      <>
        <span className="block">{longDateWords(new Date(at))}</span>
        <span className="block text-caption text-muted">{timeWords(new Date(at))}</span>
      </>
    ),
  },
  { head: 'Who', className: 'pr-3 wrap-anywhere', cell: ({ actor }) => actor.name },
  {
    head: 'What',
    className: 'pr-3',
    cell: (entry) => (
      <>
        <span className="block font-semibold">{actionWords(entry)}</span>
        <span className="block text-caption text-muted wrap-anywhere">{subjectWords(entry)}</span>
      </>
    ),
  },
  { head: 'Before and after', cell: (entry) => <Changes entry={entry} /> },
];

function Changes({ entry }: { entry: LogEntry }) {
  return (
    <span className="grid gap-0.5">
      {changesOf(entry).map(({ field, was, is }) => (
        <span key={field} className="block wrap-anywhere">
          <span className="text-muted">{field}: </span>
          {was && (
            <>
              <span className="sr-only">before </span>
              <del className="text-muted">{was}</del>{' '}
            </>
          )}
          {is && (
            <>
              {was && <span aria-hidden="true">→ </span>}
              <span className="sr-only">after </span>
              {is}
            </>
          )}
        </span>
      ))}
    </span>
  );
}

/** An entry on a phone. */
export function LogCard({ entry }: { entry: LogEntry }) {
  const at = new Date(entry.at);
  return (
    <>
      <p className="text-small text-muted">
        {longDateWords(at)}, {timeWords(at)}
      </p>
      <p className="mt-1 text-label font-semibold">{actionWords(entry)}</p>
      <p className="mb-2 text-small text-muted">
        {subjectWords(entry)}, by {entry.actor.name}
      </p>
      <Changes entry={entry} />
    </>
  );
}
