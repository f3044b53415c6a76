import type { CustomerRow } from '#contract/customers-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf, formatDate } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/data-table.tsx';

/** Name, email, orders, last order, since; on narrower screens fewer. */
export const CUSTOMER_GRID =
  'px-4 w768:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_84px] w960:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_84px_150px] w1200:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_84px_160px_160px]';

export const customerColumns: Column<CustomerRow>[] = [
  { head: 'Name', className: 'pr-3', cell: (customer) => <OpenLink customer={customer} /> },
  { head: 'Email', className: 'pr-3', cell: (customer) => <Email customer={customer} /> },
  {
    head: 'Orders',
    className: 'pr-4 text-right tabular-nums',
    cell: ({ order_count: count }) => count.toLocaleString('en-GB'),
  },
  {
    head: 'Last order',
    className: 'max-w960:hidden',
    cell: ({ last_order_at: at }) => (at === null ? '' : formatDate(at)),
  },
  { head: 'Account since', className: 'max-w1200:hidden', cell: ({ created_at: at }) => formatDate(at) },
];

function OpenLink({ customer: { id, name } }: { customer: CustomerRow }) {
  return (
    <Anchor
      href={officePaths.customer(id)}
      className="block font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-offset-0"
    >
      {name}
    </Anchor>
  );
}

function Email({ customer: { email, is_confirmed: isConfirmed } }: { customer: CustomerRow }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="min-w-0 wrap-anywhere">{email}</span>
      {!isConfirmed && <Chip look="waits">Not confirmed</Chip>}
    </span>
  );
}

/** A customer on a phone. */
export function CustomerCard({ customer }: { customer: CustomerRow }) {
  const { order_count: orders, last_order_at: last } = customer;
  return (
    <>
      <p className="text-label">
        <OpenLink customer={customer} />
      </p>
      <p className="text-small text-muted">
        <Email customer={customer} />
      </p>
      <p className="mt-2 text-small">
        {countOf(orders, 'order')}
        {last !== null && `, the last on ${formatDate(last)}`}
      </p>
    </>
  );
}
