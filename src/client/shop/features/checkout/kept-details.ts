import type { CartItem } from '#contract/cart.ts';
import type { CheckoutDetails } from '#contract/checkout.ts';
import type { WayIn } from '#rules/checkout.ts';
import type { FormSetup } from './use-checkout-form.ts';

/** How a form begins where something was kept. A bank account that can't be read any more is asked for again. */
export function keptDetails({
  account_ends: keptAccount,
  ...start
}: CheckoutDetails): Pick<FormSetup, 'start' | 'keptAccount' | 'wasSaved'> {
  if (keptAccount === undefined) return { start, wasSaved: start.payout !== 'bank' };
  return { start: { ...start, keep_account: true }, keptAccount, wasSaved: true };
}

/** How the device comes, as chosen last with a repair of the cart: one form is for all of them. */
export function chosenWay(items: readonly Pick<CartItem, 'id' | 'way' | 'is_saved'>[]): WayIn | undefined {
  return (
    items.filter(({ is_saved, way }) => !is_saved && way !== null).sort((a, b) => b.id - a.id)[0]?.way ??
    undefined
  );
}
