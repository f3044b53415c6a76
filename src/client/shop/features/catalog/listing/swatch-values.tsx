import { formatCount } from '#client/lib/format.ts';
import { cx } from '#client/ui/cx.ts';
import { SwatchDot } from '#client/ui/swatches.tsx';
import type { FilterValue } from './filter-values.tsx';

type Props = {
  label: string;
  values: readonly FilterValue[];
  isOn: (key: string) => boolean;
  onToggle: (key: string) => void;
};

/** Colours are chosen by looking at them. */
export function SwatchValues({ label, values, isOn, onToggle }: Props) {
  return (
    <div role="group" aria-label={label} className="grid grid-cols-4 gap-2 pt-1 w1024:grid-cols-3">
      {values.map(({ key, label: name, count, swatch }) => {
        const isOff = count === 0 && !isOn(key);
        return (
          <label
            key={key}
            className={cx(
              'relative grid min-h-18 cursor-pointer place-content-center place-items-center gap-1 rounded-control border border-outline p-1 text-caption transition-colors',
              'has-checked:border-accent-mark has-checked:bg-accent-tint has-checked:ring-1 has-checked:ring-accent-mark has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              isOff ? 'cursor-not-allowed text-disabled' : 'hover:bg-grey-1',
            )}
          >
            <input
              type="checkbox"
              className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
              checked={isOn(key)}
              disabled={isOff}
              onChange={() => onToggle(key)}
            />
            {swatch && <SwatchDot colour={swatch} className={cx('size-6', isOff && 'opacity-40')} />}
            <span className="font-medium">{name}</span>
            <span className="text-muted tabular-nums">{formatCount(count)}</span>
          </label>
        );
      })}
    </div>
  );
}
