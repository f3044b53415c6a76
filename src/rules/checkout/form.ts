import { readAccountNumber, readSortCode } from './bank.ts';
import type { Line } from '../catalog/lines.ts';
import { oneLine } from '../forms/one-line.ts';
import { isPhone } from '../forms/phone.ts';
import { readPostCode } from '../forms/post-code.ts';
import { emailError } from '../forms/typed.ts';

export const PAYOUTS = ['bank', 'voucher'] as const;
export const WAYS = ['drop_in', 'post_in'] as const;
/** How a device for repair reaches the shop. */
export type WayIn = (typeof WAYS)[number];
export const WAY_NAMES: Record<WayIn, string> = { drop_in: 'Drop-in', post_in: 'Post-in' };

/** The checkout form as typed. */
export interface CheckoutForm {
  email?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
  line_1?: string | undefined;
  line_2?: string | undefined;
  town?: string | undefined;
  post_code?: string | undefined;
  /** How the shop pays for a device in the sell line. */
  payout?: (typeof PAYOUTS)[number] | undefined;
  account_holder?: string | undefined;
  sort_code?: string | undefined;
  account_number?: string | undefined;
  /** Use the bank account that is already stored with the cart. It is never sent back to the browser. */
  keep_account?: boolean | undefined;
  /** How a device for repair comes and goes back. */
  way?: WayIn | undefined;
  store_id?: number | undefined;
  /** All items are collected in a store, so there is no delivery address. */
  collects?: boolean | undefined;
}

export type CheckoutField = Exclude<keyof CheckoutForm, 'keep_account' | 'collects'>;
export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

type TextField = Exclude<CheckoutField, 'payout' | 'way' | 'store_id'>;

const CONTACT: readonly CheckoutField[] = ['email', 'name', 'phone'];
const ADDRESS: readonly CheckoutField[] = ['line_1', 'line_2', 'town', 'post_code'];
const BANK: readonly CheckoutField[] = ['account_holder', 'sort_code', 'account_number'];

/** The bank account that the shop pays to. It is stored separately and encrypted. */
export type BankAccount = { [F in 'account_holder' | 'sort_code' | 'account_number']: string };

/** How many digits of an account number are shown: enough for its owner to recognise it. */
const SHOWN_DIGITS = 3;

export const accountEnds = ({ account_number: digits }: BankAccount) => digits.slice(-SHOWN_DIGITS);

/** The fields of a line's form, in order. Some fields depend on earlier answers. */
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

/** Fields with a normal form, and their error messages. */
const READERS: Partial<
  Record<TextField, readonly [read: (typed: string) => string | undefined, error: string]>
> = {
  email: [(typed) => (emailError(typed) ? undefined : typed), 'Enter a full email, such as ann@example.com'],
  phone: [(typed) => (isPhone(typed) ? typed : undefined), 'Enter a full phone number, or leave it empty'],
  post_code: [readPostCode, 'Enter a full UK postcode, such as LS1 4DY'],
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

/** Errors in the fields of a line's form; an empty object if there are none. */
export function checkoutErrors(line: Line, form: CheckoutForm): CheckoutErrors {
  const errors: CheckoutErrors = {};
  for (const field of checkoutFields(line, form)) {
    const error = errorOf(field, form);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

/** Splits a clean form into the bank account, if one was typed, and the rest. */
export function partBank({ account_holder, sort_code, account_number, ...rest }: CheckoutForm): {
  rest: CheckoutForm;
  bank: BankAccount | undefined;
} {
  const isWhole = account_holder !== undefined && sort_code !== undefined && account_number !== undefined;
  return { rest, bank: isWhole ? { account_holder, sort_code, account_number } : undefined };
}

/**
 * A form without errors as it is stored: each field in its normal form, without fields that the line does not ask for,
 * such as a bank account when a voucher was chosen.
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
