import { useNavigate } from '@tanstack/react-router';
import { Boxes } from 'lucide-react';
import { useState } from 'react';
import type { Shelf, StockMovement } from '#contract/stock-office.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { countOf } from '#client/lib/format.ts';
import { MovementCard, movementColumns } from '../features/catalog/movement-columns.tsx';
import { ShelfCard, shelfColumns, type ShelfAction } from '../features/catalog/shelf-columns.tsx';
import { HistoryDialog, StockMoveDialog } from '../features/catalog/stock-dialogs.tsx';
import { levelOfTab, PER_PAGE, pageOf, type StockSearch } from '../features/catalog/stock-search.ts';
import { StockHead } from '../features/catalog/stock-head.tsx';
import { StoreFilter } from '../features/catalog/store-filter.tsx';
import { placeOf } from '../features/catalog/stock-places.ts';
import { useMovements, usePlaces, useShelves } from '../features/catalog/stock.api.ts';
import { SavedViews } from '../features/staff/saved-views.tsx';
import { useColumns } from '../features/staff/use-columns.tsx';
import { useArea } from '../layout/area.ts';
import { ListFailed } from '../layout/list-failed.tsx';
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
  { keys: ['S'], does: 'count' },
  { keys: ['A'], does: 'receive' },
];

type ListProps = { search: StockSearch; onShow: (search: StockSearch) => void };
type Shown<R> = { isWaiting: boolean; columns: readonly Column<R>[] };
interface Asked {
  action: ShelfAction;
  shelf: Shelf;
}

