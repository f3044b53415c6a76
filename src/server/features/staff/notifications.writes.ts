import type { NotificationEvent } from '#rules/office/notifications.ts';
import type { Ask, Db } from '../../db/connect.ts';
import { sql } from 'drizzle-orm';

const READ_SOME = {
  name: 'notifications-read-some',
  text: 'update notifications set read_at = now() where user_id = $1 and id = any($2::bigint[]) and read_at is null',
};
/** Notifications that are newer than those on the screen stay unread. */
const READ_ALL = {
  name: 'notifications-read-all',
  text: `
  update notifications set read_at = now()
  where user_id = $1 and read_at is null
    and created_at <= (select created_at from notifications where id = $2 and user_id = $1)`,
};

/** Marks some as read, or all up to one. Notifications of other people are left alone. */
export async function markNotifications(
  ask: Ask,
  userId: number,
  { ids = [], up_to: upTo }: { ids?: number[] | undefined; up_to?: number | undefined },
): Promise<void> {
  if (ids.length > 0) await ask(READ_SOME, [userId, ids]);
  if (upTo !== undefined) await ask(READ_ALL, [userId, upTo]);
}

const CHOOSE = {
  name: 'mail-choice',
  text: `
  insert into mail_choices (user_id, event, is_mailed) values ($1, $2, $3)
  on conflict (user_id, event) do update set is_mailed = excluded.is_mailed`,
};

export const chooseMail = async (
  ask: Ask,
  userId: number,
  event: NotificationEvent,
  isMailed: boolean,
): Promise<void> => void (await ask(CHOOSE, [userId, event, isMailed]));

/** People who no longer work there lose their notifications. */
export const forgetNotifications = async (tx: Db, userId: number): Promise<void> => {
  await tx.execute(sql`delete from notifications where user_id = ${userId}`);
  await tx.execute(sql`delete from mail_choices where user_id = ${userId}`);
};

const KEPT_DAYS = 90;

/** Old notifications are useless, and name customers. */
export const forgetOldNotifications = async (db: Db): Promise<void> =>
  void (await db.execute(
    sql`delete from notifications where created_at < now() - make_interval(days => ${KEPT_DAYS})`,
  ));
