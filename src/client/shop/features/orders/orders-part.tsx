import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { cx } from '#client/ui/cx.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { useFocusOnMore } from '#client/ui/use-focus-on-more.ts';
import type { BuyAgain } from './again-button.tsx';
import { OrderCard } from './order-card.tsx';
import { ORDER_FILTERS, useOrders, type OrderFilter } from './orders.api.ts';

const FILTERS = Object.keys(ORDER_FILTERS) as OrderFilter[];

/** What the account has ordered, newest first, each with the way to its own page. */
export function OrdersPart({ again }: { again: BuyAgain }) {
  const [filter, setFilter] = useState<OrderFilter>('All');
  const query = useOrders(filter);
  const orders = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const counts = query.data?.pages[0]?.counts;
  const { list, more } = useFocusOnMore(orders.length, () => void query.fetchNextPage());
  if (!query.data) return <NotYet query={query} />;
  const countOf = (one: OrderFilter) =>
    ORDER_FILTERS[one].reduce((sum: number, state) => sum + (counts?.[state] ?? 0), 0);
  if (countOf('All') === 0) {
    return (
      <EmptyState
        picture={<PackageOpen size={40} strokeWidth={1.5} />}
        title="You have not ordered anything yet"
        text="What you buy while you are signed in stands here, with where it is and what you can do."
        actions={<ButtonLink href={addresses.listing('buy')}>Look around</ButtonLink>}
      />
    );
  }
  return (
    <section aria-label="Orders" className="grid grid-cols-1 gap-4">
      <div role="group" aria-label="Which orders" className="flex flex-wrap gap-2">
        {FILTERS.map((one) => (
          <Chip
            key={one}
            aria-pressed={one === filter}
            className="pointer-coarse:h-11"
            onClick={() => setFilter(one)}
          >
            {one} <span className="tabular-nums">{countOf(one)}</span>
          </Chip>
        ))}
      </div>
      {orders.length === 0 ? (
        <EmptyState
          title={filter === 'Open' ? 'No order is open' : 'No order is done yet'}
          text="The others stand under All."
          actions={
            <Button size={40} variant="outline" onClick={() => setFilter('All')}>
              Show all orders
            </Button>
          }
        />
      ) : (
        <ul
          ref={list}
          aria-busy={query.isPlaceholderData}
          className={cx('grid grid-cols-1 gap-4 transition-opacity', query.isPlaceholderData && 'opacity-50')}
        >
          {orders.map((order) => (
            <OrderCard key={order.number} order={order} again={again} />
          ))}
        </ul>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="text-small text-danger">
          {messageOf(query.error)}
        </p>
      )}
      {query.hasNextPage && !query.isPlaceholderData && (
        <Button
          variant="outline"
          className="justify-self-start"
          busy={query.isFetchingNextPage && 'Loading'}
          onClick={more}
        >
          Show more orders
        </Button>
      )}
    </section>
  );
}

function NotYet({ query }: { query: ReturnType<typeof useOrders> }) {
  if (query.isError) {
    return (
      <ErrorState
        title="Your orders did not load"
        text={messageOf(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <span role="status" className="sr-only">
        Loading
      </span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-40 rounded-card" />
      ))}
    </div>
  );
}
