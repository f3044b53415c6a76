import type { Store } from '#contract/stores.ts';
import { clockWords, hoursInLines } from '#rules/opening-hours.ts';
import { cx } from '#client/ui/cx.ts';
import { DAYS } from '#client/lib/opening-words.ts';

/** The hours of a week, days in a row with the same hours as one line; today's stands out. */
export function WeekHours({
  hours,
  today,
  className,
}: {
  hours: Store['opening_hours'];
  today: number;
  className?: string | undefined;
}) {
  return (
    <dl className={cx('grid gap-1 text-small tabular-nums', className)}>
      {hoursInLines(hours).map(({ from, to, day }) => {
        const isToday = today >= from && today <= to;
        return (
          <div
            key={from}
            className={cx(
              'flex justify-between gap-2 whitespace-nowrap',
              isToday ? 'font-semibold' : 'text-muted',
            )}
          >
            <dt>
              {from === to ? DAYS[from] : `${DAYS[from]} to ${DAYS[to]}`}
              {isToday && from === to && ', today'}
            </dt>
            <dd>
              {day.opens && day.closes ? `${clockWords(day.opens)} to ${clockWords(day.closes)}` : 'Closed'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
