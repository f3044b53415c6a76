import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/**
 * Reserved stock by product or variation, read before the first order: the part that the demo data reserves
 * without an order.
 */
export type ReservedStock = Map<string, number>;

const RESERVED = `
  select 'p' || id as key, reserved_stock as reserved from products where counts_stock and type = 1
  union all select 'v' || id, reserved_stock from variations where counts_stock`;

export async function readReservedStock({ database }: Pick<TestApp, 'database'>): Promise<ReservedStock> {
  const { rows } = await database.pool.query<{ key: string; reserved: number }>(RESERVED);
  return new Map(rows.map(({ key, reserved }) => [key, reserved]));
}

/** Units that open orders reserve, by product or variation. */
const HELD = `
  with open_lines as (
    select l.*, l.quantity - l.sent_units - l.cancelled_units as units
    from order_lines l join orders o on o.id = l.order_id
    where o.state in ('pending_payment', 'awaiting_trade_in', 'paid', 'preparing', 'ready_to_collect')
  )
  select key, sum(units)::int as held from (
    select case when variation_id is null then 'p' || product_id else 'v' || variation_id end as key, units
    from open_lines
    union all select 'p' || part.product_id, units * part.quantity
    from open_lines, jsonb_to_recordset(parts) as part (product_id int, quantity int)
    union all select case when w."variationId" is null then 'p' || w."productId" else 'v' || w."variationId" end, w.quantity
    from order_changes c, jsonb_to_recordset(c.reserved) as w ("productId" int, "variationId" int, quantity int)
    where c.state = 'waiting'
    union all select 'v' || w."variationId", w.quantity
    from order_returns r, jsonb_to_recordset(r.exchange) as w ("variationId" int, quantity int)
    where r.exchange_state = 'kept'
  ) held group by 1`;

/** Each query finds rows that are wrong. None is the right answer. */
const WRONGS: Record<string, string> = {
  'entries that do not sum to zero':
    'select entry_id, sum(amount) from postings group by entry_id having sum(amount) <> 0',
  // The money that was paid for an order and not refunded must equal the shares of its vendor, the site and
  // the tax office.
  'orders whose ledger is not what the order says': `
    with kept as (
      select e.order_id, o.business_id,
        sum(p.amount) filter (where p.account in ('money', 'credit') and e.kind not in ('credit', 'dispute_fee')) as paid,
        sum(p.amount) filter (where p.account = 'credit' and e.kind <> 'credit') as credit,
        sum(p.amount) filter (where p.account = 'vat') as vat,
        sum(p.amount) filter (where p.account = 'commission') as commission,
        sum(p.amount) filter (where p.account = 'site_discount') as site_discount,
        sum(p.amount) filter (where p.account = 'vendor') as vendor,
        max(y.kind) as kind
      from ledger_entries e join postings p on p.entry_id = e.id join orders o on o.id = e.order_id
      join payments y on y.id = (
        select id from payments where group_id = o.group_id and order_id is null order by created_at desc limit 1)
      where e.kind not in ('late_payment', 'waiting_payment')
        -- What was refunded and then taken by the buyer's bank as well is no part of what was paid.
        and not (e.kind = 'chargeback' and e.source like '% twice %')
      group by e.order_id, o.business_id
    )
    select o.number, kept.* from kept join orders o on o.id = kept.order_id
    where coalesce(kept.vat, 0) <> o.refunded_vat - o.vat
      or coalesce(kept.commission, 0) <> o.refunded_commission - o.commission
      or coalesce(kept.site_discount, 0) <> o.site_discount - o.refunded_site_discount
      or coalesce(kept.credit, 0) <> o.credit - o.refunded_credit - o.refunded_as_credit
      or case when kept.kind = 'in_store' then false
        else coalesce(kept.paid, 0) <> o.total - o.refunded end`,
  'paid orders that the ledger does not know': `
    select o.number, o.state from orders o
    where o.state in ('paid', 'preparing', 'dispatched', 'completed', 'return_requested', 'returned', 'refunded')
      and o.total > 0 and o.paid_at is not null
      and not exists (select from ledger_entries e where e.order_id = o.id and e.kind = 'payment')`,
  'orders of which more or less went back than they say': `
    select o.number, o.refunded, r.back from orders o
    left join (select order_id, sum(to_payment + to_credit) as back from refunds group by order_id) r on r.order_id = o.id
    left join payments p on p.group_id = o.group_id and p.order_id is null
    left join refunds late on late.payment_id = p.id and late.order_id is null
    where coalesce(r.back, 0) + case when late.id is null then 0 else o.total - o.credit end <> o.refunded + o.changed_back - o.exchanged
      or o.refunded > o.total`,
  'late payments that stayed with somebody': `
    select e.order_id, p.account from ledger_entries e join postings p on p.entry_id = e.id
    where e.kind = 'late_payment' group by e.order_id, p.account having sum(p.amount) <> 0`,
  // Money for an order that waits for a device belongs to no vendor until the order is paid or cancelled.
  'orders that hold more or less of such money than was paid': `
    select o.number from orders o join order_groups g on g.id = o.group_id
    left join ledger_entries e on e.order_id = o.id and e.kind = 'waiting_payment'
    left join postings p on p.entry_id = e.id and p.account = 'money'
    group by o.id having coalesce(sum(p.amount), 0) <>
      case when o.state = 'awaiting_trade_in' then o.total - o.credit else 0 end`,
  'devices that paid for orders that do not say so': `
    select k.item_number from trade_in_credits k join order_groups g on g.id = k.group_id
    where k.state = 'used' and k.amount <> g.trade_in
      or k.state = 'used' and not exists (
        select from ledger_entries e where e.kind = 'trade_in' and e.source = k.item_number)`,
  'orders whose bonus for taking credit is not what the site paid for it': `
    select r.order_id from refunds r
    left join ledger_entries e on e.kind = 'credit' and e.source = r.id::text
    left join postings p on p.entry_id = e.id and p.account = 'goodwill'
    where r.bonus <> coalesce(p.amount, 0)`,
  'credit that was given back for orders and that accounts do not have': `
    select o.number from orders o join order_groups g on g.id = o.group_id
    join (select order_id, sum(to_credit + bonus) as given from refunds group by order_id) r on r.order_id = o.id
    where g.user_id is not null and r.given <> (
      select coalesce(sum(c.amount), 0) from credit_entries c
      where c.user_id = g.user_id and c.source = o.number and c.amount > 0 and c.reason <> 'Change not made')`,
  'payments of which more went back than came': `
    select p.id, p.amount, sum(r.to_payment) from payments p join refunds r on r.payment_id = p.id
    group by p.id having sum(r.to_payment) > case when p.state = 'paid' or p.kind = 'in_store' then p.amount else 0 end`,
  'credit that is not the sum of its entries': `
    select b.user_id, b.balance from credit_balances b
    where b.balance <> (select coalesce(sum(e.amount), 0) from credit_entries e where e.user_id = b.user_id)`,
  'codes whose uses are not those that were noted':
    'select c.code, c.uses from codes c where c.uses <> (select count(*) from code_uses u where u.code_id = c.id)',
  // The sums first: asking for them product by product took two thirds of the time of all these checks.
  'stock that is not the sum of its movements': `
    with of_products as (
      select product_id as id, sum(quantity) as units from stock_movements where variation_id is null group by 1
    ), of_variations as (
      select variation_id as id, sum(quantity) as units from stock_movements where variation_id is not null group by 1
    )
    select p.sku, p.stock from products p left join of_products m on m.id = p.id
    where p.counts_stock and p.type = 1 and p.stock <> coalesce(m.units, 0)
    union all
    select v.sku, v.stock from variations v left join of_variations m on m.id = v.id
    where v.counts_stock and v.stock <> coalesce(m.units, 0)`,
  'series of numbers with a gap': `
    select s.name from number_series s where s.last <>
      (select count(*) from invoices i where i.kind = case s.name when 'invoices' then 'invoice' else 'credit_note' end)`,
  'orders that sent, cancelled or refunded more than they hold':
    'select order_id from order_lines where sent_units + cancelled_units > quantity or refunded_units > sent_units',
  'orders that are over and have something left to send': `
    select o.number, o.state from orders o join order_lines l on l.order_id = o.id
    where o.state not in ('pending_payment', 'awaiting_trade_in', 'paid', 'preparing', 'ready_to_collect')
      and l.sent_units + l.cancelled_units < l.quantity`,
  'orders that were refunded in whole and whose lines do not say so': `
    select o.number from orders o join order_lines l on l.order_id = o.id
    where o.state = 'refunded' and l.cancelled_units + l.refunded_units <> l.quantity`,
};

