import type pg from 'pg';

/** The other lists of the office, as long as they get in a shop with so many orders. Written straight into the tables. */
const OTHERS: readonly string[] = [
  // A buyer wrote about every fifth order, and most were answered.
  `with told as (
    insert into conversations (subject, subject_id, number, business_id, store_id, person, waits_since, last_at)
    select 'order', o.id, o.number, o.business_id, o.store_id, g.name, case when o.id % 100 = 0 then o.placed_at end,
      o.placed_at
    from orders o join order_groups g on g.id = o.group_id where o.id % 5 = 0 and o.number like 'TF-9%'
    returning id, person, last_at
  )
  insert into messages (conversation_id, side, author, text, created_at)
  select t.id, m.side, t.person, m.text || ' ' || t.id, t.last_at
  from told t cross join (values ('buyer', 'When does it arrive? Parcel'), ('vendor', 'It left today. Parcel')) m (side, text)`,
  `insert into codes (code, kind, value, business_id, is_active, ends_at, most_uses)
  select 'BENCH-' || n, 'percent', 1000, case when n % 4 > 0 then 1 + n % 5 end, n % 3 > 0,
    case when n % 5 = 0 then now() - interval '1 day' end, 10
  from generate_series(1, $1::int / 5) n`,
  `insert into demo_requests (first_name, last_name, company, email, status, created_at)
  select 'Ann', 'Lee ' || n, 'Shop ' || n % 1000, 'demo-' || n || '@bench.example',
    (array['new', 'contacted', 'won', 'lost'])[1 + n % 4], now() - make_interval(mins => n)
  from generate_series(1, $1::int / 10) n`,
  `insert into media (business_id, file_id, kind, type, hash, name, width, height, bytes, is_ready, added_by, created_at,
    updated_at)
  select case when n % 6 > 0 then n % 6 end, gen_random_uuid(), 'picture', 'jpg', 'bench-' || n, 'Picture ' || n, 800,
    600, 90000, true, 'Nora', now() - make_interval(mins => n), now()
  from generate_series(1, $1::int / 5) n`,
  `insert into stock_units (number, business_id, state, source, name, choice, grade, cost, since, created_at)
  select 'TU-9' || lpad(n::text, 8, '0'), 1 + n % 5, (array['in_store', 'listed', 'sold', 'sold', 'sold'])[1 + n % 5],
    'hand', 'iPhone ' || n % 20, 'Black', 'Good', 10000, now(), now()
  from generate_series(1, $1::int / 2) n`,
  `with asked as (
    insert into trade_ins (number, cart_id, email, name, address, payout, placed_at, held_until)
    select 'TT-9' || lpad(n::text, 8, '0'), gen_random_uuid(), 'seller-' || n || '@bench.example',
      'Hugo Seller ' || n, '{}', 'bank', now() - make_interval(mins => 10 * n), now()
    from generate_series(1, $1::int / 5) n returning id, number
  )
  insert into trade_in_items (trade_in_id, number, business_id, state, name, choice, path, answers, quote, cash, voucher,
    price, payout, since, due_at)
  select id, 'TD' || substr(number, 3), 1 + id % 5,
    (array['received', 'inspecting', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid'])[1 + id % 8], 'iPhone ' || id % 20,
    'Black', '/', '[]', '{}', 10000, 11000, 10000, 'bank', now(), now() + make_interval(mins => id % 9000 - 500)
  from asked`,
  `insert into repairs (number, business_id, state, state_since, email, name, address, way, device, choice, path, minutes,
    placed_at)
  select 'TR-9' || lpad(n::text, 8, '0'), 1 + n % 5,
    (array['in_repair', 'awaiting_parts', 'closed', 'closed', 'closed', 'closed', 'closed', 'closed'])[1 + n % 8], now(),
    'fixer-' || n || '@bench.example', 'Hugo Fixer ' || n, '{}', 'post_in', 'iPhone ' || n % 20, 'Black', '/', 60,
    now() - make_interval(mins => 10 * n)
  from generate_series(1, $1::int / 5) n`,
];

/** Fills the lists that grow with the orders. */
export async function fillOthers(client: pg.Client, orders: number): Promise<void> {
  for (const statement of OTHERS) await client.query(statement, statement.includes('$1') ? [orders] : []);
}
