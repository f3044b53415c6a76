import { field } from '../account/fields.ts';
import { isPhone } from '../forms/phone.ts';
import { readPostCode } from '../forms/post-code.ts';

const phone = field({
  longest: 40,
  read: (text) => (isPhone(text) ? text : undefined),
  unreadable: 'Invalid phone number',
});
const postCode = field({ longest: 12, read: readPostCode, unreadable: 'Invalid postcode' });

/** 'gb 123 4567 89' as it is stored: with the country, without spaces. */
function readVatNumber(typed: string): string | undefined {
  const digits = typed.replace(/\s/g, '').replace(/^GB/i, '');
  return /^(?:\d{9}|\d{12})$/.test(digits) ? `GB${digits}` : undefined;
}

/** Eight digits, or two letters and six: as Companies House writes it. */
function readCompanyNumber(typed: string): string | undefined {
  const text = typed.replace(/\s/g, '').toUpperCase();
  return /^(?:\d{8}|[A-Z]{2}\d{6})$/.test(text) ? text : undefined;
}

/** What invoices say of a business besides. */
export const invoiceFields = {
  legal_name: field({ longest: 120, optional: true }),
  vat_number: field({
    longest: 20,
    optional: true,
    read: readVatNumber,
    unreadable: 'Invalid VAT number: GB and nine digits',
  }),
  company_number: field({
    longest: 12,
    optional: true,
    read: readCompanyNumber,
    unreadable: 'Invalid company number: eight digits, or two letters and six digits',
  }),
};

/** What a business says of itself, and each of its stores the same. */
export const businessFields = {
  business_name: field({ longest: 80 }),
  business_address: field({ longest: 160 }),
  business_phone_no: phone,
  post_code: postCode,
};
export type BusinessField = keyof typeof businessFields;

/** Why a business was not approved, in the administrator's words. */
export const LONGEST_REASON = 500;

/** The longest that a business may promise to take, in the parts that it is given in. */
export const LONGEST_DELIVERY = {
  estimated_delivery_days: 90,
  estimated_delivery_hours: 23,
  estimated_delivery_minutes: 59,
} as const;
export type DeliveryField = keyof typeof LONGEST_DELIVERY;

/** A whole number from 0 to the most, as typed; nothing is 0, and undefined is what can't be read. */
export function readDelivery(name: DeliveryField, typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  if (!/^\d{1,2}$/.test(text)) return undefined;
  return Number(text) <= LONGEST_DELIVERY[name] ? Number(text) : undefined;
}

/** More places than any one owner can look after by hand. */
export const MOST_STORES = 50;
