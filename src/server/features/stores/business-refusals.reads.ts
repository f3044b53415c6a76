import { MOST_STORES } from '#rules/stores/business-fields.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';

export const UNKNOWN_POST_CODE = refuse(400, 'post_code is not known to us.', {
  post_code: 'We do not know this postcode',
});

export const nameTaken = (what: 'business' | 'store') =>
  refuse(409, `Another ${what} has this name.`, { business_name: `Another ${what} has this name` });

export const NO_BUSINESS = refuse(404, 'There is no such business.');
const NO_STORE = refuse(404, 'There is no such store.');

const WORKS_ELSEWHERE = refuse(
  409,
  'This account works for somebody else. Register a business with another account.',
);

/** Refusals by the result of a change. */
export const BUSINESS_REFUSALS = {
  'has one': refuse(409, 'This account has a business already.'),
  'name taken': nameTaken('business'),
  'unknown post code': UNKNOWN_POST_CODE,
  'no such business': NO_BUSINESS,
  'is staff': WORKS_ELSEWHERE,
} as const satisfies Readonly<Record<string, Refusal>>;

export const STORE_REFUSALS = {
  'name taken': nameTaken('store'),
  'unknown post code': UNKNOWN_POST_CODE,
  'no such store': NO_STORE,
  'too many': refuse(409, `You can have up to ${MOST_STORES} stores. Close one first.`),
} as const satisfies Readonly<Record<string, Refusal>>;
