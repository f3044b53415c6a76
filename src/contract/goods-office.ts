import { z } from 'zod';
import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import { MOST_STOCK_LINES } from '#rules/flows/transfer.ts';
import type { OfficeAccess } from './call.ts';
import { id, idText, okStatus, wholeNumber } from './fields.ts';

/** Shapes that transfers and purchase orders share: both are goods on their way. */
export const STOCK: OfficeAccess = { permission: 'catalogue', or: 'stock' };
export const moment = z.iso.datetime();
export const byId = z.strictObject({ id: idText });
export const place = z.object({ id, name: z.string() }).nullable();
export const version = z.int().min(1);
export const quantity = z.int().min(1, 'must be at least 1').max(MOST_STOCK, `must be at most ${MOST_STOCK}`);

/** Fields of every row, by the states it can have. */
export const goodsRow = <S extends readonly [string, ...string[]]>(states: S) => ({
  id,
  number: z.string(),
  state: z.enum(states),
  version: z.int(),
  business: z.object({ id, name: z.string() }),
  units: z.int(),
  received: z.int(),
  note: z.string(),
  by: z.string().nullable(),
  created_at: moment,
  ended_at: moment.nullable(),
});

/** The fields that a single record has and a row of the list does not. */
export const goodsMore = <M extends readonly [string, ...string[]], L extends z.ZodType>(
  moves: M,
  line: L,
) => ({
  lines: z.array(line),
  moves: z.array(z.enum(moves)).describe('The moves that the caller can make now'),
  can_change: z.boolean().describe('Whether the caller can change its contents'),
});

/** All lines of a new record. */
export const goodsLines = <L extends z.ZodType>(line: L, none: string) =>
  z.array(line).min(1, none).max(MOST_STOCK_LINES, `must be at most ${MOST_STOCK_LINES} lines`);

export const cameLines = z
  .array(z.strictObject({ id, received: z.int().min(0).max(MOST_STOCK) }))
  .max(MOST_STOCK_LINES)
  .optional()
  .describe('The units that have come, for receive; left out: all');

export const goodsQuery = <S extends readonly [string, ...string[]]>(states: S, ofStore: string) =>
  z.strictObject({
    q: z.string().trim().min(1).max(120, 'must be at most 120 characters').optional(),
    state: z.enum(states).optional(),
    store: idText.optional().describe(ofStore),
    cursor: z
      .string()
      .regex(/^[\w-]{1,400}$/, 'must be the next_cursor of the page before')
      .optional(),
    per_page: wholeNumber(1, 100).optional(),
  });

export const goodsPage = <R extends z.ZodType>(row: R) =>
  z.object({
    status: okStatus,
    data: z.array(row),
    next_cursor: z.string().nullable(),
    counts: z.record(z.string(), z.int()).describe('By state, of everything that the other filters leave'),
  });
