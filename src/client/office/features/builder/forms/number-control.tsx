import { useId } from 'react';
import { cx } from '#client/ui/cx.ts';
import { FieldNote } from '#client/ui/field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { ControlProps } from './control.ts';

/** So many values are picked from blocks; more are typed. */
const MOST_BLOCKS = 12;

export function NumberControl(props: ControlProps) {
  const { field } = props;
  if (field.kind !== 'number') return null;
  return field.least === 1 && field.most <= MOST_BLOCKS ? <Blocks {...props} /> : <Typed {...props} />;
}

function Typed({ path, field, value, hint, error, onChange }: ControlProps) {
  if (field.kind !== 'number') return null;
  const { least, most, standard } = field;
  return (
    <TextField
      label={field.label}
      name={path}
      tall={40}
      optional={!field.required}
      inputMode="numeric"
      autoComplete="off"
      value={typeof value === 'number' ? value : ''}
      hint={[hint, standard === undefined ? `${least} to ${most}` : `${least} to ${most}, else ${standard}`]
        .filter(Boolean)
        .join(' ')}
      error={error}
      onChange={({ target }) => {
        const typed = target.value.replace(/\D/g, '');
        onChange(typed === '' ? undefined : Math.min(most, Math.max(least, Number(typed))));
      }}
    />
  );
}

/** A row of blocks, as many of them filled as the number says. It is a native slider, so arrow keys work. */
function Blocks({ path, field, value, hint, error, onChange }: ControlProps) {
  const id = useId();
  if (field.kind !== 'number') return null;
  const { most, standard = field.least } = field;
  const shown = typeof value === 'number' ? value : standard;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block w-fit text-small font-semibold">
        {field.label}
      </label>
      <div className="flex items-center gap-3">
        <span className="relative flex h-10 min-w-0 flex-1 items-center rounded-badge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <input
            id={id}
            name={path}
            type="range"
            min={field.least}
            max={most}
            step={1}
            value={shown}
            aria-describedby={hint || error ? `${id}-note` : undefined}
            onChange={({ target }) => onChange(Number(target.value))}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none grid w-full auto-cols-fr grid-flow-col gap-1"
          >
            {Array.from({ length: most }, (_, index) => (
              <span key={index} className={cx('h-5 rounded-[4px]', index < shown ? 'bg-buy' : 'bg-grey-2')} />
            ))}
          </span>
        </span>
        <output htmlFor={id} className="min-w-5 text-right font-semibold tabular-nums">
          {shown}
        </output>
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
