import type { TrackedOrder } from '#contract/orders.ts';
import { mayReview } from '#rules/catalog/review-fields.ts';
import { poundsFromPence } from '#rules/money/money.ts';
import type { ExchangeLine } from '#rules/orders/exchange.ts';
import { exchangeCost } from '#rules/orders/exchange.ts';
import type { GoodsWays } from '#rules/orders/goods-ways.ts';
import { sharedOf } from '#rules/orders/goods-ways.ts';
import type { ExchangeState } from '#rules/orders/kinds.ts';
import { GOODS_WAYS } from '#rules/orders/kinds.ts';
import type { PhotoAddress, PhotoFacts } from '../images/public.ts';
import { photosSql, photoWire } from '../images/public.ts';

/** Texts and photos of a buyer about an order: a return, and reviews. */

type Line = TrackedOrder['lines'][number];
type Return = NonNullable<TrackedOrder['return']>;

export interface ReviewJson extends Omit<NonNullable<Line['review']>, 'photos'> {
  photos: PhotoFacts[];
}

export interface ReturnJson extends Omit<Return, 'photos' | 'lines' | 'goods' | 'refund' | 'exchange'> {
  exchange: ExchangeLine[] | null;
  exchange_state: ExchangeState | null;
  photos: PhotoFacts[];
  /** Units by line id. */
  units: Record<string, number>;
  /** The way of the goods of each line, by line id. */
  goods: GoodsWays | null;
  at: string;
}

/**
 * Why a return was first refused. A second refusal after an appeal doesn't count, nor does the refusal of a
 * later return.
 */
export const refusalSql = (one: string) => `(
  select e.note from order_events e where e.order_id = ${one}.order_id and e.move = 'refuse_return'
    and e.created_at >= ${one}.created_at and not exists (select from order_returns n
      where n.order_id = ${one}.order_id and n.id > ${one}.id and n.created_at <= e.created_at) order by e.id limit 1)`;

/** SQL for all returns of an order as JSON, the newest first, by the alias of its row. */
export const returnsSql = (order: string) => `(
  select coalesce(json_agg(json_build_object('state', r.state, 'reason', r.reason, 'note', r.note, 'units', r.units,
    'as_credit', r.as_credit, 'refusal', ${refusalSql('r')}, 'appeal', r.appeal, 'goods', r.goods,
    'exchange', r.exchange, 'exchange_state', r.exchange_state,
    'asked_at', r.created_at, 'at', r.updated_at, 'photos', ${photosSql('r.photo_ids')}) order by r.id desc), '[]')
  from order_returns r where r.order_id = ${order}.id)`;

/** SQL for the review of an order line. */
export const reviewSql = (line: string) => `(
  select json_build_object('rating', v.rating, 'title', v.title, 'body', v.body, 'state', v.state,
    'hidden_reason', v.hidden_reason, 'answer', v.answer, 'photos', ${photosSql('v.photo_ids')})
  from reviews v where v.order_line_id = ${line}.id)`;

/** SQL for the units of a line that a buyer has and may still return. */
export const returnableSql = (line: string) => `greatest(0, ${line}.sent_units - ${line}.refunded_units - (
  select coalesce(sum((r.units ->> ${line}.id::text)::int), 0)::int from order_returns r
  where r.order_id = ${line}.order_id and r.state = 'refused'))`;

/** SQL for the units of a line that a buyer sent back and that have arrived. */
export const returnedSql = (line: string) => `(
  select coalesce(sum((r.units ->> ${line}.id::text)::int), 0)::int from order_returns r
  where r.order_id = ${line}.order_id and r.state in ('received', 'refunded', 'exchanged'))`;

/** Units by line, as in the API. */
export const unitsWire = (units: Record<string, number>) =>
  Object.entries(units).map(([line, count]) => ({ line_id: Number(line), units: count }));

/** URLs of photos: by the order's link for the buyer, by its number for staff. */
export const photoAddresses = (whose: { token: string } | { number: string }): PhotoAddress =>
  'token' in whose
    ? (id, size) => `/no/auth/web/site/track/${whose.token}/photos/${id}/${size}`
    : (id, size) => `/office/orders/${whose.number}/photos/${id}/${size}`;

export function returnWire(
  { units, photos, goods, asked_at: askedAt, at: _at, exchange, exchange_state: state, ...rest }: ReturnJson,
  addressOf: PhotoAddress,
  isBuyer: boolean,
): Omit<Return, 'refund'> {
  const became = Object.entries(goods ?? {}).flatMap(([line, way]) => {
    const shared = sharedOf(way, units[line] ?? 0);
    return GOODS_WAYS.flatMap((to) =>
      shared[to] === undefined ? [] : [{ line_id: Number(line), to, units: shared[to] }],
    );
  });
  return {
    ...rest,
    asked_at: new Date(askedAt).toISOString(),
    goods: isBuyer || goods === null ? null : became,
    lines: unitsWire(units),
    exchange: exchange && state && exchangeWire(exchange, state),
    photos: photos.map(photoWire(addressOf)),
  };
}

const exchangeWire = (lines: readonly ExchangeLine[], state: ExchangeState): Return['exchange'] => ({
  state,
  cost: poundsFromPence(exchangeCost(lines)),
  lines: lines.map((line) => ({
    line_id: line.lineId,
    name: line.name,
    choice: line.choice,
    image: line.image,
    units: line.quantity,
    paid: poundsFromPence(exchangeCost([line])),
  })),
});

/** A line's review for the buyer. Staff read reviews in their own list. */
export function reviewWire(
  line: { sent: number; refunded: number; review: ReviewJson | null; is_sold: boolean },
  addressOf: PhotoAddress,
  isBuyer: boolean,
): Pick<Line, 'may_review' | 'review'> {
  const { review } = line;
  return {
    may_review: isBuyer && line.is_sold && (review !== null || mayReview(line)),
    review: isBuyer && review ? { ...review, photos: review.photos.map(photoWire(addressOf)) } : null,
  };
}
