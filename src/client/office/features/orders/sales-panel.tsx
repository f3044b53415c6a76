import { CloudOff } from 'lucide-react';
import type { Sales } from '#contract/today.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf, formatPounds } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Box } from '../../ui/box.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { ListState } from '../../ui/list-states.tsx';
import { useSales } from './today.api.ts';

/** Noon, so that a change of the clocks does not move it to another day. */
const wordsOfDay = (day: string) => dateWords(new Date(`${day}T12:00:00Z`));

/** '13% above £23,045', against the thirty days before. */
export function comparedWords({ sales, before }: Pick<Sales, 'sales' | 'before'>): string {
  if (before.sales === 0) return 'nothing was sold in the 30 days before';
  const percent = Math.round(((sales - before.sales) / before.sales) * 100);
  if (percent === 0) return `as much as in the 30 days before (${formatPounds(before.sales)})`;
  return `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} ${formatPounds(before.sales)} in the 30 days before`;
}

/** The sales of thirty days against the thirty days before. */
export function SalesPanel() {
  const { data, error, isFetching, refetch } = useSales();
  if (error && !data) {
    return (
      <Box title="Sales">
        <ListState
          icon={CloudOff}
          look="bad"
          title="The sales did not load"
          text={messageOf(error)}
          actions={
            <Button size={40} busy={isFetching && 'Trying'} onClick={() => void refetch()}>
              Try now
            </Button>
          }
        />
      </Box>
    );
  }
  return (
    <Box title="Sales" note={<Legend sales={data} />}>
      {data ? (
        <>
          <p className="-mt-1 mb-4 flex flex-wrap items-baseline gap-x-3">
            <b className="text-[1.75rem] leading-9 font-semibold tracking-[-0.02em] tabular-nums">
              {formatPounds(data.sales)}
            </b>
            <span className="text-muted">
              {countOf(data.orders, 'order')}, {comparedWords(data)}
            </span>
          </p>
          <LineChart
            name="Sales of the last 30 days"
            beforeName="of the 30 days before"
            words={formatPounds}
            points={data.days.map(({ day, sales, before }) => ({
              value: sales,
              before: before.sales,
              label: wordsOfDay(day),
              beforeLabel: wordsOfDay(before.day),
            }))}
          />
        </>
      ) : (
        <Skeleton className="h-68 rounded-box" />
      )}
    </Box>
  );
}

function Legend({ sales }: { sales: Sales | undefined }) {
  const [first, last] = [sales?.days[0], sales?.days.at(-1)];
  if (!first || !last) return null;
  return (
    <p className="ml-auto flex flex-wrap gap-x-4 text-caption text-muted">
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="w-4.5 border-t-2 border-buy" />
        {wordsOfDay(first.day).replace(/^\w+ /, '')} to {wordsOfDay(last.day).replace(/^\w+ /, '')}
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="w-4.5 border-t-2 border-dashed border-control" />
        30 days before
      </span>
    </p>
  );
}
