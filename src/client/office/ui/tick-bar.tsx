import { X } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { isTyping } from './is-typing.ts';

type Props = {
  /** Such as 'Ticked orders'. */
  name: string;
  /** The number of ticked rows, and their total. */
  words: string;
  /** The progress of the work. */
  progress?: { done: number; all: number; what: string } | undefined;
  onClear: () => void;
  children: ReactNode;
};

/** Actions for all ticked rows. The bar lies above the page, so that nothing moves when it appears. */
export function TickBar({ name, words, progress, onClear, children }: Props) {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isTyping(event)) onClear();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  });
  return (
    <div
      role="region"
      aria-label={name}
      className="fixed bottom-22 left-1/2 z-20 flex min-h-16 w-max max-w-[calc(100vw-32px)] -translate-x-1/2 flex-wrap items-center gap-2 rounded-box bg-ink px-3 py-2 pl-4 text-paper shadow-overlay w768:bottom-4 w768:ml-8 w768:flex-nowrap w768:whitespace-nowrap w1280:ml-29 w1280:min-h-13 w1280:py-1.5"
    >
      {progress ? (
        <span role="status" className="flex h-11 items-center gap-3 pr-2 font-semibold w1280:h-10">
          {progress.what} {Math.min(progress.done + 1, progress.all)} of {progress.all}
          <progress
            aria-label={progress.what}
            max={progress.all}
            value={progress.done}
            className="h-1.5 w-32 accent-paper"
          />
        </span>
      ) : (
        <>
          <span className="mr-2 font-semibold">{words}</span>
          {children}
          <button
            type="button"
            aria-label="Clear"
            onClick={onClear}
            className="grid size-11 place-items-center rounded-control hover:bg-ink-hover w1280:size-10"
          >
            <X size={18} />
          </button>
        </>
      )}
    </div>
  );
}
