import type { Store } from '#contract/stores.ts';
import { clockWords, hoursInLines } from '#rules/stores/opening-hours.ts';
import { cx } from '#client/ui/cx.ts';
import { DAYS } from '#client/lib/opening-words.ts';

/** The hours of a week. Neighbouring days with the same hours share a line; today's is highlighted. */
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
    <dl className={cx('@container grid gap-1 text-small tabular-nums', className)}>
      {hoursInLines(hours).map(({ from, to, day }) => {
        const isToday = today >= from && today <= to;
        return (
          <div
            key={from}
            className={cx(
              'flex flex-wrap justify-between gap-x-2 whitespace-nowrap',
              isToday ? 'font-semibold' : 'text-muted',
            )}
          >
            <dt>
              <Day name={DAYS[from]} isOne={from === to} />
              {from !== to && (
                <>
                  {' to '}
                  <Day name={DAYS[to]} />
                </>
              )}
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

/** Two days and their hours fit on one line of a narrow card by their first three letters. */
function Day({ name = '', isOne = false }: { name: string | undefined; isOne?: boolean }) {
  return (
    <>
      {name.slice(0, 3)}
      <span className={cx(!isOne && 'hidden @min-[16.5rem]:inline')}>{name.slice(3)}</span>
    </>
  );
}
