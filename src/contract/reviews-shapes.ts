import { z } from 'zod';
import { REVIEW_STATES } from '#rules/catalog/review-fields.ts';
import { photo } from './photos.ts';

/** A review as its writer sees it. */
export const ownReview = z
  .object({
    rating: z.int().min(1).max(5),
    title: z.string(),
    body: z.string(),
    photos: z.array(photo),
    state: z.enum(REVIEW_STATES),
    hidden_reason: z.string().nullable().describe('Why the shop does not show it'),
    answer: z.string().nullable().describe('The vendor’s answer'),
  })
  .meta({ id: 'OwnReview' });
export type OwnReview = z.infer<typeof ownReview>;
