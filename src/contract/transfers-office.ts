import { z } from 'zod';
import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import { MOST_STOCK_NOTE } from '#rules/catalog/stock-moves.ts';
import { MOST_STOCK_LINES, TRANSFER_MOVES, TRANSFER_STATES } from '#rules/flows/transfer.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { createdStatus, id, idText, okStatus, wholeNumber } from './fields.ts';
import { cleanLine } from './typed.ts';

const STOCK: OfficeAccess = { permission: 'catalogue', or: 'stock' };
const words = z.string();
const moment = z.iso.datetime();
const byId = z.strictObject({ id: idText });
const place = z.object({ id, name: words }).nullable().describe('null: not in a store');

const transferRow = z
  .object({
    id,
    number: words,
    state: z.enum(TRANSFER_STATES),
    version: z.int(),
    business: z.object({ id, name: words }),
    from: place,
    to: place,
    units: z.int(),
    received: z.int(),
    missing: z.int(),
    note: words,
    by: words.nullable(),
    created_at: moment,
    sent_at: moment.nullable(),
    ended_at: moment.nullable(),
  })
  .meta({ id: 'TransferRow' });
export type TransferRow = z.infer<typeof transferRow>;

const transferLine = z.object({
  id,
  product_id: id,
  variation_id: id.nullable(),
  name: words,
  variation: words.nullable(),
  sku: words,
  quantity: z.int(),
  received: z.int(),
  missing: z.int(),
  here: z.int().describe('What lies in the place that it leaves'),
});
export type TransferLine = z.infer<typeof transferLine>;

const transfer = transferRow
  .extend({
    lines: z.array(transferLine),
    moves: z.array(z.enum(TRANSFER_MOVES)).describe('What whoever asks can do with it now'),
    can_change: z.boolean().describe('Whether whoever asks can change what it is about'),
  })
  .meta({ id: 'Transfer' });
export type Transfer = z.infer<typeof transfer>;

const version = z.int().min(1);
const quantity = z.int().min(1, 'must be at least 1').max(MOST_STOCK, `must be at most ${MOST_STOCK}`);
const lines = z
  .array(z.strictObject({ product_id: id, variation_id: id.nullish(), quantity }))
  .min(1, 'Choose what is moved')
  .max(MOST_STOCK_LINES, `must be at most ${MOST_STOCK_LINES} lines`)
  .refine(
    (all) => new Set(all.map((line) => `${line.product_id} ${line.variation_id ?? ''}`)).size === all.length,
    'names something twice',
  );
const about = {
  from_store_id: id.nullable(),
  to_store_id: id.nullable(),
  note: cleanLine(MOST_STOCK_NOTE),
  lines,
};
const one = z.object({ status: okStatus, result: transfer });

const query = z.strictObject({
  q: z.string().trim().min(1).max(120, 'must be at most 120 characters').optional(),
  state: z.enum(TRANSFER_STATES).optional(),
  store: idText.optional().describe('Only those that leave this store or come to it'),
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'must be the next_cursor of the page before')
    .optional(),
  per_page: wholeNumber(1, 100).optional(),
});
export type TransfersQuery = z.output<typeof query>;

const newTransfer = z.strictObject({ ...about, note: about.note.optional() }).meta({ id: 'NewTransfer' });
export type NewTransfer = z.output<typeof newTransfer>;
const transferChange = z
  .strictObject({ version, ...z.strictObject(about).partial().shape })
  .meta({ id: 'TransferChange' });
export type TransferChange = z.output<typeof transferChange>;
const transferMove = z
  .strictObject({
    move: z.enum(TRANSFER_MOVES, { error: 'must be send, receive or cancel' }),
    version,
    lines: z
      .array(z.strictObject({ id, received: z.int().min(0).max(MOST_STOCK) }))
      .max(MOST_STOCK_LINES)
      .optional()
      .describe('What has come now, for receive; left out: everything'),
    rest: z
      .enum(['later', 'missing'])
      .optional()
      .describe('What becomes of units that have not come: they come later, or they are missing'),
  })
  .meta({ id: 'TransferMove' });
export type TransferMoveBody = z.output<typeof transferMove>;

export const transferOfficeCalls = defineCalls({
  'GET /office/transfers': {
    summary: 'Goods that are brought from one store to another, the latest first',
    access: STOCK,
    refusals: [404],
    query,
    answer: z.object({
      status: okStatus,
      data: z.array(transferRow),
      next_cursor: words.nullable(),
      counts: z.record(z.string(), z.int()).describe('By state, of everything that the other filters leave'),
    }),
  },
  'POST /office/transfers': {
    summary: 'Plan a transfer; nothing moves before it is sent',
    access: STOCK,
    idempotency: 'required',
    refusals: [404],
    body: newTransfer,
    answer: z.object({ status: createdStatus, result: transfer }),
  },
  'GET /office/transfers/{id}': {
    summary: 'A transfer with its lines',
    access: STOCK,
    params: byId,
    answer: one,
  },
  'PUT /office/transfers/{id}': {
    summary: 'Change a transfer that is not sent yet',
    access: STOCK,
    params: byId,
    body: transferChange,
    answer: one,
  },
  'POST /office/transfers/{id}/moves': {
    summary: 'Send it, receive all or a part of it, or cancel it',
    access: STOCK,
    idempotency: 'required',
    params: byId,
    body: transferMove,
    answer: one,
  },
});
