import type { Line } from '../catalog/lines.ts';
import type { CheckoutForm } from './form.ts';
import { checkoutErrors, cleanCheckout } from './form.ts';

/** The billing address, if it differs from the delivery address. */
export interface BillingForm {
  name?: string | undefined;
  line_1: string;
  line_2?: string | undefined;
  town: string;
  post_code: string;
}

const FIELDS = ['name', 'line_1', 'line_2', 'town', 'post_code'] as const;

/** Uses the rules of the delivery address, but the name may be left out. */
const asForm = (billing: BillingForm): CheckoutForm => ({
  ...billing,
  name: billing.name?.trim() ? billing.name : 'The buyer',
});

/** Errors by field, such as `billing_town`; none if there is no billing address. */
export function billingErrors(line: Line, billing: BillingForm | null | undefined): Record<string, string> {
  if (line !== 'buy' || !billing) return {};
  const errors = checkoutErrors('buy', asForm(billing));
  return Object.fromEntries(
    FIELDS.flatMap((field) => (errors[field] === undefined ? [] : [[`billing_${field}`, errors[field]]])),
  );
}

export function cleanBilling(billing: BillingForm): BillingForm {
  const clean = cleanCheckout('buy', asForm(billing));
  return {
    ...(billing.name?.trim() && { name: clean.name }),
    line_1: clean.line_1 ?? '',
    ...(clean.line_2 !== undefined && { line_2: clean.line_2 }),
    town: clean.town ?? '',
    post_code: clean.post_code ?? '',
  };
}
