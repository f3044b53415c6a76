import { z } from 'zod';
import { GRADES } from '#rules/catalog/conditions.ts';
import { PAYOUTS } from '#rules/checkout/form.ts';
import { BENCH_ACTORS } from '#rules/flows/flow.ts';
import { TRADE_IN_MOVES, TRADE_IN_STATES } from '#rules/flows/trade-in.ts';
import { CHECK_RESULTS, SENDING_WAYS } from '#rules/trade-in/kinds.ts';
import { defineCalls, MEMBERS } from './call.ts';
import { offerTerms } from './catalog-questions.ts';
import { cursor, id, nameList, okStatus, pounds, wholeNumber } from './fields.ts';
import { photo } from './photos.ts';
import { cleanLine, cleanLines } from './typed.ts';

const words = z.string();
const moment = z.iso.datetime().describe('In UTC');
/** The change of the price by an answer or a finding; negative where it lowers the price. */
const effect = z.number().multipleOf(0.01);

export const tradeInState = z.enum(TRADE_IN_STATES);
export const tradeInMove = z.enum(TRADE_IN_MOVES);
export const payout = z.enum(PAYOUTS, { error: 'must be bank or voucher' });
export const grade = z.enum(GRADES, { error: `must be one of ${GRADES.join(', ')}` });

/** Both prices of one offer. Which of them is paid depends on the payout. */
export const offer = z.object({ cash: pounds, voucher: pounds }).meta({ id: 'TradeInOffer' });

const next = z
  .object({ who: z.enum(BENCH_ACTORS), what: words, by: moment.nullable() })
  .nullable()
  .describe('Who acts next, and by when; null where nothing more happens');

export const tradeInEvent = z
  .object({
    at: moment,
    move: words,
    from: tradeInState.nullable(),
    to: tradeInState,
    actor: z.enum(BENCH_ACTORS),
    by: words.nullable().describe('Who of the staff did it, for staff alone: null for customers'),
    note: words,
    number: words.describe('The number of the device'),
  })
  .meta({ id: 'TradeInEvent' });

/** How the offer was worked out, as it was made. */
export const tradeInQuote = z
  .object({
    best: offer.describe('For this model in its best condition'),
    lines: z.array(z.object({ question: words, answer: words, amount: effect })),
    rounding: effect,
    offer,
    rules_version: z.int().describe('Of the price rules of the business that made it'),
    terms: offerTerms,
  })
  .meta({ id: 'TradeInQuote' });

const answer = z.object({ question: words, answer: words });

const cut = z
  .object({
    check: words.describe('What was looked at, such as: Screen'),
    told: words,
    found: words,
    reason: words.describe('As the inspector wrote it'),
    amount: pounds.describe('How much it takes off'),
    photos: z.array(photo),
  })
  .meta({ id: 'TradeInCut' });

export const revision = z
  .object({
    at: moment,
    by: words.nullable().describe('The first name of the inspector'),
    old: offer,
    new: offer,
    cuts: z.array(cut),
    rounding: effect,
    is_final: z.boolean().describe('By the second inspector: it can’t be disputed again'),
  })
  .meta({ id: 'TradeInRevision' });

/** The same shape is sent and answered. */
export const foundCheck = z
  .strictObject({
    check: words.min(1, 'Required').max(80, 'Too long'),
    told: words.max(200, 'Too long'),
    found: words.max(200, 'Too long'),
    result: z.enum(CHECK_RESULTS, { error: 'must be as_told, better or worse' }),
  })
  .meta({ id: 'TradeInCheck' });

const store = z.object({ id, name: words, address: words, post_code: words }).meta({ id: 'TradeInStore' });

export const tradeInItem = z
  .object({
    id,
    number: words.describe('Its own number, and the barcode of its label'),
    state: tradeInState,
    version: z.int(),
    name: words,
    choice: words,
    image: words.nullable(),
    path: words.describe('The path of its page in the shop'),
    business: z.object({ id, name: words }),
    answers: z.array(answer).describe('What the customer told about it'),
    quote: tradeInQuote,
    offer: offer.describe('The offer of now: the revised one once there is one'),
    price: pounds.nullable().describe('What is paid for it, once that is settled'),
    payout,
    account_ends: words.nullable().describe('The last digits of the bank account; null with a voucher'),
    identifier: words
      .nullable()
      .describe('The end of its IMEI or serial number: •••• 4417; null before it was given'),
    way: z.enum(SENDING_WAYS).nullable().describe('How it comes; null before that is arranged'),
    store: store.nullable().describe('Where it is dropped in'),
    send_to: z.array(words).describe('The lines of the address on its label; empty where it has none'),
    parcel: z
      .object({ carrier: words, tracking: words })
      .nullable()
      .describe('What the customer told about the parcel'),
    sent_back: z.object({ carrier: words, tracking: words }).nullable(),
    grade: grade.nullable().describe('As found at the bench'),
    checks: z.array(foundCheck),
    revision: revision.nullable().describe('The last one'),
    was_disputed: z.boolean().describe('Whether the second opinion was asked for: it can be only once'),
    pays_for: z
      .object({
        number: words.describe('Of what was bought'),
        amount: pounds.describe('The part that the device pays'),
        is_used: z.boolean().describe('Whether it has paid'),
      })
      .nullable()
      .describe('The order that the device pays for, instead of a payment to the customer'),
    since: moment.describe('When it got its state'),
    next,
    moves: z.array(tradeInMove).describe('What the asker may do with it now'),
  })
  .meta({ id: 'TradeInItem' });
