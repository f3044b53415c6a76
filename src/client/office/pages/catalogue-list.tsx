import { useNavigate } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { officePaths, type CatalogueTab } from '#rules/page/office-paths.ts';
import { messageOf, type ApiError } from '#client/lib/api-error.ts';
import { capital, countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import type { ListActions } from '../features/catalog/list-actions.tsx';
import type { ChoosePicture } from '../features/catalog/picture-field.tsx';
import { MediaPicker } from '../features/media/media-picker.tsx';
import { FORBIDDEN, ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import type { Column } from '../ui/columns.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EndDialog } from '../ui/end-dialog.tsx';
import { ListFoot } from '../ui/list-foot.tsx';
import { ListSkeleton, ListState, NothingMatches } from '../ui/list-states.tsx';
import { ListTabs } from '../ui/list-tabs.tsx';
import { SearchBox } from '../ui/search-box.tsx';

const TABS: readonly { key: CatalogueTab; label: string }[] = [
  { key: 'categories', label: 'Categories' },
  { key: 'brands', label: 'Brands' },
  { key: 'attributes', label: 'Attributes' },
  { key: 'models', label: 'Models' },
  { key: 'policies', label: 'Policies' },
  { key: 'custom-fields', label: 'Custom fields' },
];

type Props<R> = {
  shown: CatalogueTab;
  /** 'category', 'categories' */
  one: string;
  many: string;
  icon: LucideIcon;
  /** The use of such records. */
  help: string;
  list: {
    data: { data: R[] } | undefined;
    error: ApiError | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  nameOf: (record: R) => string;
  columns: (actions: ListActions<R>) => Column<R>[];
  card: (record: R, actions: ListActions<R>) => ReactNode;
  dialog: (record: R | undefined, more: { onChoosePicture: ChoosePicture; onClose: () => void }) => ReactNode;
  /** The records that keep this one from being removed, with their number. */
  usersOf: (record: R) => readonly Users[];
  remove: (record: R) => Promise<unknown>;
};

/** From this many records on, they can be searched. */
const MANY = 20;
/** All records are read at once, and so many rows are drawn. */
const PER_PAGE = 100;

type Asked<R> = { what: 'new' } | { what: 'change' | 'remove'; record: R };

type Users = readonly [count: number, one: string, many?: string];

function whyKept(name: string, users: readonly Users[]) {
  const some = users.filter(([count]) => count > 0).map((given) => countOf(...given));
  return some.length === 0
    ? { text: 'It can’t be brought back.' }
    : { text: `${name} can’t be removed: it is used by ${some.join(' and ')}.`, isKept: true };
}

/**
 * One of the lists that products refer to: its records, and the dialogs that create, change and remove one.
 */
export function CatalogueList<R extends { id: number }>(props: Props<R>) {
  const { shown, one, many, list, nameOf, dialog, remove } = props;
  const go = useNavigate();
  useOfficeTitle(capital(many));
  const [asked, setAsked] = useState<Asked<R>>();
  const [q, setQ] = useState('');
  const [onPick, setOnPick] = useState<(image: string) => void>();
  const close = () => setAsked(undefined);
  const more = { onChoosePicture: ((then) => setOnPick(() => then)) satisfies ChoosePicture, onClose: close };
  const count = list.data?.data.length;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">{capital(many)}</h1>
          <p className="mt-1 text-label text-muted">
            {count === undefined ? '\u00a0' : `${countOf(count, one, many)}. ${props.help}`}
          </p>
        </div>
        {list.error?.status !== FORBIDDEN && (
          <Button
            size={40}
            variant="buy"
            className="max-w1280:h-11"
            onClick={() => setAsked({ what: 'new' })}
          >
            <Plus size={18} /> New {one}
          </Button>
        )}
      </div>
      <section
        aria-label={capital(many)}
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:overflow-hidden w768:rounded-card w768:border"
      >
        <ListTabs
          name="Lists of the catalogue"
          tabs={TABS.map(({ key, label }) => ({ key, label, count: key === shown ? count : undefined }))}
          shown={shown}
          onShow={(tab) => void go({ href: officePaths.catalogue(tab) })}
        />
        {count !== undefined && count > MANY && (
          <div className="border-border px-4 py-2.5 w768:border-b">
            <SearchBox label={`Search ${many}`} hint="Name" text={q} onSearch={setQ} />
          </div>
        )}
        <Rows key={q} {...props} q={q} onDrop={() => setQ('')} onAsk={setAsked} />
      </section>
      {asked?.what === 'new' && dialog(undefined, more)}
      {asked?.what === 'change' && dialog(asked.record, more)}
      {asked?.what === 'remove' && (
        <EndDialog
          title={`Remove ${nameOf(asked.record)}`}
          {...whyKept(nameOf(asked.record), props.usersOf(asked.record))}
          press={{ label: 'Remove', busy: 'Removing' }}
          done={`${nameOf(asked.record)} is removed`}
          work={() => remove(asked.record)}
          wordsOf={messageOf}
          onClose={close}
        />
      )}
      {onPick && (
        <MediaPicker
          title="Choose a picture"
          isOne
          owner="site"
          place={{}}
          onPick={([picture]) => {
            if (picture) onPick(picture.image);
            setOnPick(undefined);
          }}
          onClose={() => setOnPick(undefined)}
        />
      )}
    </>
  );
}

type RowsProps<R> = Props<R> & { q: string; onDrop: () => void; onAsk: (asked: Asked<R>) => void };

function Rows<R extends { id: number }>(props: RowsProps<R>) {
  const { q, onDrop, one, many, icon, help, list, nameOf, card, onAsk } = props;
  const [wantedPage, setPage] = useState(0);
  const actions: ListActions<R> = {
    onChange: (record) => onAsk({ what: 'change', record }),
    onRemove: (record) => onAsk({ what: 'remove', record }),
  };
  const columns = props.columns(actions);
  if (list.error && !list.data) return <ListFailed list={list} what={`the ${many}`} permission="Site" />;
  if (!list.data) {
    return <ListSkeleton columns={columns} hasTicks={false} />;
  }
  if (list.data.data.length === 0) {
    return (
      <ListState
        icon={icon}
        title={`No ${many} yet`}
        text={help}
        actions={
          <Button size={40} variant="outline" onClick={() => onAsk({ what: 'new' })}>
            New {one}
          </Button>
        }
      />
    );
  }
  const found = list.data.data.filter((record) => nameOf(record).toLowerCase().includes(q.toLowerCase()));
  if (found.length === 0) return <NothingMatches text="Try fewer letters." onDrop={onDrop} />;
  const lastPage = Math.ceil(found.length / PER_PAGE) - 1;
  const page = Math.min(wantedPage, lastPage);
  const rows = found.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
  const turnTo = (next: number) => {
    setPage(next);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="max-w768:px-4 max-w768:py-2">
      <DataTable
        name={capital(many)}
        rows={rows}
        idOf={({ id }) => String(id)}
        nameOf={nameOf}
        columns={columns}
        card={(record) => card(record, actions)}
        isStale={false}
      />
      {lastPage > 0 && (
        <ListFoot
          hints={[]}
          first={page * PER_PAGE + 1}
          shown={rows.length}
          all={found.length}
          onBack={page > 0 ? () => turnTo(page - 1) : undefined}
          onMore={page < lastPage ? () => turnTo(page + 1) : undefined}
        />
      )}
    </div>
  );
}