/** The stock, and its movements. */
export function StockPage({ search: given }: { search: StockSearch }) {
  useOfficeTitle('Stock');
  const places = usePlaces().data;
  // Staff of some stores see one store at a time.
  const store = given.store ?? (places?.has_rest === false ? places.data[0]?.id : undefined);
  const search = { ...given, store };
  const area = useArea();
  const [now] = useState(() => new Date());
  const [asked, setAsked] = useState<Asked>();
  const act = (action: ShelfAction, shelf: Shelf) => setAsked({ action, shelf });
  const shelves = useColumns('stock', shelfColumns(area, placeOf(places, store), act));
  const movements = useColumns('movements', movementColumns(area, now));
  const go = useNavigate();
  const show = (next: StockSearch, replace = false) =>
    void go({ to: '/$area/stock', params: { area }, search: { cols: search.cols, ...next }, replace });
  const { tab = 'all', q } = search;
  // A search in the movements looks for orders and notes too, which no shelf has.
  const counts = useShelves({
    per_page: 1,
    ...(store && { store }),
    ...(q && tab !== 'movements' && { q }),
  }).data?.counts;
  return (
    <>
      <StockHead
        area={area}
        shown="shelves"
        text={
          counts
            ? `${countOf(counts.all, 'product or variation', 'products and variations')}, ${counts.none} of them out of stock.`
            : '\u00a0'
        }
      />
      <section
        aria-label="Stock"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
      >
        <ListTabs
          name="What is shown"
          tabs={[
            { key: 'all' as const, label: 'All', count: counts?.all },
            { key: 'low' as const, label: 'Low', count: counts?.low },
            { key: 'none' as const, label: 'Empty', count: counts?.none, isUrgent: true },
            { key: 'movements' as const, label: 'Movements', count: undefined },
          ]}
          shown={tab}
          onShow={(next) =>
            show({
              tab: next,
              store: given.store,
              ...(q && { q }),
              // The two tables have their own columns.
              ...((next === 'movements') !== (tab === 'movements') && { cols: undefined }),
            })
          }
        />
        <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
          <SearchBox
            label="Search stock"
            hint={tab === 'movements' ? 'Name, SKU, order or note' : 'Name or SKU'}
            text={q ?? ''}
            onSearch={(text, replace) =>
              show({ tab: given.tab, store: given.store, ...(text && { q: text }) }, replace)
            }
          />
          {places && (
            <StoreFilter
              places={places}
              shown={store}
              onShow={(next) => show({ tab: given.tab, store: next, ...(q && { q }) })}
            />
          )}
          {(tab === 'movements' ? movements : shelves).menu}
          <SavedViews list="stock" columns={(tab === 'movements' ? movements : shelves).columns} />
        </div>
        {tab === 'movements' ? (
          <Movements {...movements} now={now} search={search} onShow={show} />
        ) : (
          <Shelves {...shelves} search={search} onShow={show} onAct={act} />
        )}
      </section>
      {asked && <ShelfDialog asked={asked} area={area} place={store} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type DialogProps = {
  asked: Asked;
  area: OfficeArea;
  place: StockSearch['store'];
  onClose: () => void;
};

function ShelfDialog({ asked: { action, shelf }, area, place, onClose }: DialogProps) {
  return action === 'history' ? (
    <HistoryDialog shelf={shelf} area={area} onClose={onClose} />
  ) : (
    <StockMoveDialog move={action} shelf={shelf} place={place} onClose={onClose} />
  );
}

type ShelvesProps = ListProps & Shown<Shelf> & { onAct: (action: ShelfAction, shelf: Shelf) => void };

function Shelves({ search, onShow, isWaiting, columns, onAct }: ShelvesProps) {
  const area = useArea();
  const { tab = 'all' } = search;
  const level = levelOfTab(tab);
  const shelves = useShelves({ ...pageOf(search), ...(level && { level }) });
  const place = placeOf(usePlaces().data, search.store);
  const { data: list, error } = shelves;
  if (error && !list) return <ListFailed list={shelves} what="the stock" permission="Stock" />;
  if (!list || isWaiting) return <ListSkeleton columns={columns} hasTicks={false} />;
  if (list.data.length === 0) return <Nothing search={search} onShow={onShow} />;
  const { pagesBefore, onBack, onMore } = turnsOf(search.from, list.next_cursor, (from) =>
    onShow({ ...search, from }),
  );
  return (
    <>
      <div className="max-w768:px-4">
        <DataTable
          name="Shelves"
          rows={list.data}
          idOf={({ product_id: id, variation_id: variation }) => `${id} ${variation ?? ''}`}
          columns={columns}
          card={(shelf) => <ShelfCard shelf={shelf} area={area} place={place} onAct={onAct} />}
          isStale={shelves.isPlaceholderData}
        />
      </div>
      <ListFoot
        hints={HINTS}
        first={pagesBefore * PER_PAGE + 1}
        shown={list.data.length}
        all={list.counts[level ?? 'all']}
        onBack={onBack}
        onMore={onMore}
      />
    </>
  );
}

type MovementsProps = ListProps & Shown<StockMovement> & { now: Date };

function Movements({ search, onShow, isWaiting, columns, now }: MovementsProps) {
  const area = useArea();
  const movements = useMovements(pageOf(search));
  const { data: list, error } = movements;
  if (error && !list) return <ListFailed list={movements} what="the movements" permission="Stock" />;
  if (!list || isWaiting) return <ListSkeleton columns={columns} hasTicks={false} />;
  if (list.data.length === 0) return <Nothing search={search} onShow={onShow} />;
  const { pagesBefore, onBack, onMore } = turnsOf(search.from, list.next_cursor, (from) =>
    onShow({ ...search, from }),
  );
  return (
    <>
      <div className="max-w768:px-4">
        <DataTable
          name="Movements"
          rows={list.data}
          idOf={({ id }) => String(id)}
          columns={columns}
          card={(movement) => <MovementCard movement={movement} area={area} now={now} />}
          isStale={movements.isPlaceholderData}
        />
      </div>
      <ListFoot
        hints={HINTS.slice(0, 1)}
        first={pagesBefore * PER_PAGE + 1}
        shown={list.data.length}
        onBack={onBack}
        onMore={onMore}
      />
    </>
  );
}

function Nothing({ search, onShow }: ListProps) {
  return search.q ? (
    <NothingMatches
      text="Try fewer letters, or look in another tab."
      onDrop={() => onShow({ tab: search.tab, store: search.store })}
    />
  ) : (
    <ListState
      icon={Boxes}
      title={search.tab === 'movements' ? 'Nothing has come or gone yet' : 'No shelves here'}
      text={
        search.tab === 'low' || search.tab === 'none'
          ? 'There is enough of everything.'
          : 'Products that are bought and counted are listed here.'
      }
    />
  );
}