/** Checks that money, credit, codes and stock agree with each other. */
export async function expectBooksBalance(
  { database }: Pick<TestApp, 'database'>,
  before: ReservedStock,
  when = '',
): Promise<void> {
  for (const [wrong, text] of Object.entries(WRONGS)) {
    const { rows } = await database.pool.query(text);
    expect(rows, `${wrong} ${when}`).toEqual([]);
  }
  const { rows: shelves } = await database.pool.query<{ key: string; reserved: number }>(RESERVED);
  const { rows: held } = await database.pool.query<{ key: string; held: number }>(HELD);
  const byOrders = new Map(held.map((row) => [row.key, row.held]));
  const wrong = shelves.filter(
    ({ key, reserved }) => reserved !== (before.get(key) ?? 0) + (byOrders.get(key) ?? 0),
  );
  expect(wrong, `stock that is set aside for no open order ${when}`).toEqual([]);
}

const WRITTEN = [
  'carts',
  'cart_items',
  'checkout_details',
  'products',
  'variations',
  'stock_movements',
  'codes',
  'code_uses',
  'credit_balances',
  'credit_entries',
  'order_groups',
  'orders',
  'order_lines',
  'order_events',
  'order_changes',
  'order_mails',
  'order_returns',
  'parcels',
  'payments',
  'refunds',
  'ledger_entries',
  'postings',
  'number_series',
  'invoices',
  'idempotency_keys',
  'jobs',
];

/** Other code writes to these tables too. Only the columns that orders write are compared. */
const SHELF = "concat_ws(' ', t.id, t.stock, t.reserved_stock)";
const PARTS: Record<string, string> = {
  products: `${SHELF} || ' ' || t.sale_count`,
  variations: SHELF,
};

const dumpSql = (table: string, row = PARTS[table] ?? 't::text') =>
  `select '${table}' as name, md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as content from ${table} t`;
const DUMP = WRITTEN.map((table) => dumpSql(table)).join(' union all ');

/** A checksum of every table that orders write to, to compare with a later one. */
export async function dumpTables({ database }: Pick<TestApp, 'database'>): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ name: string; content: string }>(DUMP);
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}
