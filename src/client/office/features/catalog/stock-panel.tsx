import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { Answer } from '#contract/calls.ts';
import type { WatchedStock } from '#contract/today.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { api } from '#client/lib/api.ts';
import { messageOf, type ApiError } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Box } from '../../ui/box.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ListState, StackSkeleton } from '../../ui/list-states.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';

const WATCH = 'GET /office/stock/watch';

const useWatchedStock = () =>
  useQuery<Answer<typeof WATCH>, ApiError>({
    queryKey: [WATCH],
    queryFn: ({ signal }) => api(WATCH, {}, signal),
    staleTime: 30_000,
  });

/** The best sellers among goods that are sold out or nearly so. */
export function StockPanel({ area }: { area: OfficeArea }) {
  const stock = useWatchedStock();
  const { data, error } = stock;
  const counts = data?.counts;
  const note = counts && counts.none + counts.low > 0 && (
    <span className="ml-auto flex flex-wrap gap-x-4 text-caption text-muted">
      {countOf(counts.none, 'product')} sold out in part, {counts.low.toLocaleString('en-GB')} low
      <Anchor
        href={`${officePaths.products(area)}?sort=stock`}
        className="font-semibold text-buy-text underline underline-offset-2"
      >
        All
      </Anchor>
    </span>
  );
  return (
    <Box title="Stock to watch" note={note}>
      {!data && !error && <StackSkeleton />}
      {!data && error && <NotLoaded title="The stock did not load" text={messageOf(error)} query={stock} />}
      {data?.data.length === 0 && (
        <ListState
          icon={Check}
          look="good"
          title="Enough of everything"
          text="Nothing that is published runs out."
        />
      )}
      {data && data.data.length > 0 && (
        <ul className="-mx-5 -mb-5">
          {data.data.map((row) => (
            <StockRow key={row.product_id} row={row} area={area} />
          ))}
        </ul>
      )}
    </Box>
  );
}

/** 'None', '2 left', or how many of its choices: '3 choices out', '2 choices low'. */
function leftWords({ none, low, left }: WatchedStock): string {
  if (left !== null) return left === 0 || none > 0 ? 'None' : `${left} left`;
  return none > 0 ? `${countOf(none, 'choice')} out` : `${countOf(low, 'choice')} low`;
}

function StockRow({ row, area }: { row: WatchedStock; area: OfficeArea }) {
  return (
    <li className="relative grid min-h-15 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 border-t border-grey-2 px-5 py-2 hover:bg-[#fbfaf8]">
      <span className="grid size-11 place-items-center rounded-control bg-grey-1">
        <Picture name={row.image} alt="" width={40} height={40} sizes="40px" className="size-9" />
      </span>
      <span className="min-w-0">
        <Anchor
          href={officePaths.product(area, row.product_id)}
          className="block font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-offset-0"
        >
          {row.name}
        </Anchor>
        <span className="block text-caption text-muted">
          {area === 'admin' && `${row.business.name}, `}
          {countOf(row.product_sale_count, 'sale')} so far
        </span>
      </span>
      <Chip look={row.none > 0 ? 'decide' : 'waits'}>{leftWords(row)}</Chip>
    </li>
  );
}
