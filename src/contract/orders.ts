import { z } from 'zod';
import { GRADES } from '#rules/catalog/conditions.ts';
import { ACTORS } from '#rules/flows/flow.ts';
import { ORDER_MOVES, ORDER_STATES } from '#rules/flows/order.ts';
import { DELIVERY_WAYS } from '#rules/orders/delivery-ways.ts';
import {
  MAIL_RECIPIENTS,
  MAIL_STATES,
  MOST_PHOTOS,
  PAPER_KINDS,
  PAYMENT_KINDS,
  PAYMENT_STATES,
  RETURN_REASONS,
  RETURN_STATES,
  TRADE_IN_CREDIT_STATES,
} from '#rules/orders/kinds.ts';
import { counterStore } from './counter-store.ts';
import { defineCalls, MEMBERS } from './call.ts';
import {
  createdStatus,
  cursor,
  id,
  MOST_POUNDS,
  nameList,
  okStatus,
  pounds,
  somePounds,
  wholeNumber,
} from './fields.ts';
import { exchangeChoices, exchangeWishes, goods, orderRefund, orderReturn, units } from './order-returns.ts';
import { ownReview } from './reviews-shapes.ts';
import { photo, photoIds } from './photos.ts';
import { cleanLine, cleanLines } from './typed.ts';

export const words = z.string();
export const moment = z.iso.datetime().describe('In UTC');

const state = z.enum(ORDER_STATES);
export const move = z.enum(ORDER_MOVES);
export const way = z.enum(DELIVERY_WAYS);

export const orderTotals = z
  .object({
    goods: pounds,
    delivery: pounds,
    discount: pounds.describe('The discount of a code on goods and delivery'),
    credit: pounds.describe('Store credit that is used'),
    trade_in: pounds.describe('The part that a traded-in device pays'),
    vat: pounds.describe(
      'Contained in the prices of new goods; second-hand goods are sold under the margin scheme',
    ),
    total: pounds.describe('The sum that is left to pay'),
  })
  .meta({ id: 'OrderTotals' });

/** Where a bank transfer goes, and what is written on it. */
export const transferTo = z
  .object({ holder: words, sort_code: words, account_number: words, reference: words })
  .meta({ id: 'TransferAccount' });

export const payment = z
  .object({
    id: z.uuid(),
    state: z.enum(PAYMENT_STATES),
    kind: z.enum(PAYMENT_KINDS),
    client_secret: words.optional().describe('For the card form of Stripe'),
  })
  .meta({ id: 'Payment' });

const placedOrder = z.object({
  number: words,
  token: words,
  state,
  business_id: id,
  total: pounds,
  delivery: z.object({ way, store_id: id.nullable(), promise: words }),
});

export const placed = z
  .object({
    number: words,
    token: words.describe('For the page that shows everything that was placed together'),
    total: pounds,
    payment,
    orders: z.array(placedOrder),
  })
  .meta({ id: 'PlacedOrder' });
export type Placed = z.infer<typeof placed>;

/** The product of a line, to buy it again. */
const bought = {
  product_id: id.nullable().describe('null: the shop no longer has it'),
  product_variation_id: id.nullable(),
  option_ids: z.array(id),
};

const paper = z
  .object({
    kind: z.enum(PAPER_KINDS),
    name: words.describe('Its address ends with it, and with .pdf for a file: /track/{token}/papers/{name}'),
    number: words,
    issued_at: moment.nullable().describe('Of an invoice or a credit note'),
    total: pounds.nullable(),
  })
  .meta({ id: 'Paper' });
export type OrderPaper = z.infer<typeof paper>;

/** The difference that a change costs more, or that a device does not cover. */
const differencePayment = payment
  .omit({ client_secret: true })
  .extend({ amount: pounds, is_awaited: z.boolean().describe('Whether the bank has it') })
  .meta({ id: 'DifferencePayment' });

