import { z } from 'zod';
import { EXCHANGE_STATES, GOODS_WAYS, RETURN_REASONS, RETURN_STATES } from '#rules/orders/kinds.ts';
import { id, MOST_POUNDS, pounds } from './fields.ts';
import { photo } from './photos.ts';

const words = z.string();
const moment = z.iso.datetime().describe('In UTC');

export const units = z.strictObject({ line_id: id, units: z.int().min(1).max(99) });
export const orderRefund = z
  .object({
    refunded: pounds,
    refunded_credit: pounds.describe('The part that went to the account as store credit'),
    credit_bonus: pounds.describe('The bonus for taking store credit'),
    refunded_at: moment.nullable().describe('When the money went back; null before that, and without money'),
    refund_due: pounds.describe('How much of the money has not gone back yet'),
    is_taken: z.boolean().describe('Whether the buyer’s bank took it back, so that the shop sent nothing'),
    lines: z.array(units).describe('The refunded lines; none if a sum was refunded'),
    delivery: pounds.describe('The part for the delivery'),
    reason: words
      .nullable()
      .describe('Why a sum was refunded, in the words of staff; null where it is for lines'),
  })
  .meta({ id: 'OrderRefund' });
export const goods = z
  .array(
    z.strictObject({
      line_id: id,
      to: z.enum(GOODS_WAYS),
      units: z.int().min(1).max(99).optional().describe('How many of the line; all of them if left out'),
    }),
  )
  .max(60 * GOODS_WAYS.length);

export const orderReturn = z
  .object({
    state: z.enum(RETURN_STATES),
    asked_at: moment.describe('When the buyer asked for it'),
    reason: z.enum(RETURN_REASONS),
    note: words,
    lines: z.array(units),
    photos: z.array(photo),
    as_credit: z.boolean().describe('Whether the buyer wants store credit, with 5 percent more'),
    refusal: words.nullable().describe('Why it was refused when it was first looked at'),
    appeal: words.nullable().describe('Why the buyer asked the administrator to look at it again'),
    goods: goods.nullable().describe('For staff only: what happened to the goods; null for buyers'),
    exchange: z
      .object({
        state: z
          .enum(EXCHANGE_STATES)
          .describe('asked: nothing is reserved yet; ended: money goes back instead'),
        cost: pounds.describe('Of everything in it, after the code'),
        lines: z.array(
          z
            .object({
              line_id: id,
              name: words,
              choice: words,
              image: words.nullable(),
              units: z.int(),
              paid: pounds,
            })
            .meta({ id: 'ExchangeLine' }),
        ),
      })
      .nullable()
      .describe('The other variations that the buyer wants; null: money for everything'),
    refund: orderRefund.nullable().describe('Its refund; null before that'),
  })
  .meta({ id: 'OrderReturn' });

const exchangeChoice = z
  .object({
    variation_id: id,
    name: words,
    choice: words,
    image: words.nullable(),
    price: pounds.describe('Of one, before the code'),
    paid: pounds.describe('Of one, after the code of the order'),
  })
  .meta({ id: 'ExchangeChoice' });
export const exchangeChoices = z
  .object({ line_id: id, choices: z.array(exchangeChoice) })
  .meta({ id: 'ExchangeChoices' });
export type ExchangeChoices = z.infer<typeof exchangeChoices>;

/** With a return: the variations that are wanted instead of money. */
export const exchangeWishes = z
  .array(
    z.strictObject({
      line_id: id,
      variation_id: id,
      price: pounds.max(MOST_POUNDS).describe('Of one, as it was shown'),
    }),
  )
  .max(60);
