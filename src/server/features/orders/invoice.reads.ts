import type { Ask } from '../../db/connect.ts';

/** What an invoice says, as it was when the order was paid. */
const INVOICE = {
  name: 'order-invoice',
  text: `
  select json_build_object(
    'order', o.number, 'placed_at', o.placed_at,
    'seller', json_build_object('name', b.name, 'address', b.address, 'post_code', b.post_code),
    'buyer', json_build_object('name', coalesce(g.billing ->> 'name', g.name), 'address', coalesce(g.billing, g.address)),
    'lines', (select json_agg(json_build_object('name', l.name, 'choice', l.choice, 'sku', l.sku,
        'quantity', l.quantity, 'unit', l.unit, 'discount', l.discount, 'vat', l.vat, 'scheme', l.scheme) order by l.id)
      from order_lines l where l.order_id = o.id),
    'goods', o.goods, 'delivery', o.delivery, 'discount', o.discount, 'vat', o.vat, 'credit', o.credit,
    'total', o.total) as content
  from orders o join order_groups g on g.id = o.group_id join businesses b on b.id = o.business_id
  where o.id = $1`,
};

export async function readInvoice(ask: Ask, orderId: number): Promise<object> {
  const [row] = await ask<{ content: object }>(INVOICE, [orderId]);
  if (!row) throw new Error('an order has no invoice');
  return row.content;
}
