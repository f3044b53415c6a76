import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { OwnDeliveryBody } from '#contract/own-delivery.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { DELIVERY_WAYS } from '#rules/orders/delivery-ways.ts';
import type { AuditEntry } from '../../db/audit.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/connect.ts';
import { businesses, deliveryTerms } from './tables.ts';

/** Sets the delivery prices of a business. Refused if they have changed since they were read. */
export function setOwnDelivery(
  db: Db,
  businessId: number,
  { seen, ...given }: OwnDeliveryBody,
  actor: NonNullable<AuditEntry['actor']>,
): Promise<'done' | 'unknown' | 'stale'> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.id, businessId))
      .for('update');
    if (found.length === 0) return 'unknown';
    const isOwn = eq(deliveryTerms.businessId, businessId);
    const before = await tx.select().from(deliveryTerms).where(isOwn);
    if (!isDeepStrictEqual(factsOf(before), factsOf(rowsOf(businessId, seen)))) return 'stale';
    const rows = rowsOf(businessId, given);
    await tx.delete(deliveryTerms).where(isOwn);
    if (rows.length > 0) await tx.insert(deliveryTerms).values(rows);
    await writeAudit(tx, {
      actor,
      action: 'set delivery',
      subject: 'business',
      subjectId: businessId,
      before: factsOf(before),
      after: factsOf(rows),
    });
    return 'done';
  });
}

const rowsOf = (businessId: number, given: OwnDeliveryBody['seen']) =>
  DELIVERY_WAYS.flatMap((way) => {
    const own = given[way];
    if (!own) return [];
    const freeFrom = own.free_from === null ? null : penceFromPounds(own.free_from);
    return [{ businessId, way, isOffered: own.is_offered, price: penceFromPounds(own.price), freeFrom }];
  });

/** As one line for each way, in the order of the shop. */
const factsOf = (rows: readonly (typeof deliveryTerms.$inferSelect)[]) =>
  Object.fromEntries(
    DELIVERY_WAYS.map((way) => {
      const row = rows.find((one) => one.way === way);
      return [way, row ? { isOffered: row.isOffered, price: row.price, freeFrom: row.freeFrom } : null];
    }),
  );
