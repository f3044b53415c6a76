import type { Checkout, CheckoutDetails } from '#contract/checkout.ts';
import { billingStart, type TypedForm } from './typed-form.ts';
import type { FormSetup } from './use-checkout-form.ts';

type FormStart = Pick<FormSetup, 'start' | 'keptAccount'>;

/** The first values from stored details. A bank account that can't be decrypted must be typed again. */
function keptDetails({ account_ends: keptAccount, billing, ...details }: CheckoutDetails): FormStart {
  const start = { ...details, ...billingStart(billing) };
  return keptAccount === undefined ? { start } : { start: { ...start, keep_account: true }, keptAccount };
}

/** Stored details, or else the account's data. A way that was chosen later replaces the stored way. */
export function formStart({ details, way }: Pick<Checkout, 'details' | 'way'>, known: TypedForm): FormStart {
  const begin = details ? keptDetails(details) : { start: known };
  return way === null || way === begin.start.way ? begin : { ...begin, start: { ...begin.start, way } };
}
