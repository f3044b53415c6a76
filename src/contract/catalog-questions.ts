import { z } from 'zod';
import { QUESTION_ROLES } from '#rules/catalog/questions.ts';
import { PART_QUALITIES } from '#rules/repair/repair.ts';
import { id, pounds, rich } from './fields.ts';

export const benchTime = z
  .object({ days: z.int().min(0), minutes: z.int().min(0) })
  .meta({ id: 'BenchTime', description: 'How long a repair takes: minutes on the bench, or days' });

export const offerTerms = z
  .object({
    floor: pounds.describe('The lowest offer'),
    step: pounds.describe('Offers are multiples of this'),
    voucher_percent: z.int().min(0).describe('How much more a voucher is worth'),
  })
  .meta({ id: 'OfferTerms' });

export const repairOption = z
  .object({
    fault: z.string().nullable().describe('The fault that it mends, such as `screen`'),
    part_quality: z.enum(PART_QUALITIES).nullable(),
    signs: z.string().describe('The signs of a fault, or a note about a part'),
    bench: benchTime.nullable(),
    warranty_months: z.int().min(0).nullable().describe('0: it depends on the repair'),
  })
  .meta({ id: 'RepairOption', description: 'What the description of an option says of a repair, as facts' })
  .nullable();

export const questionOption = z.object({
  id,
  label: z.string(),
  value: z.string(),
  price: z
    .number()
    .multipleOf(0.01)
    .describe('Added to the price; below zero where an answer lowers an offer'),
  factor: z
    .number()
    .multipleOf(0.01)
    .nullable()
    .describe(
      'Of a grade: its share of the price for model and spec, in percent; then `price` does not count',
    ),
  inventory_item_id: id.nullable(),
  qunatity: z.int().min(0),
  description: z.string().nullable(),
  repair: repairOption,
});

export const question = z
  .object({
    id,
    title: z.string(),
    key: z.string(),
    role: z
      .enum(QUESTION_ROLES)
      .nullable()
      .describe(
        'The role of the question: faults of a repair, parts for a repair, or the grade of a traded-in device',
      ),
    condition: z.union([z.literal(1), z.literal(2)]).describe('2: an answer is required'),
    option_type: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .describe('1 single, 2 multiple, 3 text only'),
    description: rich.nullable(),
    sort_order: z.int(),
    Question_options: z.array(questionOption),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof question>;
