import { cx } from '#client/ui/cx.ts';
import { FieldNote } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import type { ControlProps } from './control.ts';
import { chosenOf } from './values.ts';

/** One of a few: two stand beside each other, more are a list. */
export function ChoiceControl({ path, field, value, hint, error, onChange }: ControlProps) {
  if (field.kind !== 'choice') return null;
  const chosen = chosenOf(field, value);
  const options = Object.entries(field.options);
  if (options.length !== 2) {
    return (
      <Select
        label={field.label}
        name={path}
        tall={40}
        value={chosen}
        hint={hint}
        error={error}
        choices={options.map(([one, label]) => ({ value: one, label }))}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-semibold">{field.label}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-control bg-grey-2 p-1">
        {options.map(([one, label]) => (
          <label
            key={one}
            className={cx(
              'grid min-h-9 cursor-pointer place-items-center rounded-[6px] px-2 py-1 text-center has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-10',
              chosen === one ? 'bg-paper font-semibold shadow-small' : 'text-secondary',
            )}
          >
            <input
              type="radio"
              name={path}
              value={one}
              checked={chosen === one}
              className="sr-only"
              onChange={() => onChange(one)}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldNote id={`${path}-note`} hint={hint} error={error} />
    </fieldset>
  );
}
