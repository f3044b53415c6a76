import { z } from 'zod';
import {
  REVIEW_ANSWER,
  REVIEW_BODY,
  REVIEW_REASON,
  REVIEW_STATES,
  REVIEW_TITLE,
} from '#rules/catalog/review-fields.ts';
import { REVIEW_MOVES } from '#rules/flows/review.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { cursor, id, idText, nameList, okStatus, wholeNumber } from './fields.ts';
import { photo, photoIds } from './photos.ts';
import { ownReview } from './reviews-shapes.ts';
import { typed } from './typed.ts';

const words = z.string();
const state = z.enum(REVIEW_STATES);
const CATALOGUE: OfficeAccess = { permission: 'catalogue' };

const reviewBody = z
  .strictObject({
    rating: z.int().min(1, 'must be from 1 to 5').max(5, 'must be from 1 to 5'),
    title: typed(REVIEW_TITLE),
    body: typed(REVIEW_BODY),
    photos: photoIds.optional(),
  })
  .meta({ id: 'ReviewBody' });

const lineOfOrder = z.strictObject({ token: z.string().min(20).max(80), lineId: idText });

export const officeReview = z
  .object({
    id,
    version: z.int(),
    state,
    product: z.object({ id, name: words }),
    business: z.object({ id, name: words }),
    author: words,
    rating: z.int().min(1).max(5),
    title: words,
    body: words,
    photos: z.array(photo),
    is_verified: z.boolean(),
    order_number: words.nullable(),
    hidden_reason: words.nullable(),
    answer: words.nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    moves: z.array(z.enum(REVIEW_MOVES)).describe('The moves that the caller may make now'),
  })
  .meta({ id: 'OfficeReview' });
export type OfficeReview = z.infer<typeof officeReview>;

const reviewMove = z
  .strictObject({
    move: z.enum(REVIEW_MOVES),
    version: z.int().min(1),
    reason: typed(REVIEW_REASON).optional().describe('To hide: why, for its writer to read'),
    answer: typed(REVIEW_ANSWER).optional().describe('To answer: the vendor’s text'),
  })
  .refine(({ move, reason }) => move !== 'hide' || Boolean(reason), { path: ['reason'], error: 'Required' })
  .refine(({ move, answer }) => move !== 'answer' || Boolean(answer), {
    path: ['answer'],
    error: 'Required',
  })
  .meta({ id: 'ReviewMove' });

export const reviewCalls = defineCalls({
  'PUT /no/auth/web/site/track/{token}/lines/{lineId}/review': {
    summary: 'Write or change the review of something that was bought; it is shown once it is published',
    params: lineOfOrder,
    body: reviewBody,
    answer: z.object({ status: okStatus, result: ownReview }),
  },
  'DELETE /no/auth/web/site/track/{token}/lines/{lineId}/review': {
    summary: 'Take a review back, with its photos',
    params: lineOfOrder,
    answer: z.object({ status: okStatus, message: words }),
  },
  'GET /office/reviews': {
    summary:
      'Reviews, newest first: all of them for the administrator, published ones of their own goods for a vendor',
    access: CATALOGUE,
    query: z.strictObject({
      state: nameList(state).optional(),
      cursor: cursor.optional(),
      per_page: wholeNumber(1, 100).optional(),
    }),
    answer: z.object({
      status: okStatus,
      data: z.array(officeReview),
      next_cursor: words.nullable(),
      counts: z.record(z.string(), z.int()),
    }),
  },
  'POST /office/reviews/{id}/moves': {
    summary: 'Publish a review, hide it with a reason, or answer it once; 409 where it was changed since',
    access: CATALOGUE,
    idempotency: 'required',
    params: z.strictObject({ id: idText }),
    body: reviewMove,
    answer: z.object({ status: okStatus, result: officeReview }),
  },
});
