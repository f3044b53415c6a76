import { z } from 'zod';
import { attributeFields, MOST_TERMS, termFields } from '#rules/catalog/list-fields.ts';
import { defineCalls } from './call.ts';
import { createdStatus, id, okStatus } from './fields.ts';
import { byId, LISTS, ofVersion, placeBody, removed, version, words } from './list-fields.ts';
import { typed } from './typed.ts';

const term = z.object({
  id,
  label: words,
  swatch: words.nullable().describe('A colour, or a picture that came with the shop'),
  variation_count: z.int().describe('Variations that have it, removed ones too'),
});

const officeAttribute = z
  .object({
    id,
    version: z.int(),
    name: words,
    role: z.enum(['grade']).nullable().describe('grade: its values are conditions'),
    product_count: z.int(),
    terms: z.array(term),
  })
  .meta({ id: 'OfficeAttribute' });
export type OfficeAttribute = z.infer<typeof officeAttribute>;

const terms = z
  .array(
    z.strictObject({
      id: id.optional().describe('Left out: a new one'),
      label: typed(termFields.label),
      swatch: z.string().max(120).nullable().optional().describe('Left out: as it is'),
    }),
  )
  .max(MOST_TERMS, `must be at most ${MOST_TERMS}`)
  .describe('All values in their order. A value that is left out is removed');

const all = z.object({ status: okStatus, data: z.array(officeAttribute) });

/**
 * The attributes that variations differ in, with their values. Only the site's administrators and staff may
 * change them.
 */
export const attributeOfficeCalls = defineCalls({
  'GET /office/catalogue/attributes': {
    summary: 'All attributes with their values and how many variations have each',
    access: LISTS,
    answer: all,
  },
  'POST /office/catalogue/attributes': {
    summary: 'Create an attribute, as the last one',
    access: LISTS,
    idempotency: 'required',
    body: z
      .strictObject({ name: typed(attributeFields.name), terms: terms.optional() })
      .meta({ id: 'NewAttribute' }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: officeAttribute }),
  },
  'PUT /office/catalogue/attributes/{id}': {
    summary: 'Change the name or the values of an attribute; a value in use keeps its name',
    access: LISTS,
    params: byId,
    body: z
      .strictObject({ version, name: typed(attributeFields.name).optional(), terms: terms.optional() })
      .meta({ id: 'AttributeChange' }),
    refusals: [409],
    answer: z.object({ status: okStatus, result: officeAttribute }),
  },
  'PUT /office/catalogue/attributes/{id}/place': {
    summary: 'Put an attribute before another, or last',
    access: LISTS,
    params: byId,
    body: placeBody,
    answer: all,
  },
  'DELETE /office/catalogue/attributes/{id}': {
    summary: 'Remove an attribute; 409 where products have it',
    access: LISTS,
    params: byId,
    query: ofVersion,
    refusals: [409],
    answer: removed,
  },
});
