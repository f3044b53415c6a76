import { z } from 'zod';
import { MOST_CHECKS, MOST_CUTS } from '#rules/trade-in/kinds.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, flag, id, MOST_POUNDS, okStatus, pounds, somePounds } from './fields.ts';
import { photo, photoIds } from './photos.ts';
import {
  foundCheck,
  grade,
  revision,
  trackedTradeIn,
  tradeInItem,
  tradeInMoveBody,
  tradeInPage,
} from './trade-ins.ts';
import { cleanLine, cleanLines } from './typed.ts';

const BENCH: OfficeAccess = { permission: 'bench' };
const MONEY: OfficeAccess = { permission: 'money' };
const words = z.string();
const moment = z.iso.datetime().describe('In UTC');

/** One device in the office's list. */
export const staffTradeIn = tradeInItem
  .pick({
    number: true,
    state: true,
    version: true,
    name: true,
    choice: true,
    image: true,
    business: true,
    offer: true,
    price: true,
    payout: true,
    identifier: true,
    since: true,
    next: true,
    moves: true,
  })
  .extend({
    request: words.describe('The number of the request that it belongs to'),
    customer: words,
    placed_at: moment,
    due: moment.nullable().describe('The deadline of its next step, no matter whose'),
    is_late: z.boolean().describe('Whether staff are late with it'),
  })
  .meta({ id: 'StaffTradeIn' });
export type StaffTradeIn = z.infer<typeof staffTradeIn>;

const staffItem = tradeInItem
  .extend({
    identifier_full: words
      .nullable()
      .describe('The whole IMEI or serial number, for staff who compare it with the device'),
    today: z
      .object({ cash: pounds, voucher: pounds })
      .nullable()
      .describe('Today’s offer of the shop; null if it no longer buys such a device'),
    worst: z
      .object({ cash: pounds, voucher: pounds })
      .nullable()
      .describe('What the price rules of its quote give for the worst answers: no revised offer is lower'),
    highest: z.object({ cash: pounds, voucher: pounds }).describe('The same for the best answers'),
    others: z
      .array(z.object({ question: words, answer: words, amount: z.number() }))
      .describe('What the same rules add or take off for each other answer than the customer’s'),
    came_late: z.boolean().describe('Whether it arrived after the price had lapsed'),
    revisions: z.array(revision),
    photos: z.array(photo).describe('Of the inspection, besides those of the cuts'),
    is_own_dispute: z
      .boolean()
      .describe('Whether the caller made the first revision, so that another inspector has to decide'),
  })
  .meta({ id: 'StaffTradeInItem' });

/** A request as staff see it: of a vendor, only the devices that the vendor buys. */
export const staffTrackedTradeIn = trackedTradeIn
  .extend({ phone: words.nullable(), items: z.array(staffItem) })
  .meta({ id: 'StaffTrackedTradeIn' });
export type StaffTrackedTradeIn = z.infer<typeof staffTrackedTradeIn>;

const line = (longest: number) => cleanLine(longest).refine((text) => text !== '', 'Required');

/** A cut of a revised offer. Each needs its own reason and at least one photo. */
const cutWish = z.strictObject({
  check: line(80),
  told: cleanLine(200),
  found: line(200),
  reason: cleanLines(1_000).refine((text) => text !== '', 'Required'),
  amount: somePounds.max(MOST_POUNDS),
  photos: photoIds.min(1, 'A photo is needed'),
});

export const staffTradeInMoveBody = tradeInMoveBody
  .extend({
    grade: grade.optional().describe('With validate and revise: its grade in stock'),
    checks: z
      .array(foundCheck)
      .max(MOST_CHECKS)
      .optional()
      .describe('With the outcome of an inspection: the customer’s description and the findings'),
    photos: photoIds.optional().describe('Of the inspection'),
    price: somePounds
      .max(MOST_POUNDS)
      .optional()
      .describe('With validate: more cash than offered, for a device that is better than told'),
    cuts: z.array(cutWish).min(1).max(MOST_CUTS).optional().describe('With revise'),
  })
  .meta({ id: 'StaffTradeInMove' });
export type StaffTradeInMoveBody = z.infer<typeof staffTradeInMoveBody>;

const payoutRow = z
  .object({
    number: words.describe('Of the device'),
    version: z.int(),
    customer: words,
    name: words,
    business: z.object({ id, name: words }),
    amount: pounds,
    account_ends: words,
    since: moment,
    due: moment.nullable(),
    filed: moment.nullable().describe('When it was last written into a file for the bank'),
  })
  .meta({ id: 'TradeInPayout' });

const byNumber = z.strictObject({
  number: words.max(30).describe('Of a request or of one of its devices, as typed or scanned'),
});
const record = z.object({ status: okStatus, result: staffTrackedTradeIn });

export const tradeInOfficeCalls = defineCalls({
  'GET /office/trade-ins': {
    summary: 'The devices that the vendor buys, or all of them for the administrator, newest first',
    access: BENCH,
    query: tradeInPage.extend({ late: flag.optional().describe('Only those with which staff are late') }),
    answer: z.object({
      status: okStatus,
      data: z.array(staffTradeIn),
      next_cursor: words.nullable(),
      counts: z.record(z.string(), z.int()).describe('By state, and how many are late'),
    }),
  },
  'GET /office/trade-ins/{number}': {
    summary: 'A trade-in with the moves that the caller may make with each device',
    access: BENCH,
    params: byNumber,
    answer: record,
  },
  'POST /office/trade-ins/{number}/moves': {
    summary: 'Receive, inspect, pay or otherwise move a device; 409 if it has moved since it was read',
    access: BENCH,
    idempotency: 'required',
    params: byNumber,
    body: staffTradeInMoveBody,
    answer: record,
  },
  'POST /office/trade-ins/{number}/photos': {
    summary:
      'Send a photo of an inspection: JPEG, PNG, WebP or AVIF, at most 10 MB. An unused photo is removed after a day',
    access: BENCH,
    upload: true,
    params: byNumber,
    answer: z.object({ status: createdStatus, result: photo }),
  },
  'GET /office/trade-in-payouts': {
    summary: 'The bank payments for devices that wait to be made, the oldest first',
    access: MONEY,
    answer: z.object({
      status: okStatus,
      data: z.array(payoutRow),
      total: pounds,
    }),
  },
  'POST /office/trade-in-payouts/file': {
    summary: 'Write a file for the bank with the payments that are in none yet; 409 if there are none',
    access: MONEY,
    needsProof: true,
    refusals: [409],
    body: z.strictObject({
      again: z.boolean().describe('Also those that are in an earlier file, such as one that was lost'),
    }),
    answer: z.object({
      status: okStatus,
      result: z.object({ name: words, text: words.describe('CSV') }),
    }),
  },
  'POST /office/trade-in-payouts': {
    summary: 'Mark bank payments as made or failed, all or none; 409 if one was marked since',
    access: MONEY,
    needsProof: true,
    idempotency: 'required',
    refusals: [404, 409],
    body: z.strictObject({
      outcome: z.enum(['paid', 'failed'], { error: 'must be paid or failed' }),
      note: cleanLines(500).optional().describe('Why a payment failed, for the customer to read'),
      payouts: z
        .array(z.strictObject({ number: words.max(30), version: z.int().min(1) }))
        .min(1)
        .max(200)
        .refine((all) => new Set(all.map((one) => one.number)).size === all.length, {
          error: 'names a device twice',
        }),
    }),
    answer: z.object({ status: okStatus, data: z.array(payoutRow), total: pounds }),
  },
});
