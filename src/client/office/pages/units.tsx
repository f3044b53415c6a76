import { useNavigate } from '@tanstack/react-router';
import { ChartColumn, Download, Inbox, Plus, Printer, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { OfficeUnit } from '#contract/units-office.ts';
import { GRADES, type Grade } from '#rules/catalog/conditions.ts';
import { UNIT_SOURCES, type UnitSource } from '#rules/flows/unit.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf } from '#client/lib/format.ts';
import { useSession } from '#client/lib/session.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Select } from '#client/ui/select.tsx';
import { ShelfFinder } from '../features/catalog/shelf-finder.tsx';
import { shelfName } from '../features/catalog/stock-words.ts';
import { SavedViews } from '../features/staff/saved-views.tsx';
import { useColumns } from '../features/staff/use-columns.tsx';
import { AddDialog, type Picked } from '../features/units/add-dialog.tsx';
import { UnitCard, unitColumns } from '../features/units/unit-columns.tsx';
import { SOURCE_WORDS } from '../features/units/unit-words.ts';
import { useUnits } from '../features/units/units.api.ts';
import {
  countOfTab,
  fileOf,
  PER_PAGE,
  queryOf,
  TABS,
  type UnitsSearch,
} from '../features/units/units-search.ts';
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
import { TickBar } from '../ui/tick-bar.tsx';
import { useTicks, type Ticks } from '../ui/use-ticks.ts';

const HINTS: readonly KeyWords[] = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['X'], does: 'tick' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['?'], does: 'all keys' },
];
const KEYS: readonly KeyWords[] = [...HINTS.slice(0, -1), { keys: ['/'], does: 'search' }];

const numberOf = ({ number }: OfficeUnit) => number;

type Show = (search: UnitsSearch, replace?: boolean) => void;

