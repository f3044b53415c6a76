import type { FormField } from './typed-form.ts';

/** The hint for a field that was left empty. Fields that may stay empty have none. */
const MISSING: Partial<Record<FormField, string>> = {
  email: 'Enter your email address',
  name: 'Enter your full name',
  line_1: 'Enter the first line of your address',
  town: 'Enter your town or city',
  post_code: 'Enter your postcode',
  billing_line_1: 'Enter the first line of the billing address',
  billing_town: 'Enter the town or city of the billing address',
  billing_post_code: 'Enter the postcode of the billing address',
  payout: 'Choose how we pay you',
  account_holder: 'Enter the name on the account',
  sort_code: 'Enter your sort code',
  account_number: 'Enter your account number',
  way: 'Choose how your device reaches us',
  store_id: 'Choose a store',
  starts_at: 'Choose a day and a time at the store',
};

type Errors = Partial<Record<FormField, string>>;

/** The errors of a form as a person reads them: 'Enter your postcode' in place of 'Required'. */
export const errorWords = (errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field,
      error === 'Required' ? (MISSING[field as FormField] ?? error) : error,
    ]),
  );

/**
 * An error in a list, away from its field. Most errors name their field already. Without its name, an error
 * of the billing address would read like one of the delivery address.
 */
export function listedError(field: FormField, label: string, error = ''): string {
  const namesIt =
    error === MISSING[field] || (!field.startsWith('billing_') && /^(?:Enter|Invalid) /.test(error));
  if (namesIt) return error;
  return error === 'Too long' ? `${label} is too long` : `${label}: ${error}`;
}
