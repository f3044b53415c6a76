import { Check, CloudOff } from 'lucide-react';
import { useState } from 'react';
import type { DueOrder } from '#contract/today.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { dueWords } from '#client/lib/due-words.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { ListState, StackSkeleton } from '../../ui/list-states.tsx';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { GROUPS, stepWords, thingsOf } from './due-words.ts';
import { NextAction } from './next-action.tsx';
import { useDue } from './today.api.ts';

const FEW = 10;
const MANY = 100;
const ALL = 'all';

/** Deadline, what, next step, who, action; on narrower screens fewer. */
const GRID =
  'grid grid-cols-[78px_minmax(0,1fr)_auto] gap-x-3 w960:grid-cols-[96px_minmax(0,1.4fr)_minmax(0,1fr)_auto] w1200:grid-cols-[104px_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,0.8fr)_auto]';

/** The work that is due by tomorrow, each with its deadline and its one action. */
export function DueQueue({ area, now }: { area: OfficeArea; now: Date }) {
  const [perGroup, setPerGroup] = useState(FEW);
  const [shown, setShown] = useState<DueOrder['group'] | typeof ALL>(ALL);
  const due = useDue(perGroup);
  const counts = due.data?.counts;
  const groups = GROUPS.filter(({ key }) => shown === ALL || key === shown);
  const rows = due.data?.data.filter(({ group }) => groups.some(({ key }) => key === group)) ?? [];
  const at = useRowKeys(rows.map(({ number }) => number));
  return (
    <section aria-label="What is due" className="rounded-card border border-border bg-paper">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 pt-4 pb-3">
        <h2 className="text-[1.0625rem] leading-6 font-semibold">What is due</h2>
        <div
          role="group"
          aria-label="Which of it"
          className="flex rounded-control bg-grey-2 p-1 max-w600:basis-full"
        >
          {[{ key: ALL, label: 'All' } as const, ...GROUPS].map(({ key, label }) => (
            <button
              key={key}
              type="button"
              aria-pressed={shown === key}
              onClick={() => setShown(key)}
              className={cx(
                'flex h-10 flex-auto items-center justify-center gap-1.5 rounded-[6px] px-3 font-medium max-w600:gap-1 max-w600:px-1 max-w600:text-small w1280:h-8',
                shown === key ? 'bg-paper font-semibold shadow-small' : 'text-secondary',
              )}
            >
              {label}
              {counts && key !== ALL && (
                <span
                  className={cx(
                    'tabular-nums',
                    key === 'late' && (counts[key] ?? 0) > 0 ? 'text-danger' : 'text-secondary',
                  )}
                >
                  {counts[key] ?? 0}
                </span>
              )}
            </button>
          ))}
        </div>
      </div>
      <Body due={due}>
        {rows.length === 0 ? (
          <ListState
            icon={Check}
            look="good"
            title="Nothing is due"
            text="New work shows up here by itself."
          />
        ) : (
          groups.map(({ key, label }) => {
            const own = rows.filter(({ group }) => group === key);
            const more = (counts?.[key] ?? 0) - own.length;
            if (own.length === 0) return null;
            return (
              <div key={key}>
                <h3
                  className={cx(
                    'flex h-9 items-center border-y border-grey-2 bg-[#fbfaf8] px-5 text-caption font-semibold',
                    key === 'late' ? 'text-danger' : 'text-secondary',
                  )}
                >
                  {label}, {counts?.[key] ?? own.length}
                </h3>
                <ul>
                  {own.map((order) => (
                    <DueRow
                      key={order.number}
                      order={order}
                      area={area}
                      now={now}
                      isAt={rows[at]?.number === order.number}
                    />
                  ))}
                </ul>
                {more > 0 && perGroup === FEW && (
                  <button
                    type="button"
                    className="min-h-12 w-full border-t border-grey-2 px-5 text-left font-semibold text-buy-text hover:bg-grey-1"
                    onClick={() => setPerGroup(MANY)}
                  >
                    Show {more} more
                  </button>
                )}
                {more > 0 && perGroup === MANY && key === 'late' && (
                  <Anchor
                    href={`${officePaths.orders(area)}?tab=late`}
                    className="flex min-h-12 items-center border-t border-grey-2 px-5 font-semibold text-buy-text hover:bg-grey-1"
                  >
                    See all {counts?.[key]} late orders
                  </Anchor>
                )}
              </div>
            );
          })
        )}
      </Body>
      <div className="border-t border-grey-2 px-5 py-3 text-center">
        <Anchor
          href={officePaths.orders(area)}
          className="inline-flex min-h-9 items-center font-semibold hover:underline"
        >
          All orders
        </Anchor>
      </div>
    </section>
  );
}

function Body({ due, children }: { due: ReturnType<typeof useDue>; children: React.ReactNode }) {
  const { data, error, isFetching, refetch } = due;
  if (data) return children;
  if (!error) return <StackSkeleton />;
  return (
    <ListState
      icon={CloudOff}
      look="bad"
      title="What is due did not load"
      text={messageOf(error)}
      actions={
        <Button size={40} busy={isFetching && 'Trying'} onClick={() => void refetch()}>
          Try now
        </Button>
      }
    />
  );
}

type RowProps = { order: DueOrder; area: OfficeArea; now: Date; isAt: boolean };

function DueRow({ order, area, now, isAt }: RowProps) {
  const { number, due, is_late: isLate, customer, business } = order;
  const { at, left } = dueWords(due, now);
  return (
    <li
      data-row={number}
      className={cx(
        GRID,
        'relative min-h-19 items-center border-b border-grey-2 py-2 pr-4 pl-5 last:border-0 hover:bg-[#fbfaf8] w1200:min-h-13',
        isLate && 'shadow-[inset_3px_0_var(--color-danger)]',
        isAt && 'outline-2 -outline-offset-2 outline-buy',
      )}
    >
      <span>
        <b className="block font-semibold">{at}</b>
        <span className={cx('block text-caption', isLate ? 'text-danger' : 'text-muted')}>{left}</span>
      </span>
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{thingsOf(order)}</b>
        <span className="block text-caption text-muted">
          <Anchor
            href={officePaths.order(area, number)}
            className="after:absolute after:inset-0 focus-visible:outline-offset-0"
          >
            {number}
          </Anchor>
          , {customer}
        </span>
        <span className="block text-caption text-secondary w960:hidden">{stepWords(order)}</span>
      </span>
      <span className="max-w960:hidden">{stepWords(order)}</span>
      <span className="text-secondary max-w1200:hidden">
        {area === 'admin' ? business.name : order.way === 'collect' ? 'Collected' : (order.town ?? '')}
      </span>
      <NextAction order={order} area={area} />
    </li>
  );
}
