import { Star } from 'lucide-react';
import { useId } from 'react';
import { STARS } from '#rules/catalog/review-fields.ts';
import { countOf } from '#client/lib/format.ts';
import { cx } from '#client/ui/cx.ts';
import { FieldNote } from '#client/ui/field.tsx';

type Props = { value: number; error: string | undefined; onChange: (value: number) => void };

const WORDS = ['', 'Poor', 'Not so good', 'All right', 'Good', 'Very good'];

/**
 * From one to five stars: a group of radio buttons, so that arrow keys choose and a screen reader reads the
 * number.
 */
export function StarField({ value, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-1 text-small font-semibold">How many stars?</legend>
      <div className="flex flex-wrap items-center gap-1">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={countOf(stars, 'star')}
              className="sr-only"
            />
            <Star size={28} className={cx(stars <= value ? 'fill-ink text-ink' : 'text-control')} />
          </label>
        ))}
        {/* Under the stars on a narrow phone, with its room kept, so that no word moves them. */}
        <span className="min-h-5 text-small text-muted max-w500:basis-full w500:ml-2">{WORDS[value]}</span>
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  );
}
