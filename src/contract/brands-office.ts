import { z } from 'zod';
import { brandFields } from '#rules/catalog/list-fields.ts';
import { defineCalls } from './call.ts';
import { createdStatus, id, okStatus } from './fields.ts';
import { byId, LISTS, ofVersion, picture, removed, version, words, yesOrNo } from './list-fields.ts';
import { typed } from './typed.ts';

const officeBrand = z
  .object({
    id,
    version: z.int(),
    name: words,
    slug: words,
    image: words.nullable().describe('Its logo'),
    is_active: z.boolean(),
    product_count: z.int().describe('Its products, archived ones too'),
    model_count: z.int(),
  })
  .meta({ id: 'OfficeBrand' });
export type OfficeBrand = z.infer<typeof officeBrand>;

/** The fields that a caller may write. A field that is left out stays as it is. */
const some = z
  .object({
    slug: typed(brandFields.slug).describe('Left out of a new one: made of the name'),
    image: picture,
    is_active: yesOrNo.describe('false: hidden from shoppers, with all its products'),
  })
  .partial().shape;

/** The brands of products, for the site's administrators and staff. */
export const brandOfficeCalls = defineCalls({
  'GET /office/catalogue/brands': {
    summary: 'All brands with how many products they have, hidden ones too',
    access: LISTS,
    answer: z.object({ status: okStatus, data: z.array(officeBrand) }),
  },
  'POST /office/catalogue/brands': {
    summary: 'Create a brand',
    access: LISTS,
    idempotency: 'required',
    body: z.strictObject({ name: typed(brandFields.name), ...some }).meta({ id: 'NewBrand' }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: officeBrand }),
  },
  'PUT /office/catalogue/brands/{id}': {
    summary: 'Change a brand; 409 with the current brand if it has changed since it was read',
    access: LISTS,
    params: byId,
    body: z
      .strictObject({ version, name: typed(brandFields.name).optional(), ...some })
      .meta({ id: 'BrandChange' }),
    refusals: [409],
    answer: z.object({ status: okStatus, result: officeBrand }),
  },
  'DELETE /office/catalogue/brands/{id}': {
    summary: 'Remove a brand; 409 if it has products or models',
    access: LISTS,
    params: byId,
    query: ofVersion,
    refusals: [409],
    answer: removed,
  },
});
