import { eq, inArray, sql } from 'drizzle-orm';
import type { StockAlert } from '#contract/catalog.ts';
import type { Pence } from '#rules/money/money.ts';
import { pence, penceFromPounds } from '#rules/money/money.ts';
import type { Db } from '../../db/connect.ts';
import type { MailToSend } from '../../jobs/mail.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import type { ForgetPerson } from '../account/public.ts';
import type { Restocked } from './reads.ts';
import { stockAlerts } from './tables.ts';

/** The limit of mails a day to one email, since any visitor can type any email. Further alerts wait. */
const MAILS_A_DAY = 5;
const AT_ONCE = 50;
const KEPT_DAYS_ONCE_TOLD = 30;
const KEPT_DAYS_WAITING = 365;

/**
 * Stores an alert for a listed product that is for sale, or for one variation of it. One statement, so that
 * time and answer are the same for a known email, and two requests at once leave one alert. False if the
 * product or variation doesn't exist.
 */
export async function askForAlert(db: Db, productId: number, alert: StockAlert): Promise<boolean> {
  const variationId = alert.product_variation_id ?? null;
  const ceiling = alert.max_price ?? null;
  const { rowCount } = await db.execute(sql`
    insert into stock_alerts (product_id, variation_id, email, max_price)
    select l.product_id, v.id, ${alert.email}, ${ceiling === null ? null : penceFromPounds(ceiling)}::int
    from listing l
    left join variations v on v.id = ${variationId}::int and v.product_id = l.product_id and v.is_active
    where l.product_id = ${productId} and l.line = 1 and v.id is not distinct from ${variationId}::int
    on conflict (product_id, coalesce(variation_id, 0), lower(email)) where notified_at is null
    do update set max_price = excluded.max_price`);
  return rowCount === 1;
}

/** Ends an alert, waiting or mailed. The caller doesn't learn whether it existed. */
export async function endAlert(db: Db, id: string): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.id, id));
}

/** Ends an alert of an address; false if the address has no such alert. */
export async function endAlertOf(db: Db, email: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`delete from stock_alerts where id = ${id} and lower(email) = lower(${email})`,
  );
  return rowCount === 1;
}

export interface WaitingAlert {
  id: string;
  email: string;
  maxPrice: Pence | null;
}

interface WaitingRow extends Record<string, unknown> {
  id: string;
  email: string;
  max_price: number | null;
}

/**
 * Queues mails for some of the alerts that this product fulfils, and marks the alerts in the same transaction, so that
 * each mail is written once. Returns whether there may be more.
 */
export function tellWaiting(
  db: Db,
  { productId, wantedVariationId, price }: Restocked,
  mailFor: (alert: WaitingAlert) => Omit<MailToSend, 'dedupeKey'>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<WaitingRow>(sql`
      select a.id, a.email, a.max_price from stock_alerts a
      where a.notified_at is null and a.product_id = ${productId}
        and a.variation_id is not distinct from ${wantedVariationId}::int
        and (a.max_price is null or a.max_price >= ${price})
        and (
          select count(*) from stock_alerts told
          where lower(told.email) = lower(a.email) and told.notified_at > now() - interval '1 day'
        ) < ${MAILS_A_DAY}
      order by a.created_at, a.id limit ${AT_ONCE} for update skip locked`);
    for (const { id, email, max_price: maxPrice } of rows) {
      const alert = { id, email, maxPrice: maxPrice === null ? null : pence(maxPrice) };
      await enqueueMail(tx, { dedupeKey: `stock-alert:${id}`, ...mailFor(alert) });
    }
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) {
      await tx
        .update(stockAlerts)
        .set({ notifiedAt: sql`now()` })
        .where(inArray(stockAlerts.id, ids));
    }
    return rows.length === AT_ONCE;
  });
}

/** Deletes old alerts, since they hold email addresses. */
export async function forgetOldAlerts(db: Db): Promise<void> {
  await db.execute(sql`
    delete from stock_alerts
    where notified_at < now() - make_interval(days => ${KEPT_DAYS_ONCE_TOLD})
      or created_at < now() - make_interval(days => ${KEPT_DAYS_WAITING})`);
}

/** When an account is closed, its stock alerts end and its business leaves the shop. */
export const forgetPerson: ForgetPerson = async (tx, { userId, email }) => {
  if (email !== undefined) {
    await tx.execute(sql`delete from stock_alerts where lower(email) = lower(${email})`);
  }
  await tx.execute(sql`update businesses set owner_id = null, is_active = false where owner_id = ${userId}`);
};
