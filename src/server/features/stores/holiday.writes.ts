import { sql } from 'drizzle-orm';
import { dayText, shopTime } from '#rules/stores/shop-time.ts';
import type { Db } from '../../db/connect.ts';

/** Begins and ends holidays by the day in London: `isOnHoliday` of the rules, for all businesses at once. */
export async function turnHolidays(db: Db, now: Date): Promise<void> {
  const today = dayText(shopTime(now));
  await db.execute(sql`
    update businesses set is_on_holiday = not is_on_holiday
    where is_on_holiday <> coalesce(${today}::date between holiday_from and coalesce(holiday_to, 'infinity'), false)`);
}
