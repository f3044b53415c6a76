import { useNavigate } from '@tanstack/react-router';
import { Check, Inbox, Landmark, SearchX, Tags } from 'lucide-react';
import { useState } from 'react';
import type { StaffTradeIn } from '#contract/trade-ins-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf } from '#client/lib/format.ts';
import { useSession } from '#client/lib/session.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { SavedViews } from '../features/staff/saved-views.tsx';
import { useColumns } from '../features/staff/use-columns.tsx';
import { countOfTab, IN_OTHERS, TABS, type TabKey } from '../features/trade-ins/state-words.ts';
import { TradeInCard, tradeInColumns } from '../features/trade-ins/trade-in-columns.tsx';
import { PER_PAGE, queryOf, type TradeInsSearch } from '../features/trade-ins/trade-ins-search.ts';
import { useTradeInCounts, useTradeIns, type TradeInList } from '../features/trade-ins/trade-ins.api.ts';
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

const HINTS: readonly KeyWords[] = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['A'], does: 'next action' },
  { keys: ['?'], does: 'all keys' },
];
const KEYS: readonly KeyWords[] = [...HINTS.slice(0, -1), { keys: ['/'], does: 'search' }];

const numberOf = ({ number }: StaffTradeIn) => number;

/** The devices that people sell to the shop. */
export function TradeInsPage({ search }: { search: TradeInsSearch }) {
  useOfficeTitle('Trade-ins');
  const area = useArea();
  const mayPay = useSession().office?.permissions.includes('money') ?? false;
  const [now] = useState(() => new Date());
  const { columns, menu, isWaiting } = useColumns('trade_ins', tradeInColumns(area, now));
  const devices = useTradeIns(queryOf(search));
  const go = useNavigate();
  const show = (next: TradeInsSearch, replace = false) =>
    void go({ to: '/$area/trade-ins', params: { area }, search: { cols: search.cols, ...next }, replace });
  const { tab = 'open', from: _from, ...kept } = search;
  // Of all devices, also while a search shows a few.
  const counts = useTradeInCounts();
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Trade-ins</h1>
          <p className="mt-1 text-label text-muted">{counts ? figures(counts) : '\u00a0'}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            size={40}
            variant="outline"
            className="max-w1280:h-11"
            href={officePaths.priceRules(area)}
          >
            <Tags size={18} /> Price rules
          </ButtonLink>
          {mayPay && (
            <ButtonLink
              size={40}
              variant="outline"
              className="max-w1280:h-11"
              href={officePaths.tradeInPayouts(area)}
            >
              <Landmark size={18} /> Bank payments
            </ButtonLink>
          )}
        </div>
      </div>
      <section
        aria-label="Trade-ins"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
      >
        <ListTabs
          name="Which trade-ins"
          tabs={TABS.map(({ key, label }) => ({
            key,
            label,
            count: devices.data && countOfTab(key, devices.data.counts),
            isUrgent: key === 'late',
          }))}
          shown={tab}
          onShow={(next) => show({ ...kept, tab: next })}
        />
        <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
          <SearchBox
            canScan
            label="Search trade-ins"
            hint="Number, name, email or device"
            text={search.q ?? ''}
            onSearch={(text, replace) => show({ ...kept, tab, q: text || undefined }, replace)}
          />
          {menu}
          <SavedViews list="trade_ins" columns={columns} />
        </div>
        <Rows
          devices={devices}
          isWaiting={isWaiting}
          columns={columns}
          now={now}
          search={search}
          onShow={show}
        />
      </section>
      <KeyHelp keys={KEYS} />
    </>
  );
}

/** '12 devices open. 2 are late.' */
function figures(counts: TradeInList['counts']): string {
  const late = countOfTab('late', counts);
  return [
    `${countOf(countOfTab('open', counts), 'device')} open.`,
    late > 0 ? `${late} ${late === 1 ? 'is' : 'are'} late.` : 'Nothing is late.',
  ].join(' ');
}

type RowsProps = {
  devices: ReturnType<typeof useTradeIns>;
  isWaiting: boolean;
  columns: readonly Column<StaffTradeIn>[];
  now: Date;
  search: TradeInsSearch;
  onShow: (search: TradeInsSearch) => void;
};

function Rows({ devices, isWaiting, columns, now, search, onShow }: RowsProps) {
  const area = useArea();
  const { data: list, error } = devices;
  if (error && !list) return <ListFailed list={devices} what="the trade-ins" permission="Bench" hasFilters />;
  if (!list || isWaiting) return <ListSkeleton columns={columns} hasTicks={false} />;
  if (list.data.length === 0) return <Nothing counts={list.counts} search={search} onShow={onShow} />;
  const { tab = 'open', from, ...kept } = search;
  const { pagesBefore, onBack, onMore } = turnsOf(from, list.next_cursor, (to) =>
    onShow({ ...kept, tab, ...(to && { from: to }) }),
  );
  return (
    <>
      <div className="max-w768:px-4">
        <DataTable
          name="Trade-ins"
          rows={list.data}
          idOf={numberOf}
          columns={columns}
          card={(device) => <TradeInCard device={device} area={area} now={now} />}
          isUrgent={({ is_late: isLate }) => isLate}
          isStale={devices.isPlaceholderData}
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

type NothingProps = Pick<RowsProps, 'search' | 'onShow'> & { counts: TradeInList['counts'] };

/** An empty tab. A search that finds something elsewhere says where. */
function Nothing({ counts, search, onShow }: NothingProps) {
  const { tab: shown = 'open', q } = search;
  if (!q) {
    const isGood = shown === 'late' || shown === 'new';
    return (
      <ListState
        icon={isGood ? Check : Inbox}
        look={isGood ? 'good' : 'plain'}
        title={
          shown === 'late'
            ? 'Nothing is late'
            : shown === 'new'
              ? 'Nothing waits to be checked'
              : 'Nothing here'
        }
        text="Devices show up here by themselves when people sell them."
        actions={
          shown !== 'open' && (
            <Button size={40} variant="outline" onClick={() => onShow({})}>
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
          : 'Try a part of a name or a device, or the whole number on the label.'
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
