import { contrast } from '#rules/presentation/line-colours.ts';
import { isContentColour, plainHex } from '#rules/page/content-values.ts';
import { cx } from '#client/ui/cx.ts';
import { TextField } from '#client/ui/text-field.tsx';
import type { ControlProps } from './control.ts';
import { textValue } from './values.ts';

/** Colours of the shop, so that pages look alike. */
const PRESETS: Readonly<Record<string, string>> = {
  Ink: '#14161A',
  White: '#FFFFFF',
  Grey: '#F6F5F2',
  'Indigo tint': '#EEF0FF',
  'Emerald tint': '#E7F6EF',
  'Amber tint': '#FFF4DC',
};
const WHITE = '#FFFFFF';
const INK = '#14161A';
/** WCAG: text needs this much, large text less. */
const ENOUGH = 4.5;
const ENOUGH_IF_LARGE = 3;

export function ColourControl({ path, field, value, hint, error, onChange }: ControlProps) {
  const colour = textValue(value);
  const hex = plainHex(colour);
  return (
    <div role="group" aria-label={field.label}>
      <div className="flex items-end gap-2">
        <TextField
          label={field.label}
          name={path}
          tall={40}
          optional={!field.required}
          value={colour}
          placeholder="None"
          autoComplete="off"
          spellCheck={false}
          className="flex-1"
          onChange={({ target }) => onChange(target.value.trim())}
        />
        <input
          type="color"
          aria-label={`Choose: ${field.label}`}
          value={(hex ?? WHITE).toLowerCase()}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
          className="h-10 w-12 shrink-0 cursor-pointer rounded-control border border-control bg-paper p-1"
        />
      </div>
      <div className="mt-1.5 flex flex-wrap gap-1">
        {Object.entries(PRESETS).map(([name, preset]) => (
          <button
            key={name}
            type="button"
            aria-label={`${name}: ${field.label}`}
            aria-pressed={hex === preset}
            title={name}
            onClick={() => onChange(preset)}
            className="grid size-8 place-items-center rounded-control hover:bg-grey-2 aria-pressed:ring-2 aria-pressed:ring-buy pointer-coarse:size-10"
          >
            <span className="size-6 rounded-full border border-outline" style={{ backgroundColor: preset }} />
          </button>
        ))}
      </div>
      <Notes hint={hint} error={error ?? (isContentColour(colour) ? undefined : 'Such as #4F46E5')} />
      {hex && <Contrast hex={hex} />}
    </div>
  );
}

function Notes({ hint, error }: { hint: string | undefined; error: string | undefined }) {
  const text = error ?? hint;
  if (!text) return null;
  return <p className={cx('mt-1 text-caption', error ? 'font-medium text-danger' : 'text-muted')}>{text}</p>;
}

/** How well white and ink are read on this colour, or it on them. */
function Contrast({ hex }: { hex: string }) {
  return (
    <ul aria-label="Contrast" className="mt-1.5 grid gap-1 text-caption">
      {[
        { name: 'white', other: WHITE },
        { name: 'ink', other: INK },
      ].map(({ name, other }) => {
        const ratio = contrast(hex, other);
        return (
          <li key={name} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="grid h-6 w-9 shrink-0 place-items-center rounded-[4px] border border-border"
              style={{ backgroundColor: hex }}
            >
              {/* Lines instead of words, which would have to be easy to read. */}
              <span className="h-1 w-5 rounded-full" style={{ backgroundColor: other }} />
            </span>
            <span className={ratio < ENOUGH_IF_LARGE ? 'text-muted' : undefined}>
              With {name} {ratio.toFixed(1)} : 1, {wordsOf(ratio)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const wordsOf = (ratio: number) =>
  ratio >= ENOUGH ? 'easy to read' : ratio >= ENOUGH_IF_LARGE ? 'large text only' : 'hard to read';
