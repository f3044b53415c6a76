import { and, count, eq, max, ne, sql } from 'drizzle-orm';
import type { StoreBody } from '#contract/own-business.ts';
import { MOST_STORES } from '#rules/stores/business-fields.ts';
import { placeOfPostCode } from '#rules/stores/places.ts';
import type { Db } from '../../db/connect.ts';
import { storeHours, stores } from './tables.ts';

export type StoreOutcome = 'done' | 'name taken' | 'unknown post code' | 'no such store' | 'too many';

export function openStore(db: Db, businessId: number, body: StoreBody): Promise<StoreOutcome> {
  const place = placeOfPostCode(body.post_code);
  if (!place) return Promise.resolve('unknown post code');
  return inTurn(db, async (tx) => {
    const [known] = await tx
      .select({ count: count(), last: max(stores.sortOrder) })
      .from(stores)
      .where(eq(stores.businessId, businessId));
    if ((known?.count ?? 0) >= MOST_STORES) return 'too many';
    if (await isTaken(tx, body.business_name)) return 'name taken';
    const [made] = await tx
      .insert(stores)
      .values({
        businessId,
        ...columns(body),
        latitude: place.latitude,
        longitude: place.longitude,
        sortOrder: known?.last ?? 0,
      })
      .returning({ id: stores.id });
    if (made) await writeHours(tx, made.id, body);
    return 'done';
  });
}

export function changeStore(db: Db, businessId: number, id: number, body: StoreBody): Promise<StoreOutcome> {
  return inTurn(db, async (tx) => {
    const [known] = await tx.select().from(stores).where(own(businessId, id));
    if (!known) return 'no such store';
    // With the same postcode the exact coordinates stay. A postcode gives only a rough place.
    const place = known.postCode === body.post_code ? known : placeOfPostCode(body.post_code);
    if (!place) return 'unknown post code';
    if (await isTaken(tx, body.business_name, id)) return 'name taken';
    await tx
      .update(stores)
      .set({ ...columns(body), latitude: place.latitude, longitude: place.longitude })
      .where(own(businessId, id));
    await tx.delete(storeHours).where(eq(storeHours.storeId, id));
    await writeHours(tx, id, body);
    return 'done';
  });
}

export async function closeStore(db: Db, businessId: number, id: number): Promise<StoreOutcome> {
  const closed = await db.delete(stores).where(own(businessId, id)).returning({ id: stores.id });
  return closed.length > 0 ? 'done' : 'no such store';
}

/** Writers take turns, so that two can't take the same name (ignoring case) or the last free place. */
function inTurn<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table stores in share row exclusive mode`);
    return work(tx);
  });
}

const own = (businessId: number, id: number) => and(eq(stores.businessId, businessId), eq(stores.id, id));

async function isTaken(tx: Db, name: string, exceptFor = 0): Promise<boolean> {
  const found = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(sql`lower(${stores.name}) = lower(${name})`, ne(stores.id, exceptFor)));
  return found.length > 0;
}

async function writeHours(tx: Db, storeId: number, { opening_hours: days }: StoreBody): Promise<void> {
  const open = days.flatMap(({ weekday, opens, closes }) =>
    opens && closes ? [{ storeId, weekday, opens, closes }] : [],
  );
  if (open.length > 0) await tx.insert(storeHours).values(open);
}

function columns(body: StoreBody) {
  return {
    name: body.business_name,
    address: body.business_address,
    phone: body.business_phone_no,
    postCode: body.post_code,
    isActive: body.is_active,
  };
}
