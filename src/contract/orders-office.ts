import { z } from 'zod';
import { ORDER_EXTRAS, ORDER_SORTS, REFUND_ORDER_MOVES } from '#rules/orders/kinds.ts';
import { assignee, assigneeFilter } from './assignees-office.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { flag, id, idText, nameList, okStatus, pounds, poundsText } from './fields.ts';
import {
  moment,
  move,
  moveBody,
  orderPage,
  orderSummary,
  tracked,
  trackedOrder,
  way,
  words,
} from './orders.ts';
import { dispute, openRefund } from './payments.ts';
import { cleanLines } from './typed.ts';

const ORDERS: OfficeAccess = { permission: 'orders' };

/** An order in the office's list. */
export const staffOrder = orderSummary
  .extend({
    way,
    town: words.nullable().describe('Where it is sent to; null for what is collected'),
    due: moment
      .nullable()
      .describe(
        'The deadline of the caller’s next step: to accept it, to send it or have it ready, or to answer or refund its return; null if no step is theirs',
      ),
    is_late: z.boolean().describe('Whether that time is over'),
    refund_failed: z.boolean().describe('Whether one of its refunds failed and needs a person'),
    taken: pounds.describe('How much of the refunded money the buyer’s bank took back'),
    is_disputed: z
      .boolean()
      .describe('Whether the buyer’s bank disputes the payment, and there is no decision yet'),
    assignee,
    store: words.nullable().optional().describe('Where it is collected; only if asked for'),
    code: words.nullable().optional().describe('Which code took something off it; only if asked for'),
    is_part_sent: z.boolean().describe('A part was sent, and a part waits to be sent'),
    moves: z.array(move).describe('The moves that the caller may make now'),
  })
  .meta({ id: 'StaffOrder' });
export type StaffOrder = z.infer<typeof staffOrder>;

/** Sorted by deadline, the cursor is a time and an id. */
const staffPage = orderPage.extend({
  sort: z.enum(ORDER_SORTS).optional().describe('due: the earliest deadline first; newest first unless told'),
  late: flag.optional(),
  to_accept: flag.optional().describe('0: only those that don’t wait to be accepted'),
  to_mark: flag
    .optional()
    .describe(
      '1: only those whose transfer the administrator marks as paid once it has come; none for a vendor',
    ),
  to_refund: flag
    .optional()
    .describe(
      'Only those with a refund that has to be made by hand or that failed, or with an open chargeback',
    ),
  uncollected: flag.optional(),
  assignee: assigneeFilter,
  business_id: idText.optional().describe('For the administrator: only those of this business'),
  with: nameList(z.enum(ORDER_EXTRAS)).optional(),
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
    counts: z
      .record(z.string(), z.int())
      .describe('By state, and how many are late, to accept, to mark as paid, to refund or uncollected'),
  })
  .meta({ id: 'StaffOrderList' });

/** Another order that was placed together with this one. */
const basketOrder = trackedOrder
  .pick({ number: true, state: true, total: true, refund_due: true, moves: true })
  .extend({
    business: z.object({ id, name: words }),
    due: pounds.describe('The part that the payment has to cover'),
    thing: words.describe('Its first line'),
    image: words.nullable(),
  });

const note = z
  .object({
    id,
    text: words,
    author: words,
    at: moment,
    mentions: z.array(words).describe('Names of colleagues in the text who were notified'),
  })
  .meta({ id: 'OrderNote' });
export type OrderNote = z.infer<typeof note>;

/** A refund of an order, for staff who see the order. */
const staffRefund = openRefund
  .omit({ customer: true })
  .extend({
    reference: words.describe('Under which the transfer came: the number of all that were placed together'),
    to_credit: pounds.describe('Given as store credit'),
    is_taken: z.boolean().describe('Whether the buyer’s bank took it back, so that the shop sent nothing'),
    ended_at: moment.nullable().describe('When it was sent or failed; null while it is pending'),
  })
  .meta({ id: 'StaffRefund' });
export type StaffRefund = z.infer<typeof staffRefund>;

/** Money that came in for an order. */
const staffPayment = openRefund
  .pick({ id: true, kind: true })
  .extend({
    label: words.describe('The buyer’s name for it, such as Visa ending 4242'),
    amount: pounds.nullable().describe('Null for a vendor, where one payment is for orders of others too'),
    paid_at: moment,
    is_of_change: z.boolean().describe('Whether a change or an exchange of the order was paid with it'),
  })
  .meta({ id: 'StaffPayment' });
export type StaffPayment = z.infer<typeof staffPayment>;

/** A chargeback, for staff who see the order. */
const staffDispute = dispute
  .omit({ customer: true, number: true })
  .extend({
    amount: pounds.nullable().describe('Null for a vendor, where one payment is for orders of others too'),
    held: pounds.describe('What is held of the vendor’s share of this order until it is decided'),
    twice: pounds.describe('What the bank took of this order although it had been refunded before'),
  })
  .meta({ id: 'StaffDispute' });
export type StaffDispute = z.infer<typeof staffDispute>;

