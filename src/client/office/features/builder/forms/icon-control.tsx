import { FieldNote } from '#client/ui/field.tsx';
import { ICON_NAMES } from '#rules/presentation/icon-names.ts';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import type { ControlProps } from './control.ts';

/** One of the shop's icons. */
export function IconControl({ path, field, value, hint, error, onChange }: ControlProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={hint || error ? `${path}-note` : undefined}>
      <legend className="mb-1.5 text-small font-semibold">{field.label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] gap-1">
        {ICON_NAMES.map((name) => (
          <label
            key={name}
            title={name}
            className="grid h-10 cursor-pointer place-items-center rounded-control border border-transparent hover:bg-grey-1 has-checked:border-buy has-checked:bg-buy-tint has-checked:text-buy-text has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={path}
              value={name}
              aria-label={name}
              checked={value === name}
              className="sr-only"
              onChange={() => onChange(name)}
            />
            <NamedIcon icon={name} size={20} />
          </label>
        ))}
      </div>
      <FieldNote id={`${path}-note`} hint={hint} error={error} />
    </fieldset>
  );
}
