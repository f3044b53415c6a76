import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import {
  colourOf,
  readTerms,
  showsColour,
  withMoved,
  withoutColours,
  type TypedTerm,
} from './attribute-terms.ts';

type Props = { value: string; error: string | undefined; onChange: (text: string) => void };

const ICON = 'rounded-control! shrink-0';

/** The values of an attribute, in their order. One that variations have keeps its name, and can't go. */
export function TermsFields({ value, error, onChange }: Props) {
  const terms = readTerms(value);
  const [hasColours, setHasColours] = useState(terms.some(({ swatch }) => swatch !== ''));
  const put = (next: readonly TypedTerm[]) => onChange(JSON.stringify(next));
  const set = (at: number, change: Partial<TypedTerm>) =>
    put(terms.map((term, index) => (index === at ? { ...term, ...change } : term)));
  return (
    <fieldset>
      <legend className="mb-2 text-label font-medium">Values</legend>
      <Checkbox
        name="has-colours"
        label="Shoppers choose by colour"
        checked={hasColours}
        onChange={({ target }) => {
          setHasColours(target.checked);
          if (!target.checked) put(withoutColours(terms));
        }}
      />
      <ol className="mt-2 grid gap-3">
        {terms.map((term, index) => {
          const name = term.label || `value ${index + 1}`;
          return (
            <li key={term.id ?? `new ${index}`} className="flex flex-wrap items-start gap-2">
              <TextField
                name={`term-${index}`}
                label={`Value ${index + 1}`}
                hideLabel
                className="min-w-40 flex-1"
                value={term.label}
                readOnly={term.uses > 0}
                hint={term.uses > 0 ? `Used by ${countOf(term.uses, 'variation')}.` : undefined}
                maxLength={60}
                autoComplete="off"
                onChange={({ target }) => set(index, { label: target.value })}
              />
              {hasColours && showsColour(term) && (
                <TextField
                  name={`swatch-${index}`}
                  label={`Colour of ${name}`}
                  hideLabel
                  className="w-36"
                  prefix={<Swatch colour={colourOf(term)} />}
                  placeholder="#2f6fde"
                  value={term.swatch}
                  maxLength={7}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => set(index, { swatch: target.value })}
                />
              )}
              <span className="flex gap-1 pt-0.5">
                <IconButton
                  label={`Move ${name} up`}
                  size={44}
                  className={ICON}
                  disabled={index === 0}
                  onClick={() => put(withMoved(terms, index, index - 1))}
                >
                  <ArrowUp size={18} />
                </IconButton>
                <IconButton
                  label={`Move ${name} down`}
                  size={44}
                  className={ICON}
                  disabled={index === terms.length - 1}
                  onClick={() => put(withMoved(terms, index, index + 1))}
                >
                  <ArrowDown size={18} />
                </IconButton>
                <IconButton
                  label={`Remove ${name}`}
                  size={44}
                  className={ICON}
                  disabled={term.uses > 0}
                  onClick={() => put(terms.filter((_term, at) => at !== index))}
                >
                  <Trash2 size={18} />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ol>
      {error && (
        <p role="alert" className="mt-2 text-caption font-medium text-danger">
          {error}
        </p>
      )}
      <Button
        size={40}
        variant="outline"
        name="terms"
        className="mt-3"
        onClick={() => put([...terms, { label: '', swatch: '', uses: 0 }])}
      >
        <Plus size={18} /> Add a value
      </Button>
    </fieldset>
  );
}

function Swatch({ colour }: { colour: string | undefined }) {
  return (
    <span
      className="block size-5 rounded-full border border-control"
      style={{ background: colour ?? 'transparent' }}
    />
  );
}
