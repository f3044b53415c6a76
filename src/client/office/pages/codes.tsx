import { useNavigate } from '@tanstack/react-router';
import { Plus, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import type { DiscountCode } from '#contract/codes-office.ts';
import { CODE_STANDS } from '#rules/money/code-fields.ts';
import { countOf } from '#client/lib/format.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeCard, codeColumns, type CodeActions } from '../features/money/code-columns.tsx';
import { ChangeCodeDialog, EndCodeDialog, NewCodeDialog } from '../features/money/code-dialogs.tsx';
import { PER_PAGE, queryOf, STANDS, type CodesSearch } from '../features/money/code-words.ts';
import { useCodes } from '../features/money/codes.api.ts';
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
  { keys: ['A'], does: 'change' },
];

type Asked = { what: 'new' } | { what: 'change' | 'end'; code: DiscountCode };

/** Words that take something off, with how often they were used. */
export function CodesPage({ search }: { search: CodesSearch }) {
  useOfficeTitle('Codes');
  const area = useArea();
  const { business_id: ownId } = useSession();
  const codes = useCodes(queryOf(search));
  const [asked, setAsked] = useState<Asked>();
  const actions: CodeActions = {
    onChange: (code) => setAsked({ what: 'change', code }),
    onEnd: (code) => setAsked({ what: 'end', code }),
  };
  const { columns, menu, isWaiting } = useColumns('codes', codeColumns(actions));
  const go = useNavigate();
  const show = (next: CodesSearch, replace = false) =>
    void go({ to: '/$area/codes', params: { area }, search: { cols: search.cols, ...next }, replace });
  const { tab = 'active', q } = search;
  const counts = codes.data?.counts;
  const isForbidden = codes.error?.status === FORBIDDEN;
  const close = () => setAsked(undefined);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Codes</h1>
          <p className="mt-1 text-label text-muted">
            {counts ? `${countOf(counts['active'] ?? 0, 'code')} can be used now.` : '\u00a0'}
          </p>
        </div>
        {!isForbidden && (
          <Button
            size={40}
            variant="buy"
            className="max-w1280:h-11"
            onClick={() => setAsked({ what: 'new' })}
          >
            <Plus size={18} /> New code
          </Button>
        )}
      </div>
      <section
        aria-label="Codes"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
      >
        <ListTabs
          name="Which codes"
          tabs={CODE_STANDS.map((key) => ({
            key,
            label: STANDS[key].label,
            count: counts && (counts[key] ?? 0),
          }))}
          shown={tab}
          onShow={(next) => show({ tab: next, ...(q && { q }) })}
        />
        <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
          <SearchBox
            label="Search codes"
            hint="A part of the code"
            text={q ?? ''}
            onSearch={(text, replace) => show({ tab: search.tab, ...(text && { q: text }) }, replace)}
          />
          {menu}
          <SavedViews list="codes" columns={columns} />
        </div>
        <Rows
          codes={codes}
          search={search}
          onShow={show}
          onNew={() => setAsked({ what: 'new' })}
          isWaiting={isWaiting}
          columns={columns}
          actions={actions}
        />
      </section>
      {asked?.what === 'new' && (
        <NewCodeDialog ownBusiness={area === 'admin' ? undefined : (ownId ?? 0)} onClose={close} />
      )}
      {asked?.what === 'change' && <ChangeCodeDialog code={asked.code} onClose={close} />}
      {asked?.what === 'end' && <EndCodeDialog code={asked.code} onClose={close} />}
    </>
  );
}

type RowsProps = {
  codes: ReturnType<typeof useCodes>;
  search: CodesSearch;
  onShow: (search: CodesSearch) => void;
  onNew: () => void;
  isWaiting: boolean;
  columns: readonly Column<DiscountCode>[];
  actions: CodeActions;
};

function Rows({ codes, search, onShow, onNew, isWaiting, columns, actions }: RowsProps) {
  const { data: list, error } = codes;
  if (error && !list) return <ListFailed list={codes} what="the codes" permission="Money" />;
  if (!list || isWaiting) return <ListSkeleton columns={columns} hasTicks={false} />;
  if (list.data.length === 0) {
    return search.q ? (
      <NothingMatches
        text="Try fewer letters, or look in another tab."
        onDrop={() => onShow({ tab: search.tab })}
      />
    ) : (
      <ListState
        icon={TicketPercent}
        title="No codes here"
        text="A code takes a percentage, an amount or the delivery off what shoppers pay."
        actions={
          <Button size={40} variant="outline" onClick={onNew}>
            New code
          </Button>
        }
      />
    );
  }
  const { tab = 'active' } = search;
  const { pagesBefore, onBack, onMore } = turnsOf(search.from, list.next_cursor, (from) =>
    onShow({ ...search, from }),
  );
  return (
    <>
      <div className="max-w768:px-4">
        <DataTable
          name="Codes"
          rows={list.data}
          idOf={({ id }) => String(id)}
          columns={columns}
          card={(code) => <CodeCard code={code} actions={actions} />}
          isStale={codes.isPlaceholderData}
        />
      </div>
      <ListFoot
        hints={HINTS}
        first={pagesBefore * PER_PAGE + 1}
        shown={list.data.length}
        all={list.counts[tab] ?? 0}
        onBack={onBack}
        onMore={onMore}
      />
    </>
  );
}
