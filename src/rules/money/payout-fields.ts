import { field } from '../account/fields.ts';
import { readAccountNumber, readSortCode } from '../checkout/bank.ts';

/** The bank account that a vendor is paid to. */
export const payoutFields = {
  holder: field({ longest: 80 }),
  sort_code: field({ longest: 12, read: readSortCode, unreadable: 'Invalid sort code' }),
  account_number: field({ longest: 16, read: readAccountNumber, unreadable: 'Invalid account number' }),
};
