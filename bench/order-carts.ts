import pg from 'pg';

const DETAILS = {
  email: 'ann@mail.example',
  name: 'Ann Lee',
  line_1: '1 High Street',
  town: 'Leeds',
  post_code: 'LS1 4AP',
};

/** Three products with counted, plentiful stock and without questions. */
const GOODS = `
  update products p set stock = 1000000, reserved_stock = 0, stock_status = 'instock'
  where p.id in (
    select p.id from products p join listing l on l.product_id = p.id
    where p.line = 1 and p.type = 1 and p.counts_stock
      and not exists (select from product_questions q where q.product_id = p.id)
    order by p.id limit 3)
  returning p.id`;

/** Carts that are ready to be ordered, written straight into the tables. */
const CARTS = `
  with made as (insert into carts (line) select 1 from generate_series(1, $1) returning id),
  filled as (
    insert into cart_items (cart_id, product_id, quantity, price_then)
    select made.id, product, 1, 1 from made cross join unnest($2::int[]) as product
  ), kept as (
    insert into checkout_details (cart_id, details, choices) select id, $3, '{}' from made
  )
  select id from made`;

export async function readyCarts(
  client: pg.Client,
  count: number,
  products: readonly number[],
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(CARTS, [count, products, DETAILS]);
  return rows.map(({ id }) => id);
}

export const pathOf = (cartId: string) => `/no/auth/web/site/checkouts/${cartId}`;

export async function totalOf(origin: string, cartId: string): Promise<number> {
  const answer = await fetch(origin + pathOf(cartId));
  const { result } = (await answer.json()) as { result: { order: { totals: { total: number } } } };
  return result.order.totals.total;
}

export async function goodsOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(GOODS);
  return rows.map(({ id }) => id);
}

export async function open(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}
