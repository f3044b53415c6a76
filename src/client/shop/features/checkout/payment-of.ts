import type { CheckoutOrder } from '#contract/checkout.ts';
import type { PaymentKind } from './payment-choice.tsx';

/** The chosen payment method, or the first available one. */
export function paymentOf({ payments }: CheckoutOrder, wanted: PaymentKind | undefined) {
  const open = payments.filter(({ reason }) => reason === null);
  return (open.find(({ kind }) => kind === wanted) ?? open[0])?.kind;
}

/** Under which the choice is kept over a reload, and over a session that ends. */
export const chosenPayment = (cartId: string) => ({ name: `payment-${cartId}` });
