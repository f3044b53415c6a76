import type pg from 'pg';
import { fillOthers } from './office-others.ts';

const BATCH = 20_000;

/** Most orders are over. The others wait in every state that an order has. */
const STATE = `case when h < 9400 then 'completed' when h < 9500 then 'refunded' when h < 9700 then 'cancelled'
  when h < 9720 then 'pending_payment' when h < 9780 then 'paid' when h < 9850 then 'preparing'
  when h < 9880 then 'ready_to_collect' when h < 9960 then 'dispatched' when h < 9985 then 'return_requested'
  else 'returned' end`;

/** Orders of one line each by as many accounts as a fifth of them, written straight into the tables. */
const ORDERS = `
  with numbered as materialized (
    select n, n * 7919 % 10000 as h, now() - make_interval(mins => 3 * ($2 - n)) as at
    from generate_series($1::int, $2::int) n
  ), goods as materialized (
    select p.id, p.name, p.sku, p.business_id, p.regular_price as price, row_number() over (order by p.id) - 1 as place
    from products p where p.line = 1 and p.type = 1
  ), shops as materialized (
    select b.id, (select min(s.id) from stores s where s.business_id = b.id) as store_id from businesses b
  ), drafted as materialized (
    select n, h, at, gen_random_uuid() as group_id, ${STATE} as state, g.id as product_id, g.name, g.sku, g.business_id,
      g.price, case when n % 9 = 0 then s.store_id end as store_id,
      'TF-9' || lpad(n::text, 8, '0') as number, 1 + n % ($3::int / 5) as person
    from numbered join goods g on g.place = n * 31 % (select count(*) from goods) join shops s on s.id = g.business_id
  ), grouped as (
    insert into order_groups (id, number, cart_id, user_id, email, name, address, goods, delivery, discount, credit, vat,
      total, placed_at)
    select group_id, number, gen_random_uuid(), u.id, u.email, u.name,
      '{"line_1": "1 High Street", "town": "Leeds", "post_code": "LS1 4AP"}', price, 0, 0, 0, 0, price, at
    from drafted join users u on u.email = 'buyer-' || person || '@bench.example'
  ), placed as (
    insert into orders (number, group_id, business_id, state, way, store_id, promise, promised_from, promised_by, send_by,
      goods, delivery, delivery_vat, discount, site_discount, vat, commission, commission_bps, total, credit, refunded, placed_at, paid_at,
      sent_at, completed_at)
    select number, group_id, business_id, state, case when store_id is null then 'standard' else 'collect' end, store_id,
      'In two days', at, at + interval '3 days', at + interval '2 days', price, 0, 0, 0, 0, 0, 0, 0, price, 0,
      case when state = 'refunded' then price else 0 end, at, case when state <> 'pending_payment' then at end,
      case when state in ('completed', 'dispatched', 'ready_to_collect', 'return_requested', 'returned') then at end,
      case when state = 'completed' then at end
    from drafted order by n returning id, number, state
  ), lined as (
    insert into order_lines (order_id, product_id, name, choice, sku, path, quantity, unit, discount, site_discount, vat,
      commission, scheme, sent_units)
    select o.id, d.product_id, d.name, '', d.sku, '/', 1, d.price, 0, 0, 0, 0, 'none',
      case when d.state in ('completed', 'dispatched') then 1 else 0 end
    from drafted d join placed o on o.number = d.number
  ), returned as (
    insert into order_returns (order_id, state, reason, units)
    select o.id, case when o.state = 'returned' then 'received' else 'requested' end, 'changed_mind', '{}'
    from placed o where o.state in ('return_requested', 'returned')
  ), moved as (
    insert into stock_movements (product_id, quantity, reason, source, created_at)
    select product_id, -1, 'sold', number, at from drafted
  ), logged as (
    insert into audit_log (actor_name, business_id, action, subject, subject_id, before, after, at)
    select 'Nora ' || n % 50, business_id, 'accept order', 'order', number, '{}', '{}', at from drafted
  )
  insert into payments (group_id, kind, state, amount, paid_at)
  select group_id, case when n % 5 = 0 then 'bank_transfer' else 'stripe' end,
    case when state = 'pending_payment' then 'pending' when state = 'cancelled' then 'cancelled' else 'paid' end, price,
    case when state not in ('pending_payment', 'cancelled') then at end
  from drafted`;

/** Half of the goods lie in a store of their business. */
const IN_STORES = `
  insert into stock_movements (product_id, variation_id, store_id, quantity, reason, source, created_at)
  select g.product_id, g.variation_id, s.ids[1 + g.product_id % cardinality(s.ids)], g.stock, 'opening', '',
    now() - interval '2 years'
  from (
    select p.id as product_id, null::int as variation_id, p.business_id, p.stock from products p where p.type = 1
    union all select p.id, v.id, p.business_id, v.stock from products p join variations v on v.product_id = p.id
  ) g
  join (select business_id, array_agg(id order by id) as ids from stores group by business_id) s using (business_id)
  where g.stock > 0 and (g.product_id + coalesce(g.variation_id, 0)) % 2 = 0
    and not exists (select from store_stock t where t.product_id = g.product_id)`;

const FIRST = ['Ann', 'Ben', 'Cleo', 'Dev', 'Ella', 'Finn', 'Gita', 'Hugo', 'Iris', 'Jack'];
const LAST = ['Lee', 'Shah', 'Okafor', 'Novak', 'Evans', 'Murphy', 'Rossi', 'Khan', 'Berg', 'Tanaka'];

const PEOPLE = `
  insert into users (email, name, password_hash, confirmed_at)
  select 'buyer-' || n || '@bench.example', ($2::text[])[1 + n % 10] || ' ' || ($3::text[])[1 + n / 10 % 10] || ' ' || n,
    'none', now()
  from generate_series(1, $1::int) n`;

/** Fills a shop with orders, with their payments, returns, movements of stock and entries of the log. */
export async function fillOrders(client: pg.Client, count: number): Promise<void> {
  await client.query(PEOPLE, [count / 5, FIRST, LAST]);
  for (let from = 1; from <= count; from += BATCH)
    await client.query(ORDERS, [from, Math.min(count, from + BATCH - 1), count]);
  await client.query(IN_STORES);
  await fillOthers(client, count);
  await client.query('vacuum analyze');
}
