import { useNavigate } from '@tanstack/react-router';
import { Presentation, SearchX } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { DemoItem } from '../features/demos/demo-item.tsx';
import { PER_PAGE, useDemoRequests } from '../features/demos/demos.api.ts';
import { STATUSES, type DemosSearch, type DemoStatus } from '../features/demos/demos-search.ts';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import { ListFoot } from '../ui/list-foot.tsx';
import { ListState, StackSkeleton } from '../ui/list-states.tsx';
import { ListTabs } from '../ui/list-tabs.tsx';
import { SearchBox } from '../ui/search-box.tsx';

/** The people who asked for a demo of the point-of-sale product on its page. */
export function DemoRequestsPage({ search }: { search: DemosSearch }) {
  useOfficeTitle('Demo requests');
  const requests = useDemoRequests(search);
  const go = useNavigate();
  const show = (next: DemosSearch, replace = false) =>
    void go({ to: '/admin/demo-requests', search: next, replace });
  const { status, q } = search;
  const tabs: { key: DemoStatus | 'all'; label: string }[] = [{ key: 'all', label: 'All' }, ...STATUSES];
  return (
    <>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Demo requests</h1>
      <p className="mt-1 mb-5 text-label text-muted">
        {requests.data ? `${countOf(requests.data.total, 'request')} from the point-of-sale page.` : '\u00a0'}
      </p>
      <section
        aria-label="Demo requests"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y w768:rounded-card w768:border"
      >
        <ListTabs
          name="Which requests"
          tabs={tabs.map((tab) => ({ ...tab, count: undefined }))}
          shown={status ?? 'all'}
          onShow={(key) => show({ ...(q && { q }), ...(key !== 'all' && { status: key }) })}
        />
        <div className="border-b border-border px-4 py-2.5">
          <SearchBox
            label="Search demo requests"
            hint="Name, company, email or phone"
            text={q ?? ''}
            onSearch={(text, replace) =>
              show({ ...(status && { status }), ...(text && { q: text }) }, replace)
            }
          />
        </div>
        <Items requests={requests} search={search} onShow={show} />
      </section>
    </>
  );
}

type ItemsProps = {
  requests: ReturnType<typeof useDemoRequests>;
  search: DemosSearch;
  onShow: (search: DemosSearch) => void;
};

function Items({ requests, search, onShow }: ItemsProps) {
  const { data, error, isPlaceholderData } = requests;
  const [now] = useState(() => new Date());
  if (error && !data) return <ListFailed list={requests} what="the demo requests" permission="Site" />;
  if (!data) return <StackSkeleton />;
  if (data.data.length === 0) {
    return search.q || search.status || search.page ? (
      <ListState
        icon={SearchX}
        title="Nothing found"
        text="No request fits what you chose."
        actions={
          <Button size={40} variant="outline" onClick={() => onShow({})}>
            Show all
          </Button>
        }
      />
    ) : (
      <ListState
        icon={Presentation}
        title="Nobody has asked yet"
        text="Requests from the point-of-sale page show up here, and the owner of the site gets a mail."
      />
    );
  }
  const { page, total } = data;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      {data.data.map((request) => (
        <DemoItem key={request.id} request={request} now={now} />
      ))}
      <ListFoot
        hints={[]}
        first={(page - 1) * PER_PAGE + 1}
        shown={data.data.length}
        all={total}
        onBack={page > 1 ? () => onShow({ ...search, page: page - 1 }) : undefined}
        onMore={page * PER_PAGE < total ? () => onShow({ ...search, page: page + 1 }) : undefined}
      />
    </div>
  );
}
