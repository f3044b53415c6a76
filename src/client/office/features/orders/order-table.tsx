import { useEffect, useState } from 'react';
import type { StaffOrder } from '#contract/orders-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { Chip } from './chip.tsx';
import { dueWords } from './due-words.ts';
import { isTyping } from './is-typing.ts';
import { paymentWords, stateOf } from './state-words.ts';
import type { Ticks } from './use-ticks.ts';

type Props = {
  orders: readonly StaffOrder[];
  area: OfficeArea;
  now: Date;
  /** With bands Late, Today, Tomorrow and later. */
  grouped: boolean;
  ticks: Ticks;
  /** The rows of the tab before, while the next ones come. */
  isStale: boolean;
};

const GRID =
  'w768:grid w768:grid-cols-[48px_116px_minmax(0,1.4fr)_minmax(0,1fr)_120px] w768:items-center w1200:grid-cols-[44px_104px_minmax(0,2fr)_minmax(0,1.25fr)_minmax(0,1fr)_88px_120px_112px]';

/** A table on a desk, six columns on a tablet, cards on a phone. */
export function OrderTable({ orders, area, now, grouped, ticks, isStale }: Props) {
  const at = useRowKeys(orders, ticks);
  const isVendor = area === 'vendor';
  return (
    <div role="table" aria-label="Orders" aria-busy={isStale} className={cx(isStale && 'opacity-60')}>
      <div role="rowgroup">
        <div
          role="row"
          className={cx(GRID, 'hidden h-9 border-b border-border bg-[#fbfaf8] text-caption text-muted')}
        >
          <span role="columnheader" className="grid place-items-center">
            <Tick
              label="Tick all"
              checked={orders.length > 0 && ticks.ticked.length === orders.length}
              onChange={ticks.toggleAll}
            />
          </span>
          <span role="columnheader">Due</span>
          <span role="columnheader">Order</span>
          <span role="columnheader" className="max-w1200:hidden">
            {isVendor ? 'Delivery' : 'Vendor'}
          </span>
          <span role="columnheader">Customer</span>
          <span role="columnheader" className="text-right max-w1200:hidden">
            Total
          </span>
          <span role="columnheader" className="pl-4 max-w1200:hidden">
            Payment
          </span>
          <span role="columnheader">State</span>
        </div>
      </div>
      <div role="rowgroup" className="max-w768:grid max-w768:gap-3 max-w768:p-3">
        {orders.map((order, index) => {
          const band = bandOf(order, now);
          const before = orders[index - 1];
          const isNew = !before || bandOf(before, now) !== band;
          return (
            <OrderRow
              key={order.number}
              order={order}
              area={area}
              now={now}
              band={grouped && isNew ? band : ''}
              isAt={index === at}
              ticks={ticks}
            />
          );
        })}
      </div>
    </div>
  );
}

/** What waits for nobody here comes last. */
const bandOf = ({ due }: StaffOrder, now: Date) => (due ? dueWords(due, now).group : 'No deadline');

type RowProps = Pick<Props, 'area' | 'now' | 'ticks'> & { order: StaffOrder; band: string; isAt: boolean };

