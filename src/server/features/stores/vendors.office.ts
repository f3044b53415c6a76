import { commissionDayError } from '#rules/stores/commission.ts';
import { holidayErrors } from '#rules/stores/holiday.ts';
import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { inPeoplesWords } from '../../http/call-input.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import type { Site } from './approval.writes.ts';
import { nameTaken, UNKNOWN_POST_CODE } from './business-refusals.reads.ts';
import { addSiteBusiness } from './business.writes.ts';
import { readVendor, readVendors, type VendorCounts } from './vendors.reads.ts';
import type { Decider, VendorOutcome } from './vendors.writes.ts';
import { moveVendor, setCommission, setHoliday } from './vendors.writes.ts';

interface Sources extends Pick<Database, 'pool' | 'db'>, VendorCounts {
  site: () => Promise<Site>;
}

const REFUSALS: Record<Exclude<VendorOutcome, 'done'>, Refusal> = {
  unknown: refuse(404, 'There is no such vendor.'),
  changed: refuse(409, 'Somebody else has decided about this vendor in the meantime. Please look again.'),
  impossible: refuse(409, 'This can’t be done with the vendor as it stands. Please look again.'),
};

/** The decisions of the site about vendors. */
export function vendorOffice(calls: PrivateCalls, sources: Sources): void {
  const { pool, db } = sources;
  const byOf = async ({ id, name, businessId }: Account): Promise<Decider> => ({
    site: await sources.site(),
    actor: { id, name, businessId },
    now: new Date(),
  });
  const answer = async (id: number, outcome: VendorOutcome = 'done') => {
    if (outcome !== 'done') return REFUSALS[outcome];
    const result = await readVendor(pool, id, sources);
    return result ? { status: 200 as const, result } : REFUSALS.unknown;
  };

  calls.define('GET /office/vendors', ({ query }) => readVendors(pool, query, sources.countProducts));
  calls.define('POST /office/vendors', async ({ body }, { account: { id, name, businessId } }) => {
    const added = await addSiteBusiness(db, body, { id, name, businessId });
    if (added === 'name taken') return nameTaken('business');
    if (added === 'unknown post code') return UNKNOWN_POST_CODE;
    const result = await readVendor(pool, added.id, sources);
    return result ? { status: 201, result } : REFUSALS.unknown;
  });
  calls.define('GET /office/vendors/{id}', ({ params: { id } }) => answer(id));

  calls.define('POST /office/vendors/{id}/moves', async ({ params: { id }, body }, { account }) =>
    answer(id, await moveVendor(db, { id, ...body }, await byOf(account))),
  );

  calls.define('PUT /office/vendors/{id}/commission', async ({ params: { id }, body }, { account }) => {
    const by = await byOf(account);
    const problem = commissionDayError(body.from, by.now);
    if (problem !== undefined) return refuse(400, inPeoplesWords('from', problem), { from: problem });
    return answer(id, await setCommission(db, { id, ...body, from: body.from }, by));
  });

  calls.define('PUT /office/vendors/{id}/holiday', async ({ params: { id }, body }, { account }) => {
    const by = await byOf(account);
    const [problem] = Object.entries(body.holiday ? holidayErrors(body.holiday, by.now) : {});
    if (problem) return refuse(400, `${problem.join(': ')}.`, Object.fromEntries([problem]));
    return answer(id, await setHoliday(db, { id, ...body }, by));
  });
}
