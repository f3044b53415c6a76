import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldNote } from './field.tsx';

type Props = { legend: string; error?: string | undefined; children: ReactNode };

/** A group of choices, with its error directly below. */
export function Choices({ legend, error, children }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="mb-1 text-small font-semibold">{legend}</legend>
      {children}
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}