/** The facts about one sent device with its own number, for its buyer and for staff. */
const soldDevice = z
  .object({
    number: words,
    grade: z.enum(GRADES).nullable(),
    identifier: words.nullable().describe('The end of its IMEI or serial number: •••• 4417'),
    is_repaired: z.boolean().describe('Whether the shop has repaired it'),
    checks: z.array(z.object({ check: words, found: words })),
    photos: z.array(photo).describe('Of its inspection'),
  })
  .meta({ id: 'SoldDevice' });

const trackLine = z.object({
  id,
  ...bought,
  name: words,
  choice: words,
  sku: words,
  image: words.nullable(),
  path: words,
  quantity: z.int(),
  sent: z.int().describe('How many of them have been sent or handed over'),
  cancelled: z.int().describe('How many of them are never sent: cancelled, or missing'),
  refunded: z.int().describe('For how many of them the price went back, sent or not'),
  returned: z.int().describe('How many of them the buyer sent back and the vendor has'),
  returnable: z.int().describe('How many the buyer has and may ask to return'),
  price: pounds.describe('For all of them, before the code'),
  paid: pounds.describe('For all of them, after the code'),
  nearest: z
    .object({ name: words, price: pounds, path: words })
    .nullable()
    .describe('For a missing item: the most similar product in stock'),
  may_review: z.boolean().describe('Whether the holder of the link may review it'),
  review: ownReview.nullable().describe('The buyer’s review; null for staff'),
  devices: z
    .array(soldDevice)
    .describe('The very devices that were sent, where they have numbers of their own'),
});

const event = z
  .object({
    at: moment,
    move: words,
    from: state.nullable(),
    to: state,
    actor: z.enum(ACTORS),
    by: words.nullable().describe('The staff member who did it, for their own office and the administrator'),
    note: words,
  })
  .meta({ id: 'OrderEvent' });

/** Staff must not act as a buyer by accident. */
const buyersToken = words.nullable().describe('For the buyer alone: null for staff');

export const trackedOrder = z
  .object({
    number: words,
    token: buyersToken,
    state,
    version: z.int(),
    business: z.object({ id, name: words, phone: words }),
    placed_at: moment,
    delivery: z.object({
      way,
      promise: words.describe(
        'The days; before a transfer is in or a device is checked, how long after that: nothing is sent before',
      ),
      by: moment,
      late: words.nullable().describe('After the promised day: what the buyer can do'),
      store: counterStore.nullable(),
      code: words.nullable().describe('To say at the counter, once the order is ready'),
    }),
    lines: z.array(trackLine),
    parcels: z.array(
      z.object({
        carrier: words,
        tracking: words,
        sent_at: moment,
        lines: z.array(units),
        has_arrived: z
          .boolean()
          .describe('Whether the buyer has it: the order is complete, or a part was returned'),
      }),
    ),
    goods: pounds,
    delivery_price: pounds,
    delivery_back: z
      .object({ paid: pounds, back: pounds })
      .describe(
        'What the delivery cost after the code, and how much of that is refunded if everything is returned without a fault',
      ),
    discount: pounds,
    total: pounds,
    credit: pounds.describe('The part that store credit paid'),
    trade_in: pounds.describe('The part that a traded-in device pays'),
    exchanged: pounds.describe(
      'The part that returned goods paid for others. It is subtracted from the total',
    ),
    refunded: pounds,
    refunded_credit: pounds.describe('The part of the refunds that is store credit in the account'),
    credit_bonus: pounds.describe('The bonus for taking store credit'),
    refunded_at: moment.nullable().describe('When money last went back; null before that'),
    refund_due: pounds.describe('How much of the refunded money has not gone back yet'),
    taken: pounds.describe('How much of the refunded money the buyer’s bank took back'),
    refunds: z.array(orderRefund).describe('Each refund, the oldest first'),
    vat: pounds.describe('In the total, before refunds'),
    refunded_vat: pounds.describe('How much of the VAT went back with refunds'),
    papers: z.array(paper).describe('To print or to keep'),
    change: z
      .object({
        words: z.array(words).describe('The changes in plain sentences'),
        is_exchange: z.boolean().describe('Whether it is the difference of an exchange'),
        until: moment.describe('Until then it can be paid'),
        before: pounds.describe('The total of now'),
        after: pounds.describe('The total after it'),
        payment: differencePayment,
      })
      .nullable()
      .describe('A change that is made once the buyer has paid the difference'),
    return: orderReturn.nullable().describe('The last one: only that can be open'),
    earlier_returns: z.array(orderReturn).describe('The returns before that, the newest first'),
    next: z
      .object({ who: z.enum(ACTORS), what: words, by: moment.nullable() })
      .nullable()
      .describe('Who acts next, and by when; null where nothing more happens'),
    events: z.array(event),
    moves: z.array(move).describe('The moves that the caller may make now'),
  })
  .meta({ id: 'TrackedOrder' });
