import type { Answer, Parsed } from '#contract/calls.ts';
import type { OfficeReview } from '#contract/reviews.ts';
import type { Actor } from '#rules/flows/flow.ts';
import { reviewMoves } from '#rules/flows/review.ts';
import type { Ask } from '../../db/connect.ts';
import type { PhotoFacts } from '../images/public.ts';
import { photosSql, photoWire, publicPhoto } from '../images/public.ts';

/** The reader, and the business whose reviews they see; null: all businesses. */
export interface Reader {
  actor: Actor;
  businessId: number | null;
}

interface Row extends Omit<OfficeReview, 'photos' | 'created_at' | 'updated_at' | 'moves'> {
  photos: PhotoFacts[];
  created_at: Date;
  updated_at: Date;
}

const SELECT = `
  select v.id, v.version, v.state, json_build_object('id', p.id, 'name', p.name) as product,
    json_build_object('id', b.id, 'name', b.name) as business, v.author, v.rating, v.title, v.body,
    v.order_line_id is not null as is_verified, v.hidden_reason, v.answer, v.created_at, v.updated_at,
    (select o.number from order_lines l join orders o on o.id = l.order_id where l.id = v.order_line_id) as order_number,
    ${photosSql('v.photo_ids')} as photos
  from reviews v join products p on p.id = v.product_id join businesses b on b.id = p.business_id`;

/** A vendor sees only published reviews. The others are seen by their writer and the administrator. */
const MAY_SEE = "($1::int is null or (p.business_id = $1 and v.state = 'published'))";

const LIST = {
  name: 'office-reviews',
  text: `${SELECT} where ${MAY_SEE} and ($2::text[] is null or v.state = any($2)) and ($3::int is null or v.id < $3)
    order by v.id desc limit $4`,
};
/** The administrator sees all of them, so their products are not read. */
const COUNTS_OF_ALL = {
  name: 'office-review-counts',
  text: 'select state, count(*)::int as count from reviews group by state',
};
const COUNTS_OF_ONE = {
  name: 'office-review-counts-of-business',
  text: `select v.state, count(*)::int as count from reviews v
    where v.state = 'published' and v.product_id in (select p.id from products p where p.business_id = $1) group by v.state`,
};
const ONE = { name: 'office-review', text: `${SELECT} where ${MAY_SEE} and v.id = $2` };

const PER_PAGE = 20;

type Count = { state: string; count: number };
const readCounts = (ask: Ask, { businessId }: Reader): Promise<Count[]> =>
  businessId === null ? ask<Count>(COUNTS_OF_ALL, []) : ask<Count>(COUNTS_OF_ONE, [businessId]);

/** Newest first. Ids rise with time, so the cursor is the last id. */
export async function readOfficeReviews(
  ask: Ask,
  { state, cursor, per_page: perPage = PER_PAGE }: Parsed<'GET /office/reviews'>['query'],
  reader: Reader,
): Promise<Answer<'GET /office/reviews'>> {
  const rows = await ask<Row>(LIST, [reader.businessId, state ?? null, cursor ?? null, perPage + 1]);
  const counts = await readCounts(ask, reader);
  const shown = rows.slice(0, perPage);
  return {
    status: 200,
    data: shown.map((row) => wire(row, reader)),
    next_cursor: rows.length > perPage ? String(shown.at(-1)?.id) : null,
    counts: Object.fromEntries(counts.map(({ state: of, count }) => [of, count])),
  };
}

export async function readOfficeReview(
  ask: Ask,
  id: number,
  reader: Reader,
): Promise<OfficeReview | undefined> {
  const [row] = await ask<Row>(ONE, [reader.businessId, id]);
  return row && wire(row, reader);
}

function wire(
  { photos, created_at: createdAt, updated_at: updatedAt, ...row }: Row,
  reader: Reader,
): OfficeReview {
  const { order_number: number, state } = row;
  // Photos of unpublished reviews are shown by the order's address.
  const photoOf =
    state === 'published' || number === null
      ? publicPhoto
      : photoWire((id, size) => `/office/orders/${number}/photos/${id}/${size}`);
  return {
    ...row,
    photos: photos.map(photoOf),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    moves: reviewMoves({ state, isAnswered: row.answer !== null }, reader.actor),
  };
}
