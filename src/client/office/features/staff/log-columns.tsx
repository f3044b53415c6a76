import type { LogEntry } from '#contract/log.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { longDateWords } from '#rules/stores/shop-time.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import type { Column } from '../../ui/columns.ts';
import { actionWords, changesOf, subjectHref, subjectWords } from './log-words.ts';

export const logColumns = (area: OfficeArea): Column<LogEntry>[] => [
  {
    key: 'when',
    head: 'When',
    track: [104, 120, 140],
    className: 'tabular-nums',
    cell: ({ at }) => (
      <>
        <span className="block">{longDateWords(new Date(at))}</span>
        <span className="block text-caption text-muted">{timeWords(new Date(at))}</span>
      </>
    ),
  },
  {
    key: 'who',
    head: 'Who',
    track: ['0.7fr', '0.7fr', '0.8fr'],
    className: 'wrap-anywhere',
    cell: ({ actor }) => actor.name,
  },
  {
    key: 'what',
    head: 'What',
    kind: 'main',
    track: ['0.9fr', '0.9fr', '1fr'],
    cell: (entry) => (
      <>
        <span className="block font-semibold">{actionWords(entry)}</span>
        <span className="block text-caption text-muted wrap-anywhere">
          <Subject entry={entry} area={area} />
        </span>
      </>
    ),
  },
  {
    key: 'changes',
    head: 'Before and after',
    track: ['1.3fr', '1.3fr', '2fr'],
    cell: (entry) => <Changes entry={entry} />,
  },
  {
    key: 'record',
    head: 'Number',
    kind: 'extra',
    track: 110,
    className: 'wrap-anywhere',
    cell: ({ subject_id: number }) => number,
  },
  ...(area === 'admin' ? [OFFICE] : []),
];

const OFFICE: Column<LogEntry> = {
  key: 'office',
  head: 'Office of',
  kind: 'extra',
  track: 120,
  className: 'wrap-anywhere',
  cell: ({ business }) => business ?? 'The site',
};

/** The changed record, with a link to it. */
function Subject({ entry, area }: { entry: LogEntry; area: OfficeArea }) {
  const href = subjectHref(entry, area);
  if (href === undefined) return subjectWords(entry);
  return (
    <Anchor href={href} className="underline underline-offset-2 hover:text-ink">
      {subjectWords(entry)}
    </Anchor>
  );
}

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
export function LogCard({ entry, area }: { entry: LogEntry; area: OfficeArea }) {
  const at = new Date(entry.at);
  return (
    <>
      <p className="text-small text-muted">
        {longDateWords(at)}, {timeWords(at)}
      </p>
      <p className="mt-1 text-label font-semibold">{actionWords(entry)}</p>
      <p className="mb-2 text-small text-muted">
        <Subject entry={entry} area={area} />, by {entry.actor.name}
      </p>
      <Changes entry={entry} />
    </>
  );
}
