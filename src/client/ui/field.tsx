import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type FieldWords = {
  label: string;
  hint?: ReactNode;
  /** The error, shown instead of the hint. Set it after the field has lost focus. */
  error?: string | undefined;
  optional?: boolean | undefined;
  hideLabel?: boolean | undefined;
};

/** Ids and aria attributes that tie a control to its label, hint and error. */
export function useFieldWiring({ hint, error }: FieldWords, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  return {
    id,
    noteId,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error || hint ? noteId : undefined,
    },
  };
}

type FieldFrameProps = FieldWords & {
  id: string;
  noteId: string;
  className?: string | undefined;
  children: ReactNode;
};

export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, optional, hideLabel, id, noteId, className, children } = props;
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block w-fit text-small font-semibold'}>
        {label}
        {optional && <span className="font-normal text-muted"> optional</span>}
      </label>
      {children}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  if (error) {
    return (
      <p id={id} className="mt-1.5 flex gap-1.5 text-caption font-medium text-danger">
        <CircleAlert size={16} className="mt-px" />
        {error}
      </p>
    );
  }
  return hint ? (
    <p id={id} className="mt-1.5 text-caption text-muted">
      {hint}
    </p>
  ) : null;
}

/** Focus and error draw an outline over the 1 px border, so that nothing moves. */
export const fieldBox = cx(
  'flex items-center rounded-control border bg-paper transition-shadow',
  'has-focus:ring-4 has-focus:ring-accent-tint has-focus:outline-2 has-focus:-outline-offset-1 has-focus:outline-focus',
  'has-aria-invalid:border-danger has-aria-invalid:outline-2 has-aria-invalid:-outline-offset-1 has-aria-invalid:outline-danger',
  // Beside the red border, so that focus is as plain to see as on any other field.
  'has-aria-invalid:has-focus:outline-focus has-aria-invalid:has-focus:outline-offset-2',
  'has-disabled:border-border has-disabled:bg-grey-1 has-disabled:text-disabled',
);
