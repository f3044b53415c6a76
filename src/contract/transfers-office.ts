import { z } from 'zod';
import { MOST_STOCK_NOTE } from '#rules/catalog/stock-moves.ts';
import { TRANSFER_MOVES, TRANSFER_STATES } from '#rules/flows/transfer.ts';
import { defineCalls } from './call.ts';
import { createdStatus, id, okStatus } from './fields.ts';
import * as goods from './goods-office.ts';
import { cleanLine } from './typed.ts';

const { STOCK, byId, version } = goods;
const words = z.string();
const place = goods.place.describe('null: not in a store');

const transferRow = z
  .object({
    ...goods.goodsRow(TRANSFER_STATES),
    from: place,
    to: place,
    missing: z.int(),
    sent_at: goods.moment.nullable(),
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
  here: z.int().describe('The units in the place that it leaves'),
});
export type TransferLine = z.infer<typeof transferLine>;

const transfer = transferRow.extend(goods.goodsMore(TRANSFER_MOVES, transferLine)).meta({ id: 'Transfer' });
export type Transfer = z.infer<typeof transfer>;

const lines = goods
  .goodsLines(
    z.strictObject({ product_id: id, variation_id: id.nullish(), quantity: goods.quantity }),
    'Choose what is moved',
  )
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

const query = goods.goodsQuery(TRANSFER_STATES, 'Only those that leave this store or come to it');
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
    lines: goods.cameLines,
    rest: z
      .enum(['later', 'missing'])
      .optional()
      .describe('What happens to units that have not come: they come later, or they are missing'),
  })
  .meta({ id: 'TransferMove' });
export type TransferMoveBody = z.output<typeof transferMove>;

export const transferOfficeCalls = defineCalls({
  'GET /office/transfers': {
    summary: 'Goods that are brought from one store to another, the latest first',
    access: STOCK,
    refusals: [404],
    query,
    answer: goods.goodsPage(transferRow),
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
    summary: 'Send a transfer, receive all or a part, or cancel it',
    access: STOCK,
    idempotency: 'required',
    params: byId,
    body: transferMove,
    answer: one,
  },
});
