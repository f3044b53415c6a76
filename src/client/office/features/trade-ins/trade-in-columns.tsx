import type { StaffTradeIn } from '#contract/trade-ins-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { dueWords } from '#client/lib/due-words.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/columns.ts';
import { DueCell } from '../../ui/due-cell.tsx';
import { NextAction } from './next-action.tsx';
import { STATES } from './state-words.ts';
import { dayWords } from '#client/lib/when-words.ts';

const PAYOUTS = { bank: 'By bank', voucher: 'As a voucher' } as const;

export const nameOf = ({ name, choice }: Pick<StaffTradeIn, 'name' | 'choice'>): string =>
  [name, choice].filter(Boolean).join(', ');

/** The sum that is paid, or would be by the chosen payout. */
export const sumOf = ({ offer, price, payout }: Pick<StaffTradeIn, 'offer' | 'price' | 'payout'>): number =>
  price ?? (payout === 'bank' ? offer.cash : offer.voucher);

/** Whether staff have to act. A device that waits for the customer says so. */
const dueOf = ({ due, next }: StaffTradeIn) =>
  next && (next.who === 'vendor' || next.who === 'administrator') ? due : null;

const WAITS = { customer: 'Customer', vendor: 'Bench', administrator: 'Payments', system: 'By itself' };

export const tradeInColumns = (area: OfficeArea, now: Date): Column<StaffTradeIn>[] => [
  {
    key: 'when',
    head: 'Due',
    track: [100, 104, 108],
    cell: (device) => (
      <DueCell due={dueOf(device)} now={now} waits={device.next ? WAITS[device.next.who] : 'Nothing'} />
    ),
  },
  {
    key: 'device',
    head: 'Device',
    kind: 'main',
    track: ['1fr', '1.6fr', '2fr'],
    cell: (device) => (
      <span className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-grey-1 max-w960:hidden">
          <Picture name={device.image} alt="" sizes="32px" fallback="item" className="size-8" />
        </span>
        <span className="min-w-0">
          <Anchor
            href={officePaths.tradeIn(area, device.number)}
            className="block font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-offset-0"
          >
            {nameOf(device)}
          </Anchor>
          <span className="block text-caption text-muted">
            <span className="whitespace-nowrap">{device.number}</span>
            {/* Its own column needs a wider window. */}
            <span className="wrap-anywhere w960:hidden">, {device.customer}</span>
          </span>
        </span>
      </span>
    ),
  },
  ...(area === 'admin'
    ? [
        {
          key: 'vendor',
          head: 'Vendor',
          track: '1.15fr',
          from: 1200,
          className: 'wrap-anywhere',
          cell: ({ business }) => business.name,
        } satisfies Column<StaffTradeIn>,
      ]
    : []),
  {
    key: 'customer',
    head: 'Customer',
    track: [100, '1fr', '0.95fr'],
    from: 960,
    cell: ({ customer, identifier }) => (
      <>
        <span className="block wrap-anywhere">{customer}</span>
        {identifier && <span className="block text-caption text-muted">{identifier}</span>}
      </>
    ),
  },
  {
    key: 'offer',
    head: 'Offer',
    track: [84, 96, 104],
    className: 'text-right tabular-nums',
    cell: (device) => (
      <>
        <span className="block font-semibold">{sumWords(sumOf(device))}</span>
        <span className="block text-caption text-muted">{PAYOUTS[device.payout]}</span>
      </>
    ),
  },
  {
    key: 'state',
    head: 'State',
    track: [122, 132, 132],
    cell: ({ state }) => <Chip look={STATES[state].look}>{STATES[state].label}</Chip>,
  },
  {
    key: 'placed',
    head: 'Placed',
    kind: 'extra',
    track: 100,
    cell: ({ placed_at: at }) => dayWords(at),
  },
  {
    key: 'since',
    head: 'In this state since',
    kind: 'extra',
    track: 120,
    cell: ({ since }) => dayWords(since),
  },
  {
    key: 'next',
    head: 'Next',
    kind: 'last',
    track: 102,
    below: 960,
    cell: (device) => <NextAction device={device} area={area} />,
  },
];

/** A device on a phone. */
export function TradeInCard({ device, area, now }: { device: StaffTradeIn; area: OfficeArea; now: Date }) {
  const due = dueOf(device);
  const when = due ? dueWords(due, now) : undefined;
  const { label, look } = STATES[device.state];
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
            <span className="text-muted">Placed {dayWords(device.placed_at)}</span>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-sell" />
          Sell
        </span>
      </p>
      <p className="mt-2 flex justify-between gap-3 text-label">
        <Anchor
          href={officePaths.tradeIn(area, device.number)}
          className="min-w-0 wrap-anywhere after:absolute after:inset-0"
        >
          {nameOf(device)}
        </Anchor>
        <b className="text-body font-semibold tabular-nums">{sumWords(sumOf(device))}</b>
      </p>
      <p className="text-small text-muted">
        <span className="whitespace-nowrap">{device.number}</span>, {device.customer}
      </p>
      {area === 'admin' && <p className="text-small text-muted">{device.business.name}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-1.5">
        <Chip look={look}>{label}</Chip>
        <span className="ml-auto">
          <NextAction device={device} area={area} />
        </span>
      </div>
    </>
  );
}
