import { accountEnds } from '#rules/checkout/form.ts';
import type { MoveProblem, Moving } from './moving.writes.ts';
import { sealsOf, wrong } from './moving.writes.ts';
import { readBankDetails } from './typed-details.reads.ts';

/** The bank account that a device is paid to: new details, or those of the checkout. */
export function accountOf(
  moving: Moving,
  { mustBeNew = false } = {},
): { account: Buffer; accountEnds: string } | MoveProblem {
  const { tradeIn, item, request } = moving;
  const typed = readBankDetails(request);
  if ('errors' in typed) return wrong(typed.errors);
  if (typed.given) {
    const { given } = typed;
    return { account: sealsOf(moving).bank.close(JSON.stringify(given)), accountEnds: accountEnds(given) };
  }
  const known = item.account ?? tradeIn.account;
  const ends = item.accountEnds ?? tradeIn.accountEnds;
  if (mustBeNew || known === null || ends === null) {
    return wrong({ account_holder: 'Required', sort_code: 'Required', account_number: 'Required' });
  }
  return { account: known, accountEnds: ends };
}
