import { z } from 'zod';
import { WAYS } from '#rules/checkout/form.ts';
import { BENCH_ACTORS } from '#rules/flows/flow.ts';
import { REPAIR_STATES } from '#rules/flows/repair.ts';
import {
  CUSTOMER_MOVES,
  LINE_STATES,
  ONLINE_WAYS,
  PART_STATES,
  PAYING_WAYS,
  PRICE_KINDS,
  REPAIR_EVENTS,
  REPAIR_PAPERS,
  REPAIR_PARTS,
  REPAIR_PAYMENTS,
} from '#rules/repair/kinds.ts';
import { MOST_LINES } from '#rules/repair/limits.ts';
import { PART_QUALITIES } from '#rules/repair/repair.ts';
import { PAYMENT_STATES } from '#rules/orders/kinds.ts';
import { counterStore } from './counter-store.ts';
import { defineCalls, MEMBERS } from './call.ts';
import { offerTerms, question, questionOption } from './catalog-questions.ts';
import { cartId } from './cart.ts';
import {
  createdStatus,
  cursor,
  id,
  idText,
  MOST_POUNDS,
  nameList,
  okStatus,
  pounds,
  wholeNumber,
} from './fields.ts';
import { token, transferTo } from './orders.ts';
import { photo } from './photos.ts';
import { offer, tradeInMoveFields } from './trade-ins.ts';
import { cleanLines } from './typed.ts';

export const words = z.string();
export const moment = z.iso.datetime().describe('In UTC');
export const repairState = z.enum(REPAIR_STATES);

export const slot = z
  .object({ store_id: id, starts_at: moment, ends_at: moment })
  .meta({ id: 'RepairSlot' })
  .describe('When the device is brought to the store');

const slotDay = z
  .object({
    date: words.describe('In London, such as 2026-11-17'),
    slots: z.array(z.object({ starts_at: moment, ends_at: moment })).describe('The free ones'),
  })
  .meta({ id: 'RepairSlotDay' });

const slotStore = z
  .object({
    store_id: id,
    minutes: z.int().describe('How long a bench is taken'),
    next: moment.nullable().describe('The first free slot; null: there is none in the next two weeks'),
    days: z
      .array(slotDay)
      .describe('The days on which the store is open; empty unless a store was asked for'),
  })
  .meta({ id: 'RepairSlots' });
export type RepairSlots = z.infer<typeof slotStore>;

const line = z
  .object({
    id,
    name: words.describe('The fault, such as Cracked screen'),
    fault: words.nullable().describe('Its key, such as screen'),
    part_quality: z.enum(PART_QUALITIES).nullable(),
    price_kind: z.enum(PRICE_KINDS),
    price: pounds.nullable().describe('null: it is known after the diagnosis'),
    warranty_months: z.int().describe('0: it depends on the repair'),
    warranty_until: words
      .nullable()
      .describe('The last day of the warranty; null before the ticket is closed'),
    state: z.enum(LINE_STATES),
    part_state: z.enum(PART_STATES),
  })
  .meta({ id: 'RepairLine' });
export type RepairLineWire = z.infer<typeof line>;

const estimateLine = z.object({
  id,
  line_id: id.nullable().describe('The fault that it prices; null: one that was found'),
  name: words,
  choice: z.int().nullable().describe('Lines with the same number are alternatives: the customer picks one'),
  price: pounds,
  was: pounds.nullable().describe('What was said before; null: nothing was said'),
  warranty_months: z.int(),
  part_quality: z.enum(PART_QUALITIES).nullable(),
  approved: z.boolean().nullable().describe('null: not answered'),
});

const estimate = z
  .object({
    version: z.int().describe('Named with approve; an older one is refused with 409'),
    sent_at: moment,
    until: moment.describe('Then it is taken as declined'),
    note: words,
    lines: z.array(estimateLine),
    total: pounds.describe('Of its lines; of alternatives, of the first'),
    deposit: pounds.describe('What is paid before the work begins; 0: nothing'),
  })
  .meta({ id: 'RepairEstimate' });

const event = z
  .object({
    at: moment,
    move: z.enum(REPAIR_EVENTS),
    from: repairState.nullable(),
    to: repairState,
    actor: z.enum(BENCH_ACTORS),
    by: words.nullable().describe('Who of the staff did it; null for the holder of the link'),
    note: words,
  })
  .meta({ id: 'RepairEvent' });

const signature = z
  .object({
    name: words,
    at: moment,
    image: photo.nullable().describe('As it was drawn; null: the typed name counts'),
    terms: words.nullable().describe('The terms that were agreed to, such as version 3; null: none'),
  })
  .meta({ id: 'RepairSignature' });
export type RepairSignature = z.infer<typeof signature>;

const checkIn = z
  .object({
    at: moment,
    photos: z.array(photo),
    checks: z.array(z.object({ check: words, is_ok: z.boolean(), note: words })),
    accessories: words,
    signed_by: words.describe('Who agreed to the terms when the device was handed over'),
  })
  .meta({ id: 'RepairCheckIn' });

