import { readAccountNumber, readSortCode } from './bank.ts';
import type { Line } from '../catalog/lines.ts';
import { oneLine } from '../forms/one-line.ts';
import { isPhone } from '../forms/phone.ts';
import { readPostCode } from '../forms/post-code.ts';
import { emailError } from '../forms/typed.ts';

export const PAYOUTS = ['bank', 'voucher'] as const;
export const WAYS = ['drop_in', 'post_in'] as const;
/** How a device that is repaired reaches the bench. */
export type WayIn = (typeof WAYS)[number];
export const WAY_NAMES: Record<WayIn, string> = { drop_in: 'Drop-in', post_in: 'Post-in' };

/** What is filled in on the way out of a cart, as it was typed. */
export interface CheckoutForm {
  email?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
  line_1?: string | undefined;
  line_2?: string | undefined;
  town?: string | undefined;
  post_code?: string | undefined;
  /** How a device that is sold is paid for. */
  payout?: (typeof PAYOUTS)[number] | undefined;
  account_holder?: string | undefined;
  sort_code?: string | undefined;
  account_number?: string | undefined;
  /** The bank account that lies with the cart already is meant; nobody is shown it in order to send it again. */
  keep_account?: boolean | undefined;
  /** How a device that is repaired comes and goes. */
  way?: WayIn | undefined;
  store_id?: number | undefined;
  /** Everything that is bought is collected in a store: nothing is sent anywhere. */
  collects?: boolean | undefined;
}

export type CheckoutField = Exclude<keyof CheckoutForm, 'keep_account' | 'collects'>;
export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

type TextField = Exclude<CheckoutField, 'payout' | 'way' | 'store_id'>;

const CONTACT: readonly CheckoutField[] = ['email', 'name', 'phone'];
const ADDRESS: readonly CheckoutField[] = ['line_1', 'line_2', 'town', 'post_code'];
const BANK: readonly CheckoutField[] = ['account_holder', 'sort_code', 'account_number'];

/** Where a device that is sold is paid for: what is kept sealed, and apart from everything else. */
export type BankAccount = { [F in 'account_holder' | 'sort_code' | 'account_number']: string };

/** So many digits of an account number let its owner know it, and nobody else use it. */
const SHOWN_DIGITS = 3;

export const accountEnds = ({ account_number: digits }: BankAccount) => digits.slice(-SHOWN_DIGITS);

/** What a line asks, in the order of its form: later questions follow from how earlier ones were answered. */
export function checkoutFields(
  line: Line,
  { payout, way, keep_account, collects }: Pick<CheckoutForm, 'payout' | 'way' | 'keep_account' | 'collects'>,
): readonly CheckoutField[] {
  if (line === 'buy') return collects ? CONTACT : [...CONTACT, ...ADDRESS];
  if (line === 'sell') {
    return [...CONTACT, ...ADDRESS, 'payout', ...(payout === 'bank' && !keep_account ? BANK : [])];
  }
  if (way === undefined) return [...CONTACT, 'way'];
  return [...CONTACT, 'way', ...(way === 'drop_in' ? (['store_id'] as const) : ADDRESS)];
}

const OPTIONAL: readonly CheckoutField[] = ['phone', 'line_2'];

const LONGEST: Record<TextField, number> = {
  email: 254,
  name: 120,
  phone: 40,
  line_1: 120,
  line_2: 120,
  town: 80,
  post_code: 12,
  account_holder: 120,
  sort_code: 12,
  account_number: 20,
};

/** Fields with one right spelling, and the words for what can't be read. */
const READERS: Partial<
  Record<TextField, readonly [read: (typed: string) => string | undefined, error: string]>
> = {
  email: [(typed) => (emailError(typed) ? undefined : typed), 'Invalid email'],
  phone: [(typed) => (isPhone(typed) ? typed : undefined), 'Invalid phone number'],
  post_code: [readPostCode, 'Invalid postcode'],
  sort_code: [readSortCode, 'Invalid sort code'],
  account_number: [readAccountNumber, 'Invalid account number'],
};

function isTextField(field: CheckoutField): field is TextField {
  return field in LONGEST;
}

function errorOf(field: CheckoutField, form: CheckoutForm): string | undefined {
  if (!isTextField(field)) return form[field] === undefined ? 'Required' : undefined;
  const text = oneLine(form[field] ?? '');
  if (text === '') return OPTIONAL.includes(field) ? undefined : 'Required';
  if (text.length > LONGEST[field]) return 'Too long';
  const [read, error] = READERS[field] ?? [];
  return read && read(text) === undefined ? error : undefined;
}

/** What is wrong with the fields that a line asks for; an empty object where it can be kept. */
export function checkoutErrors(line: Line, form: CheckoutForm): CheckoutErrors {
  const errors: CheckoutErrors = {};
  for (const field of checkoutFields(line, form)) {
    const error = errorOf(field, form);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

/** A clean form in two: what is kept as it is, and the bank account where one was typed. */
export function partBank({ account_holder, sort_code, account_number, ...rest }: CheckoutForm): {
  rest: CheckoutForm;
  bank: BankAccount | undefined;
} {
  const isWhole = account_holder !== undefined && sort_code !== undefined && account_number !== undefined;
  return { rest, bank: isWhole ? { account_holder, sort_code, account_number } : undefined };
}

/**
 * A form without errors as it is kept: each field in its one spelling, and nothing that the line does not ask,
 * such as the bank account of somebody who chose a voucher after all.
 */
export function cleanCheckout(line: Line, form: CheckoutForm): CheckoutForm {
  const texts: Partial<Record<TextField, string>> = {};
  const fields = checkoutFields(line, form);
  for (const field of fields.filter(isTextField)) {
    const text = oneLine(form[field] ?? '');
    const [read] = READERS[field] ?? [];
    const clean = read ? read(text) : text;
    if (text !== '' && clean !== undefined) texts[field] = clean;
  }
  return {
    ...texts,
    ...(fields.includes('payout') && { payout: form.payout }),
    ...(fields.includes('way') && { way: form.way }),
    ...(fields.includes('store_id') && { store_id: form.store_id }),
  };
}
