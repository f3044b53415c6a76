import type { StaffOrder } from '#contract/orders-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { Chip } from '../../ui/chip.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { dueWords } from '#client/lib/due-words.ts';
import { NextAction } from './next-action.tsx';
import { paymentWords, standOf } from './state-words.ts';
import { waitWords } from './due-words.ts';

/**
 * Columns: tick, due, order, vendor, customer, total, payment, state. Narrower screens have fewer, and show the next
 * step.
 */
export const ORDER_GRID =
  'w768:grid-cols-[48px_112px_minmax(0,1fr)_112px_132px_112px] w960:grid-cols-[48px_112px_minmax(0,1.6fr)_minmax(0,1fr)_92px_150px] w1200:grid-cols-[44px_116px_minmax(0,2fr)_minmax(0,1.15fr)_minmax(0,0.95fr)_84px_128px_142px]';

const WAYS = { collect: 'Collect', next_day: 'Next day', standard: 'Standard' };

const thingsOf = ({ lines: [first, ...more] }: StaffOrder) =>
  `${first?.name ?? ''}${more.length > 0 ? `, +${more.length}` : ''}`;

const WIDE = 'max-w1200:hidden';

/** Lists of what is due begin with the deadline, the others with when an order was placed. */
export const orderColumns = (area: OfficeArea, now: Date, hasDeadline: boolean): Column<StaffOrder>[] => [
  hasDeadline
    ? { head: 'Due', className: 'pr-2', cell: (order) => <DueCell order={order} now={now} /> }
    : {
        head: 'Placed',
        className: 'pr-2',
        cell: ({ placed_at: placed }) => <PlacedCell placed={placed} />,
      },
  {
    head: 'Order',
    className: 'pr-3',
    cell: (order) => (
      <>
        <OpenLink order={order} area={area} />
        <span className="block text-caption text-muted wrap-anywhere">{thingsOf(order)}</span>
      </>
    ),
  },
  {
    head: area === 'admin' ? 'Vendor' : 'Delivery',
    className: `pr-3 ${WIDE}`,
    cell: ({ business, way }) => (area === 'admin' ? business.name : WAYS[way]),
  },
  {
    head: 'Customer',
    className: 'pr-3',
    cell: ({ customer, town, total }) => (
      <>
        <span className="block wrap-anywhere">{customer}</span>
        <span className="block font-semibold tabular-nums w960:hidden">{sumWords(total)}</span>
        <span className="block text-caption text-muted max-w960:hidden">{town ?? 'Collects'}</span>
      </>
    ),
  },
  {
    head: 'Total',
    className: 'text-right font-semibold tabular-nums max-w960:hidden',
    cell: ({ total }) => sumWords(total),
  },
  {
    head: 'Payment',
    className: `pl-4 ${WIDE}`,
    cell: (order) => {
      const { label, look } = paymentWords(order.payment, order);
      return <Chip look={look}>{label}</Chip>;
    },
  },
  {
    head: 'State',
    className: 'w960:max-w1200:pl-4',
    cell: (order) => {
      const { label, look } = standOf(order);
      const paid = paymentWords(order.payment, order).label;
      return (
        <>
          <Chip look={look}>{label}</Chip>
          {paid !== label && (
            <span className="block pt-0.5 text-caption text-muted w1200:hidden">{paid}</span>
          )}
          <PersonName label="Assigned to" name={order.assignee?.name} />
        </>
      );
    },
  },
  { head: 'Next', className: 'w960:hidden', cell: (order) => <NextAction order={order} area={area} /> },
];

function OpenLink({ order: { number }, area }: { order: StaffOrder; area: OfficeArea }) {
  return (
    <Anchor
      href={officePaths.order(area, number)}
      className="block font-semibold whitespace-nowrap after:absolute after:inset-0 focus-visible:outline-offset-0"
    >
      {number}
    </Anchor>
  );
}

function PlacedCell({ placed }: { placed: string }) {
  const at = new Date(placed);
  return (
    <>
      <span className="block">{dateWords(at)}</span>
      <span className="block text-caption text-muted">{timeWords(at)}</span>
    </>
  );
}

function DueCell({ order, now }: { order: StaffOrder; now: Date }) {
  if (!order.due) return <span className="text-muted">{waitWords(order)}</span>;
  const { at, left, group } = dueWords(order.due, now);
  return (
    <>
      <b className="block font-semibold">{at}</b>
      <span className={cx('block text-caption', group === 'Late' ? 'text-danger' : 'text-muted')}>
        {left}
      </span>
    </>
  );
}

/** An order on a phone. */
export function OrderCard({ order, area, now }: { order: StaffOrder; area: OfficeArea; now: Date }) {
  const { number, customer, total, business } = order;
  const when = order.due ? dueWords(order.due, now) : undefined;
  const stands = standOf(order);
  const paid = paymentWords(order.payment, order);
  return (
    <>
      <p className="flex justify-between gap-3 text-label">
        <span>
          {when ? (
            <>
              <b className="font-semibold">{when.at}</b>{' '}
              <span className={when.group === 'Late' ? 'text-danger' : 'text-muted'}>{when.left}</span>
            </>
          ) : (
            <span className="text-muted">Placed {dateWords(new Date(order.placed_at))}</span>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-buy" />
          Buy
        </span>
      </p>
      <p className="mt-2 flex justify-between gap-3 text-label">
        <span className="min-w-0 wrap-anywhere">{thingsOf(order)}</span>
        <b className="text-body font-semibold tabular-nums">{sumWords(total)}</b>
      </p>
      <p className="text-small text-muted">
        <Anchor
          href={officePaths.order(area, number)}
          className="whitespace-nowrap after:absolute after:inset-0"
        >
          {number}
        </Anchor>
        , {customer}
      </p>
      {area === 'admin' && <p className="text-small text-muted">{business.name}</p>}
      <PersonName label="Assigned to" name={order.assignee?.name} />
      <div className="mt-3 flex flex-wrap items-center gap-1.5">
        <Chip look={stands.look}>{stands.label}</Chip>
        {paid.label !== stands.label && <Chip look={paid.look}>{paid.label}</Chip>}
        <span className="ml-auto">
          <NextAction order={order} area={area} />
        </span>
      </div>
    </>
  );
}
