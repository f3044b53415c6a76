import { oneLine } from './one-line.ts';
import { isPhone } from './phone.ts';
import { emailError } from './typed.ts';

/** The form to request a demo of the point-of-sale product. */
export interface DemoForm {
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  email: string;
}

export type DemoField = keyof DemoForm;
export type DemoErrors = Readonly<Partial<Record<DemoField, string>>>;

export const DEMO_LONGEST = { first_name: 80, last_name: 80, company: 120, phone: 40 } as const;

export const NO_PHONE = 'Invalid phone number';

/** SPEC section 5: errors of the form. Only the phone is optional. */
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
