import { field } from '../account/fields.ts';
import { isPhone } from '../forms/phone.ts';
import { readPostCode } from '../forms/post-code.ts';

const phone = field({
  longest: 40,
  read: (text) => (isPhone(text) ? text : undefined),
  unreadable: 'Invalid phone number',
});
const postCode = field({ longest: 12, read: readPostCode, unreadable: 'Invalid postcode' });

/** Reads 'gb 123 4567 89' in the stored form: with the country, without spaces. */
function readVatNumber(typed: string): string | undefined {
  const digits = typed.replace(/\s/g, '').replace(/^GB/i, '');
  return /^(?:\d{9}|\d{12})$/.test(digits) ? `GB${digits}` : undefined;
}

/** Eight digits, or two letters and six: as Companies House writes it. */
function readCompanyNumber(typed: string): string | undefined {
  const text = typed.replace(/\s/g, '').toUpperCase();
  return /^(?:\d{8}|[A-Z]{2}\d{6})$/.test(text) ? text : undefined;
}

/** Further fields of a business for invoices. */
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

/** The fields of a business, and of each of its stores. */
export const businessFields = {
  business_name: field({ longest: 80 }),
  business_address: field({ longest: 160 }),
  business_phone_no: phone,
  post_code: postCode,
};
export type BusinessField = keyof typeof businessFields;

/** Why a business was not approved, in the administrator's words. */
export const LONGEST_REASON = 500;

/** The longest delivery time that a business may enter, for each field. */
export const LONGEST_DELIVERY = {
  estimated_delivery_days: 90,
  estimated_delivery_hours: 23,
  estimated_delivery_minutes: 59,
} as const;
export type DeliveryField = keyof typeof LONGEST_DELIVERY;

/** Reads a whole number from 0 to the limit. An empty field is 0; undefined if it can't be read. */
export function readDelivery(name: DeliveryField, typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  if (!/^\d{1,2}$/.test(text)) return undefined;
  return Number(text) <= LONGEST_DELIVERY[name] ? Number(text) : undefined;
}

/** The most stores of a business. */
export const MOST_STORES = 50;
