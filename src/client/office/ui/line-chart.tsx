import { useState } from 'react';
import { cx } from '#client/ui/cx.ts';

export interface ChartPoint {
  value: number;
  before: number;
  /** 'Fri 13 November'. */
  label: string;
  beforeLabel: string;
}

type Props = {
  points: readonly ChartPoint[];
  /** '£1,500'. */
  words: (value: number) => string;
  /** The names of the two lines. */
  name: string;
  beforeName: string;
};

const LINES = 4;
/** So that a chart of nothing has whole numbers. */
const LEAST_TOP = 100;
const [WIDTH, HEIGHT] = [1000, 100];

/** The next round number: 1, 2, 2.5 or 5 times a power of ten, four of which hold the highest value. */
function stepOf(highest: number): number {
  const least = Math.max(highest, LEAST_TOP) / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 2.5, 5, 10].find((round) => round * power >= least) ?? 10) * power;
}

/**
 * Two lines over the same days, with one tooltip. The words beside it are HTML, so that they keep their size while the
 * drawing stretches. Screen readers get the same as a table.
 */
export function LineChart({ points, words, name, beforeName }: Props) {
  const [at, setAt] = useState<number>();
  const step = stepOf(Math.max(...points.flatMap(({ value, before }) => [value, before])));
  const top = step * LINES;
  const x = (index: number) => (index / Math.max(1, points.length - 1)) * WIDTH;
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const path = (of: (point: ChartPoint) => number) =>
    points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(of(point))}`).join('');
  const now = path(({ value }) => value);
  const shown = at === undefined ? undefined : points[at];
  function follow(event: React.PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientX - left) / Math.max(1, width);
    setAt(Math.min(points.length - 1, Math.max(0, Math.round(part * (points.length - 1)))));
  }
  return (
    <figure>
      <div aria-hidden="true" className="flex h-55 gap-2 text-caption text-muted">
        <div className="flex flex-col justify-between pb-6 text-right tabular-nums">
          {Array.from({ length: LINES + 1 }, (_, index) => (
            <span key={index} className="leading-none">
              {words(top - index * step)}
            </span>
          ))}
        </div>
        <div className="relative min-w-0 flex-1 pt-1.5 pb-7.5">
          <div
            className="relative h-full"
            onPointerMove={follow}
            onPointerDown={follow}
            onPointerLeave={() => setAt(undefined)}
          >
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="absolute inset-0 size-full overflow-visible"
            >
              {Array.from({ length: LINES + 1 }, (_, index) => (
                <path
                  key={index}
                  d={`M0 ${(index / LINES) * HEIGHT}H${WIDTH}`}
                  className="stroke-grey-2"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              <path d={`${now}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} className="fill-buy opacity-7" />
              <path
                d={path(({ before }) => before)}
                fill="none"
                strokeWidth={1.5}
                strokeDasharray="4 4"
                vectorEffect="non-scaling-stroke"
                className="stroke-control"
              />
              <path
                d={now}
                fill="none"
                strokeWidth={2.25}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
                className="stroke-buy"
              />
              {at !== undefined && (
                <path
                  d={`M${x(at)} 0V${HEIGHT}`}
                  strokeWidth={1.5}
                  strokeDasharray="2 3"
                  vectorEffect="non-scaling-stroke"
                  className="stroke-ink"
                />
              )}
            </svg>
            {shown && at !== undefined && (
              <Tooltip point={shown} words={words} left={x(at) / WIDTH} isRight={at > points.length / 2} />
            )}
          </div>
          <div className="absolute inset-x-0 bottom-0 flex justify-between">
            {[0, Math.floor(points.length / 2), points.length - 1].map((index) => (
              <span key={index}>{points[index]?.label.replace(/^\w+ /, '')}</span>
            ))}
          </div>
        </div>
      </div>
      {/* A table is never narrower than its words, so what hides it is around it. */}
      <div className="sr-only">
        <table>
          <caption>
            {name}, and {beforeName}
          </caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Sales</th>
              <th scope="col">Day before</th>
              <th scope="col">Sales before</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ value, before, label, beforeLabel }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{words(value)}</td>
                <td>{beforeLabel}</td>
                <td>{words(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

type TooltipProps = { point: ChartPoint; words: Props['words']; left: number; isRight: boolean };

function Tooltip({ point: { value, before, label, beforeLabel }, words, left, isRight }: TooltipProps) {
  return (
    <div
      style={{ left: `${left * 100}%` }}
      className={cx(
        'pointer-events-none absolute top-0 z-1 grid grid-cols-[auto_auto] gap-x-4 rounded-control bg-ink px-3 py-2 whitespace-nowrap text-paper shadow-overlay',
        isRight ? '-translate-x-[calc(100%+8px)]' : 'translate-x-2',
      )}
    >
      <b className="font-semibold">{label}</b>
      <b className="text-right font-semibold tabular-nums">{words(value)}</b>
      <span className="text-ink-muted">{beforeLabel}</span>
      <span className="text-right text-ink-muted tabular-nums">{words(before)}</span>
    </div>
  );
}
