import { z } from 'zod';
import { defineCalls, MEMBERS } from './call.ts';
import { okStatus, pounds, wholeNumber } from './fields.ts';

const words = z.string();
const moment = z.iso.datetime();
const path = words.describe('In the shop, with the model and the known answers filled in');

const reminder = z
  .object({
    below: pounds.nullable().describe('Mailed once the value is below this'),
    step: pounds.nullable().describe('Mailed each time the value has fallen by this'),
    from: pounds.describe('The value that the next fall counts from'),
    told_at: moment.nullable().describe('When it was mailed last; null: not yet'),
  })
  .meta({ id: 'ValueReminder' });
export type ValueReminder = z.infer<typeof reminder>;

const value = z
  .object({
    cash: pounds,
    voucher: pounds,
    is_up_to: z.boolean().describe('Not all answers are known: this is the most that it can be'),
    path,
  })
  .meta({ id: 'DeviceValue' });

const todaysRepair = z.object({ label: words, price: pounds, path }).meta({ id: 'DeviceRepair' });

const document = z
  .object({
    kind: z.enum(['invoice', 'credit_note', 'statement', 'warranty']),
    name: words.describe('Of its page: /track/{token}/papers/{name}'),
    number: words,
  })
  .meta({ id: 'DeviceDocument' });
export type DeviceDocument = z.infer<typeof document>;

const deviceId = z.string().regex(/^[brs][1-9]\d{0,8}$/, 'must be the id of a device');

const device = z
  .object({
    id: deviceId,
    kind: z.enum(['bought', 'sold', 'repaired']),
    stage: z
      .enum(['open', 'done', 'returned'])
      .describe('returned: it came back, not bought by the shop or not repaired'),
    number: words.describe('Of the order, the trade-in or the repair'),
    token: words.describe('Of its tracking page'),
    at: moment.describe('When it was ordered, offered or booked'),
    done_at: moment.nullable().describe('When it arrived, was paid, or was handed back; null: not yet'),
    name: words,
    choice: words,
    image: words.nullable(),
    quantity: z.int().min(1),
    price: pounds.nullable().describe('Of one; null: not known yet'),
    faults: z.array(words).describe('What was repaired'),
    warranty_until: z.iso.date().nullable().describe('The last day; null: none, or it has not begun'),
    documents: z.array(document),
    is_owned: z.boolean().describe('Whether it is still with the account, as far as the shop knows'),
    value: value.nullable().describe('What the shop pays today; null: the shop does not buy this model'),
    repairs: z.array(todaysRepair).describe('What repairs of this model cost today'),
    reminder: reminder.nullable(),
  })
  .meta({ id: 'OwnDevice' });
export type OwnDevice = z.infer<typeof device>;

/** A wish to be mailed, with the device that it is for. */
const keptReminder = reminder
  .extend({ id: deviceId, name: words, asked_at: moment })
  .meta({ id: 'KeptValueReminder' });
export type KeptReminder = z.infer<typeof keptReminder>;

const reminderAnswer = z.object({ status: okStatus, result: reminder.nullable() });
const deviceParams = z.strictObject({ id: deviceId });
const wish = { error: 'must be an amount in pounds, such as 249.99' };
const amount = z.number(wish).min(0.01, wish).max(1_000_000, wish).multipleOf(0.01, wish);

export const deviceCalls = defineCalls({
  'GET /web/site/devices': {
    summary: 'Every device that the account has bought, sold or had repaired, newest first',
    access: MEMBERS,
    query: z.strictObject({
      cursor: z
        .string()
        .regex(/^\d{12,14}-[brs][1-9]\d{0,8}$/, 'must be the next_cursor of the page before')
        .optional()
        .describe('The next_cursor of the page before'),
      per_page: wholeNumber(1, 50).optional(),
    }),
    answer: z.object({ status: okStatus, data: z.array(device), next_cursor: words.nullable() }),
  },
  'GET /web/site/devices/reminders': {
    summary: 'The devices whose falling value the account is mailed about, newest first',
    access: MEMBERS,
    answer: z.object({ status: okStatus, result: z.array(keptReminder) }),
  },
  'PUT /web/site/devices/{id}/reminder': {
    summary: 'Be mailed when the value of a device falls, in place of an earlier wish',
    access: MEMBERS,
    params: deviceParams,
    body: z
      .strictObject({
        below: amount.optional().describe('Once it is below this, or'),
        step: amount.optional().describe('each time it has fallen by this'),
      })
      .refine(({ below, step }) => (below === undefined) !== (step === undefined), {
        path: ['below'],
        error: 'Say an amount, or by how much',
      })
      .meta({ id: 'ValueReminderWish' }),
    refusals: [404, 409],
    answer: reminderAnswer,
  },
  'DELETE /web/site/devices/{id}/reminder': {
    summary: 'Do not be mailed about the value of a device',
    access: MEMBERS,
    params: deviceParams,
    refusals: [404],
    answer: reminderAnswer,
  },
});
