import type { Contents } from '#rules/orders/contents.ts';
import type { Ask } from '../../db/connect.ts';

const CONTENTS = {
  name: 'order-contents',
  text: `
  select json_build_object('way', o.way, 'storeId', o.store_id, 'storeName', s.name, 'address', g.address,
    'promise', o.promise, 'promisedFrom', o.promised_from, 'promisedBy', o.promised_by, 'sendBy', o.send_by,
    'collectCode', o.collect_code, 'goods', o.goods, 'delivery', o.delivery, 'deliveryVat', o.delivery_vat,
    'discount', o.discount, 'siteDiscount', o.site_discount, 'vat', o.vat, 'commission', o.commission, 'total', o.total,
    'beside', (select json_build_object('goods', coalesce(sum(x.goods), 0), 'discount', coalesce(sum(x.discount), 0))
      from orders x where x.group_id = o.group_id and x.id <> o.id and x.state not in ('cancelled', 'refunded')),
    'lines', (select json_agg(json_build_object('productId', l.product_id, 'variationId', l.variation_id,
        'optionIds', l.option_ids, 'parts', l.parts, 'name', l.name, 'choice', l.choice, 'sku', l.sku, 'image', l.image,
        'path', l.path, 'quantity', l.quantity, 'unit', l.unit, 'discount', l.discount,
        'siteDiscount', l.site_discount, 'vat', l.vat, 'commission', l.commission, 'scheme', l.scheme,
        'warrantyMonths', l.warranty_months) order by l.id)
      from order_lines l where l.order_id = o.id)) as contents
  from orders o join order_groups g on g.id = o.group_id left join stores s on s.id = o.store_id where o.id = $1`,
};

/** The current contents of an order, with every figure. */
export async function readContents(ask: Ask, orderId: number): Promise<Contents> {
  const [row] = await ask<{ contents: Contents }>(CONTENTS, [orderId]);
  if (!row) throw new Error('an order has no contents');
  return row.contents;
}

const BESIDE = {
  name: 'orders-beside',
  text: `
  select o.business_id as "businessId", o.id, l.product_id as "productId", l.unit, l.quantity, l.scheme,
    array_remove(array[c.id, c.parent_id], null) as "categoryIds"
  from orders o join order_lines l on l.order_id = o.id
  left join products p on p.id = l.product_id left join categories c on c.id = p.category_id
  where o.group_id = $1 and o.id <> $2 and o.state not in ('cancelled', 'refunded') order by l.id`,
};

export interface LineBeside {
  businessId: number;
  productId: number | null;
  categoryIds: number[];
  unit: number;
  quantity: number;
  scheme: Contents['lines'][number]['scheme'];
}

/** The lines of the orders that were placed together with this one. */
export const readLinesBeside = (ask: Ask, groupId: string, orderId: number) =>
  ask<LineBeside>(BESIDE, [groupId, orderId]);
