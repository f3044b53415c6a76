import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, fieldBox, useFieldWiring } from './field.tsx';
import type { FieldWords } from './field.tsx';

type Choices = { choices: readonly { value: string; label: string; disabled?: boolean }[] };
type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> &
  FieldWords &
  Choices & {
    /** Height in pixels, as that of a text field beside it. */
    tall?: 48 | 40 | undefined;
  };

const bare =
  'h-full w-full cursor-pointer appearance-none bg-transparent outline-none disabled:cursor-not-allowed';

export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    optional,
    hideLabel,
    choices,
    tall = 48,
    className,
    id: givenId,
    ...rest
  } = props;
  const words = { label, hint, error, optional, hideLabel };
  const { id, noteId, control } = useFieldWiring(words, givenId);
  return (
    <FieldFrame {...words} id={id} noteId={noteId} className={className}>
      <div className={cx(fieldBox, 'relative border-control', tall === 40 ? 'h-10 text-small' : 'h-12')}>
        <select {...rest} {...control} className={cx(bare, 'rounded-control pr-10 pl-3.5')}>
          <Options choices={choices} />
        </select>
        <ChevronDown size={18} className="pointer-events-none absolute right-3.5" />
      </div>
    </FieldFrame>
  );
}

/** The short form with its label inside the box, such as 'Sort  Best match'. */
export function InlineSelect(
  props: Omit<ComponentPropsWithRef<'select'>, 'children'> & Choices & { label: string },
) {
  const { label, choices, className, ...rest } = props;
  return (
    <label className={cx(fieldBox, 'relative h-11 w-fit border-outline pl-4 text-small', className)}>
      <span className="whitespace-nowrap text-muted">{label}</span>
      <select {...rest} className={cx(bare, 'rounded-control pr-9 pl-2.5 font-medium')}>
        <Options choices={choices} />
      </select>
      <ChevronDown size={16} className="pointer-events-none absolute right-3" />
    </label>
  );
}

function Options({ choices }: Choices) {
  return choices.map((choice) => (
    <option key={choice.value} value={choice.value} disabled={choice.disabled ?? false}>
      {choice.label}
    </option>
  ));
}
