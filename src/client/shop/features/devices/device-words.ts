import type { OwnDevice, ValueReminder } from '#contract/devices.ts';
import { formatDate, formatPounds } from '#client/lib/format.ts';
import { dayWords } from '#client/lib/when-words.ts';

type Dated = Pick<OwnDevice, 'kind' | 'stage' | 'at' | 'done_at'>;

/** The last event of the device, and when it was. */
export function happenedWords({ kind, stage, at, done_at: doneAt }: Dated, now = new Date()): string {
  const began = dayWords(at, now);
  const ended = dayWords(doneAt ?? at, now);
  if (kind === 'bought') return stage === 'open' ? `Bought ${began}, not with you yet` : `Bought ${began}`;
  if (kind === 'sold') {
    if (stage === 'open') return `Being sold since ${began}`;
    return stage === 'done' ? `Sold, paid ${ended}` : `Not sold, back with you since ${ended}`;
  }
  if (stage === 'open') return `In repair since ${began}`;
  return stage === 'done' ? `Repaired ${ended}` : `Not repaired, back with you since ${ended}`;
}

/** The last day of a warranty, such as '3 February 2027'; undefined without one. */
export function warrantyWords(
  { kind, stage, warranty_until: until }: Pick<OwnDevice, 'kind' | 'stage' | 'warranty_until'>,
  now = new Date(),
): { text: string; isOn: boolean } | undefined {
  if (until === null) {
    const isComing = kind === 'bought' && stage === 'open';
    return isComing ? { text: 'The warranty begins when it is with you', isOn: false } : undefined;
  }
  // The last day counts.
  const isOn = now < new Date(`${until}T23:59:59Z`);
  const day = formatDate(`${until}T12:00:00Z`);
  return { text: isOn ? `Warranty until ${day}` : `Warranty ended on ${day}`, isOn };
}

export const DOCUMENT_WORDS: Record<OwnDevice['documents'][number]['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  statement: 'Statement',
  warranty: 'Warranty',
};

/** 'up to £260' while not everything is known of the device. */
export const valueWords = ({
  cash,
  is_up_to: isUpTo,
}: Pick<NonNullable<OwnDevice['value']>, 'cash' | 'is_up_to'>) =>
  `${isUpTo ? 'up to ' : ''}${formatPounds(cash)}`;

export function reminderWords({ below, step }: Pick<ValueReminder, 'below' | 'step'>): string {
  return below === null
    ? `We email you each time it falls by ${formatPounds(step ?? 0)}.`
    : `We email you when it falls below ${formatPounds(below)}.`;
}
