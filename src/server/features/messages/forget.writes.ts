import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/**
 * When an account is closed, the person's own words and photos are removed from conversations. That something was
 * written stays visible, since the answers would make no sense otherwise. Photos are deleted a day later.
 */
export async function forgetWords(
  tx: Db,
  { userId, email }: { userId: number; email: string | undefined },
): Promise<void> {
  const theirs = sql`
    select c.id from conversations c join orders o on o.id = c.subject_id and c.subject = 'order'
    join order_groups g on g.id = o.group_id
    where g.user_id = ${userId} or (g.user_id is null and lower(g.email) = lower(${email ?? null}))`;
  await tx.execute(sql`
    update photos set state = 'ready', updated_at = now()
    where state = 'used' and id in (
      select unnest(photo_ids) from messages where side = 'buyer' and conversation_id in (${theirs}))`);
  await tx.execute(sql`
    update messages set text = '', photo_ids = '{}', is_erased = true
    where side = 'buyer' and not is_erased and conversation_id in (${theirs})`);
  await tx.execute(sql`update conversations set waits_since = null where id in (${theirs})`);
  // They name the person, and repeat their words.
  await tx.execute(sql`
    delete from notifications where target in ('order', 'conversation') and ref in (
      select o.number from orders o join order_groups g on g.id = o.group_id
      where g.user_id = ${userId} or (g.user_id is null and lower(g.email) = lower(${email ?? null})))`);
}