function OrderRow({ order, area, now, band, isAt, ticks }: RowProps) {
  const { number, lines, customer, town, total, payment, business, due, is_late: isLate } = order;
  const isTicked = ticks.has(number);
  const [first, ...more] = lines;
  const things = `${first?.name ?? ''}${more.length > 0 ? `, +${more.length}` : ''}`;
  const when = due ? dueWords(due, now) : undefined;
  const paid = paymentWords(payment);
  const stands = stateOf(order);
  const delivery = order.way === 'collect' ? 'Collect' : order.way === 'next_day' ? 'Next day' : 'Standard';
  return (
    <>
      {band && (
        <p
          role="presentation"
          className={cx(
            'text-caption font-semibold w768:flex w768:h-8 w768:items-center w768:border-b w768:border-grey-2 w768:bg-[#fbfaf8] w768:px-4',
            band === 'Late' && 'text-danger',
          )}
        >
          {band}
        </p>
      )}
      <div
        role="row"
        aria-selected={isTicked}
        data-number={number}
        className={cx(
          GRID,
          'relative border-border max-w768:rounded-card max-w768:border max-w768:bg-paper max-w768:p-4 w768:min-h-17 w768:border-b w768:border-grey-2 w768:py-1.5 w1200:min-h-13',
          isTicked ? 'bg-[#f7f7ff]' : 'hover:bg-grey-1/60',
          isLate && 'shadow-[inset_3px_0_var(--color-danger)] max-w768:overflow-hidden',
          isAt && 'outline-2 -outline-offset-2 outline-buy',
        )}
      >
        <span
          role="cell"
          className="relative z-1 grid place-items-center max-w768:absolute max-w768:right-3 max-w768:bottom-3"
        >
          <Tick label={`Tick ${number}`} checked={isTicked} onChange={() => ticks.toggle(number)} />
        </span>
        <span role="cell" className="min-w-0 max-w768:mb-1 max-w768:flex max-w768:gap-2">
          {when ? (
            <>
              <b className="block font-semibold">{when.at}</b>
              <span className={cx('block text-caption', isLate ? 'text-danger' : 'text-muted')}>
                {when.left}
              </span>
            </>
          ) : (
            <>
              <span className="block">{dateWords(new Date(order.placed_at))}</span>
              <span className="block text-caption text-muted">placed</span>
            </>
          )}
        </span>
        <span role="cell" className="block min-w-0 pr-3">
          <Anchor
            href={officePaths.order(area, number)}
            className="block font-semibold after:absolute after:inset-0 focus-visible:outline-offset-0"
          >
            {number}
          </Anchor>
          <span className="block text-caption text-muted w768:truncate">{things}</span>
        </span>
        <span role="cell" className="block truncate pr-3 max-w1200:hidden">
          {area === 'vendor' ? delivery : business.name}
        </span>
        <span role="cell" className="block min-w-0 pr-3 max-w768:text-caption">
          <span className="block truncate">{customer}</span>
          <span className="hidden truncate text-caption text-muted w768:max-w1200:block">
            {sumWords(total)}
          </span>
          <span className="hidden truncate text-caption text-muted w1200:block">{town ?? 'Collects'}</span>
        </span>
        <span
          role="cell"
          className="text-right font-semibold tabular-nums max-w768:absolute max-w768:top-4 max-w768:right-4 w768:max-w1200:hidden"
        >
          {sumWords(total)}
        </span>
        <span role="cell" className="pl-4 max-w1200:hidden">
          <Chip look={paid.look}>{paid.label}</Chip>
        </span>
        <span role="cell" className="max-w768:mt-3 max-w768:block">
          <Chip look={stands.look}>{stands.label}</Chip>
          <span className="ml-2 text-caption text-muted w768:ml-0 w768:block w1200:hidden">{paid.label}</span>
        </span>
      </div>
    </>
  );
}

function Tick({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="grid size-11 place-items-center w1200:size-9">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="size-4.5 accent-buy"
      />
    </label>
  );
}

/** J and K go through the rows, X ticks one, Enter opens it. */
function useRowKeys(orders: readonly StaffOrder[], ticks: Ticks): number {
  const [at, setAt] = useState(-1);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const step = { j: 1, k: -1 }[event.key];
      if (step !== undefined) {
        const next = Math.min(orders.length - 1, Math.max(0, at + step));
        setAt(next);
        rowOf(orders[next]?.number)?.scrollIntoView({ block: 'nearest' });
      }
      const order = orders[at];
      if (!order) return;
      if (event.key === 'x') ticks.toggle(order.number);
      const isOnControl = event.target instanceof HTMLElement && event.target.closest('a, button') !== null;
      if (event.key === 'Enter' && !isOnControl) rowOf(order.number)?.querySelector('a')?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return at;
}

const rowOf = (number: string | undefined) =>
  document.querySelector<HTMLElement>(`[data-number="${CSS.escape(number ?? '')}"]`);
