import { z } from 'zod';
import { REPAIR_MOVES } from '#rules/flows/repair.ts';
import { BOARD_COLUMNS, COUNTER_PAYMENTS, REPAIR_NOTES } from '#rules/repair/kinds.ts';
import {
  MOST_BENCHES,
  MOST_CHECK_IN_PHOTOS,
  MOST_LINES,
  MOST_ON_BOARD,
  ON_BOARD,
} from '#rules/repair/limits.ts';
import { PART_QUALITIES } from '#rules/repair/repair.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, id, idText, MOST_POUNDS, okStatus, pounds, wholeNumber } from './fields.ts';
import { photo, photoIds } from './photos.ts';
import { moment, repairPage, repairState, repairSummary, trackedRepair, words } from './repairs.ts';
import { cleanLine, cleanLines } from './typed.ts';

const BENCH: OfficeAccess = { permission: 'bench' };

const STAFF_MOVES = [...REPAIR_MOVES, ...REPAIR_NOTES] as const;
const move = z.enum(STAFF_MOVES);
const day = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be a day, such as 2026-11-17');
const oneLine = (longest: number) => cleanLine(longest).refine((text) => text !== '', 'Required');

const staffRepair = repairSummary
  .extend({
    customer: words,
    store: words.nullable(),
    due: moment.nullable().describe('Until when the office acts; null where others do'),
    is_late: z.boolean(),
    parts_by: words.nullable(),
    column: z.enum(BOARD_COLUMNS).nullable().describe('Of the board; null: it is over'),
    moves: z.array(move).describe('What the asker may do now'),
  })
  .meta({ id: 'StaffRepair' });
export type StaffRepair = z.infer<typeof staffRepair>;

const part = z.strictObject({
  product_id: id,
  variation_id: id.nullable().optional(),
  quantity: z.int().min(1).max(9),
});

const partOfLine = z.object({
  line_id: id,
  product_id: id,
  variation_id: id.nullable(),
  name: words,
  quantity: z.int(),
});

/** A ticket as staff see it. */
const staffTrackedRepair = trackedRepair
  .extend({
    moves: z.array(move).describe('What the asker may do now'),
    phone: words.nullable(),
    parts: z.array(partOfLine).describe('Of the lines, from the stock'),
    has_passcode: z.boolean().describe('Whether there is one to be read'),
    checks_agree: z.boolean().nullable().describe('Whether the check-in found what was told; null before it'),
    repaired_by: words.nullable().describe('Who repaired it: another person checks it'),
    estimates: z.array(trackedRepair.shape.estimate.unwrap()).describe('All of them, the oldest first'),
    children: z.array(words).describe('The numbers of the repairs under its warranty'),
    link_version: z.int(),
    is_alone: z
      .boolean()
      .describe('In quality check: nobody else of this office or the business may work at the bench'),
  })
  .meta({ id: 'StaffTrackedRepair' });
export type StaffTrackedRepair = z.infer<typeof staffTrackedRepair>;

const payment = z.strictObject({
  kind: z.enum(COUNTER_PAYMENTS, { error: 'must be cash, card or bank_transfer' }),
  amount: pounds.max(MOST_POUNDS).describe('What is due, as it was shown'),
});

const staffRepairMove = z
  .strictObject({
    move,
    version: z.int().min(1),
    note: cleanLines(1_000)
      .optional()
      .describe('Shown to the customer; required where a repair is given up or a check fails'),
    store_id: id.optional().describe('With book'),
    starts_at: moment.optional().describe('With book'),
    photos: photoIds
      .max(MOST_CHECK_IN_PHOTOS)
      .optional()
      .describe('With check_in: at least one photo that was sent before'),
    checks: z
      .array(z.strictObject({ check: oneLine(60), is_ok: z.boolean(), note: cleanLine(200).optional() }))
      .max(40)
      .optional()
      .describe('With check_in: what works'),
    accessories: cleanLine(300).optional().describe('With check_in: what came with the device'),
    passcode: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .describe('With check_in: sealed, and erased when the ticket is closed'),
    agrees: z.boolean().optional().describe('With check_in: whether the device is as described'),
    signed_by: cleanLine(120)
      .optional()
      .describe('With check_in, who agreed to the terms; with collect, who took it'),
    signature: z
      .uuid()
      .optional()
      .describe('With check_in and collect: the drawn signature, sent before as a photo of this repair'),
    lines: z
      .array(
        z.strictObject({
          line_id: id.optional().describe('A fault of the ticket; without it, a fault that was found'),
          name: oneLine(120),
          choice: z
            .int()
            .min(1)
            .max(MOST_LINES)
            .optional()
            .describe('Lines with the same number are alternatives for one fault'),
          price: pounds.max(MOST_POUNDS),
          warranty_months: z.int().min(0).max(120),
          part_quality: z.enum(PART_QUALITIES).nullable().optional(),
          part: part.nullable().optional(),
        }),
      )
      .min(1)
      .max(MOST_LINES)
      .optional()
      .describe('With estimate; with approve, faults that cost no more than was agreed'),
    deposit: pounds
      .max(MOST_POUNDS)
      .optional()
      .describe('With estimate: what is paid before the work begins'),
    parts_by: day.optional().describe('With order_parts: when they are expected'),
    carrier: cleanLine(60).optional().describe('With dispatch'),
    tracking: cleanLine(60).optional().describe('With dispatch'),
    payment: payment.optional().describe('With pay, collect, dispatch, and what is done with the deposit'),
    loan_device: cleanLine(120).optional().describe('With lend'),
  })
  .meta({ id: 'StaffRepairMove' });
