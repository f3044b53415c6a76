import { useNavigate, useRouter } from '@tanstack/react-router';
import { Check, Inbox, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { StaffOrder } from '#contract/orders-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf } from '#client/lib/format.ts';
import { useSession } from '#client/lib/session.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { BulkBar } from '../features/orders/bulk-bar.tsx';
import { dueWords } from '#client/lib/due-words.ts';
import { takeNextStep } from '../features/orders/next-action.tsx';
import { OrderCard, orderColumns } from '../features/orders/order-columns.tsx';
import { useOrderCounts, useOrders, type OrderList } from '../features/orders/orders.api.ts';
import { BY_DEADLINE, queryOf, PER_PAGE, type OrdersSearch } from '../features/orders/orders-search.ts';
import { countOfTab, IN_OTHERS, TABS, type TabKey } from '../features/orders/state-words.ts';
import { VendorFilter } from '../features/orders/vendor-filter.tsx';
import { AssigneeSelect, NothingAssigned } from '../features/staff/assignee-filter.tsx';
import { SavedViews } from '../features/staff/saved-views.tsx';
import { useColumns } from '../features/staff/use-columns.tsx';
import { useArea } from '../layout/area.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import type { Column } from '../ui/columns.ts';
import { turnsOf } from '../ui/cursors.ts';
import { DataTable } from '../ui/data-table.tsx';
import { KeyHelp, type KeyWords } from '../ui/key-help.tsx';
import { ListFoot } from '../ui/list-foot.tsx';
import { ListSkeleton, ListState } from '../ui/list-states.tsx';
import { ListTabs } from '../ui/list-tabs.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { useTicks, type Ticks } from '../ui/use-ticks.ts';

const HINTS: readonly KeyWords[] = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['X'], does: 'tick' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['A'], does: 'next action' },
  { keys: ['?'], does: 'all keys' },
];
const KEYS: readonly KeyWords[] = [
  ...HINTS.slice(0, -1),
  { keys: ['/'], does: 'search' },
  { keys: ['Esc'], does: 'untick all' },
];

const numberOf = ({ number }: StaffOrder) => number;

export function OrdersPage({ search }: { search: OrdersSearch }) {
  useOfficeTitle('Orders');
  const area = useArea();
  const { of, permissions: may = [] } = useSession().office ?? {};
  const mayRefund = of === 'site' && may.includes('money');
  const [now] = useState(() => new Date());
  const { columns, menu, needs, isWaiting } = useColumns(
    'orders',
    orderColumns(area, now, BY_DEADLINE.has(search.tab ?? 'open')),
  );
  const orders = useOrders(queryOf(search, needs));
  const go = useNavigate();
  const show = (next: OrdersSearch, replace = false) =>
    void go({ to: '/$area/orders', params: { area }, search: { cols: search.cols, ...next }, replace });
  const { tab = 'open', from: _from, ...kept } = search;
  // Of all orders, also while a search shows a few.
  const counts = useOrderCounts();
  // Today links to these tabs. They are hidden until opened, since the others need the room.
  const isHidden: Partial<Record<TabKey, boolean>> = {
    uncollected: true,
    transfers: true,
    refunds: !mayRefund,
  };
  const tabs = TABS.filter(({ key }) => tab === key || !isHidden[key]);
  const ticks = useTicks(orders.data?.data ?? [], numberOf);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Orders</h1>
          <p className="mt-1 text-label text-muted">{counts ? figures(counts, mayRefund) : '\u00a0'}</p>
        </div>
        {may.includes('orders') && (
          <ButtonLink
            size={40}
            variant="outline"
            className="max-w1280:h-11"
            href={officePaths.newOrder(area)}
          >
            <Plus size={18} /> New order
          </ButtonLink>
        )}
      </div>
      <section
        aria-label="Orders"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
      >
        <ListTabs
          name="Which orders"
          tabs={tabs.map(({ key, label }) => ({
            key,
            label,
            count: orders.data && countOfTab(key, orders.data.counts),
            isUrgent: key === 'late' || key === 'uncollected' || key === 'refunds',
          }))}
          shown={tab}
          onShow={(next) => show({ ...kept, tab: next })}
        />
        <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
          <SearchBox
            label="Search orders"
            hint="Number, name or product"
            text={search.q ?? ''}
            onSearch={(text, replace) => show({ ...kept, tab, q: text || undefined }, replace)}
          />
          {may.includes('site') && (
            <VendorFilter chosen={search.vendor} onChoose={(vendor) => show({ ...kept, tab, vendor })} />
          )}
          <AssigneeSelect chosen={search.who} onChoose={(who) => show({ ...kept, tab, who })} />
          {menu}
          <SavedViews list="orders" columns={columns} />
        </div>
        <Rows
          orders={orders}
          isWaiting={isWaiting}
          columns={columns}
          now={now}
          search={search}
          ticks={ticks}
          onShow={show}
        />
      </section>
      <BulkBar orders={ticks.ticked} onDone={ticks.clear} />
      <KeyHelp keys={KEYS} />
    </>
  );
}

