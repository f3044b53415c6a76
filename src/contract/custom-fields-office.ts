import { z } from 'zod';
import { CUSTOM_FIELD_TYPES, customFieldFields } from '#rules/catalog/list-fields.ts';
import { defineCalls } from './call.ts';
import { createdStatus, id, okStatus } from './fields.ts';
import { byId, LISTS, ofVersion, placeBody, removed, version, words } from './list-fields.ts';
import { typed } from './typed.ts';

const type = z.enum(CUSTOM_FIELD_TYPES, { error: `must be one of ${CUSTOM_FIELD_TYPES.join(', ')}` });

const officeCustomField = z
  .object({
    id,
    version: z.int(),
    label: words,
    type,
    product_count: z.int().describe('Products that have a value in it'),
  })
  .meta({ id: 'OfficeCustomField' });
export type OfficeCustomField = z.infer<typeof officeCustomField>;

const all = z.object({ status: okStatus, data: z.array(officeCustomField) });

/** Fields that the site adds to every product, for the site's administrators and staff. */
export const customFieldOfficeCalls = defineCalls({
  'GET /office/catalogue/custom-fields': {
    summary: 'All custom fields with how many products have each',
    access: LISTS,
    answer: all,
  },
  'POST /office/catalogue/custom-fields': {
    summary: 'Create a custom field',
    access: LISTS,
    idempotency: 'required',
    body: z.strictObject({ label: typed(customFieldFields.label), type }).meta({ id: 'NewCustomField' }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: officeCustomField }),
  },
  'PUT /office/catalogue/custom-fields/{id}': {
    summary:
      'Change a custom field; 409 if it has changed since it was read, or if products use it and its type would change',
    access: LISTS,
    params: byId,
    body: z
      .strictObject({ version, label: typed(customFieldFields.label).optional(), type: type.optional() })
      .meta({ id: 'CustomFieldChange' }),
    refusals: [409],
    answer: z.object({ status: okStatus, result: officeCustomField }),
  },
  'PUT /office/catalogue/custom-fields/{id}/place': {
    summary: 'Put a custom field before another, or last',
    access: LISTS,
    params: byId,
    body: placeBody,
    answer: all,
  },
  'DELETE /office/catalogue/custom-fields/{id}': {
    summary: 'Remove a custom field; 409 where products have it',
    access: LISTS,
    params: byId,
    query: ofVersion,
    refusals: [409],
    answer: removed,
  },
});