export type StaffRepairMove = z.infer<typeof staffRepairMove>;

const bench = z.object({ store_id: id, name: words, benches: z.int() }).meta({ id: 'StoreBenches' });

const calendarSlot = z.object({
  bench: z.int().describe('Counted from 1'),
  starts_at: moment,
  ends_at: moment,
  number: words.nullable().describe('null: held while a customer types their details'),
  device: words.nullable(),
  state: repairState.nullable(),
});

const calendar = z
  .object({
    store_id: id,
    name: words,
    date: words,
    benches: z.int(),
    opens: moment.nullable().describe('null: closed on that day'),
    closes: moment.nullable(),
    slots: z.array(calendarSlot),
  })
  .meta({ id: 'RepairCalendar' });
export type RepairCalendar = z.infer<typeof calendar>;

const board = z
  .object({
    status: okStatus,
    data: z.array(staffRepair),
    counts: z
      .record(z.string(), z.int())
      .describe('Open repairs by state, also those that are not in `data`'),
    late: z
      .partialRecord(z.enum(BOARD_COLUMNS), z.int())
      .describe('How many of a column are late; left out where none are'),
  })
  .meta({ id: 'RepairBoard' });
export type RepairBoard = z.infer<typeof board>;

/** The column holds no higher version than the next. */
const MOST_LINKS = 32_766;

const byNumber = z.strictObject({ number: words.max(30) });
const record = z.object({ status: okStatus, result: staffTrackedRepair });

export const repairOfficeCalls = defineCalls({
  'GET /office/repairs': {
    summary: "The repairs of the vendor's business, or all of them for the administrator",
    access: BENCH,
    query: repairPage.extend({ store_id: idText.optional() }),
    answer: z
      .object({
        status: okStatus,
        data: z.array(staffRepair),
        next_cursor: words.nullable(),
        counts: z.record(z.string(), z.int()).describe('By state'),
      })
      .meta({ id: 'StaffRepairList' }),
  },
  'GET /office/repairs/board': {
    summary:
      'The open repairs of each column of the board, the earliest deadline first, and how many there are',
    access: BENCH,
    query: z.strictObject({
      store_id: idText.optional(),
      column: z.enum(BOARD_COLUMNS).optional().describe('This column alone'),
      per_column: wholeNumber(1, MOST_ON_BOARD)
        .optional()
        .describe(`How many of each column, at most ${MOST_ON_BOARD}; ${ON_BOARD} without it`),
    }),
    answer: board,
  },
  'GET /office/repairs/calendar': {
    summary: 'The benches of a store on one day',
    access: BENCH,
    query: z.strictObject({ store_id: idText, date: day }),
    refusals: [404],
    answer: z.object({ status: okStatus, result: calendar }),
  },
  'GET /office/repair-benches': {
    summary: 'How many benches each store has',
    access: BENCH,
    answer: z.object({ status: okStatus, data: z.array(bench) }),
  },
  'PUT /office/repair-benches/{storeId}': {
    summary: 'Set how many benches a store has. Slots that are booked stay',
    access: BENCH,
    params: z.strictObject({ storeId: idText }),
    body: z.strictObject({
      benches: z.int().min(0, 'must be at least 0').max(MOST_BENCHES, `must be at most ${MOST_BENCHES}`),
    }),
    answer: z.object({ status: okStatus, result: bench }),
  },
  'GET /office/repairs/{number}': {
    summary: 'A repair with what the asker may do with it',
    access: BENCH,
    params: byNumber,
    answer: record,
  },
  'POST /office/repairs/{number}/moves': {
    summary: 'Check in, estimate, repair or otherwise move a ticket; 409 if it has moved since it was read',
    access: BENCH,
    idempotency: 'required',
    params: byNumber,
    body: staffRepairMove,
    answer: record,
  },
  'POST /office/repairs/{number}/photos': {
    summary: 'Send a photo for the check-in of this repair: JPEG, PNG, WebP or AVIF, at most 10 MB',
    access: BENCH,
    upload: true,
    params: byNumber,
    answer: z.object({ status: createdStatus, result: photo }),
  },
  'POST /office/repairs/{number}/passcode': {
    summary: 'Read the passcode of a device on the bench. The log keeps who read it, not the passcode',
    access: BENCH,
    params: byNumber,
    refusals: [409],
    answer: z.object({ status: okStatus, result: z.object({ passcode: words }) }),
  },
  'POST /office/repairs/{number}/link': {
    summary: 'Renew the link of a repair, and mail the new one; 409 if it was renewed since',
    access: BENCH,
    idempotency: 'required',
    params: byNumber,
    body: z.strictObject({
      link_version: z.int().min(1).max(MOST_LINKS).describe('The link_version that was read'),
    }),
    refusals: [409],
    answer: record,
  },
  'POST /office/repairs/{number}/warranty': {
    summary:
      'Open a ticket under the warranty of a closed one, for some of its lines. The warranty goes on; 409 names the open ticket that a line is already in',
    access: BENCH,
    idempotency: 'required',
    params: byNumber,
    body: z.strictObject({
      lines: z.array(id).min(1).max(MOST_LINES),
      note: cleanLines(1_000).optional(),
    }),
    refusals: [409],
    answer: z.object({ status: createdStatus, result: staffTrackedRepair }),
  },
});
