import { z } from 'zod';
import { MODEL_YEARS, modelFields } from '#rules/catalog/list-fields.ts';
import { defineCalls } from './call.ts';
import { createdStatus, id, okStatus } from './fields.ts';
import { byId, LISTS, ofVersion, removed, version, words } from './list-fields.ts';
import { typed } from './typed.ts';

const officeModel = z
  .object({
    id,
    version: z.int(),
    name: words,
    brand_id: id,
    brand: words.describe('The name of its brand'),
    release_year: z.int().nullable(),
    product_count: z.int().describe('Its products in all lines, archived ones too'),
  })
  .meta({ id: 'OfficeModel' });
export type OfficeModel = z.infer<typeof officeModel>;

const { first, last } = MODEL_YEARS;
const year = z
  .int({ error: 'must be a year' })
  .min(first, `must be ${first} or later`)
  .max(last, `must be ${last} or earlier`)
  .nullable();

const all = z.object({ status: okStatus, data: z.array(officeModel) });

/** The models of devices, for the site's administrators and staff. */
export const modelOfficeCalls = defineCalls({
  'GET /office/catalogue/models': {
    summary: 'All models with how many products have each',
    access: LISTS,
    answer: all,
  },
  'POST /office/catalogue/models': {
    summary: 'Create a model',
    access: LISTS,
    idempotency: 'required',
    body: z
      .strictObject({ name: typed(modelFields.name), brand_id: id, release_year: year.optional() })
      .meta({ id: 'NewModel' }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: officeModel }),
  },
  'PUT /office/catalogue/models/{id}': {
    summary:
      'Change a model; 409 if it has changed since it was read, or if products use it and its brand would change',
    access: LISTS,
    params: byId,
    body: z
      .strictObject({
        version,
        name: typed(modelFields.name).optional(),
        brand_id: id.optional(),
        release_year: year.optional(),
      })
      .meta({ id: 'ModelChange' }),
    refusals: [409],
    answer: z.object({ status: okStatus, result: officeModel }),
  },
  'DELETE /office/catalogue/models/{id}': {
    summary: 'Remove a model; 409 where products have it',
    access: LISTS,
    params: byId,
    query: ofVersion,
    refusals: [409],
    answer: removed,
  },
});
