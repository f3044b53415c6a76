import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, ScrollText, SearchX } from 'lucide-react';
import type { LogEntry } from '#contract/log.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/button.tsx';
import { fieldBox } from '#client/ui/field.tsx';
import { cx } from '#client/ui/cx.ts';
import { InlineSelect } from '#client/ui/select.tsx';
import { LogCard, logColumns } from '../features/staff/log-columns.tsx';
import type { LogSearch } from '../features/staff/log-search.ts';
import { kindWords, SUBJECTS } from '../features/staff/log-words.ts';
import { useLog } from '../features/staff/log.api.ts';
import { VendorFilter } from '../features/orders/vendor-filter.tsx';
import { SavedViews } from '../features/staff/saved-views.tsx';
import { useColumns } from '../features/staff/use-columns.tsx';
import { useArea } from '../layout/area.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import type { Column } from '../ui/columns.ts';
import { DataTable } from '../ui/data-table.tsx';
import { ListSkeleton, ListState } from '../ui/list-states.tsx';
import { SearchBox } from '../ui/search-box.tsx';

/** Who changed what, newest first. */
export function LogPage({ search }: { search: LogSearch }) {
  useOfficeTitle('Log');
  const area = useArea();
  const may = useSession().office?.permissions ?? [];
  const { columns, menu, isWaiting } = useColumns('log', logColumns(area));
  const log = useLog(search);
  const go = useNavigate();
  const show = (next: LogSearch, replace = false) =>
    void go({ to: '/$area/log', params: { area }, search: { cols: search.cols, ...next }, replace });
  // Another filter begins at its first page.
  const { after: _after, ...kept } = search;
  return (
    <>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Log</h1>
      <p className="mt-1 mb-5 text-label text-muted">
        Who changed what in the office, newest first. Entries can’t be changed or deleted.
      </p>
      <section
        aria-label="Log"
        className="border-border max-w768:-mx-4 max-w768:border-y w768:rounded-card w768:border w768:bg-paper"
      >
        <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
          <SearchBox
            label="Search by who did it"
            hint="Name of who did it"
            text={search.who ?? ''}
            onSearch={(text, replace) => show({ ...kept, who: text || undefined }, replace)}
          />
          <InlineSelect
            label="About"
            className="w1280:h-9!"
            value={search.about ?? ''}
            onChange={({ target }) => show({ ...kept, about: target.value || undefined })}
            choices={[
              { value: '', label: 'Everything' },
              ...SUBJECTS.map((subject) => ({
                value: subject,
                label: kindWords(subject),
              })),
            ]}
          />
          {area === 'admin' && may.includes('site') && (
            <VendorFilter chosen={search.vendor} onChoose={(vendor) => show({ ...kept, vendor })} />
          )}
          <DayField label="From" day={search.from} onChange={(from) => show({ ...kept, from })} />
          <DayField label="To" day={search.to} onChange={(to) => show({ ...kept, to })} />
          {menu}
          <SavedViews list="log" columns={columns} />
        </div>
        <Entries log={log} isWaiting={isWaiting} columns={columns} search={search} onShow={show} />
      </section>
    </>
  );
}

type DayProps = { label: string; day: string | undefined; onChange: (day: string | undefined) => void };

function DayField({ label, day, onChange }: DayProps) {
  return (
    <label className={cx(fieldBox, 'h-11 border-outline px-3 text-small w1280:h-9')}>
      <span className="mr-2 text-muted">{label}</span>
      <input
        type="date"
        min="2020-01-01"
        max="2099-12-31"
        value={day ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
        className="bg-transparent outline-none"
      />
    </label>
  );
}

type EntriesProps = {
  log: ReturnType<typeof useLog>;
  isWaiting: boolean;
  columns: readonly Column<LogEntry>[];
  search: LogSearch;
  onShow: (search: LogSearch) => void;
};

function Entries({ log, isWaiting, columns, search, onShow }: EntriesProps) {
  const area = useArea();
  const { data: page, error } = log;
  if (error && !page) return <ListFailed list={log} what="the log" permission="People" hasFilters />;
  if (!page || isWaiting) return <ListSkeleton columns={columns} hasTicks={false} />;
  const { after, cols: _cols, ...filters } = search;
  const before = after?.split(',') ?? [];
  if (page.data.length === 0) {
    return Object.keys(filters).length > 0 ? (
      <ListState
        icon={SearchX}
        title="Nothing matches"
        text="Try a part of a name, or other days."
        actions={
          <Button size={40} variant="outline" onClick={() => onShow({})}>
            Show everything
          </Button>
        }
      />
    ) : (
      <ListState
        icon={ScrollText}
        title="Nothing has been changed yet"
        text="Invitations, permissions, refunds and payouts show up here by themselves."
      />
    );
  }
  const turn = (cursors: readonly string[]) =>
    onShow({ ...filters, ...(cursors.length > 0 && { after: cursors.join(',') }) });
  const next = page.next_cursor;
  return (
    <>
      <div className="max-w768:px-4">
        <DataTable
          name="Log"
          rows={page.data}
          idOf={({ id }) => id}
          columns={columns}
          card={(entry) => <LogCard entry={entry} area={area} />}
          isStale={log.isPlaceholderData}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2 px-4 py-3">
        {before.length > 0 && (
          <Button size={40} variant="outline" onClick={() => turn(before.slice(0, -1))}>
            <ChevronLeft size={18} />
            Newer
          </Button>
        )}
        {next !== null && (
          <Button size={40} variant="outline" onClick={() => turn([...before, next])}>
            Older
            <ChevronRight size={18} />
          </Button>
        )}
      </div>
    </>
  );
}
