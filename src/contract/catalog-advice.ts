import { z } from 'zod';
import { offerTerms, question, questionOption, repairOption } from './catalog-questions.ts';
import { id, pounds } from './fields.ts';

const inLine = z.object({ id, slug: z.string(), category_slug: z.string() });

const gradeOffer = z
  .object({
    option_id: id.describe('The answer of the trade-in that gives this offer'),
    label: z.string(),
    cash: pounds,
    voucher: pounds,
  })
  .meta({ id: 'GradeOffer' });

/** The part of a trade-in question that an offer is calculated from. */
const pricedQuestion = question
  .pick({ id: true, key: true, role: true, condition: true, option_type: true })
  .extend({ Question_options: z.array(questionOption.pick({ id: true, price: true, factor: true })) })
  .meta({ id: 'PricedQuestion' });

/** What can be done with a device: repair it, sell it as it is or repaired, or replace it. */
export const advice = z.object({
  repair: inLine.nullable().describe('null: this model is not repaired here'),
  faults: z
    .array(
      z.object({
        option_id: id.describe('The answer of the repair that names this fault'),
        label: z.string(),
        price: pounds,
        description: z.string().nullable(),
        repair: repairOption,
        as_it_is: gradeOffer.nullable(),
        after_repair: gradeOffer.nullable(),
      }),
    )
    .describe(
      'Faults with a fixed price, and the trade-in price of a device with the fault and after its repair',
    ),
  sell: inLine
    .extend({
      cash: pounds,
      voucher: pounds,
      offer_terms: offerTerms,
      questions: z.array(pricedQuestion).describe('How much each answer of the trade-in changes the offer'),
    })
    .nullable()
    .describe('null: this model is not bought here; the best offer otherwise'),
  replace: inLine
    .extend({ name: z.string(), price: pounds })
    .nullable()
    .describe('The cheapest one in stock; null: none can be bought'),
});
export type Advice = z.infer<typeof advice>;
export type AdvisedFault = Advice['faults'][number];
