import type pg from 'pg';
import type { OwnBusiness } from '#contract/own-business.ts';
import { DELIVERY_WAYS } from '#rules/orders/delivery-ways.ts';
import { NO_WAY } from '#rules/site/settings-fields.ts';
import { holidayErrors } from '#rules/stores/holiday.ts';
import type { Database, Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { BUSINESS_REFUSALS, NO_BUSINESS, STORE_REFUSALS } from './business-refusals.reads.ts';
import { readBusinessById, readBusinessOf } from './business.reads.ts';
import type { Site } from './approval.writes.ts';
import type { IsStaff } from './business.writes.ts';
import { changeBusiness, registerBusiness } from './business.writes.ts';
import type { SiteTerms } from './delivery.reads.ts';
import { readOwnDelivery } from './delivery.reads.ts';
import { setOwnDelivery } from './delivery.writes.ts';
import type { StoreOutcome } from './own-stores.writes.ts';
import { changeStore, closeStore, openStore } from './own-stores.writes.ts';
import { readOwnStores } from './reads.ts';
import { setOwnHoliday } from './vendors.writes.ts';

const NOT_CONFIRMED = refuse(403, 'Confirm your email first: open the link that we sent to it.');

interface OwnSources extends Pick<Database, 'pool' | 'db' | 'ask'> {
  siteTerms: SiteTerms;
  site: () => Promise<Site>;
  /** Whether new businesses wait for the administrator. */
  approves: () => Promise<boolean>;
  isStaff: IsStaff;
  /** Tells the site's staff that a business waits for approval. */
  tellWaiting: (business: string) => Promise<void>;
}

export function ownBusinessRoutes(calls: PrivateCalls, sources: OwnSources): void {
  const { pool, db, site, approves, isStaff, tellWaiting } = sources;
  const business = async (reading: Promise<OwnBusiness | undefined>) => {
    const result = await reading;
    return result ? { status: 200 as const, result } : NO_BUSINESS;
  };

  calls.define('GET /web/site/business/exists', async (_input, { account }) => ({
    status: 200,
    result: { exists: account.businessId !== null, business_id: account.businessId },
  }));

  calls.define('GET /web/site/business/blocked', async (_input, { account }) => {
    const own = await readBusinessById(pool, account.businessId);
    const { is_blocked = false, blocked_reason = null } = own ?? {};
    return { status: 200, result: { is_blocked, blocked_reason } };
  });

  calls.define('GET /web/site/business', (_input, { account }) =>
    business(readBusinessById(pool, account.businessId)),
  );

  calls.define('POST /web/site/business', async ({ body }, { account }) => {
    if (!account.isConfirmed) return NOT_CONFIRMED;
    const rules = { approves: await approves(), site: await site(), isStaff };
    const outcome = await registerBusiness(db, account.id, body, rules);
    if (outcome === 'done' && rules.approves) await tellWaiting(body.business_name);
    return outcome === 'done' ? business(readBusinessOf(pool, account.id)) : BUSINESS_REFUSALS[outcome];
  });

  calls.define('PUT /web/site/business', async ({ body }, { account }) => {
    const outcome = await changeBusiness(db, account.businessId ?? 0, body, { site: await site() });
    return outcome === 'done'
      ? business(readBusinessById(pool, account.businessId))
      : BUSINESS_REFUSALS[outcome];
  });

  calls.define('PUT /web/site/business/holiday', async ({ body: { holiday } }, { account }) => {
    const now = new Date();
    const [problem] = Object.entries(holiday ? holidayErrors(holiday, now) : {});
    if (problem) return refuse(400, `${problem.join(': ')}.`, Object.fromEntries([problem]));
    const { id, name, businessId } = account;
    const actor = { id, name, businessId };
    const isDone = await setOwnHoliday(db, businessId ?? 0, holiday, { actor, now });
    return isDone ? business(readBusinessById(pool, businessId)) : NO_BUSINESS;
  });

  ownDeliveryRoutes(calls, sources);
  ownStoreRoutes(calls, pool, db);
}

function ownDeliveryRoutes(calls: PrivateCalls, { ask, db, siteTerms }: OwnSources): void {
  const answer = async (businessId: number | null) => ({
    status: 200 as const,
    result: await readOwnDelivery(ask, businessId ?? 0, siteTerms),
  });

  calls.define('GET /web/site/business/delivery', (_input, { account }) => answer(account.businessId));

  calls.define('PUT /web/site/business/delivery', async ({ body }, { account }) => {
    const site = await siteTerms();
    const isOffered = DELIVERY_WAYS.some((way) => body[way]?.is_offered ?? site[way].isOffered);
    if (!isOffered) return refuse(400, `${NO_WAY}.`, { standard: NO_WAY });
    const { id, name, businessId } = account;
    const outcome = await setOwnDelivery(db, businessId ?? 0, body, { id, name, businessId });
    if (outcome === 'stale')
      return refuse(409, 'Somebody else has just changed the delivery prices. Please look at them again.');
    return outcome === 'done' ? answer(businessId) : NO_BUSINESS;
  });
}

function ownStoreRoutes(calls: PrivateCalls, pool: pg.Pool, db: Db): void {
  const answer = async (outcome: StoreOutcome, businessId: number) =>
    outcome === 'done'
      ? { status: 200 as const, result: await readOwnStores(pool, businessId) }
      : STORE_REFUSALS[outcome];
  /** Only people of a business reach this. A business that was just closed has no stores. */
  const of = ({ businessId }: Account) => businessId ?? 0;

  calls.define('GET /web/site/stores', async (_input, { account }) => ({
    status: 200,
    result: await readOwnStores(pool, of(account)),
  }));

  calls.define('POST /web/site/stores', async ({ body }, { account }) =>
    answer(await openStore(db, of(account), body), of(account)),
  );

  calls.define('PUT /web/site/stores/{id}', async ({ params, body }, { account }) =>
    answer(await changeStore(db, of(account), params.id, body), of(account)),
  );

  calls.define('DELETE /web/site/stores/{id}', async ({ params }, { account }) =>
    answer(await closeStore(db, of(account), params.id), of(account)),
  );
}
