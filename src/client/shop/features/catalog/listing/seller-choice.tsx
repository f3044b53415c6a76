import { useId, useState } from 'react';
import type { Facets } from '#contract/catalog.ts';
import { formatCount } from '#client/lib/format.ts';
import { Radio } from '#client/ui/check.tsx';
import { ShowMore } from './show-more.tsx';

type Props = {
  title: string;
  sellers: Facets['businesses'];
  chosen: number | undefined;
  onChange: (business: number | undefined) => void;
};

const SHOWN = 6;

/** A listing is everybody's or one seller's. */
export function SellerChoice({ title, sellers, chosen, onChange }: Props) {
  const name = useId();
  const [all, setAll] = useState(false);
  const shown = all ? sellers : sellers.filter(({ id }, index) => index < SHOWN || id === chosen);
  return (
    <fieldset>
      <legend className="sr-only">{title}</legend>
      <Radio name={name} label="Anyone" checked={chosen === undefined} onChange={() => onChange(undefined)} />
      {shown.map(({ id, name: label, count }) => (
        <Radio
          key={id}
          name={name}
          label={label}
          trailing={formatCount(count)}
          checked={id === chosen}
          disabled={count === 0 && id !== chosen}
          onChange={() => onChange(id)}
        />
      ))}
      {sellers.length > SHOWN && (
        <ShowMore all={all} hidden={sellers.length - shown.length} onToggle={() => setAll(!all)} />
      )}
    </fieldset>
  );
}
