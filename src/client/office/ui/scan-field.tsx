import { useState } from 'react';
import { TextField } from '#client/ui/text-field.tsx';
import { CameraButton } from './camera-button.tsx';

type Props = {
  label: string;
  hint?: string;
  /** Takes what was typed or scanned. Answers why it can't be used. */
  onScan: (text: string) => string | undefined;
};

/** A field for a barcode scanner, which types and presses Enter. It is empty again for the next one. */
export function ScanField({ label, hint, onScan }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  function take(typed: string) {
    const wanted = typed.trim();
    if (wanted === '') return;
    const problem = onScan(wanted);
    setError(problem);
    if (problem === undefined) setText('');
  }
  return (
    <div className="flex gap-2">
      <TextField
        className="flex-1"
        label={label}
        {...(hint && { hint })}
        value={text}
        error={error}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is not sent by a scanner.
          event.preventDefault();
          take(text);
        }}
      />
      {/* Beside the box of the field, below the height of its label: a hint or an error moves nothing. */}
      <CameraButton className="mt-6.5 size-12 border border-control" onRead={take} />
    </div>
  );
}
