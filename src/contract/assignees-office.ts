import { z } from 'zod';
import { ASSIGNEE_FILTERS } from '#rules/office/assignees.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { id, okStatus } from './fields.ts';

const ORDERS: OfficeAccess = { permission: 'orders' };
const words = z.string();

export const assignee = z
  .object({ id, name: words })
  .meta({ id: 'Assignee' })
  .nullable()
  .describe('The staff member who looks after it; null: no one in particular');

export const assigneeFilter = z
  .enum(ASSIGNEE_FILTERS, { error: `must be one of ${ASSIGNEE_FILTERS.join(', ')}` })
  .optional();

const colleague = z
  .object({
    id,
    name: words,
    is_site: z.boolean().describe('Whether they work for the site, not for the business'),
    is_you: z.boolean(),
  })
  .meta({ id: 'Colleague' });
export type Colleague = z.infer<typeof colleague>;

const byNumber = z.strictObject({ number: words.max(30) });

/** Who looks after an order. The same person answers its conversation. */
export const assigneeOfficeCalls = defineCalls({
  'GET /office/orders/{number}/colleagues': {
    summary: 'The people who see this order, and so can look after it or be named in a note',
    access: ORDERS,
    params: byNumber,
    answer: z.object({ status: okStatus, data: z.array(colleague) }),
  },
  'PUT /office/orders/{number}/assignee': {
    summary:
      'Assign an order and its conversation to a staff member; 409 if the assignee has changed since it was read',
    access: ORDERS,
    params: byNumber,
    body: z.strictObject({
      assignee_id: id.nullable().describe('null: no one in particular'),
      seen: id.nullable().describe('The id of the assignee that the sender saw; null: none'),
    }),
    refusals: [404, 409],
    answer: z.object({ status: okStatus, result: z.object({ assignee }) }),
  },
});
