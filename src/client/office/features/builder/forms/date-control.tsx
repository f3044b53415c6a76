import { useState } from 'react';
import { fullDateWords } from '#rules/stores/shop-time.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { fieldTime, isSkippedTime, readFieldTime } from '#client/lib/london-time.ts';
import type { ControlProps } from './control.ts';
import { textValue } from './values.ts';

/** A date and time in London, whatever the clock of the computer says. */
export function DateControl({ path, field, value, hint, error, onChange }: ControlProps) {
  const moment = new Date(textValue(value));
  const isKnown = !Number.isNaN(moment.getTime());
  /** A time that is no moment, such as one that the clocks skip. */
  const [typed, setTyped] = useState<string>();
  const isSkipped = typed !== undefined && isSkippedTime(typed);
  const words = isKnown ? `${fullDateWords(moment)}, London time.` : 'London time.';
  return (
    <TextField
      label={field.label}
      name={path}
      type="datetime-local"
      tall={40}
      optional={!field.required}
      value={typed ?? (isKnown ? fieldTime(moment) : '')}
      hint={[words, hint].filter(Boolean).join(' ')}
      error={error ?? (isSkipped ? 'London’s clocks skip this hour' : undefined)}
      onChange={({ target }) => {
        const next = readFieldTime(target.value);
        const isMoment = next !== undefined && !isSkippedTime(target.value);
        setTyped(isMoment || target.value === '' ? undefined : target.value);
        if (isMoment) onChange(next.toISOString());
        else if (target.value === '') onChange(undefined);
      }}
    />
  );
}
