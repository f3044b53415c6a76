import { DEVICE_CREDIT } from '#rules/trade-in/credit-reason.ts';

/** Why a customer's credit changed. Reasons are written to the customer, and staff read about somebody else. */
export const reasonForStaff = (reason: string): string =>
  reason === DEVICE_CREDIT ? 'For a device that they sold' : reason;
