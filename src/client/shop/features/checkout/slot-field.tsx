import { Clock3 } from 'lucide-react';
import { SlotPicker } from '#client/sections/slots/slot-picker.tsx';
import { slotWords } from '#client/sections/slots/slot-words.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { fieldId } from './use-checkout-form.ts';
import type { SlotHold } from './use-slot-hold.ts';

const ERROR = 'checkout-starts_at-error';

/** The day and time at the store, kept for ten minutes while the rest is typed. */
export function SlotField({ slot, error }: { slot: SlotHold; error: string | undefined }) {
  const { days, failure, held, left, isOver, chosen, problem, choose } = slot;
  return (
    <fieldset
      id={fieldId('starts_at')}
      tabIndex={-1}
      aria-describedby={error && ERROR}
      className="mt-6 min-w-0 scroll-mt-24"
    >
      <legend className="mb-2 text-small font-semibold">When will you bring it?</legend>
      {days ? (
        <SlotPicker days={days} chosen={chosen} onChoose={choose} />
      ) : failure ? (
        <p className="text-small text-danger">{failure}</p>
      ) : (
        <Skeleton className="h-30 rounded-box" />
      )}
      {error && (
        <p id={ERROR} className="mt-3 text-small font-medium text-danger">
          {error}
        </p>
      )}
      <div aria-live="polite" className="mt-4 grid gap-3 text-small empty:hidden">
        {held && left && (
          <p className="flex items-center gap-2.5 rounded-box bg-accent-tint px-4 py-3">
            <Clock3 size={18} className="shrink-0" />
            <span>
              <b className="font-semibold">{slotWords(held.starts_at)}</b> is kept for you
              {/* A clock that is read out every second would drown all else. */}
              <span aria-hidden="true" className="tabular-nums">
                : {left}
              </span>
            </span>
          </p>
        )}
        {isOver && !problem && (
          <p className="rounded-box bg-repair-tint px-4 py-3 text-repair-text">
            The ten minutes are over. Please choose the time again.
          </p>
        )}
        {problem && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box bg-danger-tint px-4 py-3 text-danger">
            <span>{problem.words}</span>
            {problem.next !== undefined && <NextButton at={problem.next} onChoose={choose} />}
          </p>
        )}
      </div>
    </fieldset>
  );
}

function NextButton({ at, onChoose }: { at: string; onChoose: (at: string) => void }) {
  return (
    <Button variant="outline" size={40} onClick={() => onChoose(at)}>
      Take {slotWords(at)}
    </Button>
  );
}