export type TrackedOrder = z.infer<typeof trackedOrder>;

const message = z
  .object({
    title: words,
    at: moment.describe('When it was written'),
    to: z.enum(MAIL_RECIPIENTS),
    state: z.enum(MAIL_STATES),
    number: words.nullable().describe('The order it is about; null where it is about all of them'),
  })
  .meta({ id: 'OrderMessage' });
export type OrderMessage = z.infer<typeof message>;

/** How it is paid, and the sum that is left to pay. */
const trackedPayment = payment
  .omit({ client_secret: true })
  .extend({
    label: words,
    amount: pounds.describe('The sum of one payment: for a buyer, for all orders that were placed together'),
    orders: z.int().describe('How many orders the amount is for'),
    paid_at: moment.nullable(),
    hold_until: moment.nullable().describe('Until then the goods are kept for a payment'),
    is_awaited: z.boolean().describe('Whether the bank has the payment, and its answer is on the way'),
    is_disputed: z
      .boolean()
      .describe('Whether the buyer’s bank disputes the payment, and there is no decision yet'),
    is_lapsed: z.boolean().describe('Whether the time to pay is over, so that it can’t be paid any more'),
    transfer: transferTo.nullable(),
  })
  .meta({ id: 'TrackedPayment' });

/** The device that pays a part of the orders that were placed together. */
const payingDevice = z
  .object({
    number: words.describe('Of the device in its trade-in'),
    token: words
      .nullable()
      .describe('Of the page of its trade-in; null for staff, and where another person sold the device'),
    name: words,
    state: z
      .enum(TRADE_IN_CREDIT_STATES)
      .describe(
        'waiting: its inspection is awaited; used: it has paid; released: the order no longer needs it',
      ),
    amount: pounds.describe('How much of the order it pays'),
    worth: pounds.nullable().describe('After the inspection; 0: it does not come; null: not known yet'),
    difference: differencePayment.nullable().describe('The payment of the difference that is due instead'),
  })
  .meta({ id: 'PayingDevice' });

export const tracked = z
  .object({
    kind: z.literal('order'),
    number: words,
    state,
    version: z.int(),
    next: trackedOrder.shape.next,
    events: z.array(event),
    moves: z.array(move),
    placed_at: moment,
    name: words,
    email: words.describe('Shown in part, since the link can reach people other than the buyer'),
    phone: words.nullable().describe('For staff alone: null for buyers'),
    address: z.array(words),
    totals: orderTotals,
    code: words.nullable().describe('Which code took something off'),
    payment: trackedPayment,
    device: payingDevice.nullable(),
    has_account: z.boolean().describe('Whether an account bought it, which can be given store credit'),
    messages: z
      .array(message)
      .describe(
        'Mails about it, the oldest first: a buyer sees their own, a vendor also those to the buyer, the administrator all',
      ),
    orders: z.array(trackedOrder).describe('One, or all that were placed together'),
  })
  .meta({ id: 'Tracking' });
