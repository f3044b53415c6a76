import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { partsOf } from '#rules/office/mentions.ts';
import { cx } from '#client/ui/cx.ts';
import { Box } from '../../ui/box.tsx';
import { momentWords } from '#client/lib/due-words.ts';
import { NoteForm } from './note-form.tsx';
import { entriesOf } from './timeline-entries.ts';

const KINDS = [
  ['all', 'All'],
  ['mail', 'Mails'],
  ['note', 'Notes'],
] as const;

type Props = {
  order: TrackedOrder;
  tracked: StaffTracked;
  now: Date;
  /** The names that a note can mention. */
  colleagues: readonly string[];
};

/** Everything that happened, the latest first: moves, refunds, mails and notes; and a place to write a note. */
export function Timeline({ order, tracked, now, colleagues }: Props) {
  const [shown, setShown] = useState<(typeof KINDS)[number][0]>('all');
  const entries = entriesOf(order, tracked).filter(({ kind }) => shown === 'all' || kind === shown);
  return (
    <Box
      title="Timeline"
      note={
        <span
          role="group"
          aria-label="What is shown"
          className="ml-auto flex rounded-control bg-grey-2 p-0.5"
        >
          {KINDS.map(([key, label]) => (
            <button
              key={key}
              type="button"
              aria-pressed={shown === key}
              onClick={() => setShown(key)}
              className={cx(
                'h-11 rounded-[6px] px-3 text-caption font-semibold w1024:h-7',
                shown === key ? 'bg-paper text-ink shadow-small' : 'text-secondary',
              )}
            >
              {label}
            </button>
          ))}
        </span>
      }
    >
      <NoteForm number={order.number} colleagues={colleagues} />
      {entries.length === 0 && <p className="text-muted">Nothing of this kind yet.</p>}
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
                  {partsOf(note, mentions ?? []).map(({ text, isName }, part) =>
                    isName ? (
                      <b key={part} className="font-semibold">
                        {text}
                      </b>
                    ) : (
                      text
                    ),
                  )}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Box>
  );
}
