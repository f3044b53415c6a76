/** Checks of typed text that need no server. */

const EMAIL =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const LONGEST_EMAIL = 254;

/** SPEC section 5: the error of an email address; undefined for a good one. */
export function emailError(typed: string): 'Required' | 'Invalid email' | undefined {
  const text = typed.trim();
  if (text === '') return 'Required';
  return text.length <= LONGEST_EMAIL && EMAIL.test(text) ? undefined : 'Invalid email';
}

const AMOUNT = /^\d{1,6}(?:\.\d{1,2})?$/;

/** Reads pounds as people write them ('£1,249.50'). Undefined for an empty field, null if it is no amount above 0. */
export function readPounds(typed: string): number | null | undefined {
  const text = typed.replace(/[£,\s]/g, '');
  if (text === '') return undefined;
  return AMOUNT.test(text) && Number(text) > 0 ? Number(text) : null;
}