const device = z
  .object({
    product_id: id.nullable().describe('null: the shop no longer has it'),
    name: words,
    choice: words,
    image: words.nullable(),
    path: words.describe('Of its page in the shop'),
  })
  .meta({ id: 'RepairDevice' });

const message = z.object({ title: words, at: moment });

const repairNext = z
  .object({ who: z.enum(BENCH_ACTORS), what: words, by: moment.nullable() })
  .nullable()
  .describe('Who acts next, and by when; null where nothing more happens');

const repairDeposit = z
  .object({
    amount: pounds,
    paid: z.object({ kind: z.enum(REPAIR_PAYMENTS), at: moment }).nullable(),
    is_back: z.boolean().describe('It was given back, since nothing was repaired'),
    to_return: pounds.describe('What is to be given back now'),
  })
  .meta({ id: 'RepairDeposit' });

const repairPay = z
  .object({
    part: z.enum(REPAIR_PARTS),
    amount: pounds,
    ways: z.array(z.enum(PAYING_WAYS)).describe('Those that the shop takes'),
    transfer: transferTo.nullable().describe('Where a bank transfer goes; null: the shop takes none'),
    payment: z
      .object({
        id: z.uuid(),
        kind: z.enum(ONLINE_WAYS),
        state: z.enum(PAYMENT_STATES),
        is_awaited: z.boolean().describe('Whether the bank has it and has not answered yet'),
      })
      .nullable()
      .describe('The one that was begun'),
  })
  .meta({ id: 'RepairToPay' });
export type RepairToPay = z.infer<typeof repairPay>;

const saleQuestion = question
  .pick({ id: true, title: true, role: true, condition: true, option_type: true })
  .extend({
    known: id.nullable().describe('The answer that the shop knows; null: the customer is asked'),
    Question_options: z.array(questionOption.pick({ id: true, label: true, price: true, factor: true })),
  });

const repairSale = z
  .object({
    name: words.describe('The model, as the shop buys it'),
    best: offer.describe('For the model in its best condition'),
    terms: offerTerms,
    questions: z.array(saleQuestion).describe('What its price depends on'),
  })
  .meta({ id: 'RepairSale' });
export type RepairSale = z.infer<typeof repairSale>;

/** A repair for the holder of its link. */
export const trackedRepair = z
  .object({
    kind: z.literal('repair'),
    number: words,
    state: repairState,
    version: z.int(),
    next: repairNext,
    events: z.array(event),
    moves: z.array(z.enum(CUSTOMER_MOVES)).describe('What the holder of the link may do now'),
    placed_at: moment,
    name: words,
    email: words.describe('Shown in part, since the link can reach people other than the customer'),
    business: z.object({ id, name: words, phone: words }),
    device,
    way: z.enum(WAYS),
    store: counterStore.nullable().describe('Where it is dropped in and collected; null where it is posted'),
    slot: slot.nullable(),
    address: z.array(words).describe('Where a posted device goes back to'),
    label: z
      .object({ to: z.array(words), reference: words })
      .nullable()
      .describe('For the parcel of a posted device: where it goes, and what is written on it'),
    lines: z.array(line),
    estimate: estimate.nullable().describe('The newest one; null: there was none'),
    total: pounds.describe('Of the approved lines'),
    due: pounds.describe('What is left to pay at the hand-over'),
    deposit: repairDeposit.nullable().describe('What is paid before the work begins; null: nothing'),
    pay: repairPay
      .nullable()
      .describe('What the holder of the link can pay now, and how; null: nothing, and for staff'),
    is_total_final: z.boolean().describe('Whether no price can change any more'),
    paid: z.object({ kind: z.enum(REPAIR_PAYMENTS), amount: pounds, at: moment }).nullable(),
    parts_by: words.nullable().describe('The day on which the ordered parts are expected'),
    check_in: checkIn.nullable(),
    signatures: z
      .object({ check_in: signature.nullable(), collect: signature.nullable() })
      .describe('Of the person who handed the device over, and of the one who took it'),
    parcel: z.object({ carrier: words, tracking: words, sent_at: moment }).nullable(),
    collected: z.object({ by: words, at: moment }).nullable(),
    loan: z.object({ device: words, is_back: z.boolean() }).nullable(),
    sale: repairSale
      .nullable()
      .describe('What the device can be sold for instead; null: it can’t, or nobody here buys it'),
    sold_as: z
      .object({ number: words, token: words.nullable().describe('null for staff') })
      .nullable()
      .describe('The trade-in that the device became'),
    parent: words.nullable().describe('The number of the repair whose warranty this one is'),
    warranty_until: words
      .nullable()
      .describe('The last day of the longest warranty; null before the ticket is closed'),
    papers: z
      .array(z.enum(REPAIR_PAPERS))
      .describe('To print or to keep: /track/{token}/papers/{name}, with .pdf at the end for a file'),
    messages: z.array(message).describe('Mails about it, the oldest first'),
  })
  .meta({ id: 'TrackedRepair' });
export type TrackedRepair = z.infer<typeof trackedRepair>;

const {
  is_adult,
  is_owner,
  identifier,
  payout,
  account_holder,
  sort_code,
  account_number,
  line_1,
  line_2,
  town,
  post_code,
} = tradeInMoveFields;

