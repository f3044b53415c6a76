import type { CustomerRow } from '#contract/customers-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { countOf, formatDate, sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';

/** Only staff who see the store credit can choose that column. */
export const customerColumns = (seesCredit: boolean): Column<CustomerRow>[] => [
  {
    key: 'name',
    head: 'Name',
    kind: 'main',
    track: '1fr',
    cell: (customer) => <OpenLink customer={customer} />,
  },
  { key: 'email', head: 'Email', track: '1.3fr', cell: (customer) => <Email customer={customer} /> },
  {
    key: 'orders',
    head: 'Orders',
    track: 64,
    className: 'text-right tabular-nums',
    cell: ({ order_count: count }) => count.toLocaleString('en-GB'),
  },
  {
    key: 'last_order',
    head: 'Last order',
    track: [130, 140, 150],
    from: 960,
    cell: ({ last_order_at: at }) => (at === null ? '' : formatDate(at)),
  },
  {
    key: 'since',
    head: 'Account since',
    track: 150,
    from: 1200,
    cell: ({ created_at: at }) => formatDate(at),
  },
  {
    key: 'spent',
    head: 'Spent',
    kind: 'extra',
    needs: 'spent',
    track: 96,
    className: 'text-right tabular-nums',
    cell: ({ spent }) => spent !== undefined && sumWords(spent),
  },
  ...(seesCredit
    ? [
        {
          key: 'credit',
          head: 'Store credit',
          kind: 'extra',
          needs: 'credit',
          track: 96,
          className: 'text-right tabular-nums',
          cell: ({ credit }) => credit !== undefined && sumWords(credit),
        } satisfies Column<CustomerRow>,
      ]
    : []),
  { key: 'phone', head: 'Phone', kind: 'extra', track: 140, cell: ({ phone }) => phone },
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
