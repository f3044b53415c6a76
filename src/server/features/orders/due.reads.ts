import type { DueOrder } from '#contract/today.ts';
import { addDays, shopMoment, shopTime } from '#rules/stores/shop-time.ts';
import type { DueGroup } from '#rules/orders/due-group.ts';
import type { Ask } from '../../db/connect.ts';
import { DUE, MAY_WAIT } from './deadlines.reads.ts';
import { ORDER_TABLES } from './list.reads.ts';
import { readOrderCounts } from './order-counts.reads.ts';
import type { Staff } from './staff-list.reads.ts';
import { readStaffOrdersById, THEIRS, theirValues } from './staff-list.reads.ts';

interface Row {
  id: number;
  due: Date;
  due_group: DueGroup;
  of_group: number;
}

/** The first orders of each group, and how many the group has. Before `$4` is today, before `$5` tomorrow. */
const WAITING = `
  select * from (
    select w.*, (count(*) over (partition by due_group))::int as of_group,
      row_number() over (partition by due_group order by due, id) as place
    from (
      select id, due, case when due < $2::timestamptz then 'late' when due < $4::timestamptz then 'today'
        else 'tomorrow' end as due_group
      from (select o.id, ${DUE} as due from ${ORDER_TABLES} where ${MAY_WAIT} and ${THEIRS}) d
      where due < $5::timestamptz) w) p
  where place <= $6 order by due, id`;

/** The beginning of the day so many days after now, in London. */
const midnightAfter = (now: Date, days: number) => shopMoment(addDays(shopTime(now), days), 0);

/** The queue of an office: late work, and work due today and tomorrow, the earliest deadline first. */
export async function readDue(
  ask: Ask,
  staff: Staff,
  perGroup: number,
): Promise<{ data: DueOrder[]; counts: Record<string, number> }> {
  const theirs = theirValues(staff);
  const days = [midnightAfter(staff.now, 1), midnightAfter(staff.now, 2)];
  const rows = await ask<Row>({ text: WAITING }, [...theirs, ...days, perGroup]);
  const orders = await readStaffOrdersById(
    ask,
    rows.map(({ id }) => id),
    staff,
  );
  const countOf = (group: DueGroup) => rows.find(({ due_group: one }) => one === group)?.of_group ?? 0;
  return {
    data: rows.flatMap(({ id, due, due_group: group }) => {
      const order = orders.get(id);
      // The order may have moved between the two statements.
      return order ? { ...order, due: due.toISOString(), is_late: group === 'late', group } : [];
    }),
    counts: {
      ...(await readOrderCounts(ask, staff)),
      late: countOf('late'),
      today: countOf('today'),
      tomorrow: countOf('tomorrow'),
    },
  };
}
