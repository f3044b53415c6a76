import { cx } from '#client/ui/cx.ts';
import { windowLook } from './window.ts';

const PARTS = [
  { name: 'iPhone 13 screen, premium', bin: 'A-14', free: 6 },
  { name: 'iPhone 14 battery', bin: 'B-02', free: 2 },
  { name: 'Galaxy S23 charging port', bin: 'C-07', free: 0 },
  { name: 'Pixel 8 screen, genuine', bin: 'A-31', free: 4 },
];
const FEW = 2;

const row = 'grid grid-cols-[minmax(0,1fr)_40px_36px] items-center gap-2';

function lookOf(free: number): string {
  if (free === 0) return 'bg-danger-tint text-danger';
  return free <= FEW ? 'bg-repair-tint text-repair-text' : 'bg-grey-1';
}

/** A drawn screen: the parts of the lab, and how many of them no ticket holds. */
export function StockList() {
  return (
    <div className={cx(windowLook, 'px-5 pt-4 pb-3 text-caption')}>
      <p className="mb-1.5 flex items-baseline justify-between">
        <b className="text-label font-semibold">Lab stock</b>
        <span className="text-muted tabular-nums">4 of 212 parts</span>
      </p>
      <p className={cx(row, 'py-0.5 text-muted')}>
        <span>Part</span>
        <span>Bin</span>
        <span className="text-right">Free</span>
      </p>
      {PARTS.map(({ name, bin, free }) => (
        <p key={name} className={cx(row, 'border-t border-grey-2 py-1.25')}>
          <span className="truncate">{name}</span>
          <span className="text-muted">{bin}</span>
          <b
            className={cx(
              'min-w-7 justify-self-end rounded-badge px-2 py-px text-center font-semibold tabular-nums',
              lookOf(free),
            )}
          >
            {free}
          </b>
        </p>
      ))}
    </div>
  );
}
