import { z } from 'zod';
import { LONGEST_POLICY, POLICY_KINDS, policyFields } from '#rules/catalog/list-fields.ts';
import { defineCalls } from './call.ts';
import { createdStatus, id, okStatus } from './fields.ts';
import { byId, LISTS, ofVersion, removed, version, words } from './list-fields.ts';
import { typed } from './typed.ts';

const kind = z.enum(POLICY_KINDS, { error: `must be one of ${POLICY_KINDS.join(', ')}` });

const officePolicy = z
  .object({
    id,
    version: z.int(),
    kind,
    title: words,
    description: words.describe('HTML'),
    product_count: z.int().describe('Products that have it, archived ones too'),
  })
  .meta({ id: 'OfficePolicy' });
export type OfficePolicy = z.infer<typeof officePolicy>;

const description = z
  .string({ error: 'must be text' })
  .max(LONGEST_POLICY, `must be at most ${LONGEST_POLICY} characters`)
  .describe('HTML; it is cleaned');

const all = z.object({ status: okStatus, data: z.array(officePolicy) });

/** The warranty and return policies of products, for the site's administrators and staff. */
export const policyOfficeCalls = defineCalls({
  'GET /office/catalogue/policies': {
    summary: 'All policies with how many products have each',
    access: LISTS,
    answer: all,
  },
  'POST /office/catalogue/policies': {
    summary: 'Create a policy',
    access: LISTS,
    idempotency: 'required',
    body: z.strictObject({ kind, title: typed(policyFields.title), description }).meta({ id: 'NewPolicy' }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: officePolicy }),
  },
  'PUT /office/catalogue/policies/{id}': {
    summary:
      'Change a policy; 409 if it has changed since it was read, or if products use it and its kind would change',
    access: LISTS,
    params: byId,
    body: z
      .strictObject({
        version,
        kind: kind.optional(),
        title: typed(policyFields.title).optional(),
        description: description.optional(),
      })
      .meta({ id: 'PolicyChange' }),
    refusals: [409],
    answer: z.object({ status: okStatus, result: officePolicy }),
  },
  'DELETE /office/catalogue/policies/{id}': {
    summary: 'Remove a policy; 409 where products have it',
    access: LISTS,
    params: byId,
    query: ofVersion,
    refusals: [409],
    answer: removed,
  },
});
