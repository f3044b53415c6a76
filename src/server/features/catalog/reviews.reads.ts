import type pg from 'pg';
import type { Review, ReviewsQuery } from '#contract/catalog.ts';
import { REVIEW_SORTS, REVIEWS_PER_PAGE, type ReviewSort } from '#rules/catalog/review-sorts.ts';
import type { PhotoFacts } from '../images/public.ts';
import { photosSql, publicPhoto } from '../images/public.ts';
import { isVisible } from './visible.reads.ts';

const SHOWN_REVIEWS = 12;

const ORDER: Record<ReviewSort, string> = {
  newest: 'created_at desc, id',
  highest: 'rating desc, created_at desc, id',
  lowest: 'rating, created_at desc, id',
};

/** The newest reviews, which are part of the product's answer. */
export async function readReviews(pool: pg.Pool, productId: number): Promise<Review[]> {
  return someReviews(pool, productId, { per_page: SHOWN_REVIEWS });
}

/** The average of a product's published reviews, rounded as on cards; 0 without reviews. */
export const ratingSql = (product: string) => `(
  select coalesce(round(round(avg(said.rating), 2), 1), 0)::float8 from reviews said
  where said.product_id = ${product}.id and said.is_published)`;

export interface ReviewsPage {
  data: Review[];
  total: number;
  page: number;
  per_page: number;
}

/** Undefined if visitors can't see the product. */
export async function readReviewsPage(
  pool: pg.Pool,
  productId: number,
  query: ReviewsQuery,
): Promise<ReviewsPage | undefined> {
  const [{ rows }, data] = await Promise.all([
    pool.query<{ total: number }>(
      `select (select count(*)::int from reviews v where v.product_id = p.id and v.is_published
         and ($2::int is null or v.rating = $2)) as total
       from products p where p.id = $1 and ${isVisible('p')}`,
      [productId, query.stars ?? null],
    ),
    someReviews(pool, productId, query),
  ]);
  const [found] = rows;
  return found && { data, total: found.total, page: query.page ?? 1, per_page: sizeOf(query) };
}

const sizeOf = ({ per_page: size = REVIEWS_PER_PAGE }: ReviewsQuery) => size;

interface ReviewRow extends Omit<Review, 'created_at' | 'answer' | 'photos'> {
  created_at: Date;
  answer: string | null;
  answered_at: Date | null;
  photos: PhotoFacts[];
}

async function someReviews(pool: pg.Pool, productId: number, query: ReviewsQuery): Promise<Review[]> {
  const { sort = REVIEW_SORTS[0], stars = null, page = 1 } = query;
  const size = sizeOf(query);
  const { rows } = await pool.query<ReviewRow>(
    `select id, author, rating, title, body, created_at, order_line_id is not null as is_verified,
       answer, answered_at,
       ${photosSql('photo_ids', 'ph.is_public')} as photos
     from reviews
     where product_id = $1 and is_published and ($2::int is null or rating = $2)
     order by ${ORDER[sort]} limit $3 offset $4`,
    [productId, stars, size, (page - 1) * size],
  );
  return rows.map(({ created_at: createdAt, answer, answered_at: answeredAt, photos, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
    photos: photos.map(publicPhoto),
    answer: answer === null || !answeredAt ? null : { text: answer, at: answeredAt.toISOString() },
  }));
}
