import { useNavigate } from '@tanstack/react-router';
import { SearchX, Users } from 'lucide-react';
import type { CustomerRow } from '#contract/customers-office.ts';
import { countOf } from '#client/lib/format.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/button.tsx';
import { CustomerCard, customerColumns } from '../features/account/customer-columns.tsx';
import { PER_PAGE, queryOf, type CustomersSearch } from '../features/account/customers-search.ts';
import { useCustomers } from '../features/account/customers.api.ts';
import { SavedViews } from '../features/staff/saved-views.tsx';
import { useColumns } from '../features/staff/use-columns.tsx';
import { ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import type { Column } from '../ui/columns.ts';
import { turnsOf } from '../ui/cursors.ts';
import { DataTable } from '../ui/data-table.tsx';
import { ListFoot } from '../ui/list-foot.tsx';
import { ListSkeleton, ListState } from '../ui/list-states.tsx';
import { SearchBox } from '../ui/search-box.tsx';

const HINTS = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
];

/** Everybody with an account. */
export function CustomersPage({ search }: { search: CustomersSearch }) {
  useOfficeTitle('Customers');
  const may = useSession().office?.permissions ?? [];
  const { columns, menu, needs, isWaiting } = useColumns('customers', customerColumns(may.includes('money')));
  const customers = useCustomers(queryOf(search, needs));
  const go = useNavigate();
  const show = (next: CustomersSearch, replace = false) =>
    void go({ to: '/admin/customers', search: { cols: search.cols, ...next }, replace });
  const { data } = customers;
  return (
    <>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Customers</h1>
      <p className="mt-1 mb-5 text-label text-muted">
        {data ? `${countOf(data.total, 'account')}. Guests are found by their orders.` : '\u00a0'}
      </p>
      <section
        aria-label="Customers"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
      >
        <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
          <SearchBox
            label="Search customers"
            hint="Name, email or order number"
            text={search.q ?? ''}
            onSearch={(text, replace) => show(text ? { q: text } : {}, replace)}
          />
          {menu}
          <SavedViews list="customers" columns={columns} />
        </div>
        <Rows customers={customers} isWaiting={isWaiting} columns={columns} search={search} onShow={show} />
      </section>
    </>
  );
}

type RowsProps = {
  customers: ReturnType<typeof useCustomers>;
  isWaiting: boolean;
  columns: readonly Column<CustomerRow>[];
  search: CustomersSearch;
  onShow: (search: CustomersSearch) => void;
};

function Rows({ customers, isWaiting, columns, search, onShow }: RowsProps) {
  const { data: list, error } = customers;
  if (error && !list) return <ListFailed list={customers} what="the customers" permission="Orders" />;
  if (!list || isWaiting) return <ListSkeleton columns={columns} hasTicks={false} />;
  if (list.data.length === 0) {
    return search.q ? (
      <ListState
        icon={SearchX}
        title="Nobody matches"
        text="Try a part of the name or of the email. Guests are found under Orders."
        actions={
          <Button size={40} variant="outline" onClick={() => onShow({})}>
            Drop the search
          </Button>
        }
      />
    ) : (
      <ListState icon={Users} title="No accounts yet" text="Everybody who makes an account shows up here." />
    );
  }
  const { pagesBefore, onBack, onMore } = turnsOf(search.from, list.next_cursor, (from) =>
    onShow({ ...search, from }),
  );
  return (
    <>
      <div className="max-w768:px-4">
        <DataTable
          name="Customers"
          rows={list.data}
          idOf={({ id }) => String(id)}
          columns={columns}
          card={(customer) => <CustomerCard customer={customer} />}
          isStale={customers.isPlaceholderData}
        />
      </div>
      <ListFoot
        hints={HINTS}
        first={pagesBefore * PER_PAGE + 1}
        shown={list.data.length}
        all={list.total}
        onBack={onBack}
        onMore={onMore}
      />
    </>
  );
}
