import type { CheckoutDetails } from '#contract/checkout.ts';
import type { FormSetup } from './use-checkout-form.ts';

/** How a form begins where something was kept. A bank account that can't be read any more is asked for again. */
export function keptDetails({
  account_ends: keptAccount,
  ...start
}: CheckoutDetails): Pick<FormSetup, 'start' | 'keptAccount' | 'wasSaved'> {
  if (keptAccount === undefined) return { start, wasSaved: start.payout !== 'bank' };
  return { start: { ...start, keep_account: true }, keptAccount, wasSaved: true };
}
