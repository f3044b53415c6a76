import { z } from 'zod';
import { ANSWER_NAME, ANSWER_TEXT } from '#rules/messages/saved-answers.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { id, idText, okStatus } from './fields.ts';
import { typed } from './typed.ts';

const ORDERS: OfficeAccess = { permission: 'orders' };

const savedAnswer = z
  .object({
    id,
    version: z.int(),
    name: z.string(),
    text: z
      .string()
      .describe('With names in braces, such as {first_name}, which are filled in before it is sent'),
  })
  .meta({ id: 'SavedAnswer' });
export type SavedAnswer = z.infer<typeof savedAnswer>;

const fields = { name: typed(ANSWER_NAME), text: typed(ANSWER_TEXT) };
const byId = z.strictObject({ id: idText });
const all = z.object({ status: okStatus, data: z.array(savedAnswer) });

/** Answers that an office sends often. Each business has its own, and so has the site. */
export const savedAnswerCalls = defineCalls({
  'GET /office/saved-answers': {
    summary: 'The answers that the office has saved, by name',
    access: ORDERS,
    answer: all,
  },
  'POST /office/saved-answers': {
    summary: 'Save an answer; 409 where there is one of this name',
    access: ORDERS,
    idempotency: 'required',
    body: z.strictObject(fields),
    refusals: [409],
    answer: all,
  },
  'PUT /office/saved-answers/{id}': {
    summary: 'Change a saved answer; 409 if it has changed since it was read',
    access: ORDERS,
    params: byId,
    body: z.strictObject({ ...fields, version: z.int().min(1) }),
    refusals: [404, 409],
    answer: all,
  },
  'DELETE /office/saved-answers/{id}': {
    summary: 'Remove a saved answer',
    access: ORDERS,
    params: byId,
    refusals: [404],
    answer: all,
  },
});