/** Every device of the shop that has a number of its own. */
export function UnitsPage({ search }: { search: UnitsSearch }) {
  useOfficeTitle('Units');
  const area = useArea();
  const may = useSession().office?.permissions ?? [];
  const { columns, menu, isWaiting } = useColumns('units', unitColumns(area, may.includes('cost')));
  const units = useUnits(queryOf(search));
  const ticks = useTicks(units.data?.data ?? [], numberOf);
  const [isAdding, setIsAdding] = useState(false);
  const go = useNavigate();
  const show: Show = (next, replace = false) =>
    void go({ to: '/$area/units', params: { area }, search: { cols: search.cols, ...next }, replace });
  const { tab = 'ours', from: _from, ...kept } = search;
  const counts = units.data?.counts;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Units</h1>
          <p className="mt-1 text-label text-muted">
            {counts
              ? `${countOf(countOfTab('ours', counts), 'device')}, ${counts['listed'] ?? 0} for sale.`
              : '\u00a0'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {may.includes('cost') && (
            <ButtonLink
              size={40}
              variant="outline"
              className="max-w1280:h-11"
              href={officePaths.unitMargins(area)}
            >
              <ChartColumn size={18} /> Margins
            </ButtonLink>
          )}
          {may.includes('export') && (
            <ButtonLink size={40} variant="outline" className="max-w1280:h-11" href={fileOf(search)} download>
              <Download size={18} /> CSV
            </ButtonLink>
          )}
          {(may.includes('catalogue') || may.includes('stock')) && (
            <Button size={40} variant="buy" className="max-w1280:h-11" onClick={() => setIsAdding(true)}>
              <Plus size={18} /> Add a device
            </Button>
          )}
        </div>
      </div>
      <section
        aria-label="Units"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
      >
        <ListTabs
          name="Which units"
          tabs={TABS.map(({ key, label }) => ({ key, label, count: counts && countOfTab(key, counts) }))}
          shown={tab}
          onShow={(next) => show({ ...kept, tab: next })}
        />
        <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
          <SearchBox
            canScan
            label="Search units"
            hint="IMEI, serial, number or device"
            text={search.q ?? ''}
            onSearch={(text, replace) => show({ ...kept, tab, q: text || undefined }, replace)}
          />
          <Filters search={search} onShow={show} />
          {menu}
          <SavedViews list="units" columns={columns} />
        </div>
        <Rows
          units={units}
          isWaiting={isWaiting}
          columns={columns}
          search={search}
          ticks={ticks}
          onShow={show}
        />
      </section>
      {ticks.ticked.length > 0 && (
        <TickBar name="Ticked units" words={`${ticks.ticked.length} ticked`} onClear={ticks.clear}>
          <ButtonLink
            size={40}
            variant="light"
            className="h-11! px-3! w1280:h-10!"
            newWindow
            href={officePaths.unitLabels(ticks.ticked.map(numberOf))}
          >
            <Printer size={16} /> Labels
          </ButtonLink>
        </TickBar>
      )}
      <KeyHelp keys={KEYS} />
      {isAdding && (
        <AddDialog
          finder={(onPick: (one: Picked) => void) => (
            <ShelfFinder
              label="Which product it is"
              onPick={(shelf) =>
                onPick({
                  product_id: shelf.product_id,
                  business_id: shelf.business.id,
                  name: shelfName(shelf),
                })
              }
            />
          )}
          onAdded={(number) => void go({ to: '/$area/units/$number', params: { area, number } })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

function Filters({ search, onShow }: { search: UnitsSearch; onShow: Show }) {
  const { from: _from, ...kept } = search;
  return (
    <>
      <Select
        label="Came from"
        hideLabel
        tall={40}
        className="w-44 max-w600:w-[calc(50%-0.25rem)]"
        value={search.source ?? ''}
        onChange={({ target }) =>
          onShow({ ...kept, source: (target.value || undefined) as UnitSource | undefined })
        }
        choices={[
          { value: '', label: 'From anywhere' },
          ...UNIT_SOURCES.map((value) => ({ value, label: SOURCE_WORDS[value] })),
        ]}
      />
      <Select
        label="Grade"
        hideLabel
        tall={40}
        className="w-32 max-w600:w-[calc(50%-0.25rem)]"
        value={search.grade ?? ''}
        onChange={({ target }) =>
          onShow({ ...kept, grade: (target.value || undefined) as Grade | undefined })
        }
        choices={[{ value: '', label: 'All grades' }, ...GRADES.map((value) => ({ value, label: value }))]}
      />
    </>
  );
}

type RowsProps = {
  units: ReturnType<typeof useUnits>;
  isWaiting: boolean;
  columns: readonly Column<OfficeUnit>[];
  search: UnitsSearch;
  ticks: Ticks<OfficeUnit>;
  onShow: Show;
};

function Rows({ units, isWaiting, columns, search, ticks, onShow }: RowsProps) {
  const area = useArea();
  const { data: list, error } = units;
  if (error && !list) return <ListFailed list={units} what="the units" permission="Bench" hasFilters />;
  if (!list || isWaiting) return <ListSkeleton columns={columns} />;
  if (list.data.length === 0) return <Nothing counts={list.counts} search={search} onShow={onShow} />;
  const { tab = 'ours', from, ...kept } = search;
  const { pagesBefore, onBack, onMore } = turnsOf(from, list.next_cursor, (to) =>
    onShow({ ...kept, tab, ...(to && { from: to }) }),
  );
  return (
    <>
      <div className="max-w768:px-4">
        <DataTable
          name="Units"
          rows={list.data}
          idOf={numberOf}
          columns={columns}
          card={(unit) => <UnitCard unit={unit} area={area} />}
          ticks={ticks}
          isStale={units.isPlaceholderData}
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

type NothingProps = Pick<RowsProps, 'search' | 'onShow'> & { counts: Readonly<Record<string, number>> };

/** An empty tab. A search that finds something elsewhere says so. */
function Nothing({ counts, search, onShow }: NothingProps) {
  const { tab = 'ours', q, source, grade } = search;
  const elsewhere = countOfTab('all', counts);
  const isFiltered = q !== undefined || source !== undefined || grade !== undefined;
  if (isFiltered && elsewhere === 0) {
    return (
      <ListState
        icon={SearchX}
        title="Nothing matches"
        text="Try the whole IMEI or serial number, its last four signs, or a part of the name."
        actions={
          <Button size={40} variant="outline" onClick={() => onShow({ tab })}>
            Clear search and filters
          </Button>
        }
      />
    );
  }
  return (
    <ListState
      icon={Inbox}
      title={isFiltered ? 'Not in this tab' : 'Nothing here'}
      text="A device shows up here by itself once its trade-in is paid."
      actions={
        elsewhere > 0 && (
          <Button
            size={40}
            variant="outline"
            onClick={() => onShow({ ...search, tab: 'all', from: undefined })}
          >
            Show all {elsewhere}
          </Button>
        )
      }
    />
  );
}
