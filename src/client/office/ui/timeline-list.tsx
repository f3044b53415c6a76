import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { momentWords } from '#client/lib/due-words.ts';
import { cx } from '#client/ui/cx.ts';

export interface Entry {
  at: string;
  kind: 'move' | 'mail' | 'note';
  icon: LucideIcon;
  look: string;
  what: string;
  who: string;
  note: string;
  /** Names of colleagues in the note who were notified. */
  mentions?: readonly string[];
}

/** The looks of an entry's icon. */
export const ENTRY_LOOKS = {
  plain: 'bg-grey-1 text-secondary',
  good: 'bg-sell-tint text-sell-text',
  work: 'bg-buy-tint text-buy-text',
  bad: 'bg-danger-tint text-danger',
  note: 'bg-repair-tint text-repair-text',
} as const;

/** The latest first. At the same moment, the entry that was written later comes first. */
export const latestFirst = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => a.at.localeCompare(b.at)).toReversed();

type Props = {
  entries: readonly Entry[];
  now: Date;
  /** A note with the names in it marked. */
  noteOf?: (note: string, mentions: readonly string[]) => ReactNode;
};

/** The history of a record. */
export function TimelineList({ entries, now, noteOf }: Props) {
  return (
    <ol className="grid gap-4">
      {entries.map(({ at, kind, icon: Icon, look, what, who, note, mentions }, index) => (
        <li key={index} className="flex gap-3">
          <span
            aria-hidden="true"
            className={cx('grid size-[27px] shrink-0 place-items-center rounded-full', look)}
          >
            <Icon size={14} />
          </span>
          <span className="min-w-0 flex-1 pt-0.5">
            <span className="gap-x-3 w600:flex w600:items-baseline w600:justify-between">
              <span className="block font-medium">{what}</span>
              <span className="block text-caption text-muted tabular-nums first-letter:uppercase w600:text-right">
                {[who, momentWords(at, now)].filter(Boolean).join(', ')}
              </span>
            </span>
            {note && (
              <span
                className={cx(
                  'mt-1.5 block rounded-box px-3 py-2 wrap-anywhere whitespace-pre-line',
                  kind === 'note' ? 'bg-repair-tint text-repair-text' : 'bg-grey-1 text-secondary',
                )}
              >
                {noteOf ? noteOf(note, mentions ?? []) : note}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
