import { useId } from 'react';
import type { SectionDefinition } from '#contract/sections/registry.ts';
import { cx } from '#client/ui/cx.ts';
import { FieldNote } from '#client/ui/field.tsx';
import { Thumbnail } from '../gallery/thumbnail.tsx';

type Props = {
  type: string;
  designs: SectionDefinition['designs'];
  value: number;
  error: string | undefined;
  onChange: (design: number) => void;
};

/** Another look for the same content. */
export function DesignPicker({ type, designs, value, error, onChange }: Props) {
  const id = useId();
  const offered = Object.entries(designs).filter(
    ([number, design]) => !design.isEmpty || Number(number) === value,
  );
  const chosen = designs[value];
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-small font-semibold">Design</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-x-2 gap-y-1.5">
        {offered.map(([number, { title }]) => {
          const isChosen = Number(number) === value;
          return (
            <label key={number} title={title} className="group min-w-0 cursor-pointer text-center text-badge">
              <input
                type="radio"
                name={id}
                value={number}
                aria-label={`${number}, ${title}`}
                checked={isChosen}
                className="peer sr-only"
                onChange={() => onChange(Number(number))}
              />
              <span
                className={cx(
                  'block overflow-hidden rounded-badge border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus',
                  isChosen ? 'border-buy ring-1 ring-buy' : 'border-border group-hover:border-control',
                )}
              >
                <Thumbnail type={type} design={Number(number)} />
              </span>
              <span className={cx('mt-0.5 block', isChosen ? 'text-buy-text' : 'font-normal')}>{number}</span>
            </label>
          );
        })}
      </div>
      <FieldNote
        id={`${id}-note`}
        hint={chosen?.title}
        error={error ?? (chosen ? undefined : `Design ${value} is not known here. Choose another.`)}
      />
    </fieldset>
  );
}
