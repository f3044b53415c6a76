import { useNavigate } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { AcceptBar } from '../features/orders/accept-bar.tsx';
import { OrderSearch } from '../features/orders/order-search.tsx';
import { OrderTable } from '../features/orders/order-table.tsx';
import { OrderTabs } from '../features/orders/order-tabs.tsx';
import {
  useOrderCounts,
  useOrders,
  type OrderList,
  type OrdersQuery,
} from '../features/orders/orders.api.ts';
import { countOfTab, TABS, type TabKey } from '../features/orders/state-words.ts';
import { useTicks } from '../features/orders/use-ticks.ts';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';

export interface OrdersSearch {
  tab?: TabKey;
  q?: string;
  /** The cursors of the pages before this one, the present one last. */
  from?: string;
}

const isTab = (text: unknown): text is TabKey => TABS.some(({ key }) => key === text);

/** What the address says; whatever it can't mean is left out. */
export function readOrdersSearch({ tab, q, from }: Record<string, unknown>): OrdersSearch {
  return {
    ...(isTab(tab) && { tab }),
    // A number that somebody searches for is read as one from the address.
    ...((typeof q === 'string' || typeof q === 'number') && String(q) && { q: String(q).slice(0, 80) }),
    ...((typeof from === 'string' || typeof from === 'number') &&
      isCursors(String(from)) && { from: String(from) }),
  };
}

const isCursors = (text: string) => /^[\d,-]{1,400}$/.test(text);

const PER_PAGE = 25;
/** These have a deadline of the staff's own, so they are listed by it. */
const BY_DEADLINE: ReadonlySet<TabKey> = new Set(['open', 'late', 'new', 'work']);

function queryOf({ tab = 'open', q, from }: OrdersSearch): OrdersQuery {
  const states = TABS.find(({ key }) => key === tab)?.states ?? [];
  const cursor = from?.split(',').at(-1);
  return {
    state: [...states],
    per_page: PER_PAGE,
    ...(tab === 'late' && { late: true }),
    ...(tab === 'new' && { to_accept: true }),
    ...(BY_DEADLINE.has(tab) && { sort: 'due' }),
    ...(q && { q }),
    ...(cursor && { cursor }),
  };
}

export function OrdersPage({ search }: { search: OrdersSearch }) {
  useOfficeTitle('Orders');
  const area = useArea();
  const orders = useOrders(queryOf(search));
  const go = useNavigate();
  const show = (next: OrdersSearch) => void go({ to: '/$area/orders', params: { area }, search: next });
  const { tab = 'open', q } = search;
  const list = orders.data;
  // Of all orders, also while a search shows a few.
  const counts = useOrderCounts();
  const ticks = useTicks(list?.data ?? []);
  return (
    <>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Orders</h1>
      <p className="mt-1 mb-5 text-label text-muted">{counts ? figures(counts) : '\u00a0'}</p>
      <section aria-label="Orders" className="rounded-card border border-border bg-paper">
        <OrderTabs
          shown={tab}
          counts={list?.counts}
          onShow={(next) => show({ tab: next, ...(q && { q }) })}
        />
        <OrderSearch
          key={q ?? ''}
          text={q ?? ''}
          onSearch={(text) => show({ tab, ...(text && { q: text }) })}
        />
        <Rows orders={orders} search={search} ticks={ticks} onShow={show} />
      </section>
      <AcceptBar orders={ticks.ticked} onDone={ticks.clear} />
    </>
  );
}

/** '46 open. 2 are late.' */
function figures(counts: OrderList['counts']): string {
  const late = countOfTab('late', counts);
  const open = `${countOf(countOfTab('open', counts), 'order')} open.`;
  return late > 0 ? `${open} ${late} ${late === 1 ? 'is' : 'are'} late.` : `${open} Nothing is late.`;
}

type RowsProps = {
  orders: ReturnType<typeof useOrders>;
  search: OrdersSearch;
  ticks: ReturnType<typeof useTicks>;
  onShow: (search: OrdersSearch) => void;
};

function Rows({ orders, search, ticks, onShow }: RowsProps) {
  const area = useArea();
  const [now] = useState(() => new Date());
  const { data: list, error } = orders;
  if (error && !list) {
    return (
      <div className="p-4">
        <ErrorState
          title="The orders did not load"
          text={messageOf(error)}
          busy={orders.isFetching}
          onRetry={() => void orders.refetch()}
        />
      </div>
    );
  }
  if (!list) return <Loading />;
  if (list.data.length === 0) {
    return (
      <div className="p-4">
        <EmptyState
          picture={<Inbox size={40} className="text-control" />}
          title={search.q ? `Nothing matches “${search.q}”` : 'Nothing here'}
          text={
            search.q
              ? 'Try a part of a name, a product or the whole number of the order.'
              : 'Orders show up here by themselves.'
          }
          actions={
            search.q && (
              <Button
                size={40}
                variant="outline"
                onClick={() => onShow({ ...(search.tab && { tab: search.tab }) })}
              >
                Show all
              </Button>
            )
          }
        />
      </div>
    );
  }
  const { tab = 'open', q, from } = search;
  const before = from?.split(',') ?? [];
  const turn = (cursors: readonly string[]) =>
    onShow({ tab, ...(q && { q }), ...(cursors.length > 0 && { from: cursors.join(',') }) });
  return (
    <>
      <OrderTable
        orders={list.data}
        area={area}
        now={now}
        grouped={BY_DEADLINE.has(tab) && tab !== 'late'}
        ticks={ticks}
        isStale={orders.isPlaceholderData}
      />
      <div className="flex h-15 items-center justify-end gap-2 px-4 text-caption text-muted w1280:h-12">
        <span className="mr-auto max-w960:hidden">
          <kbd className="kbd">J</kbd> <kbd className="kbd">K</kbd> move <kbd className="kbd ml-3">X</kbd>{' '}
          tick <kbd className="kbd ml-3">Enter</kbd> open <kbd className="kbd ml-3">/</kbd> search
        </span>
        {(before.length > 0 || list.next_cursor) && (
          <>
            <Button
              size={40}
              variant="outline"
              disabled={before.length === 0}
              onClick={() => turn(before.slice(0, -1))}
            >
              Back
            </Button>
            <Button
              size={40}
              variant="outline"
              disabled={!list.next_cursor}
              onClick={() => list.next_cursor && turn([...before, list.next_cursor])}
            >
              More
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function Loading() {
  return (
    <div className="grid gap-px p-4" aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-13 rounded-control" />
      ))}
    </div>
  );
}
