import { useId, useState } from 'react';
import { orderedPair, wholeWithin } from './number-limits.ts';
import { TextField } from './text-field.tsx';

type Pair = readonly [number, number];

type RangeFieldsProps = {
  /** The name of the limited value, such as 'Price'; it names the group. */
  label: string;
  min: number;
  max: number;
  step?: number | undefined;
  value: Pair;
  /** Called when a thumb is released or a field loses focus, not on every pixel. */
  onCommit: (value: Pair) => void;
  /** Shown before the number in the fields, and read by screen readers. */
  unit?: string | undefined;
};

export function RangeFields({ label, min, max, step = 1, value, onCommit, unit = '' }: RangeFieldsProps) {
  const [draft, setDraft] = useState<Pair>();
  const [low, high] = draft ?? value;
  const id = useId();
  const move = (end: 'low' | 'high', to: number) =>
    setDraft(orderedPair(end === 'low' ? [to, high] : [low, to], end, min, max));
  const commit = () => {
    if (!draft) return;
    setDraft(undefined);
    if (draft[0] !== value[0] || draft[1] !== value[1]) onCommit(draft);
  };
  const span = Math.max(1, max - min);
  const percent = (amount: number) => `${((amount - min) / span) * 100}%`;
  const thumb = (end: 'low' | 'high', at: number, words: string) => (
    <input
      type="range"
      className="range-thumb"
      aria-label={`${words} ${label.toLowerCase()}`}
      aria-valuetext={`${unit}${at}`}
      min={min}
      max={max}
      step={step}
      value={at}
      // When both thumbs meet at the far right, the low one must be on top.
      style={end === 'low' && at > (min + max) / 2 ? { zIndex: 1 } : undefined}
      onChange={(event) => move(end, Number(event.target.value))}
      onPointerUp={commit}
      onKeyUp={commit}
      onBlur={commit}
    />
  );
  return (
    <div role="group" aria-label={label}>
      <div className="relative h-6">
        <div className="absolute inset-x-3 top-2.5 h-1 rounded-full bg-grey-2">
          <div
            className="absolute inset-y-0 rounded-full bg-accent"
            style={{ left: percent(low), right: `calc(100% - ${percent(high)})` }}
          />
        </div>
        {thumb('low', low, 'Lowest')}
        {thumb('high', high, 'Highest')}
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <EndField
          key={`low ${low}`}
          id={`${id}-low`}
          label="From"
          unit={unit}
          shown={low}
          onLeave={(text) => {
            const to = orderedPair([wholeWithin(text, min, max, low), high], 'low', min, max);
            if (to[0] !== value[0]) onCommit(to);
          }}
        />
        <EndField
          key={`high ${high}`}
          id={`${id}-high`}
          label="To"
          unit={unit}
          shown={high}
          onLeave={(text) => {
            const to = orderedPair([low, wholeWithin(text, min, max, high)], 'high', min, max);
            if (to[1] !== value[1]) onCommit(to);
          }}
        />
      </div>
    </div>
  );
}

type EndFieldProps = {
  id: string;
  label: string;
  unit: string;
  shown: number;
  onLeave: (text: string) => void;
};

function EndField({ id, label, unit, shown, onLeave }: EndFieldProps) {
  const [typed, setTyped] = useState(String(shown));
  const leave = () => {
    setTyped(String(shown));
    onLeave(typed);
  };
  return (
    <TextField
      id={id}
      label={label}
      tall={40}
      unit={unit}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
    />
  );
}
