import { useState } from 'react';
import type { Line } from '#rules/catalog/lines.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { useForm } from '#client/lib/use-form.ts';
import { announce } from '#client/ui/announce.ts';
import { formParts } from './form-parts.ts';
import { billingFields, formErrors, type FormField, type TypedForm } from './typed-form.ts';

export const fieldId = (field: FormField) => `checkout-${field}`;

export interface FormSetup {
  line: Line;
  cartId: string;
  /** What the form begins with: what was kept, or what is known of whoever is here. */
  start: TypedForm;
  wasSaved: boolean;
  /** The last digits of a bank account that is kept with the cart. */
  keptAccount?: string | undefined;
  save: (form: TypedForm) => Promise<void>;
  /** Where a device can be dropped in, the best first; empty while nobody knows. */
  storeIds?: readonly number[] | undefined;
  /** Everything is collected: no address is asked for. */
  collects?: boolean | undefined;
}

/** The store that drop-in names is ticked, until another one is; one that is closed by now is none. */
export function withStore(form: TypedForm, storeIds: readonly number[]): TypedForm {
  const [first] = storeIds;
  const isOffered = form.store_id !== undefined && storeIds.includes(form.store_id);
  return form.way !== 'drop_in' || first === undefined || isOffered ? form : { ...form, store_id: first };
}

/** A bank account is never written down in a browser; and a way that was chosen on the page of a repair is newer. */
const NOT_KEPT = [
  'account_holder',
  'sort_code',
  'account_number',
  'keep_account',
  'way',
  'store_id',
] as const;

/** What is typed, what is wrong with it and whether it is saved. After a try that failed, a summary leads to each error. */
export function useCheckoutForm(setup: FormSetup) {
  const { line, cartId, start, wasSaved, keptAccount, save, storeIds = [], collects } = setup;
  const whole = (values: TypedForm): TypedForm => ({ ...withStore(values, storeIds), collects });
  const [hasSaved, setHasSaved] = useState(wasSaved);
  const partsOf = (values: TypedForm) => formParts(line, whole(values));
  const askedOf = (values: TypedForm): FormField[] => [
    ...partsOf(values).flatMap(({ fields }) => fields),
    ...billingFields(whole(values)),
  ];
  const state = useForm<TypedForm>({
    start,
    errorsOf: (values) => formErrors(line, whole(values)),
    fieldsOf: askedOf,
    marks: 'left',
    hasSummary: true,
    keeping: { name: `checkout-${cartId}`, not: NOT_KEPT },
    async send(values) {
      try {
        await save(whole(values));
      } catch (error) {
        const isAccountWrong = error instanceof ApiError && error.fields['account_number'] !== undefined;
        if (isAccountWrong) state.change({ keep_account: false });
        throw error;
      }
      setHasSaved(true);
      announce('Your details are saved');
    },
  });
  const { values, tries, failure, errorOf } = state;
  const wrong = formErrors(line, whole(values));
  return {
    ...state,
    form: withStore(values, storeIds),
    parts: partsOf(values),
    isSaved: hasSaved && !state.isChanged,
    keptAccount,
    /** Nothing is wrong with these fields, whether or not an error is shown. */
    isRight: (fields: readonly (keyof TypedForm)[]) => fields.every((field) => !(field in wrong)),
    /** What the summary lists after a try that failed; a new number of tries brings focus to it. */
    summary:
      tries > 0
        ? { tries, failure, fields: askedOf(values).filter((field) => errorOf(field) !== undefined) }
        : undefined,
  };
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;
