import type { Sales } from '#contract/today.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { compareSales, salesFrom, type SalesOfDay } from '#rules/money/sales.ts';
import type { Ask } from '../../db/connect.ts';
import type { Staff } from './staff-list.reads.ts';

const BY_DAY = {
  name: 'orders-sales',
  text: `
  select to_char(o.placed_at at time zone 'Europe/London', 'YYYY-MM-DD') as day,
    sum(o.total - o.refunded)::float8 as sales,
    (count(*) filter (where o.state not in ('cancelled', 'refunded')))::int as orders
  from orders o
  where o.placed_at >= $1 and o.paid_at is not null
    and ($2::int is null or o.business_id = $2) and ($3::int[] is null or o.store_id = any($3))
  group by 1`,
};

const wire = ({ sales, orders }: Omit<SalesOfDay, 'day'>) => ({
  sales: poundsFromPence(pence(sales)),
  orders,
});

/** The sales of an office in thirty days, beside the thirty days before. */
export async function readSales(ask: Ask, { businessId, storeIds, now }: Staff): Promise<Sales> {
  const known = await ask<SalesOfDay>(BY_DAY, [salesFrom(now), businessId, storeIds]);
  const { days, total, before } = compareSales(known, now);
  return {
    days: days.map((one) => ({
      day: one.day,
      ...wire(one),
      before: { day: one.before.day, ...wire(one.before) },
    })),
    ...wire(total),
    before: wire(before),
  };
}
