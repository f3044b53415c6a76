import type { TestApp } from './app.ts';
import { one } from './one-row.ts';

/** Something on the shopper's wishlist. */
export async function wish(shop: TestApp) {
  const { id } = await one<{ id: number }>(
    shop,
    `insert into wishlist (user_id, product_id, price_then)
     select (select id from users where email = 'shopper@threefold.example'), p.id, 100 from products p
     where p.line = 1 order by p.id limit 1
     on conflict (user_id, product_id) do update set price_then = 100 returning id`,
  );
  const path = '/web/site/wishlist/';
  return { owner: 'shopper' as const, path: `${path}${id}`, unknownPath: `${path}999999999` };
}
