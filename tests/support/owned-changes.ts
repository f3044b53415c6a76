import type { ChangeQuote } from '#contract/order-changes.ts';
import { VENDOR } from '#demo/people.ts';
import type { TestApp } from './app.ts';
import { countStock, vendorsGoodAndOther } from './buying.ts';
import { change, itemOf, quoteChange } from './changing.ts';
import { vendorsOrder } from './owned-orders.ts';
import { signIn } from './people.ts';

const ADDRESS = { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' };

/** A paid order of the vendor that can be changed, and a change of it. */
async function changeable(shop: TestApp, rest: string) {
  const owned = await vendorsOrder(shop, rest);
  const number = owned.path.split('/')[3] ?? '';
  const [good] = await vendorsGoodAndOther(shop);
  await countStock(shop, good, 1_000);
  await shop.database.pool.query(
    `with paid as (update orders set paid_at = now() where number = $1 returning id)
     update order_lines l set product_id = $2, variation_id = $3 from paid where l.order_id = paid.id`,
    [number, good.productId, good.variationId],
  );
  const headers = await signIn(shop, VENDOR);
  return { owned, number, headers, wish: { items: [itemOf(good, 2)], ...ADDRESS } };
}

/** For each call that changes an order: how its owner would request it. */
export function changeThings() {
  return {
    'POST /office/orders/{number}/change/quote': async (shop: TestApp) => {
      const { owned, wish } = await changeable(shop, '/change/quote');
      return { ...owned, body: wish };
    },
    'POST /office/orders/{number}/change': async (shop: TestApp) => {
      const { owned, number, headers, wish } = await changeable(shop, '/change');
      const { body } = await quoteChange(shop, number, wish, headers);
      const { after } = body.result as ChangeQuote;
      return { ...owned, body: { ...wish, version: 1, agreed_total: after.total } };
    },
    'POST /office/orders/{number}/change/end': async (shop: TestApp) => {
      const { owned, number, headers, wish } = await changeable(shop, '/change/end');
      await change(shop, number, wish, headers);
      return { ...owned, body: { version: 2 } };
    },
  };
}