/** What is asked of a person who sells a device: the same as of any trade-in. */
const sellerFields = {
  is_adult,
  is_owner,
  identifier,
  payout,
  account_holder,
  sort_code,
  account_number,
  line_1,
  line_2,
  town,
  post_code,
};

/** The fields of the customer's moves that other kinds of links don't have. */
export const repairMoveFields = {
  store_id: id.optional().describe('With book: where'),
  starts_at: moment.optional().describe('With book: a free slot'),
  estimate: z
    .int()
    .min(1)
    .optional()
    .describe('With approve and decline: the version of the estimate that was shown'),
  approved: z
    .array(id)
    .max(MOST_LINES)
    .refine((ids) => new Set(ids).size === ids.length, 'names a line twice')
    .optional()
    .describe('With approve: the lines of the estimate, one of each alternatives; all of them if left out'),
  answers: z
    .array(id)
    .max(20)
    .optional()
    .describe('With sell_instead: the options that answer the questions about the device'),
  agreed_total: pounds
    .max(MOST_POUNDS)
    .optional()
    .describe('With sell_instead: the price that was shown, by the chosen payout'),
};

const saleWords = z.object({
  ...sellerFields,
  answers: repairMoveFields.answers,
  agreed_total: repairMoveFields.agreed_total,
});
export type RepairSaleWords = z.infer<typeof saleWords>;

export const repairMoveBody = z
  .strictObject({
    move: z.enum(CUSTOMER_MOVES),
    version: z.int().min(1),
    note: cleanLines(1_000).optional(),
    ...sellerFields,
    ...repairMoveFields,
  })
  .meta({ id: 'RepairMove' });

export const placedRepair = z
  .object({
    number: words.describe('Of the first ticket'),
    token: words,
    state: repairState,
    tickets: z
      .array(
        z.object({ number: words, token: words, state: repairState, device: words, slot: slot.nullable() }),
      )
      .describe('One for each device'),
    lines: z.array(line).describe('Of all tickets'),
  })
  .meta({ id: 'PlacedRepair' });
export type PlacedRepair = z.infer<typeof placedRepair>;

export const repairSummary = z
  .object({
    number: words,
    token: words.nullable().describe('For the customer alone: null for staff'),
    state: repairState,
    version: z.int(),
    placed_at: moment,
    business: z.object({ id, name: words }),
    device: words,
    image: words.nullable(),
    faults: z.array(words),
    way: z.enum(WAYS),
    slot: slot.nullable(),
    total: pounds.nullable().describe('Of the lines that are not declined; null: a price is not known yet'),
    next: repairNext,
    warranty_until: words.nullable(),
  })
  .meta({ id: 'RepairSummary' });
export type RepairSummary = z.infer<typeof repairSummary>;

export const repairPage = z.strictObject({
  state: nameList(repairState).optional(),
  q: z.string().trim().max(80).optional(),
  cursor: cursor.optional(),
  per_page: wholeNumber(1, 100).optional(),
});

const slotQuery = z.strictObject({
  store_id: idText
    .optional()
    .describe('Whose days are wanted; without it each store says its first slot alone'),
  cart_id: cartId.optional().describe('The repair cart whose work needs the bench'),
  minutes: wholeNumber(1, 480).optional().describe('In place of a cart: how long the work takes'),
});

export const repairCalls = defineCalls({
  'GET /no/auth/web/site/repairs/slots': {
    summary: 'When a device can be brought to a store, in the next two weeks',
    query: slotQuery,
    refusals: [404],
    answer: z.object({ status: okStatus, data: z.array(slotStore) }),
  },
  'POST /no/auth/web/site/repairs/holds': {
    summary:
      'Keep a slot for ten minutes while the details are typed, instead of the slot that the cart held; 409 if it is taken',
    body: z.strictObject({ cart_id: cartId, store_id: id, starts_at: moment }),
    refusals: [404, 409],
    answer: z.object({
      status: createdStatus,
      result: slot.extend({ held_until: moment }).meta({ id: 'HeldRepairSlot' }),
    }),
  },
  'POST /no/auth/web/site/repairs/{token}/payments': {
    summary:
      'Begin to pay what is to be paid of a repair now; 409 if that is nothing. The payment then goes on as that of an order',
    idempotency: 'required',
    params: z.strictObject({ token }),
    body: z.strictObject({
      kind: z.enum(ONLINE_WAYS, { error: 'must be stripe or trial' }),
      amount: pounds.max(MOST_POUNDS).describe('What is to be paid, as it was shown'),
    }),
    refusals: [409],
    answer: z.object({ status: okStatus, result: trackedRepair }),
  },
  'GET /web/site/repairs': {
    summary: "The account's own repairs, newest first",
    access: MEMBERS,
    query: repairPage,
    answer: z
      .object({
        status: okStatus,
        data: z.array(repairSummary),
        next_cursor: words.nullable(),
        counts: z.record(z.string(), z.int()).describe('By state'),
      })
      .meta({ id: 'RepairList' }),
  },
});
