import { z } from 'zod';
import { categoryFields } from '#rules/catalog/list-fields.ts';
import { defineCalls } from './call.ts';
import { createdStatus, id, okStatus } from './fields.ts';
import {
  byId,
  LISTS,
  ofVersion,
  picture,
  placeBody,
  removed,
  version,
  words,
  yesOrNo,
} from './list-fields.ts';
import { typed } from './typed.ts';

const officeCategory = z
  .object({
    id,
    version: z.int(),
    name: words,
    slug: words,
    title: words,
    sub_title: words,
    category_image: words.nullable(),
    image: words.nullable(),
    parent_id: id.nullable(),
    is_active_for_buy: z.boolean(),
    is_active_for_sell: z.boolean(),
    is_active_for_repair: z.boolean(),
    is_active: z.boolean(),
    product_count: z.int().describe('Products in it, archived ones too; not those of categories inside it'),
  })
  .meta({ id: 'OfficeCategory' });
export type OfficeCategory = z.infer<typeof officeCategory>;

/** The fields that a caller may write. A field that is left out stays as it is. */
const fields = {
  slug: typed(categoryFields.slug).describe('Left out of a new one: made of the name'),
  title: typed(categoryFields.title).describe('Its heading in the menu; empty: its name'),
  sub_title: typed(categoryFields.sub_title),
  category_image: picture,
  image: picture.describe('The round picture'),
  parent_id: id.nullable().describe('Categories have two levels'),
  is_active_for_buy: yesOrNo,
  is_active_for_sell: yesOrNo,
  is_active_for_repair: yesOrNo,
  is_active: yesOrNo.describe('false: hidden from shoppers, with everything in it'),
};
const some = z.object(fields).partial().shape;

const newCategory = z.strictObject({ name: typed(categoryFields.name), ...some }).meta({ id: 'NewCategory' });
const categoryChange = z
  .strictObject({ version, name: typed(categoryFields.name).optional(), ...some })
  .meta({ id: 'CategoryChange' });

const all = z.object({
  status: okStatus,
  data: z.array(officeCategory).describe('In the order of the shop, each followed by those inside it'),
});
const one = z.object({ status: okStatus, result: officeCategory });

/** The tree of categories, for the site's administrators and staff. */
export const categoryOfficeCalls = defineCalls({
  'GET /office/catalogue/categories': {
    summary: 'All categories with how many products they have, hidden ones too',
    access: LISTS,
    answer: all,
  },
  'POST /office/catalogue/categories': {
    summary: 'Create a category, as the last one of its level',
    access: LISTS,
    idempotency: 'required',
    body: newCategory,
    refusals: [409],
    answer: z.object({ status: createdStatus, result: officeCategory }),
  },
  'PUT /office/catalogue/categories/{id}': {
    summary: 'Change a category. The pages of its old slug lead to the new one',
    access: LISTS,
    params: byId,
    body: categoryChange,
    refusals: [409],
    answer: one,
  },
  'PUT /office/catalogue/categories/{id}/place': {
    summary: 'Put a category before another, or last; with parent_id also into another level',
    access: LISTS,
    params: byId,
    body: placeBody.extend({
      parent_id: id.nullable().optional().describe('Left out: it stays where it is; null: the first level'),
    }),
    answer: all,
  },
  'DELETE /office/catalogue/categories/{id}': {
    summary: 'Remove a category; 409 where products, categories or discount codes belong to it',
    access: LISTS,
    params: byId,
    query: ofVersion,
    refusals: [409],
    answer: removed,
  },
});
