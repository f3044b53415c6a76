import { DEVICE_CREDIT } from '#rules/trade-in/credit-reason.ts';

/** Why a customer's credit changed. The stored reason addresses the customer, so staff read it in the third person. */
export const reasonForStaff = (reason: string): string =>
  reason === DEVICE_CREDIT ? 'For a device that they sold' : reason;
