import type { BusinessBody } from '#contract/own-business.ts';

/** A business as its owner registers it. */
export const business: BusinessBody = {
  business_name: 'Harbour Handsets',
  business_address: '3 Dock Road, Bristol',
  business_phone_no: '0117 496 0101',
  post_code: 'BS1 4RN',
  legal_name: null,
  vat_number: null,
  company_number: null,
  hide_stock: false,
  estimated_delivery_days: 2,
  estimated_delivery_hours: 0,
  estimated_delivery_minutes: 0,
};
