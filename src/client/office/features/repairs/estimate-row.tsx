import { GitFork, PackageSearch, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PART_QUALITIES } from '#rules/repair/repair.ts';
import { capital, sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { fieldName, readQuality, type EstimateRow, type Part } from './estimate-values.ts';

type Props = {
  row: EstimateRow;
  at: number;
  errors: Readonly<Record<string, string>>;
  finder: ((onPick: (part: Part) => void) => ReactNode) | undefined;
  onChange: (changed: Partial<EstimateRow>) => void;
  /** Adds another way to do it, at another price. */
  onAlternative: () => void;
  onRemove: (() => void) | undefined;
};

/** One line of an estimate: what is done, its price, its warranty and its part. */
export function EstimateRowFields({ row, at, errors, finder, onChange, onAlternative, onRemove }: Props) {
  const [isFinding, setIsFinding] = useState(false);
  const field = (name: 'name' | 'price' | 'warranty') => ({
    name: fieldName(at, name),
    tall: 40 as const,
    autoComplete: 'off',
    value: row[name],
    error: errors[fieldName(at, name)],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const facts = [
    row.choice !== undefined && 'An alternative: the customer picks one.',
    row.agreed !== null && `Agreed at the booking: ${sumWords(row.agreed)}`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <li className="grid gap-3 rounded-box border border-border p-4">
      <div className="grid gap-3 w600:grid-cols-[minmax(0,1fr)_104px_104px_132px]">
        <TextField {...field('name')} label="Work" maxLength={120} />
        <TextField {...field('price')} label="Price" unit="£" inputMode="decimal" />
        <TextField {...field('warranty')} label="Warranty" inputMode="numeric" placeholder="Months" />
        <Select
          label="Part"
          tall={40}
          value={row.quality}
          onChange={({ target }) => onChange({ quality: readQuality(target.value) })}
          choices={[
            { value: '', label: 'Any' },
            ...PART_QUALITIES.map((value) => ({ value, label: capital(value) })),
          ]}
        />
      </div>
      {facts && <p className="text-caption text-muted">{facts}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {row.part ? (
          <span className="flex items-center gap-1 text-caption">
            From stock: {row.part.quantity} × {row.part.name}
            <IconButton
              label={`Remove ${row.part.name}`}
              look="plain"
              size={44}
              onClick={() => onChange({ part: undefined })}
            >
              <X size={16} />
            </IconButton>
          </span>
        ) : (
          finder && (
            <Button
              size={40}
              variant="text"
              aria-expanded={isFinding}
              onClick={() => setIsFinding(!isFinding)}
            >
              <PackageSearch size={16} /> Part from stock
            </Button>
          )
        )}
        <Button size={40} variant="text" onClick={onAlternative}>
          <GitFork size={16} /> Alternative
        </Button>
        {onRemove && (
          <Button size={40} variant="text" className="ml-auto" onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
      {isFinding &&
        !row.part &&
        finder?.((part) => {
          onChange({ part });
          setIsFinding(false);
        })}
    </li>
  );
}
