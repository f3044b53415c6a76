import { useNavigate } from '@tanstack/react-router';
import { CalendarDays, Columns3, List } from 'lucide-react';
import { useState } from 'react';
import type { RepairBoard } from '#contract/repairs-office.ts';
import type { BoardColumn } from '#rules/repair/kinds.ts';
import { MOST_ON_BOARD, ON_BOARD } from '#rules/repair/limits.ts';
import { dayText, shopTime } from '#rules/stores/shop-time.ts';
import { countOf } from '#client/lib/format.ts';
import { InlineSelect } from '#client/ui/select.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { Board } from '../features/repairs/board.tsx';
import { repairColumns } from '../features/repairs/repair-columns.tsx';
import { HINTS, RepairRows } from '../features/repairs/repairs-list.tsx';
import { queryOf, type RepairsSearch } from '../features/repairs/repairs-search.ts';
import { useBenches, useBoard, useRepairs, type LongColumns } from '../features/repairs/repairs.api.ts';
import { SlotsPanel } from '../features/repairs/slots-panel.tsx';
import { countOfTab, TABS } from '../features/repairs/state-words.ts';
import { SavedViews } from '../features/staff/saved-views.tsx';
import { useColumns } from '../features/staff/use-columns.tsx';
import { useArea } from '../layout/area.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { KeyHelp } from '../ui/key-help.tsx';
import { ListTabs } from '../ui/list-tabs.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Segments } from '../ui/segments.tsx';
import { useClock } from '../ui/use-clock.ts';

const VIEWS = [
  { key: 'board', label: 'Board', icon: <Columns3 size={16} /> },
  { key: 'slots', label: 'Slots', icon: <CalendarDays size={16} /> },
  { key: 'list', label: 'List', icon: <List size={16} /> },
] as const;

/** Beside the board there is room for the slots. */
const HAS_BOTH = '(width >= 1536px)';

const KEYS = [...HINTS.slice(0, -1), { keys: ['/'], does: 'search' }];

/** The devices that are repaired: as a board, as slots of the benches, and as a list. */
export function RepairsPage({ search }: { search: RepairsSearch }) {
  useOfficeTitle('Repairs');
  const area = useArea();
  const now = useClock();
  const hasBoth = useMedia(HAS_BOTH);
  const go = useNavigate();
  const show = (next: RepairsSearch, replace = false) =>
    void go({ to: '/$area/repairs', params: { area }, search: next, replace });
  const { view = 'board', store, day = dayText(shopTime(now)) } = search;
  const stores = useBenches().data?.data ?? [];
  const [long, setLong] = useState<LongColumns>({});
  const board = useBoard(store, long);
  const onMore = (column: BoardColumn) =>
    setLong({ ...long, [column]: Math.min((long[column] ?? ON_BOARD) + 24, MOST_ON_BOARD) });
  const shownStore = store ?? stores[0]?.store_id;
  const slots = shownStore !== undefined && (
    <SlotsPanel
      stores={stores}
      store={shownStore}
      day={day}
      area={area}
      now={now}
      onDay={(next) => show({ ...search, day: next }, true)}
    />
  );
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Repairs</h1>
          <p className="mt-1 text-label text-muted">{board.data ? figures(board.data) : '\u00a0'}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {stores.length > 1 && (
            <InlineSelect
              label="Store"
              className="max-w-72 bg-paper"
              value={store === undefined ? '' : String(store)}
              onChange={({ target }) =>
                show({ ...search, store: Number(target.value) || undefined, from: undefined })
              }
              choices={[
                { value: '', label: 'All' },
                ...stores.map(({ store_id: id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
          <Segments
            label="View"
            segments={VIEWS}
            shown={view}
            onShow={(next) => show({ ...search, view: next, from: undefined })}
          />
        </div>
      </div>
      {view === 'list' ? (
        <ListView search={search} now={now} onShow={show} />
      ) : view === 'slots' ? (
        slots || (
          <p className="rounded-card border border-border bg-paper p-6 text-muted">
            There is no store with benches yet. Devices are repaired by post.
          </p>
        )
      ) : board.error && !board.data ? (
        <div className="rounded-card border border-border bg-paper">
          <ListFailed list={board} what="the repairs" permission="Bench" />
        </div>
      ) : !board.data ? (
        <div aria-hidden="true" className="grid gap-2.5 w768:grid-cols-5">
          {VIEWS.map(({ key }) => (
            <Skeleton key={key} className="h-80 rounded-card" />
          ))}
        </div>
      ) : hasBoth ? (
        <div className="grid grid-cols-[minmax(0,1fr)_308px] items-start gap-4">
          <Board {...{ area, now, onMore }} board={board.data} isReadingMore={board.isReadingMore} />
          {slots}
        </div>
      ) : (
        <Board {...{ area, now, onMore }} board={board.data} isReadingMore={board.isReadingMore} />
      )}
      <KeyHelp keys={KEYS} />
    </>
  );
}

/** '17 on the bench or on their way to it. 2 are late.' */
function figures({ counts, late: lateBy }: Pick<RepairBoard, 'counts' | 'late'>): string {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const late = sum(Object.values(lateBy));
  return [
    `${countOf(sum(Object.values(counts)), 'repair')} open.`,
    late > 0 ? `${late.toLocaleString('en-GB')} ${late === 1 ? 'is' : 'are'} late.` : 'Nothing is late.',
  ].join(' ');
}

type ListProps = {
  search: RepairsSearch;
  now: Date;
  onShow: (search: RepairsSearch, replace?: boolean) => void;
};

function ListView({ search, now, onShow }: ListProps) {
  const area = useArea();
  const { columns, menu, isWaiting } = useColumns('repairs', repairColumns(area, now));
  const repairs = useRepairs(queryOf(search));
  const { tab = 'open', from: _from, ...kept } = search;
  return (
    <section
      aria-label="Repairs"
      className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
    >
      <ListTabs
        name="Which repairs"
        tabs={TABS.map(({ key, label }) => ({
          key,
          label,
          count: repairs.data && countOfTab(key, repairs.data.counts),
        }))}
        shown={tab}
        onShow={(next) => onShow({ ...kept, tab: next })}
      />
      <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
        <SearchBox
          canScan
          label="Search repairs"
          hint="Number, name or device"
          text={search.q ?? ''}
          onSearch={(text, replace) => onShow({ ...kept, tab, q: text || undefined }, replace)}
        />
        {menu}
        <SavedViews list="repairs" columns={columns} />
      </div>
      <RepairRows
        repairs={repairs}
        failed={<ListFailed list={repairs} what="the repairs" permission="Bench" hasFilters />}
        isWaiting={isWaiting}
        columns={columns}
        area={area}
        now={now}
        search={search}
        onShow={onShow}
      />
    </section>
  );
}
