import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { partsOf } from '#rules/office/mentions.ts';
import { Box } from '../../ui/box.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TimelineList } from '../../ui/timeline-list.tsx';
import { NoteForm } from './note-form.tsx';
import { entriesOf } from './timeline-entries.ts';

const KINDS = [
  { key: 'all', label: 'All' },
  { key: 'mail', label: 'Mails' },
  { key: 'note', label: 'Notes' },
] as const;

type Props = {
  order: TrackedOrder;
  tracked: StaffTracked;
  now: Date;
  /** The names that a note can mention. */
  colleagues: readonly string[];
};

/** A note in which the names of notified colleagues are bold. */
const withNames = (note: string, mentions: readonly string[]) =>
  partsOf(note, mentions).map(({ text, isName }, part) =>
    isName ? (
      <b key={part} className="font-semibold">
        {text}
      </b>
    ) : (
      text
    ),
  );

/** Everything that happened, the latest first: moves, refunds, mails and notes; and a place to write a note. */
export function Timeline({ order, tracked, now, colleagues }: Props) {
  const [shown, setShown] = useState<(typeof KINDS)[number]['key']>('all');
  const entries = entriesOf(order, tracked).filter(({ kind }) => shown === 'all' || kind === shown);
  return (
    <Box
      title="Timeline"
      note={
        <Segments
          label="What is shown"
          isSmall
          className="ml-auto"
          segments={KINDS}
          shown={shown}
          onShow={setShown}
        />
      }
    >
      <NoteForm number={order.number} colleagues={colleagues} />
      {entries.length === 0 && <p className="text-muted">Nothing of this kind yet.</p>}
      <TimelineList entries={entries} now={now} noteOf={withNames} />
    </Box>
  );
}
