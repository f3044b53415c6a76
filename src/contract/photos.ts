import { z } from 'zod';
import { MOST_PHOTOS } from '#rules/orders/kinds.ts';

export const photo = z
  .object({
    id: z.uuid(),
    width: z.int(),
    height: z.int(),
    small: z.string().describe('A URL that the caller may open'),
    large: z.string(),
  })
  .meta({ id: 'Photo' });
export type Photo = z.infer<typeof photo>;

/** Ids of uploaded photos, each once. */
export const photoIds = z
  .array(z.uuid())
  .max(MOST_PHOTOS)
  .refine((ids) => new Set(ids).size === ids.length, 'names a photo twice');
