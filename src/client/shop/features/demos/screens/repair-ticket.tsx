import { Clock3 } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { LineDot } from '#client/ui/lines.tsx';
import { ThingPicture } from './thing-picture.tsx';
import { windowLook } from './window.ts';

const WORK = [
  ['Screen, premium part', '£119.00'],
  ['Battery', '£65.00'],
] as const;
const STEPS = 5;
const DONE = 2;

/** A drawn screen: a repair while it is on the bench. */
export function RepairTicket() {
  return (
    <div className={cx(windowLook, 'px-5 py-4.5 text-small')}>
      <div className="flex items-start justify-between gap-3">
        <p>
          <span className="block text-caption text-muted">Repair ticket</span>
          <b className="block text-h3 leading-6.5 tabular-nums">R-2048</b>
        </p>
        <span className="flex h-6 items-center gap-1.5 rounded-badge bg-repair-tint px-2 text-caption font-medium text-repair-text">
          <LineDot line="repair" />
          On the bench
        </span>
      </div>
      <div className="flex items-center gap-3.5 py-3">
        <ThingPicture name="apple-iphone-13/midnight-hero" shown={64} className="h-22 w-16 rounded-[10px]" />
        <p>
          <b className="block text-label font-medium">iPhone 13, Midnight</b>
          <span className="block text-muted">Jess Palmer</span>
          <span className="mt-1.5 flex items-center gap-1.5 font-medium text-repair-text tabular-nums">
            <Clock3 size={16} />
            Due today, 16:30
          </span>
        </p>
      </div>
      <dl className="grid gap-1.5 border-t border-border py-2.5 tabular-nums">
        {WORK.map(([name, price]) => (
          <div key={name} className="flex justify-between">
            <dt>{name}</dt>
            <dd className="font-medium">{price}</dd>
          </div>
        ))}
      </dl>
      <p className="grid grid-cols-5 gap-1">
        {Array.from({ length: STEPS }, (_, step) => (
          <span key={step} className="h-1.5 overflow-hidden rounded-full bg-grey-2">
            <span
              className={cx('block h-full bg-repair', step > DONE && 'hidden', step === DONE && 'w-[55%]')}
            />
          </span>
        ))}
      </p>
      <p className="flex justify-between pt-2 text-caption text-muted">
        Step 3 of 5, in repair
        <b className="font-medium text-ink">Dan O.</b>
      </p>
    </div>
  );
}
