import type { Line } from '#rules/catalog/lines.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { useForm } from '#client/lib/use-form.ts';
import { formParts } from './form-parts.ts';
import { errorWords } from './missing-words.ts';
import { billingFields, formErrors, type FormField, type TypedForm } from './typed-form.ts';

export const fieldId = (field: FormField) => `checkout-${field}`;

export interface FormSetup {
  line: Line;
  cartId: string;
  /** The first values: stored details, or the account's data. */
  start: TypedForm;
  /** The last digits of a bank account that is kept with the cart. */
  keptAccount?: string | undefined;
  save: (form: TypedForm) => Promise<void>;
  /** Stores for drop-in, the best first; empty while loading. */
  storeIds?: readonly number[] | undefined;
  /** Everything is collected: no address is asked for. */
  collects?: boolean | undefined;
  /** The store has free times, and none is kept for the cart. */
  lacksTime?: ((form: TypedForm) => boolean) | undefined;
}

/** Preselects the first store for drop-in. A store that no longer takes devices is dropped. */
export function withStore(form: TypedForm, storeIds: readonly number[]): TypedForm {
  const [first] = storeIds;
  const isOffered = form.store_id !== undefined && storeIds.includes(form.store_id);
  return form.way !== 'drop_in' || first === undefined || isOffered ? form : { ...form, store_id: first };
}

/** Not stored in the browser: the bank account, and the way, since the repair page's choice may be newer. */
const NOT_KEPT = [
  'account_holder',
  'sort_code',
  'account_number',
  'keep_account',
  'way',
  'store_id',
] as const;

/** Values, errors and saved state of the checkout form. After a failed submission a summary lists the errors. */
export function useCheckoutForm(setup: FormSetup) {
  const { line, cartId, start, keptAccount, save, storeIds = [], collects, lacksTime } = setup;
  const whole = (values: TypedForm): TypedForm => ({ ...withStore(values, storeIds), collects });
  const partsOf = (values: TypedForm) => formParts(line, whole(values));
  const askedOf = (values: TypedForm): FormField[] => [
    ...partsOf(values).flatMap(({ fields }): FormField[] =>
      // The time stands below the store.
      fields.includes('way') ? [...fields, 'starts_at'] : [...fields],
    ),
    ...billingFields(whole(values)),
  ];
  const errorsOf = (values: TypedForm) => ({
    ...formErrors(line, whole(values)),
    ...(lacksTime?.(whole(values)) && { starts_at: 'Required' }),
  });
  const state = useForm<TypedForm>({
    start,
    errorsOf: (values) => errorWords(errorsOf(values)),
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
    },
  });
  const { values, tries, failure, errorOf } = state;
  const wrong = errorsOf(values);
  return {
    ...state,
    form: withStore(values, storeIds),
    parts: partsOf(values),
    keptAccount,
    /** Whether these fields are valid, even if no error is shown. */
    isRight: (fields: readonly (keyof TypedForm)[]) => fields.every((field) => !(field in wrong)),
    /** The summary of errors after a failed submission. A new number of tries focuses it. */
    summary:
      tries > 0
        ? { tries, failure, fields: askedOf(values).filter((field) => errorOf(field) !== undefined) }
        : undefined,
  };
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;
