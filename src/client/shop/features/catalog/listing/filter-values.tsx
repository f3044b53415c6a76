import { useState } from 'react';
import { formatCount } from '#client/lib/format.ts';
import { Checkbox } from '#client/ui/check.tsx';
import { ShowMore } from './show-more.tsx';

export interface FilterValue {
  key: string;
  label: string;
  count: number;
  /** A colour, if the value is one. */
  swatch?: string | null;
}

type Props = {
  values: readonly FilterValue[];
  isOn: (key: string) => boolean;
  onToggle: (key: string) => void;
};

const SHOWN = 6;

/** The first few values and the chosen ones. A button shows the rest. */
export function FilterValues({ values, isOn, onToggle }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? values : values.filter(({ key }, index) => index < SHOWN || isOn(key));
  const hidden = values.length - shown.length;
  return (
    <div className="filter-values">
      {shown.map(({ key, label, count }) => (
        <Checkbox
          key={key}
          label={label}
          trailing={formatCount(count)}
          checked={isOn(key)}
          disabled={count === 0 && !isOn(key)}
          onChange={() => onToggle(key)}
        />
      ))}
      {(hidden > 0 || all) && values.length > SHOWN && (
        <ShowMore all={all} hidden={hidden} onToggle={() => setAll(!all)} />
      )}
    </div>
  );
}
