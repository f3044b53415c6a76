import type { Input } from '#contract/calls.ts';
import type { CheckoutDetails } from '#contract/checkout.ts';
import { billingErrors, type BillingForm } from '#rules/checkout/billing.ts';
import { checkoutErrors, type CheckoutField, type CheckoutForm } from '#rules/checkout/form.ts';
import type { Line } from '#rules/catalog/lines.ts';

/** In the order of the page. The server uses the same names for errors. */
export const BILLING_FIELDS = [
  'billing_name',
  'billing_line_1',
  'billing_line_2',
  'billing_town',
  'billing_post_code',
] as const;
type BillingField = (typeof BILLING_FIELDS)[number];

/** All fields of the checkout, in one flat form. */
export interface TypedForm extends CheckoutForm, Partial<Record<BillingField, string | undefined>> {
  /** The bill goes to another address than the goods. */
  other_billing?: boolean | undefined;
  /** Save the typed address in the account after the order. */
  keep_address?: boolean | undefined;
  /** Never typed: it is kept by its own call. Here, so that the form can say that it is missing. */
  starts_at?: undefined;
}
export type FormField = CheckoutField | BillingField | 'starts_at';

type Body = Input<'PUT /no/auth/web/site/checkouts/{cartId}'>['body'];

/** Null if the billing address is the delivery address. */
function billingOf(form: TypedForm): BillingForm | null {
  if (!form.other_billing || form.collects) return null;
  return {
    name: form.billing_name,
    line_1: form.billing_line_1 ?? '',
    line_2: form.billing_line_2,
    town: form.billing_town ?? '',
    post_code: form.billing_post_code ?? '',
  };
}

export const billingFields = (form: TypedForm): readonly FormField[] =>
  billingOf(form) ? BILLING_FIELDS : [];

export function formErrors(line: Line, form: TypedForm): Partial<Record<FormField, string>> {
  return { ...checkoutErrors(line, form), ...billingErrors(line, billingOf(form)) };
}

/** The part of the form that is sent. */
export function bodyOf(form: TypedForm): Body {
  const {
    other_billing: _otherBilling,
    keep_address: _keepAddress,
    billing_name: _name,
    billing_line_1: _line1,
    billing_line_2: _line2,
    billing_town: _town,
    billing_post_code: _postCode,
    collects: _collects,
    ...rest
  } = form;
  const billing = billingOf(form);
  return billing ? { ...rest, billing } : rest;
}

/** The fields of an address for the bill that was kept. */
export function billingStart(billing: CheckoutDetails['billing']): TypedForm {
  if (!billing) return {};
  return {
    other_billing: true,
    billing_name: billing.name,
    billing_line_1: billing.line_1,
    billing_line_2: billing.line_2,
    billing_town: billing.town,
    billing_post_code: billing.post_code,
  };
}
