import type { Answer, Parsed } from '#contract/calls.ts';
import type { OrderSummary } from '#contract/orders.ts';
import type { OrderState } from '#rules/flows/order.ts';
import type { ReturnState } from '#rules/orders/kinds.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { readOrderCode } from '#rules/orders/numbers.ts';
import type { Ask } from '../../db/connect.ts';
import { anywhere } from '../../db/like.ts';
import { writeToken } from '../../http/links.ts';
import type { IssuedPaper } from './paper-list.reads.ts';
import { ISSUED_PAPERS, papersWire } from './paper-list.reads.ts';
import { REFUND_DUE } from './refunded.reads.ts';

type Query = Parsed<'GET /web/site/orders'>['query'];

/**
 * The account's own orders. An account with a confirmed email also sees guest orders with that email. Guest
 * orders are not moved to the account at login: a buyer who ordered with another person's email would then
 * learn that the person has an account.
 */
interface Buyer {
  userId: number;
  provenEmail: string | null;
}

export const PER_PAGE = 20;

export interface OrderListRow extends Omit<
  OrderSummary,
  'token' | 'total' | 'refunded' | 'refund_due' | 'placed_at' | 'papers' | 'return_state' | 'is_part_sent'
> {
  id: number;
  refunded: number;
  refund_due: number;
  link_version: number;
  placed_at: Date;
  total: number;
  issued: IssuedPaper[];
  return: { state: ReturnState } | null;
  parcels: number;
  has_unsent: boolean;
}

/** Searches customers, products, order numbers and the numbers of parcels. Uses the first three parameters. */
const SEARCH = `($1::text is null or o.number = $2 or g.number = $2 or g.name ilike $1
  or lower(g.email) = lower($3)
  or exists (select from order_lines l where l.order_id = o.id and (l.name ilike $1 or l.sku = $3))
  or exists (select from parcels c where c.order_id = o.id and replace(c.tracking, ' ', '') = replace($3, ' ', '')))`;

/** The parameters of `SEARCH`. */
const searchValues = (q: string | undefined): (string | null)[] =>
  q ? [anywhere(q), readOrderCode(q)?.number ?? '', q] : [null, null, null];

/** At the counter each order of a group is paid separately. */
const paymentStateSql = `case when p.kind <> 'in_store' then p.state when o.paid_at is not null then 'paid'
  when o.state = 'cancelled' then 'cancelled' else 'pending' end`;

export const ORDER_COLUMNS = `o.id, o.number, o.link_version, o.state, o.version, o.placed_at, o.total - o.exchanged as total, o.refunded - o.exchanged as refunded,
    ${REFUND_DUE} as refund_due, o.promise,
    json_build_object('id', b.id, 'name', b.name) as business, g.name as customer,
    (select json_build_object('kind', p.kind, 'state', ${paymentStateSql}) from payments p where p.group_id = g.id
      and p.order_id is null order by p.created_at desc limit 1) as payment,
    (select json_agg(json_build_object('product_id', l.product_id, 'product_variation_id', l.variation_id,
        'option_ids', l.option_ids, 'name', l.name, 'choice', l.choice, 'image', l.image, 'quantity', l.quantity)
      order by l.id) from order_lines l where l.order_id = o.id) as lines,
    (select json_build_object('state', r.state) from order_returns r where r.order_id = o.id
      order by r.id desc limit 1) as return,
    (select count(*)::int from parcels c where c.order_id = o.id) as parcels,
    exists (select from order_lines l where l.order_id = o.id and l.quantity > l.sent_units + l.cancelled_units) as has_unsent,
    ${ISSUED_PAPERS} as issued,
    (select count(*)::int from order_lines l where l.order_id = o.id and l.product_id is not null
      and l.sent_units > l.refunded_units
      and not exists (select from reviews v where v.order_line_id = l.id)) as to_review`;

export const ORDER_TABLES = `
  orders o join order_groups g on g.id = o.group_id join businesses b on b.id = o.business_id`;

const MINE = `${SEARCH} and (g.user_id = $4 or (g.user_id is null and lower(g.email) = lower($5)))`;

const LIST = `
  select ${ORDER_COLUMNS} from ${ORDER_TABLES}
  where ${MINE} and ($6::text[] is null or o.state = any($6)) and ($7::int is null or o.id < $7)
  order by o.id desc limit $8`;

const COUNTS = `select o.state, count(*)::int as count from ${ORDER_TABLES} where ${MINE} group by o.state`;

/** A page of a buyer's orders, newest first. Ids rise with time, so the cursor is the last id. */
export async function readOwnOrders(
  ask: Ask,
  { state, q, cursor, per_page: perPage = PER_PAGE, userId, provenEmail }: Query & Buyer,
  secret: Buffer,
): Promise<Answer<'GET /web/site/orders'>> {
  const mine = [...searchValues(q), userId, provenEmail];
  const rows = await ask<OrderListRow>({ text: LIST }, [...mine, state ?? null, cursor ?? null, perPage + 1]);
  const counts = await ask<StateCount>({ text: COUNTS }, mine);
  const shown = rows.slice(0, perPage);
  return {
    status: 200,
    data: shown.map((row) => summaryWire(row, secret)),
    next_cursor: rows.length > perPage ? String(shown.at(-1)?.id) : null,
    counts: countsWire(counts),
  };
}

export interface StateCount {
  state: OrderState;
  count: number;
}

export const countsWire = (counts: readonly StateCount[]): Record<string, number> =>
  Object.fromEntries(counts.map(({ state, count }) => [state, count]));

/** With `secret` the row is for the buyer and has a link. Without it the row is for staff. */
export function summaryWire(row: OrderListRow, secret?: Buffer): OrderSummary {
  const {
    id,
    link_version: version,
    placed_at: placedAt,
    total,
    refunded,
    refund_due: due,
    issued,
    return: back,
    parcels,
    has_unsent: hasUnsent,
    ...rest
  } = row;
  const papered = { number: rest.number, state: rest.state, issued, return: back };
  return {
    ...rest,
    token: secret ? writeToken(secret, { kind: 'order', id: String(id) }, version) : null,
    placed_at: placedAt.toISOString(),
    total: poundsFromPence(pence(total)),
    refunded: poundsFromPence(pence(refunded)),
    refund_due: poundsFromPence(pence(due)),
    is_part_sent: rest.state === 'preparing' && parcels > 0,
    return_state: back?.state ?? null,
    papers: papersWire(papered, secret ? undefined : { parcels, hasUnsent }),
  };
}
