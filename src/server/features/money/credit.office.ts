import { penceFromPounds } from '#rules/money/money.ts';
import type { Database } from '../../db/connect.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { isCustomer, readCreditMovements } from './credit.reads.ts';
import { changeCredit } from './goodwill.writes.ts';

const NO_CUSTOMER = refuse(404, 'There is no such customer.');

/** The store credit of customers: its ledger, and giving or taking some by hand. */
export function creditOffice(
  calls: PrivateCalls,
  sources: Pick<Database, 'ask' | 'db' | 'transaction'>,
): void {
  const { ask } = sources;

  calls.define('GET /office/customers/{id}/credit', async ({ params: { id }, query }) =>
    (await isCustomer(ask, id)) ? readCreditMovements(ask, { ...query, userId: id }) : NO_CUSTOMER,
  );

  calls.define(
    'POST /office/customers/{id}/credit',
    ({ params, body: { amount, reason } }, { account, idempotencyKey: key }) => {
      const { id, name, businessId } = account;
      const input = [params.id, amount, reason];
      const once = { key, call: 'change credit', sender: ['account', id], input };
      return onlyOnce(sources, once, async (at) => {
        const done = await changeCredit(at, {
          userId: params.id,
          amount: penceFromPounds(amount),
          reason,
          actor: { id, name, businessId },
          now: new Date(),
        });
        if (done === 'unknown') return NO_CUSTOMER;
        if (done === 'not enough')
          return refuse(409, 'The customer has less credit than that.', {
            amount: 'The customer has less credit than that',
          });
        return readCreditMovements(at.ask, { userId: params.id });
      });
    },
  );
}
