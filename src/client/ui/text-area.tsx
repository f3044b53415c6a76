import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, fieldBox, useFieldWiring } from './field.tsx';
import type { FieldWords } from './field.tsx';

type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldWords;

/** A field for several lines. It grows with its text if the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, hideLabel, className, id: givenId, rows = 4, ...rest } = props;
  const words = { label, hint, error, optional, hideLabel };
  const { id, noteId, control } = useFieldWiring(words, givenId);
  return (
    <FieldFrame {...words} id={id} noteId={noteId} className={className}>
      <div className={cx(fieldBox, 'border-control')}>
        <textarea
          rows={rows}
          {...rest}
          {...control}
          className="field-sizing-content max-h-80 min-h-24 w-full min-w-0 resize-y rounded-control bg-transparent px-3.5 py-3 outline-none placeholder:text-muted"
        />
      </div>
    </FieldFrame>
  );
}