/** An order as staff see it. */
export const staffTracked = tracked
  .extend({
    basket: z.array(basketOrder).describe('What was placed together with it, as far as the asker may see it'),
    paid_together: z
      .object({
        orders: z.int().describe('How many orders it pays for, this one included'),
        amount: pounds.nullable().describe('What is paid for all of them; null for a vendor'),
      })
      .nullable()
      .describe('The payment that also covers orders of other vendors; null if this order is paid alone'),
    payments: z.array(staffPayment).describe('What was paid for it, the oldest first'),
    refunds: z.array(staffRefund).describe('The oldest first; a vendor sees the part of their own order'),
    disputes: z.array(staffDispute).describe('Chargebacks of its payment, the oldest first'),
    assignee,
    notes: z.array(note).describe('What staff wrote for each other, the oldest first'),
    change_problem: words.nullable().describe('Why it can’t be changed now; null where it can'),
    pay_link: words
      .nullable()
      .describe('The path of the payment link that staff sent, until it is paid; null otherwise'),
    link_version: z.int().describe('Goes up when the tracking links are renewed'),
  })
  .meta({ id: 'StaffTracking' });
export type StaffTracked = z.infer<typeof staffTracked>;

const LINE_UNITS = /^\d{1,9}:\d{1,2}(?:,\d{1,9}:\d{1,2}){0,59}$/;

/** The refund that a move would make, shown before it. */
const refundPlan = z
  .object({
    lines: z.array(z.object({ line_id: id, name: words, units: z.int(), amount: pounds })),
    delivery: pounds.describe('What goes back of the delivery'),
    before: pounds.describe('What went back before, and so is not given again'),
    exchanged: pounds.describe('What other variations cost that the buyer gets instead'),
    due: pounds.describe('What the buyer has to pay, where these cost more'),
    total: pounds.describe('What goes back'),
    to_payment: pounds.describe('Goes back the way it was paid'),
    to_credit: pounds.describe('Becomes store credit'),
    bonus: pounds.describe('What the site adds to store credit'),
  })
  .meta({ id: 'RefundPlan' });
export type RefundPlan = z.infer<typeof refundPlan>;

/** A move of staff, who may say which devices they have packed. */
const staffMoveBody = moveBody
  .extend({
    devices: z
      .array(words.max(30))
      .max(60)
      .optional()
      .describe(
        'With dispatch, and with complete at the counter: the numbers of the very devices. Of the others, the ones that have been on sale the longest',
      ),
  })
  .meta({ id: 'StaffOrderMove' });
export type StaffOrderMoveBody = z.infer<typeof staffMoveBody>;

/** A device with a number of its own that could be packed. */
const packable = z
  .object({ number: words, grade: words.nullable(), identifier: words.nullable() })
  .meta({ id: 'PackableDevice' });
export type PackableDevice = z.infer<typeof packable>;

/** The column holds no higher version than the next. */
const MOST_LINKS = 32_766;

const byNumber = z.strictObject({ number: words.max(30) });

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
    params: byNumber,
    answer: z.object({ status: okStatus, result: staffTracked }),
  },
  'POST /office/orders/{number}/moves': {
    summary: 'Accept, send, refund or otherwise move an order; 409 if it has moved since it was read',
    access: ORDERS,
    idempotency: 'required',
    params: byNumber,
    body: staffMoveBody,
    answer: z.object({ status: okStatus, result: staffTracked }),
  },
  'GET /office/orders/{number}/devices': {
    summary: 'The devices with numbers of their own that could be packed, by line; the longest on sale first',
    access: ORDERS,
    params: byNumber,
    answer: z.object({
      status: okStatus,
      data: z.array(z.object({ line_id: id, devices: z.array(packable) })),
    }),
  },
  'POST /office/orders/{number}/device-swaps': {
    summary:
      'Correct which device was packed: the sale moves from one to another of the same variation; 409 where one of them is not there any more',
    access: ORDERS,
    idempotency: 'required',
    refusals: [404, 409],
    params: byNumber,
    body: z.strictObject({
      sold: words.max(30).describe('The number of the device that the order has now'),
      packed: words.max(30).describe('The number of the device that was really packed'),
    }),
    answer: z.object({ status: okStatus, result: staffTracked }),
  },
  'GET /office/orders/{number}/refund': {
    summary: 'What a move would give back now, line by line; nothing is changed',
    access: ORDERS,
    params: byNumber,
    query: z.strictObject({
      move: z.enum(REFUND_ORDER_MOVES),
      lines: z
        .string()
        .max(800)
        .regex(LINE_UNITS, 'must be ids of lines and units, such as 12:1,13:2')
        .optional()
        .describe('Of what is missing: ids of lines and units, such as 12:1,13:2'),
      amount: poundsText.optional().describe('With refund_amount: how much'),
    }),
    refusals: [409],
    answer: z.object({ status: okStatus, result: refundPlan }),
  },
  'POST /office/orders/{number}/notes': {
    summary: 'Write a note that only staff who see the order can read',
    access: ORDERS,
    idempotency: 'required',
    params: byNumber,
    body: z.strictObject({ text: cleanLines(2_000).refine((text) => text.length > 0, 'Required') }),
    answer: z.object({ status: okStatus, result: staffTracked }),
  },
  'POST /office/orders/{number}/link': {
    summary:
      'Renew the tracking links of an order and of all orders placed with it, and mail the new one to the buyer; 409 if they were renewed since',
    access: ORDERS,
    idempotency: 'required',
    params: byNumber,
    body: z.strictObject({
      link_version: z.int().min(1).max(MOST_LINKS).describe('The link_version that was read'),
    }),
    answer: z.object({ status: okStatus, result: staffTracked }),
  },
});
