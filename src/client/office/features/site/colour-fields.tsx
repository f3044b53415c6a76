import { LINES, type Line } from '#rules/catalog/lines.ts';
import { lineColourError, shadesOf, USUAL_COLOURS } from '#rules/presentation/line-colours.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { nameOf, type SettingsForm } from './settings-values.ts';

const field = (line: Line) => `${line}_colour` as const;
const USUAL_FIELDS = {
  buy_colour: USUAL_COLOURS.buy,
  sell_colour: USUAL_COLOURS.sell,
  repair_colour: USUAL_COLOURS.repair,
};
const ON: Record<Line, string> = { buy: '#FFFFFF', sell: '#FFFFFF', repair: '#2B1900' };
const EXAMPLES: Record<Line, string> = { buy: 'Add to cart', sell: 'Get an offer', repair: 'Book a repair' };

/** The colour of each line, with the shades of its buttons and tints. */
export function ColourFields({ form }: { form: SettingsForm }) {
  const isUsual = LINES.every((line) => form.values[field(line)].toUpperCase() === USUAL_COLOURS[line]);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Line colours</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3">
        {LINES.map((line) => {
          const typed = form.values[field(line)].trim().toUpperCase();
          const isColour = lineColourError(line, typed) === undefined;
          return (
            <div key={line} className="min-w-0">
              <div className="flex items-start gap-2">
                <TextField
                  {...form.fieldProps(field(line))}
                  label={nameOf(field(line))}
                  tall={40}
                  maxLength={7}
                  autoComplete="off"
                  spellCheck={false}
                  className="min-w-0 flex-1"
                />
                <input
                  type="color"
                  aria-label={`Choose the colour of ${line}`}
                  value={/^#[\dA-F]{6}$/.test(typed) ? typed.toLowerCase() : '#000000'}
                  onChange={({ target }) => form.change(field(line), target.value.toUpperCase())}
                  className="mt-[1.625rem] h-10 w-12 shrink-0 cursor-pointer rounded-control border border-control bg-paper p-1"
                />
              </div>
              {isColour && <Example line={line} colour={typed} />}
            </div>
          );
        })}
      </div>
      {!isUsual && (
        <Button size={40} variant="outline" className="mt-3" onClick={() => form.changeAll(USUAL_FIELDS)}>
          As at first
        </Button>
      )}
    </fieldset>
  );
}

/** A button and a note in this colour, for the eye alone. */
function Example({ line, colour }: { line: Line; colour: string }) {
  const { tint, text } = shadesOf(colour);
  return (
    <div aria-hidden="true" className="mt-2 flex flex-wrap gap-2 text-caption font-semibold">
      <span className="rounded-control px-3 py-1.5" style={{ background: colour, color: ON[line] }}>
        {EXAMPLES[line]}
      </span>
      <span className="rounded-control px-3 py-1.5 font-medium" style={{ background: tint, color: text }}>
        A note
      </span>
    </div>
  );
}
