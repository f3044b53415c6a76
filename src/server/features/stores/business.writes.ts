import { and, eq, ne, sql } from 'drizzle-orm';
import type { BusinessBody } from '#contract/own-business.ts';
import type { SiteBusiness } from '#contract/vendors-office.ts';
import type { Coordinates } from '#rules/stores/distance.ts';
import { placeOfPostCode } from '#rules/stores/places.ts';
import type { AuditEntry } from '../../db/audit.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/connect.ts';
import { users } from '../account/public.ts';
import type { Site } from './approval.writes.ts';
import { mailWaiting } from './approval.writes.ts';
import { businesses } from './tables.ts';

export type BusinessOutcome =
  'done' | 'name taken' | 'unknown post code' | 'no such business' | 'has one' | 'is staff';

/** Whether an account works for a business or for the site. */
export type IsStaff = (tx: Db, userId: number) => Promise<boolean>;

/** A refused business that was changed is reviewed again. */
const ASKS_AGAIN = { approval: 'waiting', refusalReason: null } as const;

/** Makes a shopper a vendor. An account gets only one business, also from parallel requests. */
export function registerBusiness(
  db: Db,
  ownerId: number,
  body: BusinessBody,
  { approves, site, isStaff }: { approves: boolean; site: Site; isStaff: IsStaff },
): Promise<BusinessOutcome> {
  const place = placeOfPostCode(body.post_code);
  if (!place) return Promise.resolve('unknown post code');
  return inTurn(db, async (tx) => {
    const [known] = await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.ownerId, ownerId));
    if (known) return 'has one';
    // Accepting an invitation locks the account too, so the second of the two sees the result of the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
    if (await isStaff(tx, ownerId)) return 'is staff';
    if (await isTaken(tx, body.business_name)) return 'name taken';
    const approval = approves ? 'waiting' : 'approved';
    await tx.insert(businesses).values({ ownerId, ...columns(body), ...at(place), approval });
    if (approves) await mailWaiting(tx, site, body.business_name);
    return 'done';
  });
}

/** Adds a business of the site's own. It has no owner: the site's staff run it. */
export function addSiteBusiness(
  db: Db,
  body: SiteBusiness,
  actor: AuditEntry['actor'],
): Promise<{ id: number } | 'name taken' | 'unknown post code'> {
  const place = placeOfPostCode(body.post_code);
  if (!place) return Promise.resolve('unknown post code');
  return inTurn(db, async (tx) => {
    if (await isTaken(tx, body.business_name)) return 'name taken';
    const [added] = await tx
      .insert(businesses)
      // It sells the site's own goods, so there is no commission.
      .values({ ...placeColumns(body), ...at(place), approval: 'approved', commissionBps: 0 })
      .returning({ id: businesses.id });
    if (!added) throw new Error('a business was not added');
    await writeAudit(tx, {
      actor,
      action: 'add business',
      subject: 'business',
      subjectId: added.id,
      after: { ...body },
    });
    return added;
  });
}

/**
 * Changes a business. A refused business waits for approval again.
 * @param by.actor the staff member of the site who changes one of its own, for the log
 */
export function changeBusiness(
  db: Db,
  businessId: number,
  body: BusinessBody,
  { site, actor }: { site: Site; actor?: AuditEntry['actor'] },
): Promise<BusinessOutcome> {
  return inTurn(db, async (tx) => {
    const [known] = await tx.select().from(businesses).where(eq(businesses.id, businessId));
    if (!known) return 'no such business';
    // With the same postcode the exact coordinates stay. A postcode gives only a rough place.
    const place = known.postCode === body.post_code ? known : placeOfPostCode(body.post_code);
    if (!place) return 'unknown post code';
    if (await isTaken(tx, body.business_name, known.id)) return 'name taken';
    await tx
      .update(businesses)
      .set({
        ...columns(body),
        ...at(place),
        ...(known.approval === 'refused' && { ...ASKS_AGAIN, version: known.version + 1 }),
      })
      .where(eq(businesses.id, known.id));
    if (known.approval === 'refused') await mailWaiting(tx, site, body.business_name);
    if (actor) await logChange(tx, actor, known, columns(body));
    return 'done';
  });
}

type Columns = ReturnType<typeof columns>;

/** Only fields that change. */
async function logChange(
  tx: Db,
  actor: AuditEntry['actor'],
  known: Columns & { id: number },
  next: Columns,
): Promise<void> {
  const names = (Object.keys(next) as (keyof Columns)[]).filter((name) => next[name] !== known[name]);
  const only = (from: Columns) => Object.fromEntries(names.map((name) => [name, from[name]]));
  if (names.length === 0) return;
  await writeAudit(tx, {
    actor,
    action: 'change business',
    subject: 'business',
    subjectId: known.id,
    before: only(known),
    after: only(next),
  });
}

/** Writers take turns, so that two can't take the same name, ignoring case. Readers don't wait. */
function inTurn<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table businesses in share row exclusive mode`);
    return work(tx);
  });
}

async function isTaken(tx: Db, name: string, exceptFor = 0): Promise<boolean> {
  const found = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(sql`lower(${businesses.name}) = lower(${name})`, ne(businesses.id, exceptFor)));
  return found.length > 0;
}

const at = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });

const placeColumns = (body: SiteBusiness) => ({
  name: body.business_name,
  address: body.business_address,
  phone: body.business_phone_no,
  postCode: body.post_code,
});

function columns(body: BusinessBody) {
  return {
    ...placeColumns(body),
    legalName: body.legal_name,
    vatNumber: body.vat_number,
    companyNumber: body.company_number,
    hideStock: body.hide_stock,
    deliveryDays: body.estimated_delivery_days,
    deliveryHours: body.estimated_delivery_hours,
    deliveryMinutes: body.estimated_delivery_minutes,
  };
}
