import type { BankAccount, CheckoutErrors, CheckoutField, CheckoutForm } from '#rules/checkout/form.ts';
import { checkoutErrors, cleanCheckout, partBank } from '#rules/checkout/form.ts';
import type { HomeAddress } from './tables.ts';

const BANK = ['account_holder', 'sort_code', 'account_number'] as const satisfies readonly CheckoutField[];
const HOME = ['line_1', 'line_2', 'town', 'post_code'] as const satisfies readonly CheckoutField[];

type Words = Pick<CheckoutForm, (typeof BANK)[number] | (typeof HOME)[number]>;

type Typed<T> = { given: T | undefined } | { errors: CheckoutErrors };

function read<T>(
  form: CheckoutForm,
  fields: readonly (keyof Words)[],
  of: (clean: CheckoutForm) => T | undefined,
): Typed<T> {
  if (fields.every((field) => form[field] === undefined)) return { given: undefined };
  const wrong = checkoutErrors('sell', form);
  const errors = Object.fromEntries(
    fields.flatMap((field) => (wrong[field] === undefined ? [] : [[field, wrong[field]]])),
  ) as CheckoutErrors;
  if (Object.keys(errors).length > 0) return { errors };
  return { given: of(cleanCheckout('sell', form)) };
}

/** Bank details of a move, read as the checkout reads them; `given` is undefined if there are none. */
export const readBankDetails = (words: Words): Typed<BankAccount> =>
  read({ ...pick(words, BANK), payout: 'bank' }, BANK, (clean) => partBank(clean).bank);

/** Another address to send devices back to. */
export const readHome = (words: Words): Typed<HomeAddress> =>
  read(pick(words, HOME), HOME, ({ line_1, line_2, town, post_code }) =>
    line_1 === undefined || town === undefined || post_code === undefined
      ? undefined
      : { line_1, line_2, town, post_code },
  );

const pick = (words: Words, fields: readonly (keyof Words)[]): CheckoutForm =>
  Object.fromEntries(fields.flatMap((field) => (words[field] === undefined ? [] : [[field, words[field]]])));
