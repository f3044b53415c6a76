import type { Database } from '../../db/connect.ts';
import { tellWithMail } from '../staff/public.ts';
import { DUE, LATE, MAY_WAIT } from './deadlines.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import { ORDER_TABLES } from './list.reads.ts';
import { THEIRS, theirValues } from './staff-list.reads.ts';

interface Late {
  id: number;
  number: string;
  customer: string;
  businessId: number | null;
  storeId: number | null;
  due: Date;
}

/**
 * Orders that became late in the last day and were not reported yet. The site decides on appeals, which are
 * reported when they come. A business without an owner is run by the site.
 */
const NEWS = `
  select l.* from (
    select o.id, o.number, g.name as customer, case when b.owner_id is null then null else b.id end as "businessId",
      o.store_id as "storeId", ${DUE} as due
    from ${ORDER_TABLES}
    where ${MAY_WAIT} and ${THEIRS} and ${LATE} and not exists (
      select from order_returns r where r.order_id = o.id and r.state = 'appealed')
  ) l
  where l.due > $2::timestamptz - interval '1 day'
    and not exists (select from notifications n where n.key = 'late:' || l.id || ':' || extract(epoch from l.due)::bigint)
  order by l.due limit 200`;

/** Tells the staff of orders and returns that were not handled in time, once for each deadline. */
export async function tellLate(
  { ask, transaction }: Pick<Database, 'ask' | 'transaction'>,
  { now, sender: { shop } }: { now: Date; sender: Sender },
): Promise<void> {
  const late = await ask<Late>({ text: NEWS }, theirValues({ businessId: null, storeIds: null, now }));
  for (const { id, number, customer, businessId, storeId, due } of late) {
    const key = `late:${id}:${Math.round(due.getTime() / 1000)}`;
    await transaction((at) =>
      tellWithMail(at, shop, {
        event: 'order_late',
        businessId,
        storeId,
        key,
        again: 'never',
        title: `Order ${number} is late`,
        text: `${customer} waits.`,
        target: 'order',
        ref: number,
      }),
    );
  }
}
