import { useState } from 'react';
import { MOST_VARIATIONS, type VariationOption } from '#rules/catalog/variation-options.ts';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import type { Choices } from './products.api.ts';

/** From this many values on, they can be searched. */
const MANY = 12;

type Props = {
  /** Undefined: a new option, which is chosen in the dialog. */
  attribute: number | undefined;
  attributes: Choices['attributes'];
  used: readonly VariationOption[];
  /** How many variations there would be. */
  rowsWith: (options: readonly VariationOption[]) => number;
  onAdd: (options: readonly VariationOption[]) => void;
  onClose: () => void;
};

/** Chooses an option and its values. */
export function TermsDialog({ attribute, attributes, used, rowsWith, onAdd, onClose }: Props) {
  const open = attributes.filter(({ id }) => !used.some((one) => one.attribute === id));
  const [chosen, setChosen] = useState(attribute ?? open[0]?.id);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [search, setSearch] = useState('');
  const [failure, setFailure] = useState<string>();
  const of = attributes.find(({ id }) => id === chosen);
  const has = used.find((one) => one.attribute === chosen)?.terms ?? [];
  const free = (of?.terms ?? []).filter(({ id }) => !has.includes(id));
  const found = free.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
  const next: VariationOption[] = has.length
    ? used.map((one) => (one.attribute === chosen ? { ...one, terms: [...one.terms, ...ticked] } : one))
    : [...used, { attribute: chosen ?? 0, terms: ticked }];
  const count = ticked.length > 0 ? rowsWith(next) : 0;

  function add() {
    if (ticked.length === 0) return setFailure('Tick at least one value.');
    if (count > MOST_VARIATIONS)
      return setFailure(
        `That makes ${count.toLocaleString('en-GB')} variations. A product can have at most ${MOST_VARIATIONS.toLocaleString('en-GB')}.`,
      );
    return onAdd(next);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={attribute === undefined ? 'Add an option' : `Add values to ${of?.name ?? 'the option'}`}
      width={480}
    >
      <div className="grid gap-4 pb-5 text-small">
        {attribute === undefined && (
          <Select
            label="Option"
            value={String(chosen ?? '')}
            onChange={({ target: { value } }) => {
              setChosen(Number(value));
              setTicked([]);
              setSearch('');
            }}
            choices={open.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        {free.length > MANY && (
          <TextField
            label="Search values"
            tall={40}
            value={search}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
        <fieldset className="max-h-72 overflow-y-auto">
          <legend className="mb-1 font-medium">Values</legend>
          {free.length === 0 && <p className="text-muted">All of them are in use.</p>}
          {free.length > 0 && found.length === 0 && <p className="text-muted">Nothing found.</p>}
          <div className="grid gap-x-4 w600:grid-cols-2">
            {found.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={label}
                checked={ticked.includes(id)}
                onChange={({ target }) => {
                  setFailure(undefined);
                  setTicked(target.checked ? [...ticked, id] : ticked.filter((one) => one !== id));
                }}
              />
            ))}
          </div>
        </fieldset>
        {count > 0 && <p className="text-secondary">The product then has {countOf(count, 'variation')}.</p>}
        <FormFailure>{failure}</FormFailure>
      </div>
      <DialogActions onClose={onClose}>
        <Button variant="buy" onClick={add}>
          {attribute === undefined ? 'Add option' : 'Add values'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
