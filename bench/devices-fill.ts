import type pg from 'pg';
import { THREEFOLD } from '#demo/businesses.ts';

/** The stores that a customer chooses from. */
const STORES = 10;
const BENCHES = 4;

/** Stores of the business that repairs, with the hours of its first one. Four benches each. */
const MORE_STORES = `
  with made as (
    insert into stores (business_id, name, address, phone, post_code, latitude, longitude)
    select $1, 'Bench ' || n, n || ' High Street', '020 7946 0000', 'NW1 8QP', 51.5, -0.1
    from generate_series(1, greatest(0, $2 - (select count(*) from stores where business_id = $1 and is_active)::int)) n
    returning id
  )
  insert into store_hours (store_id, weekday, opens, closes)
  select made.id, h.weekday, h.opens, h.closes from made join store_hours h
    on h.store_id = (select min(id) from stores where business_id = $1 and is_active)`;
const NO_OTHERS = 'update stores set is_active = false where business_id <> $1';
const SET_BENCHES = `
  insert into repair_benches (store_id, benches) select id, $2 from stores where business_id = $1 and is_active
  on conflict (store_id) do update set benches = excluded.benches`;

/** Open tickets in every state, each with two faults, and five times as many that are over. */
const TICKETS = `
  with made as (
    insert into repairs (number, business_id, state, state_since, due_at, email, name, way, store_id, device, choice, path,
      minutes, placed_at, closed_at)
    select 'RP-8' || lpad(n::text, 8, '0'), $1, t.state, t.since, t.since + interval '1 day',
      'fixer-' || n || '@bench.example', 'Hugo Fixer ' || n, 'drop_in', t.store_id, 'iPhone ' || n % 20, 'Black, 128 GB', '/',
      60, now() - make_interval(mins => n), case when t.state = 'closed' then now() end
    from generate_series(1, $2::int * 6) n
    cross join lateral (
      select case when n > $2::int then 'closed' else ($3::text[])[1 + n % cardinality($3::text[])] end as state,
        ($4::int[])[1 + n / 7 % cardinality($4::int[])] as store_id,
        now() + make_interval(mins => n * 7919 % 4320 - 2880) as since
    ) t
    returning id
  )
  insert into repair_lines (repair_id, name, price_kind, price, warranty_months, warranty_until, state)
  select made.id, f.name, 'fixed', f.price, 12, null, 'approved'
  from made cross join (values ('Battery', 5900), ('Screen', 14900)) f (name, price)`;

/** Each day from nine to seven, three benches in four are booked for two weeks, and five stores are full for ten days. */
const SLOTS = `
  with hours as (
    select s.id as store_id, at, bench, row_number() over (order by s.id, at, bench) as place
    from stores s cross join generate_series(date_trunc('hour', now()), now() + interval '15 days', interval '1 hour') at
    cross join generate_series(1, $2::int) bench
    where s.business_id = $1 and s.is_active and extract(hour from at) between 9 and 18
      and (bench < $2::int or at < now() + interval '10 days' and s.id in (select id from stores where business_id = $1 and is_active order by id desc limit 5))
  ), carts_of as (
    insert into carts (line) select 3 from hours returning id
  ), numbered as (
    select id, row_number() over () as place from carts_of
  )
  insert into repair_slots (store_id, bench, starts_at, ends_at, cart_id, held_until)
  select h.store_id, h.bench, h.at, h.at + interval '1 hour', c.id, now() + interval '30 days'
  from hours h join numbered c on c.place = h.place`;

/** Ten stores with two busy weeks, and so many open repairs. Written straight into the tables. */
export async function fillBenches(
  client: pg.Client,
  open: number,
  states: readonly string[],
): Promise<{ storeIds: number[] }> {
  await client.query(NO_OTHERS, [THREEFOLD]);
  await client.query(MORE_STORES, [THREEFOLD, STORES]);
  await client.query(SET_BENCHES, [THREEFOLD, BENCHES]);
  const { rows } = await client.query<{ id: number }>(
    'select id from stores where business_id = $1 and is_active order by id',
    [THREEFOLD],
  );
  const storeIds = rows.map(({ id }) => id);
  await client.query(SLOTS, [THREEFOLD, BENCHES]);
  await client.query('delete from repairs where closed_at is null');
  await client.query(TICKETS, [THREEFOLD, open, states, storeIds]);
  await client.query('analyze');
  return { storeIds };
}