export type TradeInItem = z.infer<typeof tradeInItem>;

export const tradeInMessage = z
  .object({ title: words, at: moment, number: words.nullable().describe('The device it is about') })
  .meta({ id: 'TradeInMessage' });

export const trackedTradeIn = z
  .object({
    kind: z.literal('trade_in'),
    number: words,
    state: tradeInState.describe('The state of the device that needs attention first'),
    version: z.int().describe('Goes up with every move of any of its devices'),
    next,
    events: z.array(tradeInEvent),
    moves: z.array(tradeInMove).describe('What the asker may do with at least one device now'),
    placed_at: moment,
    held_until: moment.describe('Until then the offers can be accepted'),
    name: words,
    email: words.describe('Shown in part: others may have the link too'),
    address: z.array(words),
    payout,
    account_ends: words.nullable(),
    has_account: z.boolean().describe('A voucher is store credit of an account, so it waits for one'),
    totals: z.object({
      offered: pounds.describe('By the payout that was chosen'),
      paid: pounds,
    }),
    items: z.array(tradeInItem),
    repair: z
      .object({ number: words, token: words.nullable().describe('null for staff') })
      .nullable()
      .describe('The repair that was given up for it'),
    messages: z.array(tradeInMessage).describe('Mails to the customer, the oldest first'),
  })
  .meta({ id: 'TradeIn' });
export type TrackedTradeIn = z.infer<typeof trackedTradeIn>;

const text = z.string({ error: 'must be text' });
const yes = z.boolean({ error: 'must be true or false' });

/** Fields of a move besides `move`, `version` and `note`, for customers and for staff. */
export const tradeInMoveFields = {
  item: text
    .max(30)
    .optional()
    .describe(
      'The number of the device; the version is then the device’s. Without it the move is for all devices that allow it, and the version is the whole’s',
    ),
  is_adult: yes.optional().describe('With accept: the customer is 18 or over'),
  is_owner: yes.optional().describe('With accept: the device belongs to the customer'),
  identifier: text
    .max(40)
    .optional()
    .describe('With accept: the IMEI or serial number; with inspect, where the customer gave none'),
  payout: payout.optional().describe('With accept: another payout than the one of the checkout'),
  account_holder: text.max(200).optional().describe('With accept and begin_payout: new bank details'),
  sort_code: text.max(40).optional(),
  account_number: text.max(40).optional(),
  line_1: text.max(200).optional().describe('With accept: another address to send it back to'),
  line_2: text.max(200).optional(),
  town: text.max(200).optional(),
  post_code: text.max(40).optional(),
  way: z
    .enum(SENDING_WAYS, { error: 'must be label or drop_in' })
    .optional()
    .describe('With arrange: a label to print, or brought to a store'),
  store_id: id.optional().describe('With arrange and drop_in'),
  carrier: cleanLine(60).optional().describe('With send and send_back'),
  tracking: cleanLine(60).optional().describe('With send and send_back'),
};

export const tradeInMoveBody = z
  .strictObject({
    move: tradeInMove,
    version: z.int().min(1),
    note: cleanLines(1_000).optional(),
    ...tradeInMoveFields,
  })
  .meta({ id: 'TradeInMove' });
export type TradeInMoveBody = z.infer<typeof tradeInMoveBody>;

/** The answer to placing a sell cart. */
export const placedTradeIn = z
  .object({
    number: words,
    token: words,
    state: tradeInState,
    items: z.array(
      z.object({ number: words, name: words, choice: words, state: tradeInState, offer, held_until: moment }),
    ),
  })
  .meta({ id: 'PlacedTradeIn' });
export type PlacedTradeInAnswer = z.infer<typeof placedTradeIn>;

export const tradeInSummary = z
  .object({
    number: words,
    token: words,
    state: tradeInState,
    version: z.int(),
    placed_at: moment,
    next,
    payout,
    totals: trackedTradeIn.shape.totals,
    items: z.array(
      tradeInItem.pick({
        number: true,
        name: true,
        choice: true,
        image: true,
        path: true,
        state: true,
        offer: true,
        price: true,
        identifier: true,
      }),
    ),
  })
  .meta({ id: 'TradeInSummary' });
export type TradeInSummary = z.infer<typeof tradeInSummary>;

export const tradeInPage = z.strictObject({
  state: nameList(tradeInState).optional(),
  q: z.string().trim().max(80).optional(),
  cursor: cursor.optional(),
  per_page: wholeNumber(1, 100).optional(),
});

export const tradeInCalls = defineCalls({
  'GET /web/site/trade-ins': {
    summary: "The account's own trade-ins, newest first",
    access: MEMBERS,
    query: tradeInPage.omit({ q: true, state: true }),
    answer: z.object({ status: okStatus, data: z.array(tradeInSummary), next_cursor: words.nullable() }),
  },
});
