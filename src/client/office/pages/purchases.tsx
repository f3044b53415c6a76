import { useNavigate } from '@tanstack/react-router';
import { ClipboardList, Plus } from 'lucide-react';
import type { PurchaseRow } from '#contract/purchases-office.ts';
import { PURCHASE_STATES } from '#rules/flows/purchase.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf } from '#client/lib/format.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StockHead } from '../features/catalog/stock-head.tsx';
import { usePlaces } from '../features/catalog/stock.api.ts';
import { StoreFilter } from '../features/catalog/store-filter.tsx';
import { PurchaseCard, purchaseColumns } from '../features/catalog/purchase-columns.tsx';
import { PURCHASE_CHIPS } from '../features/catalog/purchase-words.ts';
import { PER_PAGE, queryOf, type PurchasesSearch } from '../features/catalog/purchases-search.ts';
import { usePurchases } from '../features/catalog/purchases.api.ts';
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

/** What was ordered from suppliers. */
export function PurchasesPage({ search }: { search: PurchasesSearch }) {
  useOfficeTitle('Purchase orders');
  const area = useArea();
  const go = useNavigate();
  const show = (next: PurchasesSearch, replace = false) =>
    void go({
      to: '/$area/stock/purchases',
      params: { area },
      search: { cols: search.cols, ...next },
      replace,
    });
  const { columns, menu, isWaiting } = useColumns('purchases', purchaseColumns(area));
  const purchases = usePurchases(queryOf(search));
  const places = usePlaces().data;
  const { tab = 'all', q, store } = search;
  const counts = purchases.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  return (
    <>
      <StockHead
        area={area}
        shown="purchases"
        text={
          counts
            ? `${countOf((counts['ordered'] ?? 0) + (counts['part_received'] ?? 0), 'purchase order')} on the way.`
            : '\u00a0'
        }
        action={
          purchases.error?.status !== FORBIDDEN && (
            <ButtonLink
              size={40}
              variant="buy"
              className="max-w1280:h-11"
              href={officePaths.purchase(area, 'new')}
            >
              <Plus size={18} /> New purchase order
            </ButtonLink>
          )
        }
      />
      <section
        aria-label="Purchase orders"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
      >
        <ListTabs
          name="Which purchase orders"
          tabs={[
            { key: 'all' as const, label: 'All', count: all },
            ...PURCHASE_STATES.map((key) => ({
              key,
              label: PURCHASE_CHIPS[key].label,
              count: counts && (counts[key] ?? 0),
            })),
          ]}
          shown={tab}
          onShow={(next) => show({ tab: next, store, ...(q && { q }) })}
        />
        <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
          <SearchBox
            label="Search purchase orders"
            hint="Number, supplier, goods or note"
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
          <SavedViews list="purchases" columns={columns} />
        </div>
        <Rows purchases={purchases} isWaiting={isWaiting} columns={columns} search={search} onShow={show} />
      </section>
    </>
  );
}

type RowsProps = {
  purchases: ReturnType<typeof usePurchases>;
  isWaiting: boolean;
  columns: readonly Column<PurchaseRow>[];
  search: PurchasesSearch;
  onShow: (search: PurchasesSearch) => void;
};

function Rows({ purchases, isWaiting, columns, search, onShow }: RowsProps) {
  const area = useArea();
  const { data: list, error } = purchases;
  const { tab = 'all' } = search;
  if (error && !list) return <ListFailed list={purchases} what="the purchase orders" permission="Stock" />;
  if (!list || isWaiting) return <ListSkeleton columns={columns} hasTicks={false} />;
  if (list.data.length === 0)
    return search.q || search.store ? (
      <NothingMatches text="Try fewer letters, or look in another tab." onDrop={() => onShow({ tab })} />
    ) : (
      <ListState
        icon={ClipboardList}
        title="No purchase orders here"
        text="A purchase order says what a supplier brings. What comes is added to the stock."
        actions={
          <ButtonLink size={40} variant="outline" href={officePaths.purchase(area, 'new')}>
            New purchase order
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
          name="Purchase orders"
          rows={list.data}
          idOf={({ id }) => String(id)}
          nameOf={({ number }) => number}
          columns={columns}
          card={(row) => <PurchaseCard row={row} area={area} />}
          isStale={purchases.isPlaceholderData}
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