export type Tracked = z.infer<typeof tracked>;

export const moveBody = z
  .strictObject({
    move,
    version: z.int().min(1),
    number: words.max(30).optional().describe('Which order, where the link is for several'),
    note: cleanLines(1_000).optional(),
    carrier: cleanLine(60).optional(),
    tracking: cleanLine(60).optional(),
    code: cleanLine(12).optional(),
    lines: z.array(units).max(60).optional(),
    reason: z.enum(RETURN_REASONS, { error: 'must be one of the reasons' }).optional(),
    resell: z
      .boolean()
      .optional()
      .describe(
        'Whether goods can be sold again that came back, were thought to be missing, or belong to a refused order',
      ),
    goods: goods
      .optional()
      .describe('What happens to each returned line, in parts or as a whole; replaces resell'),
    amount: somePounds.max(MOST_POUNDS).optional().describe('With refund_amount: how much goes back'),
    refund_total: pounds
      .max(MOST_POUNDS)
      .optional()
      .describe('The refund that the caller confirmed; refused if the sum is another one'),
    photos: photoIds.optional().describe(`With a return, at most ${MOST_PHOTOS} that were sent before`),
    as_credit: z
      .boolean()
      .optional()
      .describe('With a return: as store credit with 5 percent more; for accounts alone'),
    exchanges: exchangeWishes.optional().describe('With a return: another variation instead of money'),
    as_refund: z
      .boolean()
      .optional()
      .describe('With accept_return: money instead of the exchange that the buyer asked for'),
  })
  .meta({ id: 'OrderMove' });

export const token = z.string().min(20).max(80);

const orderItem = z
  .object({ ...bought, name: words, choice: words, image: words.nullable(), quantity: z.int() })
  .meta({ id: 'OrderItem' });

export const orderSummary = z
  .object({
    number: words,
    token: buyersToken,
    state,
    version: z.int(),
    placed_at: moment,
    business: z.object({ id, name: words }),
    customer: words,
    total: pounds,
    refunded: pounds.describe('The refund to the buyer'),
    refund_due: pounds.describe('The part that has not gone back yet'),
    payment: z.object({ kind: z.enum(PAYMENT_KINDS), state: z.enum(PAYMENT_STATES) }),
    lines: z.array(orderItem),
    papers: z.array(paper),
    promise: words,
    is_part_sent: z.boolean().describe('Whether a part is on its way, and the rest is being packed'),
    return_state: z.enum(RETURN_STATES).nullable().describe('Of the last return'),
    to_review: z.int().describe('How many of its items the buyer may still review'),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummary>;

export const orderPage = z.strictObject({
  state: nameList(state).optional(),
  q: z.string().trim().max(80).optional(),
  cursor: cursor.optional(),
  per_page: wholeNumber(1, 100).optional(),
});

const list = z
  .object({
    status: okStatus,
    data: z.array(orderSummary),
    next_cursor: words.nullable(),
    counts: z.record(z.string(), z.int()),
  })
  .meta({ id: 'OrderList' });

export const orderCalls = defineCalls({
  'GET /no/auth/web/site/track/{token}/exchanges': {
    summary: 'The variations that items may be exchanged for, with their prices',
    params: z.strictObject({ token }),
    query: z.strictObject({
      number: words.max(30).optional().describe('Which order, where the link is for several'),
    }),
    answer: z.object({ status: okStatus, data: z.array(exchangeChoices) }),
  },
  'POST /no/auth/web/site/track/{token}/photos': {
    summary:
      'Send a photo for a return or a review of this order: JPEG, PNG, WebP or AVIF, at most 10 MB. An unused photo is removed after a day',
    upload: true,
    params: z.strictObject({ token }),
    answer: z.object({ status: createdStatus, result: photo }),
  },
  'GET /web/site/orders': {
    summary: "The account's own orders, newest first",
    access: MEMBERS,
    query: orderPage,
    answer: list,
  },
});
