import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import type { Site } from './approval.writes.ts';
import { BUSINESS_REFUSALS, NO_BUSINESS, STORE_REFUSALS } from './business-refusals.reads.ts';
import { readSitesBusiness } from './business.reads.ts';
import { changeBusiness } from './business.writes.ts';
import type { StoreOutcome } from './own-stores.writes.ts';
import { changeStore, closeStore, openStore } from './own-stores.writes.ts';
import { readOwnStores } from './reads.ts';

interface Sources extends Pick<Database, 'pool' | 'db'> {
  site: () => Promise<Site>;
}

/** Businesses of the site's own. Those of vendors are changed by their owners alone. */
export function siteBusinessOffice(calls: PrivateCalls, { pool, db, site }: Sources): void {
  const business = async (id: number) => {
    const result = await readSitesBusiness(pool, id);
    return result ? { status: 200 as const, result } : NO_BUSINESS;
  };
  /** A business never gets or loses its owner, so this needs no lock. */
  const ofStores = async (id: number, work?: () => Promise<StoreOutcome>) => {
    if (!(await readSitesBusiness(pool, id))) return NO_BUSINESS;
    const outcome = (await work?.()) ?? 'done';
    return outcome === 'done'
      ? { status: 200 as const, result: await readOwnStores(pool, id) }
      : STORE_REFUSALS[outcome];
  };

  calls.define('GET /office/vendors/{id}/business', ({ params: { id } }) => business(id));

  calls.define('PUT /office/vendors/{id}/business', async ({ params: { id }, body }, { account }) => {
    if (!(await readSitesBusiness(pool, id))) return NO_BUSINESS;
    const { id: actorId, name, businessId } = account;
    const actor = { id: actorId, name, businessId };
    const outcome = await changeBusiness(db, id, body, { site: await site(), actor });
    return outcome === 'done' ? business(id) : BUSINESS_REFUSALS[outcome];
  });

  calls.define('GET /office/vendors/{id}/stores', ({ params: { id } }) => ofStores(id));

  calls.define('POST /office/vendors/{id}/stores', ({ params: { id }, body }) =>
    ofStores(id, () => openStore(db, id, body)),
  );

  calls.define('PUT /office/vendors/{id}/stores/{storeId}', ({ params: { id, storeId }, body }) =>
    ofStores(id, () => changeStore(db, id, storeId, body)),
  );

  calls.define('DELETE /office/vendors/{id}/stores/{storeId}', ({ params: { id, storeId } }) =>
    ofStores(id, () => closeStore(db, id, storeId)),
  );
}
