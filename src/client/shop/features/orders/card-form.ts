import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { CardPayment } from '#contract/payments.ts';

/** A card form in the page, ready to be filled in. */
export interface CardForm {
  /** Pays. Returns undefined if the bank has the payment, or an error message. May go to the bank's page and back. */
  pay: () => Promise<string | undefined>;
  remove: () => void;
}

/** As the shop's own fields look. */
const LOOK = {
  variables: {
    colorPrimary: '#4f46e5',
    colorText: '#14161a',
    colorDanger: '#b42318',
    fontFamily: 'system-ui, sans-serif',
    fontSizeBase: '16px',
    borderRadius: '8px',
  },
};

/**
 * Loads Stripe's script and shows its form in an element. The form is an iframe, so the shop sees no card numbers.
 * Undefined if it could not be loaded.
 */
export async function openCardForm(
  { publishable_key: key, client_secret: clientSecret }: CardPayment,
  place: HTMLElement,
): Promise<CardForm | undefined> {
  const stripe = await loadStripe(key).catch(() => null);
  if (!stripe || clientSecret === undefined) return undefined;
  const elements = stripe.elements({ clientSecret, appearance: LOOK });
  const form = elements.create('payment');
  if (!(await isShown(form, place))) return undefined;
  return { pay: () => pay(stripe, elements), remove: () => form.destroy() };
}

function isShown(form: StripePaymentElement, place: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    form.on('ready', () => resolve(true));
    form.on('loaderror', () => {
      form.destroy();
      resolve(false);
    });
    form.mount(place);
  });
}

async function pay(stripe: Stripe, elements: StripeElements): Promise<string | undefined> {
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: `${location.origin}${location.pathname}` },
    redirect: 'if_required',
  });
  return error && (error.message ?? 'Your card was not accepted');
}
