import { useNavigate } from '@tanstack/react-router';
import { ArrowLeftRight, Plus } from 'lucide-react';
import { useState } from 'react';
import type { TransferRow } from '#contract/transfers-office.ts';
import { TRANSFER_STATES } from '#rules/flows/transfer.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf } from '#client/lib/format.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StockHead } from '../features/catalog/stock-head.tsx';
import { usePlaces } from '../features/catalog/stock.api.ts';
import { StoreFilter } from '../features/catalog/store-filter.tsx';
import { TransferCard, transferColumns } from '../features/catalog/transfer-columns.tsx';
import { TRANSFER_CHIPS } from '../features/catalog/transfer-words.ts';
import { PER_PAGE, queryOf, type TransfersSearch } from '../features/catalog/transfers-search.ts';
import { useTransfers } from '../features/catalog/transfers.api.ts';
import { SavedViews } from '../features/staff/saved-views.tsx';
import { useColumns } from '../features/staff/use-columns.tsx';
import { useArea } from '../layout/area.ts';
import { FORBIDDEN, ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import type { Column } from '../ui/columns.ts';
import { turnsOf } from '../ui/cursors.ts';
import { DataTable } from '../ui/data-table.tsx';
import { ListFoot } from '../ui/list-foot.tsx';
import { ListSkeleton, ListState, NothingMatches } from '../ui/list-states.tsx';
import { ListTabs } from '../ui/list-tabs.tsx';
import { SearchBox } from '../ui/search-box.tsx';

const HINTS = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
];

/** Goods that are brought from one store to another. */
export function TransfersPage({ search }: { search: TransfersSearch }) {
  useOfficeTitle('Transfers');
  const area = useArea();
  const go = useNavigate();
  const show = (next: TransfersSearch, replace = false) =>
    void go({
      to: '/$area/stock/transfers',
      params: { area },
      search: { cols: search.cols, ...next },
      replace,
    });
  const [now] = useState(() => new Date());
  const { columns, menu, isWaiting } = useColumns('transfers', transferColumns(area, now));
  const transfers = useTransfers(queryOf(search));
  const places = usePlaces().data;
  const { tab = 'all', q, store } = search;
  const counts = transfers.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  return (
    <>
      <StockHead
        area={area}
        shown="transfers"
        text={counts ? `${countOf(counts['sent'] ?? 0, 'transfer')} on the way.` : '\u00a0'}
        action={
          transfers.error?.status !== FORBIDDEN && (
            <ButtonLink
              size={40}
              variant="buy"
              className="max-w1280:h-11"
              href={officePaths.transfer(area, 'new')}
            >
              <Plus size={18} /> New transfer
            </ButtonLink>
          )
        }
      />
      <section
        aria-label="Transfers"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
      >
        <ListTabs
          name="Which transfers"
          tabs={[
            { key: 'all' as const, label: 'All', count: all },
            ...TRANSFER_STATES.map((key) => ({
              key,
              label: TRANSFER_CHIPS[key].label,
              count: counts && (counts[key] ?? 0),
            })),
          ]}
          shown={tab}
          onShow={(next) => show({ tab: next, store, ...(q && { q }) })}
        />
        <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
          <SearchBox
            label="Search transfers"
            hint="Number, store, goods or note"
            text={q ?? ''}
            onSearch={(text, replace) => show({ tab, store, ...(text && { q: text }) }, replace)}
          />
          {places && (
            <StoreFilter
              places={places}
              shown={store}
              hasNone={false}
              onShow={(next) =>
                show({ tab, store: typeof next === 'number' ? next : undefined, ...(q && { q }) })
              }
            />
          )}
          {menu}
          <SavedViews list="transfers" columns={columns} />
        </div>
        <Rows
          transfers={transfers}
          isWaiting={isWaiting}
          columns={columns}
          now={now}
          search={search}
          onShow={show}
        />
      </section>
    </>
  );
}

type RowsProps = {
  transfers: ReturnType<typeof useTransfers>;
  isWaiting: boolean;
  columns: readonly Column<TransferRow>[];
  now: Date;
  search: TransfersSearch;
  onShow: (search: TransfersSearch) => void;
};

function Rows({ transfers, isWaiting, columns, now, search, onShow }: RowsProps) {
  const area = useArea();
  const { data: list, error } = transfers;
  const { tab = 'all' } = search;
  if (error && !list) return <ListFailed list={transfers} what="the transfers" permission="Stock" />;
  if (!list || isWaiting) return <ListSkeleton columns={columns} hasTicks={false} />;
  if (list.data.length === 0)
    return search.q || search.store ? (
      <NothingMatches text="Try fewer letters, or look in another tab." onDrop={() => onShow({ tab })} />
    ) : (
      <ListState
        icon={ArrowLeftRight}
        title="No transfers here"
        text="A transfer brings goods from one store to another, or to a store from elsewhere."
        actions={
          <ButtonLink size={40} variant="outline" href={officePaths.transfer(area, 'new')}>
            New transfer
          </ButtonLink>
        }
      />
    );
  const { pagesBefore, onBack, onMore } = turnsOf(search.from, list.next_cursor, (from) =>
    onShow({ ...search, from }),
  );
  return (
    <>
      <div className="max-w768:px-4">
        <DataTable
          name="Transfers"
          rows={list.data}
          idOf={({ id }) => String(id)}
          nameOf={({ number }) => number}
          columns={columns}
          card={(row) => <TransferCard row={row} area={area} now={now} />}
          isStale={transfers.isPlaceholderData}
        />
      </div>
      <ListFoot
        hints={HINTS}
        first={pagesBefore * PER_PAGE + 1}
        shown={list.data.length}
        all={tab === 'all' ? undefined : (list.counts[tab] ?? 0)}
        onBack={onBack}
        onMore={onMore}
      />
    </>
  );
}
