import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { countOfTab, type TabKey } from './state-words.ts';
import { useDue } from './today.api.ts';

const FIGURES: readonly { label: string; tab: TabKey; isRare?: true }[] = [
  { label: 'to accept', tab: 'new' },
  { label: 'to send or get ready', tab: 'work' },
  { label: 'returns', tab: 'returns' },
  { label: 'wait for their transfer', tab: 'transfers', isRare: true },
  { label: 'not collected in time', tab: 'uncollected', isRare: true },
  { label: 'refunds and chargebacks', tab: 'refunds', isRare: true },
];

/** How much work there is of each kind, with any deadline. Each figure links to a list with as many rows. */
export function WorkFigures({ area, toAnswer }: { area: OfficeArea; toAnswer: number | undefined }) {
  const { data, error } = useDue(10);
  if (error && !data) return null;
  const figures = FIGURES.filter(
    ({ tab, isRare }) => !isRare || (data && countOfTab(tab, data.counts) > 0),
  ).map(({ label, tab }) => ({
    label,
    href: `${officePaths.orders(area)}?tab=${tab}`,
    count: data && countOfTab(tab, data.counts),
  }));
  if (data && toAnswer)
    figures.push({ label: 'messages to answer', href: officePaths.messages(area), count: toAnswer });
  return (
    <ul className="flex flex-wrap gap-px overflow-hidden rounded-card border border-border bg-grey-2">
      {figures.map(({ label, href, count }) => (
        <li key={label} className="min-w-0 flex-1 basis-[30%] bg-paper w600:basis-0">
          <Anchor
            href={href}
            className="block h-full px-4 py-3.5 hover:bg-grey-1 focus-visible:-outline-offset-2 w768:px-5"
          >
            {count !== undefined ? (
              <b className="block text-[1.75rem] leading-9 font-semibold tracking-[-0.02em] tabular-nums">
                {count.toLocaleString('en-GB')}
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
