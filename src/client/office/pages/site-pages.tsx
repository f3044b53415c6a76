import { useNavigate } from '@tanstack/react-router';
import { LayoutTemplate, Plus } from 'lucide-react';
import { useState } from 'react';
import type { OfficePageItem } from '#contract/pages-office-shapes.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { NewPageDialog } from '../features/builder/new-page-dialog.tsx';
import { PageCard, pageColumns, type PageActions } from '../features/builder/page-columns.tsx';
import { archivePage, unarchivePage, usePages } from '../features/builder/pages.api.ts';
import { ASK_TO_PUBLISH, useMayPublish } from '../features/builder/use-may-publish.ts';
import { FORBIDDEN, ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EndDialog } from '../ui/end-dialog.tsx';
import { ListSkeleton, ListState, NothingMatches } from '../ui/list-states.tsx';
import { ListTabs } from '../ui/list-tabs.tsx';
import { SearchBox } from '../ui/search-box.tsx';

type Asked = { what: 'new'; copied?: OfficePageItem } | { what: 'archive'; page: OfficePageItem };

/** The pages that can be built, with what is live, prepared and scheduled. */
export function SitePagesPage() {
  useOfficeTitle('Pages');
  const [isArchive, setIsArchive] = useState(false);
  const [q, setQ] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const go = useNavigate();
  const list = usePages(isArchive);
  const live = usePages(false);
  const mayPublish = useMayPublish();
  const close = () => setAsked(undefined);
  const actions: PageActions = {
    onCopy: (copied) => setAsked({ what: 'new', copied }),
    onArchive: (page) => setAsked({ what: 'archive', page }),
    mayArchive: ({ state, scheduled }) => mayPublish || (state !== 'live' && scheduled.length === 0),
    onUnarchive: (page) =>
      void unarchivePage(page).then(
        () => notify(`${page.title} is back. Visitors see it after it is published.`),
        (error: unknown) => notifyError(messageOf(error)),
      ),
  };
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Pages</h1>
          <p className="mt-1 text-label text-muted">
            {live.data
              ? `${countOf(live.data.length, 'page')}. ${mayPublish ? 'Nothing goes live before you publish it.' : `You can prepare them. ${ASK_TO_PUBLISH} to show or remove one.`}`
              : '\u00a0'}
          </p>
        </div>
        {live.error?.status !== FORBIDDEN && (
          <Button
            size={40}
            variant="buy"
            className="max-w1280:h-11"
            onClick={() => setAsked({ what: 'new' })}
          >
            <Plus size={18} /> New page
          </Button>
        )}
      </div>
      <section
        aria-label="Pages"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
      >
        <ListTabs
          name="Which pages"
          tabs={[
            { key: 'pages', label: 'Pages', count: live.data?.length },
            { key: 'archive', label: 'Archive', count: undefined },
          ]}
          shown={isArchive ? 'archive' : 'pages'}
          onShow={(tab) => setIsArchive(tab === 'archive')}
        />
        <div className="border-border px-4 py-2.5 w768:border-b">
          <SearchBox label="Search pages" hint="Title or address" text={q} onSearch={setQ} />
        </div>
        <Rows list={list} q={q} isArchive={isArchive} actions={actions} onDrop={() => setQ('')} />
      </section>
      {asked?.what === 'new' && (
        <NewPageDialog
          copied={asked.copied}
          onMade={({ key }, isText) =>
            void go({ href: isText ? officePaths.text(key) : officePaths.page(key) })
          }
          onClose={close}
        />
      )}
      {asked?.what === 'archive' && (
        <EndDialog
          title={`Delete ${asked.page.title}`}
          text="Visitors no longer see it. It waits in the archive, and can be brought back."
          press={{ label: 'Delete', busy: 'Deleting' }}
          done={`${asked.page.title} is in the archive`}
          work={() => archivePage(asked.page)}
          wordsOf={messageOf}
          onClose={close}
        />
      )}
    </>
  );
}

type RowsProps = {
  list: ReturnType<typeof usePages>;
  q: string;
  isArchive: boolean;
  actions: PageActions;
  onDrop: () => void;
};

function Rows({ list, q, isArchive, actions, onDrop }: RowsProps) {
  const columns = pageColumns(actions);
  if (list.error && !list.data) return <ListFailed list={list} what="the pages" permission="Content" />;
  if (!list.data) return <ListSkeleton columns={columns} hasTicks={false} />;
  if (list.data.length === 0) {
    return (
      <ListState
        icon={LayoutTemplate}
        title={isArchive ? 'The archive is empty' : 'No pages yet'}
        text={isArchive ? 'Deleted pages wait here.' : 'Make the first one with New page.'}
      />
    );
  }
  const wanted = q.trim().toLowerCase();
  const found = list.data.filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(wanted));
  if (found.length === 0) return <NothingMatches text="Try fewer letters." onDrop={onDrop} />;
  return (
    <div className="max-w768:px-4 max-w768:py-2">
      <DataTable
        name="Pages"
        rows={found}
        idOf={({ key }) => key}
        nameOf={({ title }) => title}
        columns={columns}
        card={(page) => <PageCard page={page} actions={actions} />}
        isStale={false}
      />
    </div>
  );
}
