import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import {
  checkoutErrors,
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutForm,
} from '#rules/checkout/form.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { announce } from '#client/ui/announce.ts';
import { formParts } from './form-parts.ts';

export const fieldId = (field: CheckoutField) => `checkout-${field}`;

export interface FormSetup {
  line: Line;
  /** What the form begins with: what was kept, or what is known of whoever is here. */
  start: CheckoutForm;
  wasSaved: boolean;
  /** The last digits of a bank account that is kept with the cart. */
  keptAccount?: string | undefined;
  save: (form: CheckoutForm) => Promise<void>;
  /** Where a device can be dropped in, the best first; empty while nobody knows. */
  storeIds?: readonly number[] | undefined;
}

/** The store that drop-in names is ticked, until another one is; one that is closed by now is none. */
export function withStore(form: CheckoutForm, storeIds: readonly number[]): CheckoutForm {
  const [first] = storeIds;
  const isOffered = form.store_id !== undefined && storeIds.includes(form.store_id);
  return form.way !== 'drop_in' || first === undefined || isOffered ? form : { ...form, store_id: first };
}

/**
 * What is typed, what is wrong with it and what of it is kept. An error is shown once its field was left; trying to
 * save shows all of them, with a summary that leads to each. Nothing that was typed is ever thrown away.
 */
export function useCheckoutForm({ line, start, wasSaved, keptAccount, save, storeIds = [] }: FormSetup) {
  const [typed, setForm] = useState(start);
  const form = withStore(typed, storeIds);
  const [left, setLeft] = useState<ReadonlySet<CheckoutField>>(new Set());
  const [refused, setRefused] = useState<CheckoutErrors>({});
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isSaved, setIsSaved] = useState(wasSaved);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);

  const wrong = checkoutErrors(line, form);
  const parts = formParts(line, form);
  const asked = parts.flatMap(({ fields }) => fields);
  const errorOf = (field: CheckoutField) => (left.has(field) ? wrong[field] : undefined) ?? refused[field];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;
    setLeft(new Set(asked));
    setFailure(undefined);
    if (asked.some((field) => wrong[field])) {
      setTries(tries + 1);
      return;
    }
    busy.current = true;
    setIsBusy(true);
    try {
      await save(form);
      setRefused({});
      setTries(0);
      setIsSaved(true);
      announce('Your details are saved');
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setRefused(fields);
      if (fields['account_number'] !== undefined) setForm({ ...form, keep_account: false });
      setFailure(messageOf(error));
      setTries(tries + 1);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }

  return {
    form,
    parts,
    errorOf,
    isSaved,
    isBusy,
    keptAccount,
    submit,
    /** What the summary lists after a try that failed; a new number of tries brings focus to it. */
    summary:
      tries > 0
        ? { tries, failure, fields: asked.filter((field) => errorOf(field) !== undefined) }
        : undefined,
    leave: (field: CheckoutField) => setLeft(new Set([...left, field])),
    change<F extends keyof CheckoutForm>(field: F, value: CheckoutForm[F]) {
      setForm({ ...form, [field]: value });
      setRefused({ ...refused, [field]: undefined });
      setIsSaved(false);
    },
  };
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;
