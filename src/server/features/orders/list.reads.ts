import type { Answer, Parsed } from '#contract/calls.ts';
import type { OrderSummary } from '#contract/orders.ts';
import type { OrderState } from '#rules/flows/order.ts';
import type { ReturnState } from '#rules/orders/kinds.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { Ask } from '../../db/connect.ts';
import { writeToken } from './links.reads.ts';
import type { IssuedPaper } from './paper-list.reads.ts';
import { ISSUED_PAPERS, papersWire } from './paper-list.reads.ts';

type Query = Parsed<'GET /office/orders'>['query'];

/**
 * Whose orders: an account's own, those of a business, or all (null). Whoever has proven an address also sees what
 * was ordered with it by a guest. Nothing is written for that: if such orders changed hands when their owner comes in,
 * whoever placed one in another person's name would learn from it that the person has an account.
 */
type Whose = { userId: number; provenEmail: string | null } | { businessId: number | null };

const PER_PAGE = 20;

interface Row extends Omit<
  OrderSummary,
  'token' | 'total' | 'refunded' | 'placed_at' | 'papers' | 'return_state'
> {
  id: number;
  refunded: number;
  link_version: number;
  placed_at: Date;
  total: number;
  issued: IssuedPaper[];
  return: { state: ReturnState } | null;
  parcels: number;
}

/** Words of a customer or a product, or a number as people type it. */
const FILTER = `
  ($1::int is null or g.user_id = $1 or (g.user_id is null and lower(g.email) = lower($6)))
  and ($2::int is null or o.business_id = $2)
  and ($3::text is null or o.number = $4 or g.number = $4 or g.name ilike $3 or lower(g.email) = lower($5)
    or exists (select from order_lines l where l.order_id = o.id and (l.name ilike $3 or l.sku = $5)))`;

const LIST = `
  select o.id, o.number, o.link_version, o.state, o.version, o.placed_at, o.total, o.refunded, o.promise,
    json_build_object('id', b.id, 'name', b.name) as business, g.name as customer,
    (select json_build_object('kind', p.kind, 'state', p.state) from payments p where p.group_id = g.id
      order by p.created_at desc limit 1) as payment,
    (select json_agg(json_build_object('product_id', l.product_id, 'product_variation_id', l.variation_id,
        'option_ids', l.option_ids, 'name', l.name, 'choice', l.choice, 'image', l.image, 'quantity', l.quantity)
      order by l.id) from order_lines l where l.order_id = o.id) as lines,
    (select json_build_object('state', r.state) from order_returns r where r.order_id = o.id
      order by r.id desc limit 1) as return,
    (select count(*)::int from parcels c where c.order_id = o.id) as parcels,
    ${ISSUED_PAPERS} as issued,
    (select count(*)::int from order_lines l where l.order_id = o.id and l.product_id is not null
      and l.sent_units > l.refunded_units
      and not exists (select from reviews v where v.order_line_id = l.id)) as to_review
  from orders o join order_groups g on g.id = o.group_id join businesses b on b.id = o.business_id
  where ${FILTER} and ($7::text[] is null or o.state = any($7)) and ($8::int is null or o.id < $8)
  order by o.id desc limit $9`;

const COUNTS = `
  select o.state, count(*)::int as count from orders o join order_groups g on g.id = o.group_id
  where ${FILTER} group by o.state`;

/** A page of orders, newest first. Ids rise with time, so that a cursor is the last id. */
export async function readOrders(
  ask: Ask,
  { state, q, cursor, per_page: perPage = PER_PAGE, ...whose }: Query & Whose,
  secret: Buffer,
): Promise<Answer<'GET /office/orders'>> {
  const text = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null;
  const whom = 'userId' in whose ? [whose.userId, null] : [null, whose.businessId];
  const provenEmail = 'userId' in whose ? whose.provenEmail : null;
  const filter = [...whom, text, q ? (readNumber(q) ?? '') : null, q ?? null, provenEmail];
  const rows = await ask<Row>({ text: LIST }, [...filter, state ?? null, cursor ?? null, perPage + 1]);
  const counts = await ask<{ state: OrderState; count: number }>({ text: COUNTS }, filter);
  const shown = rows.slice(0, perPage);
  return {
    status: 200,
    data: shown.map((row) => summaryOf(row, 'userId' in whose ? secret : undefined)),
    next_cursor: rows.length > perPage ? String(shown.at(-1)?.id) : null,
    counts: Object.fromEntries(counts.map(({ state: of, count }) => [of, count])),
  };
}

/** With the secret of links it is for the buyer, without for whoever sells. */
function summaryOf(row: Row, secret: Buffer | undefined): OrderSummary {
  const {
    id,
    link_version: version,
    placed_at: placedAt,
    total,
    refunded,
    issued,
    return: back,
    parcels,
    ...rest
  } = row;
  const papered = { number: rest.number, issued, return: back };
  return {
    ...rest,
    token: secret ? writeToken(secret, { kind: 'order', id: String(id) }, version) : null,
    placed_at: placedAt.toISOString(),
    total: poundsFromPence(pence(total)),
    refunded: poundsFromPence(pence(refunded)),
    return_state: back?.state ?? null,
    papers: papersWire(papered, { parcels: secret ? undefined : parcels }),
  };
}
