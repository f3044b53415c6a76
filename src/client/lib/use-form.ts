import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, messageOf } from './api-error.ts';
import { forget, keep, readKept, type Keeping } from './kept-typing.ts';

type Name<V> = keyof V & string;
/** Names of text fields, not of choices or numbers. */
type TextName<V> = {
  [N in Name<V>]: [V[N]] extends [string | undefined] ? (string extends V[N] ? N : never) : never;
}[Name<V>];
type Errors<V> = Readonly<Partial<Record<Name<V>, string | undefined>>>;

export interface FormSetup<V extends object> {
  start: V;
  /** Errors of the typed values, by field. */
  errorsOf: (values: V) => Errors<V>;
  /** Rejects with the server's errors. */
  send: (values: V) => Promise<void>;
  /** The fields in the order of the page. Default: the fields of `start`. */
  fieldsOf?: (values: V) => readonly Name<V>[];
  /** The fields that show an error when they lose focus: only changed ones, or all. */
  marks?: 'changed' | 'left';
  /** A summary of errors gets the focus instead of the first wrong field. */
  hasSummary?: boolean;
  /** Keeps typed values over a reload of the tab, until they are sent. */
  keeping?: Keeping<Name<V>>;
}

/**
 * The values and errors of a form. An error is shown when its field loses focus or the form was submitted. The server's
 * errors stay until the field changes. Typed values are never discarded.
 */
export function useForm<V extends object>(setup: FormSetup<V>) {
  const { start, errorsOf, send, fieldsOf, marks = 'changed', hasSummary = false, keeping } = setup;
  const [kept] = useState<Partial<V>>(() => (keeping ? readKept<V>(keeping) : {}));
  const [values, setValues] = useState<V>({ ...start, ...kept });
  const [isChanged, setIsChanged] = useState(Object.keys(kept).length > 0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({});
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  /** Refs, since state is not updated yet between two clicks or changes in one frame. */
  const busy = useRef(false);
  const latest = useRef(values);
  const form = useRef<HTMLFormElement>(null);

  const names = fieldsOf?.(values) ?? (Object.keys(start) as Name<V>[]);
  const wrong = errorsOf(values);
  const errorOf = (name: Name<V>) => (left.has(name) ? wrong[name] : undefined) ?? refused[name];

  function show(next: V, areChanged: boolean) {
    latest.current = next;
    setValues(next);
    setIsChanged(areChanged);
    if (!keeping) return;
    if (areChanged) keep<V>(keeping, next);
    else forget(keeping);
  }

  function put(next: V, changed: readonly string[]) {
    show(next, true);
    setRefused((before) => ({ ...before, ...Object.fromEntries(changed.map((name) => [name, undefined])) }));
  }

  function failed(name: Name<V> | undefined) {
    setTries((count) => count + 1);
    if (name && !hasSummary) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;
    setLeft(new Set(names));
    setFailure(undefined);
    const firstWrong = names.find((name) => wrong[name]);
    if (firstWrong) return failed(firstWrong);
    busy.current = true;
    setIsBusy(true);
    try {
      await send(values);
      setRefused({});
      setTries(0);
      // Values typed during the request are not sent yet.
      if (latest.current === values) show(values, false);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const firstRefused = names.find((name) => fields[name]);
      setRefused(fields);
      if (!firstRefused) setFailure(messageOf(error));
      failed(firstRefused);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }

  function leave(name: Name<V>) {
    if (marks === 'left' || values[name] !== start[name]) setLeft((before) => new Set([...before, name]));
  }

  return {
    values,
    /** Some typed values are not sent yet. */
    isChanged,
    isBusy,
    failure,
    /** Failed submissions since the last success. When it grows, the summary gets the focus. */
    tries,
    errorOf,
    formProps: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
    fieldProps: (name: TextName<V>) => ({
      name,
      value: String(values[name] ?? ''),
      error: errorOf(name),
      onChange: ({ target }: { target: { value: string } }) =>
        put({ ...latest.current, [name]: target.value }, [name]),
      onBlur: () => leave(name),
    }),
    /** Shows the errors of these fields, as if they had lost focus. */
    mark: (fields: readonly Name<V>[]) => setLeft((before) => new Set([...before, ...fields])),
    change: (changed: Partial<V>) => put({ ...latest.current, ...changed }, Object.keys(changed)),
    /** Resets the form, such as after a password was changed. */
    reset: () => {
      show(start, false);
      setLeft(new Set());
      setRefused({});
    },
  };
}
