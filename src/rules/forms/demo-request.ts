import { oneLine } from './one-line.ts';
import { isPhone } from './phone.ts';
import { emailError } from './typed.ts';

/** What somebody types who wants to see the point-of-sale product. */
export interface DemoForm {
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  email: string;
}

export type DemoField = keyof DemoForm;
export type DemoErrors = Readonly<Partial<Record<DemoField, string>>>;

/** In the order of the form, so that the first one at fault is the first one seen. */
export const DEMO_FIELDS: readonly DemoField[] = ['first_name', 'last_name', 'company', 'phone', 'email'];

export const DEMO_LONGEST = { first_name: 80, last_name: 80, company: 120, phone: 40 } as const;

export const NO_PHONE = 'Invalid phone number';

/** SPEC section 5: what is wrong with the form; only the phone may be left out. */
export function demoErrors(form: DemoForm): DemoErrors {
  const errors: Partial<Record<DemoField, string>> = {};
  for (const field of ['first_name', 'last_name', 'company'] as const) {
    const length = oneLine(form[field]).length;
    if (length === 0) errors[field] = 'Required';
    else if (length > DEMO_LONGEST[field]) errors[field] = 'Too long';
  }
  const phone = form.phone.trim();
  if (phone !== '' && !isPhone(phone)) errors.phone = NO_PHONE;
  const email = emailError(form.email);
  if (email) errors.email = email;
  return errors;
}

/** SPEC section 5: errors show only after a field was touched. */
export function shownErrors(errors: DemoErrors, touched: ReadonlySet<DemoField>): DemoErrors {
  return Object.fromEntries(
    DEMO_FIELDS.filter((field) => touched.has(field) && errors[field]).map((field) => [field, errors[field]]),
  );
}
