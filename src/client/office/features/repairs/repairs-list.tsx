import { Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffRepair } from '#contract/repairs-office.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { Button } from '#client/ui/button.tsx';
import type { Column } from '../../ui/columns.ts';
import { turnsOf } from '../../ui/cursors.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { KeyWords } from '../../ui/key-help.tsx';
import { ListFoot } from '../../ui/list-foot.tsx';
import { ListSkeleton, ListState } from '../../ui/list-states.tsx';
import { RepairCard } from './repair-columns.tsx';
import { PER_PAGE, type RepairsSearch } from './repairs-search.ts';
import type { RepairList, useRepairs } from './repairs.api.ts';
import { countOfTab, TABS, type TabKey } from './state-words.ts';

export const HINTS: readonly KeyWords[] = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['A'], does: 'next action' },
  { keys: ['?'], does: 'all keys' },
];

type Props = {
  repairs: ReturnType<typeof useRepairs>;
  /** Shown where nothing could be loaded. */
  failed: ReactNode;
  isWaiting: boolean;
  columns: readonly Column<StaffRepair>[];
  area: OfficeArea;
  now: Date;
  search: RepairsSearch;
  onShow: (search: RepairsSearch) => void;
};

/** The rows of the list of repairs. */
export function RepairRows({ repairs, failed, isWaiting, columns, area, now, search, onShow }: Props) {
  const { data: list, error } = repairs;
  if (error && !list) return failed;
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
          name="Repairs"
          rows={list.data}
          idOf={({ number }) => number}
          columns={columns}
          card={(ticket) => <RepairCard ticket={ticket} area={area} now={now} />}
          isUrgent={({ is_late: isLate }) => isLate}
          isStale={repairs.isPlaceholderData}
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

type NothingProps = Pick<Props, 'search' | 'onShow'> & { counts: RepairList['counts'] };

/** An empty tab. If a search has results in other tabs, it names them. */
function Nothing({ counts, search, onShow }: NothingProps) {
  const { tab: shown = 'open', q } = search;
  if (!q) {
    return (
      <ListState
        icon={Inbox}
        title="Nothing here"
        text="Repairs show up here by themselves when people book them."
        actions={
          shown !== 'open' && (
            <Button size={40} variant="outline" onClick={() => onShow({ ...search, tab: 'open' })}>
              Show all open
            </Button>
          )
        }
      />
    );
  }
  const elsewhere = TABS.filter(({ key }) => key !== 'open' && key !== shown && countOfTab(key, counts) > 0);
  const open = (tab: TabKey) => onShow({ ...search, tab, from: undefined });
  return (
    <ListState
      icon={SearchX}
      title={elsewhere.length > 0 ? `“${q}” is not in this tab` : `Nothing matches “${q}”`}
      text={
        elsewhere.length > 0
          ? 'It was found here:'
          : 'Try a part of a name or a device, or the whole number of the ticket.'
      }
      actions={
        <>
          {elsewhere.map(({ key, label }) => (
            <Button key={key} size={40} variant="outline" onClick={() => open(key)}>
              {label} {countOfTab(key, counts)}
            </Button>
          ))}
          <Button
            size={40}
            variant="text"
            className="px-3"
            onClick={() => onShow({ ...search, q: undefined, from: undefined })}
          >
            Clear search
          </Button>
        </>
      }
    />
  );
}
