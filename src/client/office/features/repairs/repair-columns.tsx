import type { StaffRepair } from '#contract/repairs-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { NextAction } from './next-action.tsx';
import { STATES } from './state-words.ts';
import { whenOf } from './ticket-words.ts';
import { dayWords } from '#client/lib/when-words.ts';

const WAYS = { drop_in: 'Drop-in', post_in: 'Post-in' } as const;

const faultsOf = ({ faults }: StaffRepair) => faults.join(', ') || 'To be looked at';

function WhenCell({ ticket, now }: { ticket: StaffRepair; now: Date }) {
  const { at, left, isLate } = whenOf(ticket, now);
  return (
    <>
      <b className="block font-semibold">{at}</b>
      <span className={cx('block text-caption', isLate ? 'text-danger' : 'text-muted')}>{left}</span>
    </>
  );
}

export const repairColumns = (area: OfficeArea, now: Date): Column<StaffRepair>[] => [
  {
    key: 'when',
    head: 'Due',
    track: [100, 108, 116],
    cell: (ticket) => <WhenCell ticket={ticket} now={now} />,
  },
  {
    key: 'device',
    head: 'Device',
    kind: 'main',
    track: ['1fr', '1.6fr', '2fr'],
    cell: (ticket) => (
      <>
        <Anchor
          href={officePaths.repair(area, ticket.number)}
          className="block font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-offset-0"
        >
          {ticket.device}
        </Anchor>
        <span className="block text-caption wrap-anywhere text-muted">
          {ticket.number}, {faultsOf(ticket)}
        </span>
      </>
    ),
  },
  {
    key: 'customer',
    head: 'Customer',
    track: [100, '1fr', '0.95fr'],
    className: 'wrap-anywhere',
    cell: ({ customer }) => customer,
  },
  area === 'admin'
    ? {
        key: 'vendor',
        head: 'Vendor',
        track: '1fr',
        from: 1200,
        className: 'wrap-anywhere',
        cell: ({ business }) => business.name,
      }
    : {
        key: 'store',
        head: 'Store',
        track: '1fr',
        from: 1200,
        className: 'wrap-anywhere',
        cell: ({ store, way }) => store ?? WAYS[way],
      },
  {
    key: 'total',
    head: 'Total',
    track: [80, 84, 88],
    from: 960,
    className: 'text-right font-semibold tabular-nums',
    cell: ({ total }) => (total === null ? 'Open' : sumWords(total)),
  },
  {
    key: 'state',
    head: 'State',
    track: [122, 150, 150],
    cell: ({ state }) => <Chip look={STATES[state].look}>{STATES[state].label}</Chip>,
  },
  {
    key: 'placed',
    head: 'Booked',
    kind: 'extra',
    track: 100,
    cell: ({ placed_at: at }) => dayWords(at),
  },
  {
    key: 'warranty',
    head: 'Warranty until',
    kind: 'extra',
    track: 110,
    cell: ({ warranty_until: until }) => until && dayWords(until),
  },
  {
    key: 'next',
    head: 'Next',
    kind: 'last',
    track: 102,
    below: 960,
    cell: (ticket) => <NextAction ticket={ticket} area={area} />,
  },
];

/** A ticket on a phone. */
export function RepairCard({ ticket, area, now }: { ticket: StaffRepair; area: OfficeArea; now: Date }) {
  const { number, device, customer, total, state, business } = ticket;
  const { at, left, isLate } = whenOf(ticket, now);
  return (
    <>
      <p className="flex justify-between gap-3 text-label">
        <span>
          <b className="font-semibold">{at}</b>{' '}
          <span className={isLate ? 'text-danger' : 'text-muted'}>{left}</span>
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-repair" />
          Repair
        </span>
      </p>
      <p className="mt-2 flex justify-between gap-3 text-label">
        <Anchor
          href={officePaths.repair(area, number)}
          className="min-w-0 wrap-anywhere after:absolute after:inset-0"
        >
          {device}
        </Anchor>
        {total !== null && <b className="text-body font-semibold tabular-nums">{sumWords(total)}</b>}
      </p>
      <p className="text-small text-muted">
        {faultsOf(ticket)}. <span className="whitespace-nowrap">{number}</span>, {customer}
      </p>
      {area === 'admin' && <p className="text-small text-muted">{business.name}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-1.5">
        <Chip look={STATES[state].look}>{STATES[state].label}</Chip>
        <span className="ml-auto">
          <NextAction ticket={ticket} area={area} />
        </span>
      </div>
    </>
  );
}
