import { z } from 'zod';
import { ACTORS, BENCH_ACTORS } from '#rules/flows/flow.ts';
import { EVENT_MOVES, ORDER_STATES } from '#rules/flows/order.ts';
import { REPAIR_STATES } from '#rules/flows/repair.ts';
import { TRADE_IN_MOVES, TRADE_IN_STATES } from '#rules/flows/trade-in.ts';
import { hasForbiddenName } from '#rules/forms/forbidden-name.ts';
import { REPAIR_EVENTS } from '#rules/repair/kinds.ts';

/**
 * Schemas for query values: empty values are dropped, booleans are sent as 1 (true is accepted too), arrays as JSON
 * text. A value that can't be read is refused with a message, never guessed.
 */

const MAX_ARRAY_TEXT = 4_000;
const MAX_ID = 2_147_483_647;

export const id = z.int().min(1).max(MAX_ID);

/** An integer written as text, such as a path segment or a query value. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
}

export const idText = wholeNumber(1, MAX_ID);

export const flag = z
  .enum(['1', 'true', '0', 'false'], { error: 'must be 1 or true, 0 or false' })
  .transform((value) => value === '1' || value === 'true');

/**
 * SPEC's common query keys. Visitors only see live content, so the flags change no answer. Some clients send `key` with
 * every call.
 */
export const publication = {
  status: flag.optional(),
  is_publish: flag.optional(),
  is_active_for_web: flag.optional(),
};
export const commonQuery = { ...publication, key: z.string().max(60).optional() };

/** Pounds with at most two decimals, as text. */
export const poundsText = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount in pounds, such as 249.99')
  .transform(Number);

function jsonText<T extends z.ZodType>(schema: T, what: string) {
  return z
    .string()
    .max(MAX_ARRAY_TEXT, 'is too long')
    .transform((text, context): unknown => {
      try {
        const json: unknown = JSON.parse(text);
        // The schema would silently drop such a key, and the filter with it.
        if (hasForbiddenName(json)) throw new SyntaxError('A forbidden name');
        return json;
      } catch {
        context.addIssue({ code: 'custom', message: `must be ${what} as JSON text` });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

export const idList = jsonText(z.array(id).max(200), 'a list of ids');

export function labelList<T extends z.ZodType>(label: T) {
  return jsonText(z.array(label).max(50), 'a list');
}

/** A list of names, as typed in an address ('paid,preparing') or as JSON text ('["paid"]'). */
export function nameList<T extends z.ZodEnum>(name: T) {
  return z
    .string()
    .max(MAX_ARRAY_TEXT, 'is too long')
    .transform((text) =>
      text.trimStart().startsWith('[') ? text : JSON.stringify(text.split(',').map(trimmed)),
    )
    .pipe(labelList(name))
    .describe(`One or several of ${name.options.join(', ')}, separated by commas, or as a JSON list`);
}

const trimmed = (text: string) => text.trim();

/** The start of the next page of a list: the last id of the page before, since ids rise with time. */
export const cursor = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be the next_cursor of the page before')
  .describe('The next_cursor of the page before');

export const termFilter = jsonText(
  z
    .record(z.string().min(1).max(60), z.array(z.string().min(1).max(80)).min(1).max(50))
    .refine((terms) => Object.keys(terms).length <= 8, 'names too many attributes'),
  'an object of attribute names and labels',
);

/** Comma-separated ids, as the navbar call takes them. */
export const idCommaList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,199}$/, 'must be ids separated by commas');

export const slug = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'is not a known address');

/** Amounts on the wire are pounds with at most two decimals. */
export const pounds = z.number().min(0).multipleOf(0.01);

/** More than any basket costs. Larger amounts could not be counted in pence. */
export const MOST_POUNDS = 10_000_000;

/** An amount that must not be nothing. */
export const somePounds = z.number().min(0.01, 'must be at least 0.01').multipleOf(0.01);

/** An email address, with the error messages of the forms. */
export const email = z
  .string({ error: ({ input }) => (input === undefined ? 'Required' : 'Invalid email') })
  .trim()
  .min(1, 'Required')
  .max(254, 'Too long')
  .pipe(z.email('Invalid email'));

export const rich = z.string().describe('Clean HTML');

export const okStatus = z.literal(200);
export const createdStatus = z.literal(201);

export const errorAnswer = z
  .object({
    status: z.int().min(400).max(599),
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
    changed: z
      .array(
        z.object({
          what: z.enum([
            'price',
            'stock',
            'unavailable',
            'away',
            'delivery',
            'code',
            'credit',
            'trade_in',
            'total',
          ]),
          name: z.string().describe('The product or vendor; empty for the whole basket'),
          before: pounds.optional(),
          now: pounds.optional(),
        }),
      )
      .optional()
      .describe('With 409: the facts that changed since the buyer agreed'),
    moved: z
      .object({
        number: z.string(),
        state: z.enum([...ORDER_STATES, ...TRADE_IN_STATES, ...REPAIR_STATES]),
        version: z.int(),
        since: z
          .array(
            z.object({
              move: z.enum([...EVENT_MOVES, ...TRADE_IN_MOVES, ...REPAIR_EVENTS]),
              actor: z.enum([...ACTORS, ...BENCH_ACTORS]),
              at: z.iso.datetime(),
            }),
          )
          .describe('The moves since the named version, the oldest first'),
      })
      .optional()
      .describe(
        'With 409: the current state of an order, trade-in or repair that has moved since it was read',
      ),
    now: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('With 409: the current record, if it has changed since it was read'),
    asks: z
      .enum(['code', 'passkey', 'proof', 'second_factor'])
      .optional()
      .describe(
        'The proof that is needed first: the code of a second factor, a passkey or such a code, the password or a second factor again, or to set up a second factor',
      ),
    out_of_stock: z.literal(true).optional().describe('With 409: fewer are left than were asked for'),
  })
  .meta({ id: 'Refusal', description: 'Every failed call answers this, with the HTTP status in the body' });
export type ErrorAnswer = z.infer<typeof errorAnswer>;

const percent = z.int().min(0, 'must be at least 0').max(100, 'must be at most 100');
/** A place in a picture, in percent from the left and from the top. */
export const focalPoint = z.object({ x: percent, y: percent });
