import { z } from 'zod';
import { NOTIFICATION_EVENTS, NOTIFICATION_TARGETS } from '#rules/office/notifications.ts';
import { defineCalls, MEMBERS } from './call.ts';
import { okStatus, wholeNumber } from './fields.ts';

const words = z.string();
const event = z.enum(NOTIFICATION_EVENTS, { error: 'is nothing that staff are told about' });
const ident = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

const notification = z
  .object({
    id: ident,
    event,
    title: words,
    text: words,
    target: z.enum(NOTIFICATION_TARGETS).describe('The kind of page that it leads to'),
    ref: words.describe('Which one, such as the number of an order'),
    at: z.iso.datetime(),
    is_read: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

const list = z
  .object({
    status: okStatus,
    data: z.array(notification).describe('The newest first'),
    next_cursor: words.nullable(),
    unread: z.int().describe('How many of all are unread'),
  })
  .meta({ id: 'NotificationList' });

const choice = z
  .object({
    event,
    title: words,
    when: words.describe('When it is told'),
    is_mailed: z.boolean().describe('Whether the account gets a mail about it'),
  })
  .meta({ id: 'MailChoice' });
export type MailChoice = z.infer<typeof choice>;

const choices = z.object({ status: okStatus, data: z.array(choice) });

/**
 * The notifications of staff in their office. Each account has its own; accounts that only shop have none.
 */
export const notificationCalls = defineCalls({
  'GET /web/site/notifications': {
    summary: 'The notifications of the account in its office, and how many are unread',
    access: MEMBERS,
    query: z.strictObject({
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,14}-\d{1,15}$/, 'must be the next_cursor of the page before')
        .optional(),
      per_page: wholeNumber(1, 100).optional(),
    }),
    answer: list,
  },
  'POST /web/site/notifications/read': {
    summary: 'Mark some notifications as read, or all up to the newest on the screen',
    access: MEMBERS,
    body: z.strictObject({
      ids: z.array(ident).max(100).optional(),
      up_to: ident.optional().describe('All up to this one, by its id'),
    }),
    answer: list,
  },
  'GET /web/site/mail-choices': {
    summary: 'Which events notify the account in its office, and which also by mail',
    access: MEMBERS,
    answer: choices,
  },
  'PUT /web/site/mail-choices': {
    summary:
      'Choose whether the account gets a mail about an event; 404 for events that it is not notified of',
    access: MEMBERS,
    body: z.strictObject({ event, is_mailed: z.boolean({ error: 'must be true or false' }) }),
    refusals: [404],
    answer: choices,
  },
});
