import { z } from 'zod';
import type { OfficeAccess } from './call.ts';
import { id, idText, okStatus, wholeNumber } from './fields.ts';

/** Shapes that the lists of the catalogue share: categories, brands, attributes and so on. */

export const LISTS: OfficeAccess = { permission: 'site', of: 'site' };
export const words = z.string();
export const byId = z.strictObject({ id: idText });
export const version = z
  .int()
  .min(1)
  .max(2_000_000_000)
  .describe('The version that was read; an older one is refused with 409');
export const ofVersion = z.strictObject({ version: wholeNumber(1, 2_000_000_000) });
export const placeBody = z.strictObject({ before_id: id.nullable().describe('null: last') });
export const yesOrNo = z.boolean({ error: 'must be true or false' });

const PICTURE = /^[a-z0-9]+(?:[/-][a-z0-9]+)*$/;
export const picture = z
  .string({ error: 'must be the name of a picture' })
  .max(120, 'must be at most 120 characters')
  .regex(PICTURE, 'must be the name of a picture')
  .nullable()
  .describe('A picture of the site’s library; null: none');

export const removed = z.object({ status: okStatus, message: words });
