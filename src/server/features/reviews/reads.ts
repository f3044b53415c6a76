import type { OwnReview } from '#contract/reviews-shapes.ts';
import type { Ask } from '../../db/connect.ts';
import type { PhotoFacts } from '../images/public.ts';
import { photosSql, photoWire } from '../images/public.ts';
import { photoAddresses } from '../orders/public.ts';

const OWN = {
  name: 'review-own',
  text: `select v.rating, v.title, v.body, v.state, v.hidden_reason, v.answer, ${photosSql('v.photo_ids')} as photos
    from reviews v where v.order_line_id = $1`,
};

/** A review as its writer sees it, by the link of the order. */
export async function readOwnReview(ask: Ask, lineId: number, token: string): Promise<OwnReview | undefined> {
  const [row] = await ask<Omit<OwnReview, 'photos'> & { photos: PhotoFacts[] }>(OWN, [lineId]);
  return row && { ...row, photos: row.photos.map(photoWire(photoAddresses({ token }))) };
}
