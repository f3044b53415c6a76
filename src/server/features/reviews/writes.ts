import type { Parsed } from '#contract/calls.ts';
import { mayReview, reviewAuthor } from '#rules/catalog/review-fields.ts';
import type { Ask, Database } from '../../db/connect.ts';
import { releasePhotos, showPhotos, attachPhotos } from '../images/public.ts';

type ReviewBody = Parsed<'PUT /no/auth/web/site/track/{token}/lines/{lineId}/review'>['body'];

interface LockedLine {
  orderId: number;
  productId: number | null;
  sent: number;
  refunded: number;
  buyer: string;
  /** The photos of the existing review. */
  photoIds: string[] | null;
}

/** Locks the order line first, so that two reviews of it at once take turns. */
const LOCK = {
  name: 'review-line-lock',
  text: `
  select l.order_id as "orderId", l.product_id as "productId", l.sent_units as sent, l.refunded_units as refunded,
    (select g.name from order_groups g join orders o on o.group_id = g.id where o.id = l.order_id) as buyer
  from order_lines l where l.id = $1 for update of l`,
};
const PHOTOS = {
  name: 'review-photos',
  text: 'select photo_ids as "photoIds" from reviews where order_line_id = $1',
};
const SAVE = {
  name: 'review-save',
  text: `
  insert into reviews (product_id, order_line_id, author, rating, title, body, photo_ids, state, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7::uuid[], 'waiting', $8, $8)
  on conflict (order_line_id) do update set rating = excluded.rating, title = excluded.title, body = excluded.body,
    photo_ids = excluded.photo_ids, state = 'waiting', hidden_reason = null, answer = null, answered_at = null,
    version = reviews.version + 1, updated_at = excluded.updated_at`,
};

async function lockLine(ask: Ask, lineId: number): Promise<LockedLine | undefined> {
  const [line] = await ask<Omit<LockedLine, 'photoIds'>>(LOCK, [lineId]);
  if (!line) return undefined;
  const [review] = await ask<{ photoIds: string[] }>(PHOTOS, [lineId]);
  return { ...line, photoIds: review?.photoIds ?? null };
}

export type SaveProblem = 'not bought' | 'photos gone';

/**
 * Writes or changes the review of a bought product. Either way it waits for the administrator. An answer to the old
 * text is removed.
 */
export function saveReview(
  { transaction }: Pick<Database, 'transaction'>,
  { lineId, body, now }: { lineId: number; body: ReviewBody; now: Date },
): Promise<'saved' | SaveProblem> {
  return transaction(async ({ ask }) => {
    const line = await lockLine(ask, lineId);
    if (!line || line.productId === null) return 'not bought';
    if (line.photoIds === null && !mayReview(line)) return 'not bought';
    const ids = body.photos ?? [];
    const before = line.photoIds ?? [];
    const added = ids.filter((id) => !before.includes(id));
    if (!(await attachPhotos(ask, { of: { kind: 'order', id: line.orderId }, ids: added, now })))
      return 'photos gone';
    await releasePhotos(
      ask,
      before.filter((id) => !ids.includes(id)),
      now,
    );
    await showPhotos(ask, ids, false);
    await ask(SAVE, [
      line.productId,
      lineId,
      reviewAuthor(line.buyer),
      body.rating,
      body.title,
      body.body,
      ids,
      now,
    ]);
    return 'saved';
  });
}

const REMOVE = {
  name: 'review-remove',
  text: 'delete from reviews where order_line_id = $1 returning photo_ids as "photoIds"',
};

/** False if there is no review. */
export function takeReviewBack(
  { transaction }: Pick<Database, 'transaction'>,
  { lineId, now }: { lineId: number; now: Date },
): Promise<boolean> {
  return transaction(async ({ ask }) => {
    await lockLine(ask, lineId);
    const [removed] = await ask<{ photoIds: string[] }>(REMOVE, [lineId]);
    if (removed) await releasePhotos(ask, removed.photoIds, now);
    return removed !== undefined;
  });
}
