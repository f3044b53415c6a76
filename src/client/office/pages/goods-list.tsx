import { useNavigate } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { capital, countOf } from '#client/lib/format.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { PER_PAGE, type GoodsSearch } from '../features/catalog/goods-search.ts';
import { StockHead } from '../features/catalog/stock-head.tsx';
import { usePlaces } from '../features/catalog/stock.api.ts';
import { StoreFilter } from '../features/catalog/store-filter.tsx';
import { SavedViews } from '../features/staff/saved-views.tsx';
import { useColumns } from '../features/staff/use-columns.tsx';
import { useArea } from '../layout/area.ts';
import { FORBIDDEN, ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import type { ChipWords } from '../ui/chip.tsx';
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

/** The kind of such a list. */
export interface GoodsKind<S extends string> {
  part: 'transfers' | 'purchases';
  /** 'transfer' */
  one: string;
  icon: LucideIcon;
  /** The words that can be searched for. */
  hint: string;
  /** The use of one record. */
  help: string;
  states: readonly S[];
  chips: Readonly<Record<S, ChipWords>>;
  /** The states in which goods are on the way. */
  underWay: readonly S[];
  pathOf: (area: OfficeArea, id: 'new') => string;
}

type Row = { id: number; number: string };
type Props<R extends Row, S extends string> = {
  kind: GoodsKind<S>;
  search: GoodsSearch<S>;
  columns: readonly Column<R>[];
  card: (row: R) => ReactNode;
  list: {
    data: { data: R[]; counts: Record<string, number>; next_cursor: string | null } | undefined;
    error: ApiError | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
};

/** A list of goods on their way, from a supplier or from one store to another. */
export function GoodsList<R extends Row, S extends string>(props: Props<R, S>) {
  const { kind, search, list } = props;
  const many = `${kind.one}s`;
  useOfficeTitle(capital(many));
  const area = useArea();
  const go = useNavigate();
  const show = (next: GoodsSearch<S>, replace = false) =>
    void go({
      to: `/$area/stock/${kind.part}`,
      params: { area },
      search: { cols: search.cols, ...next } as never,
      replace,
    });
  const { columns, menu, isWaiting } = useColumns(kind.part, props.columns);
  const places = usePlaces().data;
  const { tab = 'all', q, store } = search;
  const counts = list.data?.counts;
  const countAll = (states: readonly S[]) => states.reduce((sum, state) => sum + (counts?.[state] ?? 0), 0);
  return (
    <>
      <StockHead
        area={area}
        shown={kind.part}
        text={counts ? `${countOf(countAll(kind.underWay), kind.one)} on the way.` : '\u00a0'}
        action={
          list.error?.status !== FORBIDDEN && (
            <ButtonLink size={40} variant="buy" className="max-w1280:h-11" href={kind.pathOf(area, 'new')}>
              <Plus size={18} /> New {kind.one}
            </ButtonLink>
          )
        }
      />
      <section
        aria-label={capital(many)}
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
      >
        <ListTabs
          name={`Which ${many}`}
          tabs={[
            { key: 'all', label: 'All', count: counts && countAll(kind.states) },
            ...kind.states.map((key) => ({
              key,
              label: kind.chips[key].label,
              count: counts && (counts[key] ?? 0),
            })),
          ]}
          shown={tab}
          onShow={(next) => show({ tab: next, store, ...(q && { q }) })}
        />
        <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
          <SearchBox
            label={`Search ${many}`}
            hint={kind.hint}
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
          <SavedViews list={kind.part} columns={columns} />
        </div>
        <Rows {...props} columns={columns} isWaiting={isWaiting} onShow={show} />
      </section>
    </>
  );
}

type RowsProps<R extends Row, S extends string> = Props<R, S> & {
  isWaiting: boolean;
  onShow: (search: GoodsSearch<S>) => void;
};

function Rows<R extends Row, S extends string>(props: RowsProps<R, S>) {
  const { kind, list, isWaiting, columns, search, card, onShow } = props;
  const area = useArea();
  const { tab = 'all' } = search;
  const many = `${kind.one}s`;
  if (list.error && !list.data) return <ListFailed list={list} what={`the ${many}`} permission="Stock" />;
  if (!list.data || isWaiting) return <ListSkeleton columns={columns} hasTicks={false} />;
  const { data: rows, counts, next_cursor: next } = list.data;
  if (rows.length === 0)
    return search.q || search.store ? (
      <NothingMatches text="Try fewer letters, or look in another tab." onDrop={() => onShow({ tab })} />
    ) : (
      <ListState
        icon={kind.icon}
        title={`No ${many} here`}
        text={kind.help}
        actions={
          <ButtonLink size={40} variant="outline" href={kind.pathOf(area, 'new')}>
            New {kind.one}
          </ButtonLink>
        }
      />
    );
  const { pagesBefore, onBack, onMore } = turnsOf(search.from, next, (from) => onShow({ ...search, from }));
  return (
    <>
      <div className="max-w768:px-4">
        <DataTable
          name={capital(many)}
          rows={rows}
          idOf={({ id }) => String(id)}
          nameOf={({ number }) => number}
          columns={columns}
          card={card}
          isStale={list.isPlaceholderData}
        />
      </div>
      <ListFoot
        hints={HINTS}
        first={pagesBefore * PER_PAGE + 1}
        shown={rows.length}
        all={tab === 'all' ? undefined : (counts[tab] ?? 0)}
        onBack={onBack}
        onMore={onMore}
      />
    </>
  );
}
