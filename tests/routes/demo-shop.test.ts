import { beforeAll, describe, expect, inject, it } from 'vitest';
import { EXAMPLES, type Example } from '#demo/examples.ts';
import { DEMO_PASSWORD, VENDOR, people } from '#demo/people.ts';
import { loadDemo } from '#demo/load.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { verifyPassword } from '#server/ports/passwords.ts';
import { whenFileEnds } from '../support/cleanup.ts';
import { freshDatabase } from '../support/database.ts';

/** A condition on `o`, the product or variation of the SKU, `p`, its product, and `b`, its business. */
const HOLDS: Record<Example, string> = {
  'simple product, counted, in stock': `p.type = 1 and o.counts_stock and o.stock_status = 'instock' and o.stock > o.reserved_stock`,
  'simple product, yes or no, in stock': `p.type = 1 and not o.counts_stock and o.is_available`,
  'simple product, yes or no, not in stock': `p.type = 1 and not o.counts_stock and not o.is_available`,
  'simple product, out of stock': `p.type = 1 and o.counts_stock and o.stock_status = 'outofstock'`,
  'simple product, none left though its status says in stock': `p.type = 1 and o.counts_stock and o.stock_status = 'instock' and o.stock = 0`,
  'variable product': `p.type = 2 and (select count(*) from variations v where v.product_id = p.id) > 1`,
  'variable product with four attributes': `p.type = 2 and (select count(*) from product_attributes a where a.product_id = p.id) = 4`,
  'variable product with nothing in stock': `p.type = 2 and (select not in_stock from listing l where l.product_id = p.id)`,
  'variation, counted, in stock': `o.is_variation and o.counts_stock and o.stock_status = 'instock' and o.stock > o.reserved_stock`,
  'variation, out of stock': `o.is_variation and o.stock_status = 'outofstock'`,
  'variation, none left though its status says in stock': `o.is_variation and o.counts_stock and o.stock_status = 'instock' and o.stock = 0`,
  'variation, yes or no, in stock': `o.is_variation and not o.counts_stock and o.is_available`,
  'business that hides its stock': `b.hide_stock`,
  'on sale': `o.is_on_sale and o.sale_price < o.regular_price`,
  'not on sale': `not o.is_on_sale and o.sale_price is null`,
  'sale price that is planned but not running': `not o.is_on_sale and o.sale_price < o.regular_price`,
  'on sale by name, but for the regular price': `o.is_on_sale and o.sale_price = o.regular_price`,
  'refurbished variation': `o.is_variation and o.condition = 3`,
  'refurbished simple product': `p.type = 1 and o.condition = 3`,
  'new variation': `o.is_variation and o.condition = 1`,
  'with a rating': `exists (select from reviews r where r.product_id = p.id and r.is_published)`,
  'without a rating': `not exists (select from reviews r where r.product_id = p.id)`,
  'required question, single choice': asks('q.condition = 2 and q.option_type = 1'),
  'required question, multiple choice': asks('q.condition = 2 and q.option_type = 2'),
  'optional question, multiple choice': asks('q.condition = 1 and q.option_type = 2'),
  'question that is a description only': asks(`q.option_type = 3 and q.description <> ''`),
  'option that takes another product from the shelf': asks(
    `exists (select from question_options x where x.question_id = q.id and x.inventory_item_id is not null and x.quantity = 1)`,
  ),
  'custom field, date': field('date'),
  'custom field, checkbox': field('checkbox'),
  'custom field, text': field('text'),
  'included in the box': `exists (select from box_items x where x.product_id = p.id)`,
  'trade-in values': `p.line = 2 and o.is_trade_in and o.cash_trade_in > 0 and o.voucher_trade_in > o.cash_trade_in`,
  'repair with prices by fault': `p.line = 3 and ${asks(`q.key = 'faults' and exists (select from question_options x where x.question_id = q.id and x.price > 0)`)}`,
  'product of the demo vendor': `(select u.email from users u where u.id = b.owner_id) = '${VENDOR}'`,
  'product of a blocked business': `b.is_blocked and b.blocked_reason <> '' and ${unlisted()}`,
  'unpublished product': `not p.is_published and ${unlisted()}`,
  'inactive product': `not p.is_active and ${unlisted()}`,
  'product with no image': `not exists (select from product_images i where i.product_id = p.id) and not ${unlisted()}`,
  'delivery estimate in days': `b.delivery_days > 0`,
  'delivery estimate in hours alone': `b.delivery_days = 0 and b.delivery_hours > 0`,
  'return policy about hygiene': `(select x.description like '%earbuds%' from policies x where x.id = p.return_policy_id)`,
};

