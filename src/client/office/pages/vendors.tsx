import { useNavigate } from '@tanstack/react-router';
import { Check, Plus, Store } from 'lucide-react';
import { useState } from 'react';
import type { VendorRow } from '#contract/vendors-office.ts';
import { VENDOR_STANDS, type VendorStand } from '#rules/stores/vendor-moves.ts';
import { Button } from '#client/ui/button.tsx';
import { SavedViews } from '../features/staff/saved-views.tsx';
import { useColumns } from '../features/staff/use-columns.tsx';
import { AddBusinessDialog } from '../features/stores/add-business-dialog.tsx';
import { VendorCard, vendorColumns } from '../features/stores/vendor-columns.tsx';
import { PER_PAGE, queryOf, STANDS, type VendorsSearch } from '../features/stores/vendor-words.ts';
import { useVendors } from '../features/stores/vendors.api.ts';
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
  { keys: ['Enter'], does: 'open' },
];

/** The vendors: who waits for approval, who is blocked, and each one's commission. */
export function VendorsPage({ search }: { search: VendorsSearch }) {
  useOfficeTitle('Vendors');
  const shown: VendorStand = search.tab ?? 'selling';
  const vendors = useVendors(queryOf(search, shown));
  const { columns, menu, isWaiting } = useColumns('vendors', vendorColumns);
  const go = useNavigate();
  const show = (next: VendorsSearch, replace = false) =>
    void go({ to: '/admin/vendors', search: { cols: search.cols, ...next }, replace });
  const counts = vendors.data?.counts;
  const { q } = search;
  const [isAdding, setIsAdding] = useState(false);
  const isForbidden = vendors.error?.status === FORBIDDEN;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Vendors</h1>
          <p className="mt-1 text-label text-muted">
            {counts ? `${counts['waiting'] ?? 0} to approve, ${counts['selling'] ?? 0} selling.` : '\u00a0'}
          </p>
        </div>
        {!isForbidden && (
          <Button size={40} variant="outline" className="max-w1280:h-11" onClick={() => setIsAdding(true)}>
            <Plus size={18} /> Add a business
          </Button>
        )}
      </div>
      <section
        aria-label="Vendors"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
      >
        <ListTabs
          name="Which vendors"
          tabs={VENDOR_STANDS.map((key) => ({
            key,
            label: STANDS[key].tab,
            count: counts && (counts[key] ?? 0),
            isUrgent: key === 'waiting',
          }))}
          shown={shown}
          onShow={(tab) => show({ tab, ...(q && { q }) })}
        />
        <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
          <SearchBox
            label="Search vendors"
            hint="Business, owner or postcode"
            text={q ?? ''}
            onSearch={(text, replace) => show({ tab: search.tab, ...(text && { q: text }) }, replace)}
          />
          {menu}
          <SavedViews list="vendors" columns={columns} />
        </div>
        <Rows
          vendors={vendors}
          isWaiting={isWaiting}
          columns={columns}
          shown={shown}
          search={search}
          onShow={show}
        />
      </section>
      {isAdding && <AddBusinessDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}

type RowsProps = {
  vendors: ReturnType<typeof useVendors>;
  isWaiting: boolean;
  columns: readonly Column<VendorRow>[];
  shown: VendorStand;
  search: VendorsSearch;
  onShow: (search: VendorsSearch) => void;
};

function Rows({ vendors, isWaiting, columns, shown, search, onShow }: RowsProps) {
  const { data: list, error } = vendors;
  if (error && !list) return <ListFailed list={vendors} what="the vendors" permission="Site" />;
  if (!list || isWaiting) return <ListSkeleton columns={columns} hasTicks={false} />;
  if (list.data.length === 0) return <Nothing shown={shown} search={search} onShow={onShow} />;
  const { pagesBefore, onBack, onMore } = turnsOf(search.from, list.next_cursor, (from) =>
    onShow({ ...search, from }),
  );
  return (
    <>
      <div className="max-w768:px-4">
        <DataTable
          name="Vendors"
          rows={list.data}
          idOf={({ id }) => String(id)}
          columns={columns}
          card={(vendor) => <VendorCard vendor={vendor} />}
          isStale={vendors.isPlaceholderData}
        />
      </div>
      <ListFoot
        hints={HINTS}
        first={pagesBefore * PER_PAGE + 1}
        shown={list.data.length}
        all={list.counts[shown] ?? 0}
        onBack={onBack}
        onMore={onMore}
      />
    </>
  );
}

function Nothing({ shown, search, onShow }: Pick<RowsProps, 'shown' | 'search' | 'onShow'>) {
  if (search.q) {
    return (
      <NothingMatches
        text="Try a part of the name, or look in another tab."
        onDrop={() => onShow({ tab: search.tab })}
      />
    );
  }
  return shown === 'waiting' ? (
    <ListState
      icon={Check}
      look="good"
      title="Nobody waits"
      text="A new business shows up here as soon as it is registered."
    />
  ) : (
    <ListState icon={Store} title="No vendors here" text="No vendor has this state now." />
  );
}
