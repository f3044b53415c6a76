import { eq } from 'drizzle-orm';
import type { OwnDeliveryBody } from '#contract/own-delivery.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { DELIVERY_WAYS } from '#rules/orders/delivery-ways.ts';
import type { AuditEntry } from '../../db/audit.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/connect.ts';
import { businesses, deliveryTerms } from './tables.ts';

/** Sets what a business takes for delivery. The last one to save is right; the log has what was there before. */
export function setOwnDelivery(
  db: Db,
  businessId: number,
  given: OwnDeliveryBody,
  actor: NonNullable<AuditEntry['actor']>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.id, businessId))
      .for('update');
    if (found.length === 0) return false;
    const rows = DELIVERY_WAYS.flatMap((way) => {
      const own = given[way];
      if (!own) return [];
      const freeFrom = own.free_from === null ? null : penceFromPounds(own.free_from);
      return [{ businessId, way, isOffered: own.is_offered, price: penceFromPounds(own.price), freeFrom }];
    });
    const before = await tx.delete(deliveryTerms).where(eq(deliveryTerms.businessId, businessId)).returning();
    if (rows.length > 0) await tx.insert(deliveryTerms).values(rows);
    await writeAudit(tx, {
      actor,
      action: 'set delivery',
      subject: 'business',
      subjectId: businessId,
      before: factsOf(before),
      after: factsOf(rows),
    });
    return true;
  });
}

/** As one line for each way, in the order of the shop. */
const factsOf = (rows: readonly (typeof deliveryTerms.$inferSelect)[]) =>
  Object.fromEntries(
    DELIVERY_WAYS.map((way) => {
      const row = rows.find((one) => one.way === way);
      return [way, row ? { isOffered: row.isOffered, price: row.price, freeFrom: row.freeFrom } : null];
    }),
  );
