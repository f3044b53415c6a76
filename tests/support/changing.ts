import type { ChangeQuote } from '#contract/order-changes.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import type { TestApp } from './app.ts';
import type { Answered, Good } from './buying.ts';
import { freshKey, send } from './buying.ts';

type Headers = Record<string, string>;

export const itemOf = ({ productId, variationId }: Good, quantity = 1) => ({
  product_id: productId,
  variation_id: variationId,
  quantity,
});

export const quoteChange = (shop: TestApp, number: string, body: object, headers: Headers) =>
  send(shop, `/office/orders/${number}/change/quote`, body, headers);

export const readOrder = async (shop: TestApp, number: string, headers: Headers): Promise<StaffTracked> =>
  (await shop.call('GET /office/orders/{number}', { params: { number }, headers })).result;

/** Changes an order at its version and the total of now, unless `rest` says others. */
export async function change(
  shop: TestApp,
  number: string,
  wish: object,
  headers: Headers,
  rest: object = {},
): Promise<Answered> {
  const quote = await quoteChange(shop, number, wish, headers);
  if (quote.status !== 200) return quote;
  const { after } = quote.body.result as ChangeQuote;
  const { version } = await readOrder(shop, number, headers);
  return send(
    shop,
    `/office/orders/${number}/change`,
    { ...wish, version, agreed_total: after.total, ...rest },
    { ...freshKey(), ...headers },
  );
}

const FIGURES = `
  select o.state, o.way, o.store_id, o.promise, o.collect_code, o.goods, o.delivery, o.delivery_vat, o.discount,
    o.site_discount, o.vat, o.commission, o.total, o.refunded, g.goods as group_goods, g.discount as group_discount,
    g.vat as group_vat, g.total + g.credit as group_total, g.address,
    (select json_agg(json_build_array(l.product_id, l.variation_id, l.name, l.choice, l.sku, l.quantity, l.unit, l.discount,
      l.site_discount, l.vat, l.commission, l.scheme, l.warranty_months) order by l.id) from order_lines l where l.order_id = o.id) as lines,
    (select json_agg(json_build_array(account, business_id, amount) order by account, business_id) from (
      select p.account, p.business_id, sum(p.amount) as amount from postings p join ledger_entries e on e.id = p.entry_id
      where e.order_id = o.id group by 1, 2 having sum(p.amount) <> 0) sums) as ledger,
    (select i.content - 'tax_point' from invoices i where i.order_id = o.id and i.kind = 'invoice'
      order by i.id desc limit 1) as invoice,
    (select sum(case i.kind when 'invoice' then 1 else -1 end * (i.content ->> 'total')::int) from invoices i
      where i.order_id = o.id) as invoiced,
    (select json_agg(json_build_array(c.code, c.uses) order by c.id) from codes c) as codes,
    (select json_agg(json_build_array(s.id, s.stock, s.reserved_stock, s.sale_count) order by s.id) from products s
      where s.business_id = o.business_id) as products,
    (select json_agg(json_build_array(s.id, s.stock, s.reserved_stock) order by s.id) from variations s
      join products p on p.id = s.product_id where p.business_id = o.business_id) as variations
  from orders o join order_groups g on g.id = o.group_id where o.number = $1`;

/** Every figure of an order, of its books and of its vendor's stock, except the way of payment. */
export async function figuresOf({ database }: TestApp, number: string): Promise<unknown> {
  const { rows } = await database.pool.query(FIGURES, [number]);
  return rows[0];
}
