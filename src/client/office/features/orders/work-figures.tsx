import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { TabKey } from './state-words.ts';
import { useDue } from './today.api.ts';

const FIGURES: readonly { count: string; label: string; tab: TabKey; isRare?: true }[] = [
  { count: 'to_accept', label: 'to accept', tab: 'new' },
  { count: 'to_send', label: 'to send or get ready', tab: 'work' },
  { count: 'returns', label: 'returns', tab: 'returns' },
  { count: 'uncollected', label: 'not collected in time', tab: 'uncollected', isRare: true },
  { count: 'refunds', label: 'refunds to make', tab: 'refunds', isRare: true },
  { count: 'chargebacks', label: 'with a chargeback', tab: 'refunds', isRare: true },
];

/** How much work there is of each kind, whatever its deadline. */
export function WorkFigures({ area }: { area: OfficeArea }) {
  const { data, error } = useDue(10);
  if (error && !data) return null;
  const figures = FIGURES.filter(({ count, isRare }) => !isRare || (data?.counts[count] ?? 0) > 0);
  return (
    <ul className="flex rounded-card border border-border bg-paper">
      {figures.map(({ count, label, tab }) => (
        <li key={count} className="min-w-0 flex-1 border-l border-grey-2 first:border-0">
          <Anchor
            href={`${officePaths.orders(area)}?tab=${tab}`}
            className="block h-full rounded-card px-4 py-3.5 hover:bg-grey-1 w768:px-5"
          >
            {data ? (
              <b className="block text-[1.75rem] leading-9 font-semibold tracking-[-0.02em] tabular-nums">
                {(data.counts[count] ?? 0).toLocaleString('en-GB')}
              </b>
            ) : (
              <Skeleton className="mb-1 h-8 w-10 rounded-badge" />
            )}
            <span className="block text-caption text-muted">{label}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
