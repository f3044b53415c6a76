import { z } from 'zod';
import { ORDER_SORTS } from '#rules/orders/kinds.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { flag, idText, okStatus } from './fields.ts';
import { moment, move, moveBody, orderPage, orderSummary, tracked, way, words } from './orders.ts';

const ORDERS: OfficeAccess = { permission: 'orders' };

/** An order in the office's list. */
const staffOrder = orderSummary
  .extend({
    way,
    town: words.nullable().describe('Where it is sent to; null for what is collected'),
    due: moment
      .nullable()
      .describe('Until when staff accept it, or have it sent or ready; null where they have nothing to do'),
    is_late: z.boolean(),
    moves: z.array(move).describe('What whoever asks may do now'),
  })
  .meta({ id: 'StaffOrder' });
export type StaffOrder = z.infer<typeof staffOrder>;

/** In the order of deadlines the cursor is a moment and an id. */
const staffPage = orderPage.extend({
  sort: z.enum(ORDER_SORTS).optional().describe('due: the earliest deadline first; newest first unless told'),
  late: flag.optional(),
  to_accept: flag.optional(),
  business_id: idText.optional().describe('For the administrator: only those of this business'),
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,8}(?:-\d{1,15})?$/, 'must be the next_cursor of the page before')
    .optional()
    .describe('The next_cursor of the page before'),
});

const staffList = z
  .object({
    status: okStatus,
    data: z.array(staffOrder),
    next_cursor: words.nullable(),
    counts: z.record(z.string(), z.int()).describe('By state, and how many are late or to accept'),
  })
  .meta({ id: 'StaffOrderList' });

export const orderOfficeCalls = defineCalls({
  'GET /office/orders': {
    summary: "The orders of the vendor's business, or all of them for the administrator",
    access: ORDERS,
    query: staffPage,
    answer: staffList,
  },
  'GET /office/orders/{number}': {
    summary: 'An order with what the asker may do with it',
    access: ORDERS,
    params: z.strictObject({ number: words.max(30) }),
    answer: z.object({ status: okStatus, result: tracked }),
  },
  'POST /office/orders/{number}/moves': {
    summary: 'Accept, send, refund or otherwise move an order; 409 where somebody else has moved it',
    access: ORDERS,
    idempotency: 'required',
    params: z.strictObject({ number: words.max(30) }),
    body: moveBody,
    answer: z.object({ status: okStatus, result: tracked }),
  },
});
