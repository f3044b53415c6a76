import { ArrowUp, Trash2 } from 'lucide-react';
import { PART_QUALITIES } from '#rules/repair/repair.ts';
import { Button } from '#client/ui/button.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { optionErrors, type OptionDraft } from './question-list.ts';

type Props = {
  option: OptionDraft;
  index: number;
  count: number;
  line: 1 | 2 | 3;
  showsErrors: boolean;
  onChange: (next: OptionDraft) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

const QUALITIES = [
  { value: '', label: 'None' },
  ...PART_QUALITIES.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
];

/** One answer with its price, and for a repair its time, warranty, part and fault. */
export function OptionFields({ option, index, line, showsErrors, onChange, onMove, onRemove }: Props) {
  const errors = showsErrors ? optionErrors(option) : {};
  const name = option.label || `option ${index + 1}`;
  const field = (key: Exclude<keyof OptionDraft, 'id'>, label: string) => ({
    label,
    tall: 40 as const,
    value: option[key],
    error: errors[key],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...option, [key]: target.value }),
  });
  return (
    <li className="rounded-control border border-border p-4">
      <div className="grid gap-3 w600:grid-cols-4">
        <TextField
          {...field('label', `Label of option ${index + 1}`)}
          className="w600:col-span-2"
          maxLength={120}
        />
        <TextField
          {...field('price', 'Price effect')}
          unit="£"
          inputMode="decimal"
          hint={line === 2 ? 'Below 0 lowers the offer' : undefined}
        />
        <TextField {...field('value', 'Value')} optional maxLength={120} />
        <TextField
          {...field('description', line === 3 ? 'Signs of the fault' : 'Explanation')}
          optional
          className="w600:col-span-4"
          maxLength={300}
        />
        {line === 3 && (
          <>
            <TextField {...field('bench', 'Bench time')} optional inputMode="numeric" />
            <Select
              tall={40}
              label="Unit of time"
              value={option.bench_unit}
              onChange={({ target }) =>
                onChange({ ...option, bench_unit: target.value === 'days' ? 'days' : 'minutes' })
              }
              choices={[
                { value: 'minutes', label: 'Minutes' },
                { value: 'days', label: 'Days' },
              ]}
            />
            <TextField
              {...field('warranty_months', 'Warranty')}
              optional
              inputMode="numeric"
              hint="In months; 0: it depends"
            />
            <Select
              tall={40}
              label="Part quality"
              value={option.part_quality}
              onChange={({ target }) =>
                onChange({ ...option, part_quality: target.value as OptionDraft['part_quality'] })
              }
              choices={QUALITIES}
            />
            <TextField
              {...field('fault', 'Fault')}
              optional
              hint="Such as screen or battery"
              maxLength={60}
            />
          </>
        )}
        <TextField
          {...field('inventory_item_id', 'Uses product no.')}
          optional
          className="w600:col-span-2"
          inputMode="numeric"
          hint="Taken from its stock"
        />
        <TextField {...field('qunatity', 'How many')} inputMode="numeric" />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size={40}
          variant="outline"
          disabled={index === 0}
          aria-label={`Move ${name} up`}
          onClick={() => onMove(-1)}
        >
          <ArrowUp size={16} />
        </Button>
        <Button
          size={40}
          variant="outline"
          className="text-danger!"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <Trash2 size={16} /> Remove
        </Button>
      </div>
    </li>
  );
}
