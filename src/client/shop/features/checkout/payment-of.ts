import type { CheckoutOrder } from '#contract/checkout.ts';
import type { PaymentKind } from './payment-choice.tsx';

/** The way of paying that was chosen, or the first that is open. */
export function paymentOf({ payments }: CheckoutOrder, wanted: PaymentKind | undefined) {
  const open = payments.filter(({ reason }) => reason === null);
  return (open.find(({ kind }) => kind === wanted) ?? open[0])?.kind;
}
