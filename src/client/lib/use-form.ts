import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, messageOf } from './api-error.ts';

type Values<F extends string> = Readonly<Record<F, string>>;
type Errors<F extends string> = Readonly<Partial<Record<F, string | undefined>>>;

export interface FormSetup<F extends string> {
  start: Values<F>;
  /** What is wrong with what is typed, by field. */
  errorsOf: (values: Values<F>) => Errors<F>;
  /** Rejects with what the server found wrong. */
  send: (values: Values<F>) => Promise<void>;
}

/**
 * What is typed and what is wrong with it. An error is shown once its field was left, or sending was tried; what
 * the server found stays until the field is changed. Nothing that was typed is thrown away.
 */
export function useForm<F extends string>({ start, errorsOf, send }: FormSetup<F>) {
  const [values, setValues] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<F>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  /** Two presses in one frame: the state of the first is not there yet for the second. */
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const names = Object.keys(start) as F[];
  const wrong = errorsOf(values);
  const focusOn = (name: F) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;
    setLeft(new Set(names));
    setFailure(undefined);
    const firstWrong = names.find((name) => wrong[name]);
    if (firstWrong) return focusOn(firstWrong);
    busy.current = true;
    setIsBusy(true);
    try {
      await send(values);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const firstRefused = names.find((name) => fields[name]);
      setRefused(fields);
      if (firstRefused) focusOn(firstRefused);
      else setFailure(messageOf(error));
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }

  return {
    values,
    isBusy,
    failure,
    formProps: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
    fieldProps: (name: F) => ({
      name,
      value: values[name],
      error: (left.has(name) ? wrong[name] : undefined) ?? refused[name],
      onChange: (event: { target: { value: string } }) => {
        setValues({ ...values, [name]: event.target.value });
        setRefused({ ...refused, [name]: undefined });
      },
      onBlur: () => {
        if (values[name] !== start[name]) setLeft(new Set([...left, name]));
      },
    }),
    change: (changed: Partial<Values<F>>) => setValues({ ...values, ...changed }),
    /** As it was at first, such as after a password was changed. */
    reset: () => {
      setValues(start);
      setLeft(new Set());
      setRefused({});
    },
  };
}
