import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { closeForCustomer, type ForgetPerson } from '../account/public.ts';
import type { MailShop } from '../../ports/letter.ts';
import { readCustomer, readCustomers } from './customers.reads.ts';
import { exportCustomer } from './customers.writes.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  shop: () => Promise<MailShop>;
  forget: ForgetPerson;
}

const NO_CUSTOMER = refuse(404, 'There is no such customer.');

/** Customers of the site. */
export function customerOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask, db } = sources;

  calls.define('GET /office/customers', ({ query }, { account }) =>
    readCustomers(ask, query, { seesCredit: account.office?.rights.includes('money') ?? false }),
  );

  calls.define('GET /office/customers/{id}', async ({ params: { id } }) => {
    const result = await readCustomer(ask, id);
    return result ? { status: 200, result } : NO_CUSTOMER;
  });

  calls.define('POST /office/customers/{id}/export', async ({ params }, { account }) => {
    const { id, name, businessId } = account;
    const result = await exportCustomer(sources, params.id, { id, name, businessId });
    return result ? { status: 200, result } : NO_CUSTOMER;
  });

  calls.define('POST /office/customers/{id}/close', async ({ params, body }, { account }) => {
    const { id, name, businessId } = account;
    const closed = await closeForCustomer(db, {
      userId: params.id,
      email: body.email,
      shop: await sources.shop(),
      forget: sources.forget,
      actor: { id, name, businessId },
    });
    if (closed === 'unknown') return NO_CUSTOMER;
    if (closed === 'another') return refuse(409, 'The account has another email now. Please look again.');
    if (closed === 'works here')
      return refuse(
        409,
        'This account owns a business or works in an office. Take that away first; then it can be closed.',
      );
    return { status: 200, message: 'The account is closed.' };
  });
}
