import type { StaffOrder } from '#contract/orders-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DueCell } from '../../ui/due-cell.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import type { Column } from '../../ui/columns.ts';
import { dueWords } from '#client/lib/due-words.ts';
import { NextAction } from './next-action.tsx';
import { KINDS, paymentWords, standOf } from './state-words.ts';
import { waitWords } from './due-words.ts';
import { dayWords } from '#client/lib/when-words.ts';

const WAYS = { collect: 'Collect', next_day: 'Next day', standard: 'Standard' };

const thingsOf = ({ lines: [first, ...more] }: StaffOrder) =>
  `${first?.name ?? ''}${more.length > 0 ? `, +${more.length}` : ''}`;

const VENDOR: Column<StaffOrder> = {
  key: 'vendor',
  head: 'Vendor',
  track: '1.15fr',
  className: 'wrap-anywhere',
  cell: ({ business }) => business.name,
};
const DELIVERY: Column<StaffOrder> = {
  key: 'delivery',
  head: 'Delivery',
  track: [90, 90, '1.15fr'],
  cell: ({ way }) => WAYS[way],
};

/** Hidden until chosen. The last two are read only then. */
const EXTRAS: readonly Column<StaffOrder>[] = [
  {
    key: 'paid_how',
    head: 'Paid how',
    kind: 'extra',
    track: 110,
    cell: ({ payment: { kind } }) => KINDS[kind],
  },
  {
    key: 'assignee',
    head: 'Assigned to',
    kind: 'extra',
    track: 110,
    className: 'wrap-anywhere',
    cell: ({ assignee }) => assignee?.name,
  },
  {
    key: 'items',
    head: 'Items',
    kind: 'extra',
    track: 56,
    className: 'text-right tabular-nums',
    cell: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  },
  {
    key: 'refunded',
    head: 'Refunded',
    kind: 'extra',
    track: 84,
    className: 'text-right tabular-nums',
    cell: ({ refunded }) => refunded > 0 && sumWords(refunded),
  },
  {
    key: 'store',
    head: 'Store',
    kind: 'extra',
    needs: 'store',
    track: 120,
    className: 'wrap-anywhere',
    cell: ({ store }) => store,
  },
  {
    key: 'code',
    head: 'Code',
    kind: 'extra',
    needs: 'code',
    track: 110,
    className: 'wrap-anywhere',
    cell: ({ code }) => code,
  },
];

/** Lists of due orders begin with the deadline, the others with the time of the order. */
export const orderColumns = (area: OfficeArea, now: Date, hasDeadline: boolean): Column<StaffOrder>[] => [
  {
    key: 'when',
    head: hasDeadline ? 'Due' : 'Placed',
    track: [100, 104, 108],
    cell: (order) =>
      hasDeadline ? (
        <DueCell due={order.due} now={now} waits={waitWords(order)} />
      ) : (
        <PlacedCell placed={order.placed_at} />
      ),
  },
  {
    key: 'order',
    head: 'Order',
    kind: 'main',
    track: ['1fr', '1.6fr', '2fr'],
    cell: (order) => (
      <>
        <OpenLink order={order} area={area} />
        <span className="block text-caption text-muted wrap-anywhere">{thingsOf(order)}</span>
      </>
    ),
  },
  area === 'admin' ? { ...VENDOR, from: 1200 } : { ...DELIVERY, from: 1200 },
  {
    key: 'customer',
    head: 'Customer',
    track: [100, '1fr', '0.95fr'],
    cell: ({ customer, town, total }) => (
      <>
        <span className="block wrap-anywhere">{customer}</span>
        <span className="block font-semibold tabular-nums w960:hidden">{sumWords(total)}</span>
        <span className="block text-caption text-muted max-w960:hidden">{town ?? 'Collects'}</span>
      </>
    ),
  },
  {
    key: 'total',
    head: 'Total',
    track: [80, 84, 80],
    from: 960,
    className: 'text-right font-semibold tabular-nums',
    cell: ({ total }) => sumWords(total),
  },
  {
    key: 'payment',
    head: 'Payment',
    track: 116,
    from: 1200,
    cell: (order) => {
      const { label, look } = paymentWords(order.payment, order);
      return <Chip look={look}>{label}</Chip>;
    },
  },
  {
    key: 'state',
    head: 'State',
    track: [122, 140, 136],
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
  ...(hasDeadline
    ? [
        {
          key: 'placed',
          head: 'Placed',
          kind: 'extra',
          track: 100,
          cell: ({ placed_at: placed }) => <PlacedCell placed={placed} />,
        } satisfies Column<StaffOrder>,
      ]
    : []),
  ...(area === 'admin' ? [{ ...DELIVERY, kind: 'extra' as const, track: 90 }] : []),
  ...EXTRAS,
  {
    key: 'next',
    head: 'Next',
    kind: 'last',
    track: 102,
    below: 960,
    cell: (order) => <NextAction order={order} area={area} />,
  },
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
      <span className="block">{dayWords(placed)}</span>
      <span className="block text-caption text-muted">{timeWords(at)}</span>
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
            <span className="text-muted">Placed {dayWords(order.placed_at)}</span>
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
