import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, fieldBox, useFieldWiring } from './field.tsx';
import type { FieldWords } from './field.tsx';

type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'prefix'> &
  FieldWords & {
    /** Shown before the text with a line between, such as a country code. */
    prefix?: ReactNode;
    /** Shown before the text as a part of it, such as a currency. */
    unit?: string | undefined;
    /** Shows a tick for a valid value. */
    valid?: boolean | undefined;
    /** Height in pixels. */
    tall?: 48 | 40 | undefined;
  };

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    hideLabel,
    prefix,
    unit,
    valid,
    tall = 48,
    className,
    id: givenId,
    ...rest
  } = props;
  const words = { label, hint, error, optional, hideLabel };
  const { id, noteId, control } = useFieldWiring(words, givenId);
  return (
    <FieldFrame {...words} id={id} noteId={noteId} className={className}>
      <div className={cx(fieldBox, 'border-control', tall === 40 ? 'h-10 px-3' : 'h-12 px-3.5')}>
        {prefix && <span className="mr-3 shrink-0 border-r border-outline pr-3 font-medium">{prefix}</span>}
        {unit && (
          <span aria-hidden="true" className={cx('mr-0.5 text-muted', tall === 40 && 'text-small')}>
            {unit}
          </span>
        )}
        <input
          {...rest}
          {...control}
          className={cx(
            'h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted disabled:placeholder:text-disabled',
            tall === 40 && 'text-small',
          )}
        />
        {valid && !error && <Check size={20} className="ml-2 text-sell" />}
      </div>
    </FieldFrame>
  );
}
