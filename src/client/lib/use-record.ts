import { useEffect, useRef, useState } from 'react';
import { ApiError, mayRecover, messageOf } from './api-error.ts';
import { forget, keep, readKept } from './kept-typing.ts';
import { editsAfter, isOwnSave, type Sent } from './own-save.ts';
import {
  changedIn,
  disputesIn,
  keepMine,
  noEdits,
  onlyChanged,
  pick,
  withEdits,
  type RecordEdits,
} from './record-edits.ts';

type Values<F extends string> = Readonly<Record<F, string>>;
type Some<F extends string> = Readonly<Partial<Record<F, string>>>;

interface Kept<F extends string> extends RecordEdits<F> {
  /** A save of them that is under way. */
  sent?: Sent<F> | undefined;
}

/** A new record has no version yet. */
const versionOf = (record: unknown) => (record as { version?: number } | undefined)?.version;

export interface RecordSetup<F extends string, R> {
  /** Unique for the record. Typed values are stored under it over a reload of the tab. */
  name: string;
  record: R;
  valuesOf: (record: R) => Values<F>;
  /** Errors of the typed values, by field. */
  errorsOf: (values: Values<F>, record: R) => Some<F>;
  /** Saves the changed fields, and resolves to the saved record. */
  send: (changed: Some<F>, record: R) => Promise<R>;
}

/** A page that is being left runs no timer of this length any more. */
const WHILE_LEAVING_MS = 1_000;

const keysOf = <F extends string>(values: Some<F>) => Object.keys(values) as F[];

/**
 * The fields of a record that several people may change. Only changed fields are saved. If a colleague has
 * saved the record in between, both changes are kept. If both changed the same field, the person chooses one
 * of the two.
 */
export function useRecord<F extends string, R>(setup: RecordSetup<F, R>) {
  const { name, record: read, valuesOf, errorsOf, send } = setup;
  const [record, setRecord] = useState(read);
  const base = valuesOf(record);
  const [typed, setTyped] = useState(() => keptFor<F>(name, { version: versionOf(record), values: base }));
  const { edits } = typed;
  const sent = useRef<Sent<F>>(undefined);
  const disputed = disputesIn(typed, base);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [wasPressed, setWasPressed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const form = useRef<HTMLDivElement>(null);

  // In a long form the message can be far from the button that was pressed.
  useEffect(() => {
    if (failure) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const values: Values<F> = { ...base, ...edits };
  const changed = changedIn(typed, base);
  const wrong = errorsOf(values, record);

  function put(next: RecordEdits<F>, saved: Values<F> = base) {
    setTyped(next);
    store(next, saved);
  }

  function store(next: RecordEdits<F>, saved: Values<F>) {
    if (changedIn(next, saved).length === 0) forget({ name });
    else keep<Kept<F>>({ name }, { ...next, sent: sent.current });
  }

  // Rich text is written in an element that can't have a name.
  const focusOn = (key: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${key}"], [data-name="${key}"]`)?.focus();

  /** Shows the other person's record. Resolves to the fields that both have changed. */
  function rebase(now: R): readonly F[] {
    const theirs = valuesOf(now);
    const next = onlyChanged(typed, base);
    setRecord(now);
    put(next, theirs);
    return disputesIn(next, theirs);
  }

  async function sendOn(to: R, mayTryAgain: boolean): Promise<boolean> {
    sent.current = {
      version: versionOf(to),
      values: pick(values, changed),
      was: pick(valuesOf(to), changed),
    };
    store(onlyChanged(typed, base), valuesOf(to));
    try {
      const saved = await send(pick(values, changed), to);
      sent.current = undefined;
      setRecord(saved);
      put(noEdits<F>(), valuesOf(saved));
      return true;
    } catch (error) {
      sent.current = undefined;
      // A reload also aborts a save that is under way. The next page then needs the sent values.
      if (!mayRecover(error)) forgetSent<F>(name);
      else setTimeout(() => !sent.current && forgetSent<F>(name), WHILE_LEAVING_MS);
      const now = error instanceof ApiError ? (error.now as R | undefined) : undefined;
      if (now) {
        if (rebase(now).length === 0 && mayTryAgain) return sendOn(now, false);
        setFailure(messageOf(error));
        return false;
      }
      const fields = error instanceof ApiError ? error.fields : {};
      setRefused(fields);
      const first = keysOf(base).find((key) => fields[key]);
      if (first) focusOn(first);
      else setFailure(messageOf(error));
      return false;
    }
  }

  /** True once everything is saved. */
  async function save(): Promise<boolean> {
    if (busy.current) return false;
    setWasPressed(true);
    setFailure(undefined);
    setRefused({});
    const first = keysOf(base).find((key) => wrong[key]);
    if (first) {
      focusOn(first);
      return false;
    }
    if (disputed.length > 0) {
      setFailure('Choose first which values to keep.');
      return false;
    }
    busy.current = true;
    setIsBusy(true);
    try {
      return await sendOn(record, true);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }

  const change = (key: F, value: string) => {
    setRefused(({ [key]: _gone, ...rest }) => rest);
    put(withEdits(typed, { ...edits, [key]: value }, base));
  };

  /** Changes several fields at once. A field that becomes undefined is no longer changed. */
  const changeAll = (next: Readonly<Partial<Record<F, string | undefined>>>) => {
    const all: Partial<Record<F, string | undefined>> = { ...edits, ...next };
    setRefused({});
    const given = keysOf(all as Some<F>).filter((key) => all[key] !== undefined);
    put(withEdits(typed, pick(all as Some<F>, given), base));
  };

  return {
    record,
    /** Takes over the record after another call has changed it, such as a publication. */
    take: (next: R) => void rebase(next),
    formProps: { ref: form },
    values,
    changed,
    isBusy,
    failure,
    save,
    change,
    changeAll,
    edits,
    /** The server's errors, also those that belong to no field. */
    refused,
    discard: () => {
      put(noEdits<F>());
      setFailure(undefined);
    },
    /** Fields with both values, until one is chosen. */
    disputes: disputed.map((field) => ({ field, mine: values[field], theirs: base[field] })),
    decide: (field: F, whose: 'mine' | 'theirs') => {
      const others = keysOf(edits).filter((key) => key !== field);
      put(whose === 'mine' ? keepMine(typed, field, base) : withEdits(typed, pick(edits, others), base));
      setFailure(undefined);
    },
    fieldProps: (key: F) => ({
      name: key,
      value: values[key],
      error: (wasPressed ? wrong[key] : undefined) ?? refused[key],
      onChange: ({ target }: { target: { value: string } }) => change(key, target.value),
    }),
  };
}

/** The values that were typed before a reload, without those that were saved while the page reloaded. */
function keptFor<F extends string>(
  name: string,
  now: { version: number | undefined; values: Values<F> },
): RecordEdits<F> {
  const { edits, was, sent }: Partial<Kept<F>> = readKept<Kept<F>>({ name });
  if (!edits || !was) return noEdits<F>();
  if (!isOwnSave(sent, now)) return { edits, was };
  const left = editsAfter(sent, edits);
  if (keysOf(left).length === 0) forget({ name });
  return withEdits(noEdits<F>(), left, now.values);
}

function forgetSent<F extends string>(name: string): void {
  const { sent, edits, was } = readKept<Kept<F>>({ name });
  if (sent && edits && was) keep<Kept<F>>({ name }, { edits, was });
}
