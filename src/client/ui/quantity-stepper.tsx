import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { cx } from './cx.ts';
import { wholeWithin } from './number-limits.ts';

type QuantityStepperProps = {
  label: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
  /** A typed number counts at once, if it is within the limits. Otherwise it counts when the field is left. */
  isLive?: boolean | undefined;
  /** Height in pixels. */
  size?: 52 | 40 | undefined;
  className?: string | undefined;
};

const step =
  'grid h-full place-items-center transition-colors hover:bg-grey-1 disabled:bg-transparent disabled:text-faint focus-visible:-outline-offset-2';

export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, min = 1, max = 99, onChange, disabled = false, size = 52, isLive, className } = props;
  // Typed text may be empty or out of range for a moment. It counts when the field loses focus.
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    const next = wholeWithin(typed, min, max, value);
    setTyped(undefined);
    if (next !== value) onChange(next);
  };
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(
        'inline-grid shrink-0 items-center overflow-hidden rounded-control border border-outline bg-paper font-semibold tabular-nums',
        size === 40 ? 'h-10 w-30 grid-cols-3 text-small' : 'h-13 grid-cols-[44px_40px_44px]',
        className,
      )}
    >
      <button
        type="button"
        aria-label="Decrease quantity"
        className={step}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus size={18} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        disabled={disabled}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          const whole = wholeWithin(target.value, min, max, value);
          if (isLive && String(whole) === target.value && whole !== value) onChange(whole);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
        className="no-spin h-full w-full min-w-0 bg-transparent text-center focus-visible:rounded-badge focus-visible:-outline-offset-2 disabled:text-disabled"
      />
      <button
        type="button"
        aria-label="Increase quantity"
        className={step}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={18} />
      </button>
    </div>
  );
}
