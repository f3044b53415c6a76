import type { CreditNoteContent } from '#rules/papers/credit-note.ts';
import type { InvoiceContent } from '#rules/papers/invoice.ts';
import type { Ask } from '../../db/connect.ts';

/** Seller, buyer and payment, as SQL for `json_build_object`. */
const PARTIES = `
  'order', o.number,
  'seller', json_build_object('name', b.name, 'legal_name', b.legal_name, 'address', b.address,
    'post_code', b.post_code, 'vat_number', b.vat_number, 'company_number', b.company_number),
  'buyer', json_build_object('name', coalesce(g.billing ->> 'name', g.name), 'address', coalesce(g.billing, g.address)),
  'payment', (select json_build_object('kind', p.kind, 'label', p.label) from payments p where p.group_id = g.id
    and p.order_id is null order by p.created_at desc limit 1)`;

const OF_ORDER = `
  from orders o join order_groups g on g.id = o.group_id join businesses b on b.id = o.business_id
  where o.id = $1`;

/** The content of an invoice at the time of the payment. */
const INVOICE = {
  name: 'order-invoice',
  text: `
  select json_build_object(${PARTIES}, 'placed_at', o.placed_at, 'tax_point', o.paid_at, 'code', g.code,
    'lines', (select json_agg(json_build_object('name', l.name, 'choice', l.choice, 'sku', l.sku,
        'quantity', l.quantity, 'unit', l.unit, 'discount', l.discount, 'vat', l.vat, 'scheme', l.scheme) order by l.id)
      from order_lines l where l.order_id = o.id),
    'goods', o.goods, 'delivery', o.delivery, 'discount', o.discount, 'vat', o.vat, 'credit', o.credit,
    'total', o.total) as content ${OF_ORDER}`,
};

export async function readInvoice(ask: Ask, orderId: number): Promise<InvoiceContent> {
  const [row] = await ask<{ content: InvoiceContent }>(INVOICE, [orderId]);
  if (!row) throw new Error('an order has no invoice');
  return row.content;
}

/**
 * The content of a credit note, without the refunded amounts. An order with an exchange has two invoices: the
 * credit note refers to the one that names all credited goods.
 */
const CREDITED = {
  name: 'order-credited',
  text: `
  select json_build_object(${PARTIES},
    'invoice', (select json_build_object('number', i.number, 'issued_at', i.issued_at) from invoices i
      where i.order_id = o.id and i.kind = 'invoice'
      order by coalesce((select bool_and(i.content -> 'lines' @> jsonb_build_array(jsonb_build_object('sku', s)))
        from unnest($2::text[]) s), true) desc, i.id desc limit 1)) as content ${OF_ORDER}`,
};

type Credited = Pick<CreditNoteContent, 'order' | 'seller' | 'buyer' | 'payment' | 'invoice'>;

export async function readCredited(
  ask: Ask,
  orderId: number,
  skus: readonly string[] = [],
): Promise<Credited> {
  const [row] = await ask<{ content: Credited }>(CREDITED, [orderId, skus]);
  if (!row) throw new Error('there is no order to credit');
  return row.content;
}