function asks(condition: string): string {
  return `exists (select from product_questions pq join questions q on q.id = pq.question_id where pq.product_id = p.id and ${condition})`;
}

function field(type: string): string {
  return `exists (select from custom_field_values v join custom_field_definitions d on d.id = v.definition_id where v.product_id = p.id and d.type = '${type}')`;
}

function unlisted(): string {
  return 'not exists (select from listing l where l.product_id = p.id)';
}

const COLUMNS =
  'sku, condition, regular_price, sale_price, is_on_sale, counts_stock, is_available, stock_status, stock, reserved_stock, is_trade_in, cash_trade_in, voucher_trade_in';

async function open(filled: 'demo' | 'empty'): Promise<Database> {
  const place = await freshDatabase(inject('template'), filled);
  const database = await connect(place);
  whenFileEnds(async () => {
    await database.close();
    await place.remove();
  });
  await migrate(database);
  return database;
}

const count = async ({ pool }: Database, table: string): Promise<number> =>
  Number((await pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);

describe('The demo shop', () => {
  let shop: Database;
  beforeAll(async () => {
    shop = await open('demo');
  });

  it.each(Object.keys(HOLDS) as Example[])('holds an example: %s', async (example) => {
    const { rows } = await shop.pool.query<{ holds: boolean }>(
      `with o as (
         select id as product_id, false as is_variation, ${COLUMNS} from products
         union all select product_id, true, ${COLUMNS} from variations
       )
       select (${HOLDS[example]}) as holds
       from o join products p on p.id = o.product_id join businesses b on b.id = p.business_id
       where o.sku = $1`,
      [EXAMPLES[example]],
    );
    expect(rows).toEqual([{ holds: true }]);
  });

  it('has the catalogue: 64 to buy, 30 to sell, 30 to repair, and what the cases need', async () => {
    const { rows } = await shop.pool.query(
      'select line, count(*)::int as n from listing where product_id not between 65 and 99 group by line order by line',
    );
    expect(rows).toEqual([
      { line: 1, n: 64 },
      { line: 2, n: 30 },
      { line: 3, n: 30 },
    ]);
  });

  it('lets its people in with the demo password', async () => {
    const { rows } = await shop.pool.query<{ password_hash: string }>('select password_hash from users');
    expect(rows).toHaveLength(people.length);
    const opened = await Promise.all(rows.map((row) => verifyPassword(row.password_hash, DEMO_PASSWORD)));
    expect(opened).toEqual(people.map(() => true));
  });

  it('gives the next row a new id', async () => {
    const { rows } = await shop.pool.query<{ id: number }>(
      `insert into brands (name, slug) values ('Another', 'another') returning id`,
    );
    expect(rows[0]?.id).toBe(await count(shop, 'brands'));
  });

  it('is loaded once, and never into a shop that has data', async () => {
    const before = await count(shop, 'variations');
    expect(await loadDemo(shop)).toBe('already there');
    expect(await count(shop, 'variations')).toBe(before);
  });
});

describe('Loading the demo shop', () => {
  it('leaves nothing behind when it is stopped in the middle', async () => {
    const empty = await open('empty');
    await empty.pool.query(`create function stop() returns trigger language plpgsql as $$
      begin raise exception 'stopped'; end $$`);
    await empty.pool.query('create trigger stop before insert on menus execute function stop()');
    await expect(loadDemo(empty)).rejects.toThrow();
    expect(await count(empty, 'users')).toBe(0);
    expect(await count(empty, 'products')).toBe(0);
    await empty.pool.query('drop trigger stop on menus');
    expect(await loadDemo(empty)).toBe('loaded');
    // It loads the shop twice, which takes over a minute on a busy machine.
  }, 180_000);
});
