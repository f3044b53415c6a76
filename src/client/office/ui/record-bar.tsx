import type { ReactNode } from 'react';
import { dueWords } from '#client/lib/due-words.ts';

type Props = {
  /** Until when the step is due, if staff make it. */
  due: string | null | undefined;
  now: Date;
  children: ReactNode;
};

/** The next step with its deadline, at the bottom of a narrow screen. It is the last thing in the page for keys too. */
export function RecordBar({ due, now, children }: Props) {
  const when = due ? dueWords(due, now) : undefined;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex min-h-19 items-center justify-between gap-4 border-t border-border bg-paper px-5 pb-[env(safe-area-inset-bottom)] w768:left-16">
      <span>
        {when && (
          <>
            <b className="block font-semibold">By {when.at}</b>
            <span className={when.group === 'Late' ? 'text-danger' : 'text-muted'}>{when.left}</span>
          </>
        )}
      </span>
      {children}
    </div>
  );
}
