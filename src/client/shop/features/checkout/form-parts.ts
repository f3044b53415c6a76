import type { ComponentProps } from 'react';
import type { CheckoutField, CheckoutForm } from '#rules/checkout/form.ts';
import { checkoutFields } from '#rules/checkout/form.ts';
import type { Line } from '#rules/catalog/lines.ts';
import type { FormField } from './typed-form.ts';

/** Fields that are typed; the others are chosen. */
export type TypedField = Exclude<FormField, 'payout' | 'way' | 'store_id' | 'starts_at'>;

type FieldLook = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize'> & {
  label: string;
  hint?: string;
  optional?: boolean;
  /** The width from which it takes half a row. */
  half?: 'narrow' | 'tablet';
};

export const FIELDS: Record<TypedField, FieldLook> = {
  email: { label: 'Email', type: 'email', autoComplete: 'email', inputMode: 'email', half: 'tablet' },
  name: { label: 'Full name', autoComplete: 'name', half: 'tablet' },
  phone: {
    label: 'Phone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    optional: true,
    half: 'tablet',
    hint: 'Only if we can’t reach you by email',
  },
  line_1: { label: 'Address line 1', autoComplete: 'address-line1', half: 'tablet' },
  line_2: { label: 'Address line 2', autoComplete: 'address-line2', optional: true, half: 'tablet' },
  town: { label: 'Town or city', autoComplete: 'address-level2', half: 'narrow' },
  post_code: { label: 'Postcode', autoComplete: 'postal-code', autoCapitalize: 'characters', half: 'narrow' },
  billing_name: {
    label: 'Name on the bill',
    autoComplete: 'billing name',
    optional: true,
    hint: 'If it differs from your own',
  },
  billing_line_1: { label: 'Billing address line 1', autoComplete: 'billing address-line1', half: 'tablet' },
  billing_line_2: {
    label: 'Billing address line 2',
    autoComplete: 'billing address-line2',
    optional: true,
    half: 'tablet',
  },
  billing_town: { label: 'Billing town or city', autoComplete: 'billing address-level2', half: 'narrow' },
  billing_post_code: {
    label: 'Billing postcode',
    autoComplete: 'billing postal-code',
    autoCapitalize: 'characters',
    half: 'narrow',
  },
  account_holder: { label: 'Name on the account', autoComplete: 'off' },
  sort_code: {
    label: 'Sort code',
    autoComplete: 'off',
    inputMode: 'numeric',
    hint: 'Six digits',
    half: 'narrow',
  },
  account_number: {
    label: 'Account number',
    autoComplete: 'off',
    inputMode: 'numeric',
    hint: 'Eight digits',
    half: 'narrow',
  },
};

const CHOSEN_LABELS = {
  payout: 'How we pay you',
  way: 'How your device reaches us',
  store_id: 'Store',
  starts_at: 'Day and time',
} as const;

export function labelOf(field: FormField): string {
  return field in FIELDS ? FIELDS[field as TypedField].label : CHOSEN_LABELS[field as 'payout'];
}

export function isTyped(field: FormField): field is TypedField {
  return field in FIELDS;
}

export interface FormPart {
  title: string;
  text?: string;
  fields: readonly CheckoutField[];
}

const CONTACT: FormPart = { title: 'Contact', fields: ['email', 'name', 'phone'] };
const PLACE: readonly CheckoutField[] = ['line_1', 'line_2', 'town', 'post_code'];

const PARTS: Record<Line, readonly FormPart[]> = {
  // In pairs, as they are shown side by side. The postcode is early, since it gives the distance of stores.
  buy: [
    { title: 'Contact', fields: ['email', 'phone', 'name'] },
    { title: 'Delivery address', fields: ['post_code', 'line_1', 'line_2', 'town'] },
  ],
  sell: [
    { title: 'How shall we pay you?', fields: ['payout', 'account_holder', 'sort_code', 'account_number'] },
    CONTACT,
    {
      title: 'Return address',
      text: 'Where we send the postage label, and your device if you change your mind.',
      fields: PLACE,
    },
  ],
  // The ways with price and return time come before all other questions.
  repair: [
    { title: 'How will it reach us?', fields: ['way', 'store_id'] },
    CONTACT,
    { title: 'Return address', text: 'Where we send your device once it works.', fields: PLACE },
  ],
};

/** The parts of the form. Some fields depend on earlier answers. */
export function formParts(line: Line, form: CheckoutForm): FormPart[] {
  const asked = checkoutFields(line, form);
  return PARTS[line]
    .map((part) => ({ ...part, fields: part.fields.filter((field) => asked.includes(field)) }))
    .filter(({ fields }) => fields.length > 0);
}
