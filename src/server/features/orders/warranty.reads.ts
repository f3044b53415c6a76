import { warrantyEnd } from '#rules/orders/warranty.ts';
import { plainText } from '#rules/page/plain-text.ts';
import type { Paper, Seller } from '#rules/papers/paper.ts';
import { warrantyPaper } from '#rules/papers/warranty.ts';
import type { Ask } from '../../db/connect.ts';

/** When an order was with its buyer; null before that. Warranties count from here. */
export const arrivedSql = (order: string) =>
  `coalesce(${order}.completed_at, case when ${order}.state in ('return_requested', 'returned') then ${order}.sent_at end)`;

interface Row {
  number: string;
  arrived_at: Date | null;
  customer: string;
  seller: Seller;
  lines: { name: string; choice: string; months: number; terms: string | null }[] | null;
}

const ORDER = {
  name: 'warranty-of-order',
  text: `
  select o.number, ${arrivedSql('o')} as arrived_at, g.name as customer,
    json_build_object('name', b.name, 'legal_name', b.legal_name, 'address', b.address, 'post_code', b.post_code,
      'company_number', b.company_number) as seller,
    (select json_agg(json_build_object('name', l.name, 'choice', l.choice,
        'months', l.warranty_months, 'terms', w.description) order by l.id)
      from order_lines l left join products p on p.id = l.product_id left join policies w on w.id = p.warranty_policy_id
      where l.order_id = o.id and l.warranty_months is not null
        and l.quantity > l.cancelled_units + l.refunded_units) as lines
  from orders o join order_groups g on g.id = o.group_id join businesses b on b.id = o.business_id
  where o.id = $1 and o.state not in ('cancelled', 'refunded')`,
};

const MOST_TERMS = 800;

/** The items of an order under warranty. Undefined before it has arrived, and without a warranty. */
export async function readWarranty(ask: Ask, orderId: number): Promise<Paper | undefined> {
  const [row] = await ask<Row & Record<string, unknown>>(ORDER, [orderId]);
  const from = row?.arrived_at ?? null;
  if (!row || from === null) return undefined;
  const items = (row.lines ?? []).map(({ months, ...line }) => ({
    ...line,
    until: warrantyEnd(months, from),
  }));
  if (items.length === 0) return undefined;
  const terms = new Set(
    items.flatMap((item) => (item.terms === null ? [] : plainText(item.terms, MOST_TERMS))),
  );
  return warrantyPaper({
    number: row.number,
    what: 'Order',
    seller: row.seller,
    customer: row.customer,
    from,
    items,
    terms: [...terms],
  });
}
