import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { countOfTab, type TabKey } from './state-words.ts';
import { useDue } from './today.api.ts';

const FIGURES: readonly { label: string; tab: TabKey; isRare?: true }[] = [
  { label: 'to accept', tab: 'new' },
  { label: 'to send or get ready', tab: 'work' },
  { label: 'returns', tab: 'returns' },
  { label: 'not collected in time', tab: 'uncollected', isRare: true },
  { label: 'refunds and chargebacks', tab: 'refunds', isRare: true },
];

/** How much work there is of each kind, whatever its deadline. Each figure leads to a tab with as many orders. */
export function WorkFigures({ area }: { area: OfficeArea }) {
  const { data, error } = useDue(10);
  if (error && !data) return null;
  const figures = FIGURES.filter(({ tab, isRare }) => !isRare || (data && countOfTab(tab, data.counts) > 0));
  return (
    <ul className="flex rounded-card border border-border bg-paper">
      {figures.map(({ label, tab }) => (
        <li key={tab} className="min-w-0 flex-1 border-l border-grey-2 first:border-0">
          <Anchor
            href={`${officePaths.orders(area)}?tab=${tab}`}
            className="block h-full rounded-card px-4 py-3.5 hover:bg-grey-1 w768:px-5"
          >
            {data ? (
              <b className="block text-[1.75rem] leading-9 font-semibold tracking-[-0.02em] tabular-nums">
                {countOfTab(tab, data.counts).toLocaleString('en-GB')}
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