/** '46 orders open. 2 are late.' */
function figures(counts: OrderList['counts'], mayRefund: boolean): string {
  const late = countOfTab('late', counts);
  const refunds = mayRefund ? countOfTab('refunds', counts) : 0;
  return [
    `${countOf(countOfTab('open', counts), 'order')} open.`,
    late > 0 ? `${late} ${late === 1 ? 'is' : 'are'} late.` : 'Nothing is late.',
    ...(refunds > 0
      ? [`${countOf(refunds, 'refund or chargeback', 'refunds or chargebacks')} to look at.`]
      : []),
  ].join(' ');
}

type RowsProps = {
  orders: ReturnType<typeof useOrders>;
  isWaiting: boolean;
  columns: readonly Column<StaffOrder>[];
  now: Date;
  search: OrdersSearch;
  ticks: Ticks<StaffOrder>;
  onShow: (search: OrdersSearch) => void;
};

function Rows({ orders, isWaiting, columns, now, search, ticks, onShow }: RowsProps) {
  const area = useArea();
  const { history } = useRouter();
  const { data: list, error } = orders;
  if (error && !list) return <ListFailed list={orders} what="the orders" permission="Orders" hasFilters />;
  if (!list || isWaiting) return <ListSkeleton columns={columns} />;
  if (list.data.length === 0) return <Nothing counts={list.counts} search={search} onShow={onShow} />;
  const { tab = 'open', from, ...kept } = search;
  const { pagesBefore, onBack, onMore } = turnsOf(from, list.next_cursor, (to) =>
    onShow({ ...kept, tab, ...(to && { from: to }) }),
  );
  const isWhole = !onBack && !onMore;
  return (
    <>
      <div className="max-w768:px-4">
        <DataTable
          name="Orders"
          rows={list.data}
          idOf={numberOf}
          columns={columns}
          card={(order) => <OrderCard order={order} area={area} now={now} />}
          bandOf={
            BY_DEADLINE.has(tab) && tab !== 'late'
              ? (order) => {
                  const group = groupOf(order, now);
                  const count = list.data.filter((one) => groupOf(one, now) === group).length;
                  return { label: isWhole ? `${group}, ${count}` : group, isUrgent: group === 'Late' };
                }
              : undefined
          }
          isUrgent={({ is_late: isLate }) => isLate}
          onNext={(order) => takeNextStep(order, area, (href) => history.push(href))}
          ticks={ticks}
          isStale={orders.isPlaceholderData}
        />
      </div>
      <ListFoot
        hints={HINTS}
        first={pagesBefore * PER_PAGE + 1}
        shown={list.data.length}
        all={countOfTab(tab, list.counts)}
        onBack={onBack}
        onMore={onMore}
      />
    </>
  );
}

/** Orders that wait for no one here come last. */
const groupOf = ({ due }: StaffOrder, now: Date) => (due ? dueWords(due, now).group : 'Waits for others');

type NothingProps = Pick<RowsProps, 'search' | 'onShow'> & { counts: OrderList['counts'] };

/** An empty tab. A search that finds something elsewhere says where. */
function Nothing({ counts, search, onShow }: NothingProps) {
  const { tab: shown = 'open', q, vendor } = search;
  if (!q && search.who) {
    return <NothingAssigned who={search.who} onDrop={() => onShow({ ...search, who: undefined })} />;
  }
  if (!q) {
    const isGood = shown === 'late' || shown === 'new' || shown === 'refunds';
    return (
      <ListState
        icon={isGood ? Check : Inbox}
        look={isGood ? 'good' : 'plain'}
        title={
          shown === 'late'
            ? 'Nothing is late'
            : shown === 'new'
              ? 'Nothing waits to be accepted'
              : shown === 'refunds'
                ? 'No refund to send, no chargeback to answer'
                : 'Nothing here'
        }
        text="Orders show up here by themselves."
        actions={
          shown !== 'open' && (
            <Button size={40} variant="outline" onClick={() => onShow({ ...(vendor && { vendor }) })}>
              Show all open
            </Button>
          )
        }
      />
    );
  }
  const elsewhere = TABS.filter(({ key }) => !IN_OTHERS.has(key) && key !== shown).filter(
    ({ key }) => countOfTab(key, counts) > 0,
  );
  const open = (tab: TabKey) => onShow({ ...search, tab, from: undefined });
  return (
    <ListState
      icon={SearchX}
      title={elsewhere.length > 0 ? `“${q}” is not in this tab` : `Nothing matches “${q}”`}
      text={
        elsewhere.length > 0
          ? 'It was found here:'
          : 'Try a part of a name, a product or the whole number of the order.'
      }
      actions={
        <>
          {elsewhere.map(({ key, label }) => (
            <Button key={key} size={40} variant="outline" onClick={() => open(key)}>
              {label} {countOfTab(key, counts)}
            </Button>
          ))}
          <Button size={40} variant="text" className="px-3" onClick={() => onShow({ tab: shown })}>
            Clear search
          </Button>
        </>
      }
    />
  );
}
