import type { Checkout, CheckoutDetails } from '#contract/checkout.ts';
import { billingStart, type TypedForm } from './typed-form.ts';
import type { FormSetup } from './use-checkout-form.ts';

type FormStart = Pick<FormSetup, 'start' | 'keptAccount' | 'wasSaved'>;

/** How a form begins where something was kept. A bank account that can't be read any more is asked for again. */
function keptDetails({ account_ends: keptAccount, billing, ...details }: CheckoutDetails): FormStart {
  const start = { ...details, ...billingStart(billing) };
  if (keptAccount === undefined) return { start, wasSaved: start.payout !== 'bank' };
  return { start: { ...start, keep_account: true }, keptAccount, wasSaved: true };
}

/** What was kept, or else what is known of whoever is here. A way that was chosen since goes before an older one. */
export function formStart({ details, way }: Pick<Checkout, 'details' | 'way'>, known: TypedForm): FormStart {
  const begin = details ? keptDetails(details) : { start: known, wasSaved: false };
  if (way === null || way === begin.start.way) return begin;
  return { ...begin, start: { ...begin.start, way }, wasSaved: false };
}
