import { z } from 'zod';
import { QUESTION_ROLES } from '#rules/catalog/questions.ts';
import { PART_QUALITIES } from '#rules/repair/repair.ts';
import { id } from './fields.ts';
import { cleanLine } from './typed.ts';

const words = z.string();
const optionType = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .describe('1 single choice, 2 multiple choice, 3 description only');
const condition = z.union([z.literal(1), z.literal(2)]).describe('2: an answer is required');
const role = z
  .enum(QUESTION_ROLES)
  .nullable()
  .describe('Set for questions whose answers the shop calculates with');
const partQuality = z.enum(PART_QUALITIES).nullable();

const officeOption = z
  .object({
    id,
    label: words,
    value: words,
    price: z.number().describe('Added to the price; below 0 for what lowers an offer'),
    description: words.nullable(),
    fault: words.nullable(),
    part_quality: partQuality,
    bench_days: z.int().nullable(),
    bench_minutes: z.int().nullable(),
    warranty_months: z.int().nullable(),
    inventory_item_id: id.nullable(),
    qunatity: z.int(),
  })
  .meta({ id: 'OfficeQuestionOption' });

/** A question of a product, as the office edits it. */
export const officeQuestion = z
  .object({
    id,
    title: words,
    key: words,
    role,
    condition,
    option_type: optionType,
    description: words.nullable(),
    shared_with: z.int().describe('How many other products ask it. They keep it as it is'),
    Question_options: z.array(officeOption),
  })
  .meta({ id: 'OfficeQuestion' });
export type OfficeQuestion = z.infer<typeof officeQuestion>;

const required = (longest: number) => cleanLine(longest).refine((text) => text.length > 0, 'Required');
const orNull = (longest: number) =>
  cleanLine(longest)
    .nullable()
    .default(null)
    .transform((text) => text || null);
const WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const count = (most: number) => z.int().min(0).max(most);

const optionChange = z
  .strictObject({
    id: id.optional().describe('Without: a new one'),
    label: required(120),
    value: cleanLine(120).optional().describe('Made from the label unless told'),
    price: z
      .number()
      .min(-100_000)
      .max(100_000)
      .multipleOf(0.01, 'must have at most two decimals')
      .default(0),
    description: orNull(300),
    fault: z
      .string()
      .max(60)
      .regex(WORD, 'Only small letters, digits and hyphens')
      .nullable()
      .default(null)
      .describe('The key of the fault that this repair fixes'),
    part_quality: partQuality.default(null),
    bench_days: count(365).nullable().default(null),
    bench_minutes: count(10_000).nullable().default(null),
    warranty_months: count(999).nullable().default(null).describe('0: it depends on the fault'),
    inventory_item_id: id.nullable().default(null).describe('The product that is taken from stock with it'),
    qunatity: count(99).default(0),
  })
  .refine(
    ({ bench_days: days, bench_minutes: minutes }) =>
      (days === null) === (minutes === null) && (days === null || (days === 0) !== (minutes === 0)),
    { path: ['bench_minutes'], error: 'A repair takes either minutes or days' },
  )
  .meta({ id: 'QuestionOptionChange' });

/** A question to add or to change. A product's list of questions is written as a whole. */
export const questionChange = z
  .strictObject({
    id: id.optional().describe('Without: a new one'),
    title: required(160),
    key: cleanLine(120).optional().describe('Made from the title unless told'),
    role: role.default(null),
    condition: condition.default(1),
    option_type: optionType,
    description: orNull(1000),
    Question_options: z.array(optionChange).max(60),
  })
  .refine(({ option_type: type, condition: how }) => type !== 3 || how === 1, {
    path: ['condition'],
    error: 'A description needs no answer',
  })
  .refine(({ option_type: type, Question_options: options }) => (type === 3) === (options.length === 0), {
    path: ['Question_options'],
    error: 'A choice needs options, and a description has none',
  })
  .meta({ id: 'QuestionChange' });
export type QuestionChange = z.output<typeof questionChange>;
