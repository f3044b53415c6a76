import { z } from 'zod';
import {
  CONVERSATION_SUBJECTS,
  INBOX_TABS,
  MESSAGE_SIDES,
  MESSAGE_TEXT,
} from '#rules/messages/message-fields.ts';
import { MOST_PHOTOS } from '#rules/orders/kinds.ts';
import { assignee, assigneeFilter } from './assignees-office.ts';
import { defineCalls, MEMBERS, type OfficeAccess } from './call.ts';
import { createdStatus, id, okStatus, wholeNumber } from './fields.ts';
import { photo, photoIds } from './photos.ts';
import { typed } from './typed.ts';

const words = z.string();
const moment = z.iso.datetime();
const ORDERS: OfficeAccess = { permission: 'orders' };

/** Ids of messages rise with time inside a conversation. */
const messageId = z.int().min(1);

const message = z
  .object({
    id: messageId,
    from: z.enum(MESSAGE_SIDES),
    name: words.describe('The writer; buyers see the first names of staff'),
    of: words.describe('The business or the shop that they write for; empty for the buyer'),
    text: words.describe('Plain text in lines; empty where it was removed with the account of its writer'),
    is_removed: z.boolean(),
    photos: z.array(photo),
    at: moment,
    read_at: moment.nullable().describe('When the other side first saw it'),
    read_by: words.nullable().describe('For staff: who of them first saw it'),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

const thread = z
  .object({
    messages: z.array(message).describe('The oldest first'),
    has_earlier: z.boolean().describe('Whether there are older ones; `before` reads them'),
    unread: z.int().describe('How many messages of the other side are unread'),
  })
  .meta({ id: 'Thread' });
export type Thread = z.infer<typeof thread>;

/** A conversation in an inbox. */
const conversation = z.object({
  subject: z.enum(CONVERSATION_SUBJECTS),
  number: words.describe('Of the order, for people'),
  person: words.describe('The buyer'),
  business: z.object({ id, name: words }),
  is_closed: z.boolean(),
  waits_since: moment.nullable().describe('Since when the buyer waits for an answer'),
  unread: z.int().describe('How many messages of the buyer are unread'),
  assignee,
});

const inboxRow = conversation
  .extend({
    last: z.object({ from: z.enum(MESSAGE_SIDES), name: words, text: words, photos: z.int(), at: moment }),
  })
  .meta({ id: 'InboxRow' });
export type InboxRow = z.infer<typeof inboxRow>;

const officeThread = conversation
  .extend({ ...thread.shape, is_reachable: z.boolean().describe('false: the buyer gave no email') })
  .meta({ id: 'OfficeThread' });
export type OfficeThread = z.infer<typeof officeThread>;

const before = z.strictObject({
  before: wholeNumber(1, Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('Only messages before this one, by its id'),
});

const text = typed(MESSAGE_TEXT);
const photos = photoIds.optional().describe(`At most ${MOST_PHOTOS} that were sent before`);
const newMessage = z.strictObject({ text, photos }).meta({ id: 'NewMessage' });
const seen = z
  .int()
  .min(0)
  .describe(
    'The id of the last message that the sender has seen; 0 for none. Later messages stay unanswered',
  );
const answerBody = z.strictObject({ text, photos, seen }).meta({ id: 'NewAnswer' });
const read = z.strictObject({ up_to: messageId.describe('The id of the last message that was seen') });

const byToken = z.strictObject({ token: z.string().min(20).max(80) });
const byNumber = z.strictObject({ number: z.string().min(3).max(30) });
const buyersThread = z.object({ status: okStatus, result: thread });
const staffThread = z.object({ status: okStatus, result: officeThread });

export const messageCalls = defineCalls({
  'GET /no/auth/web/site/track/{token}/messages': {
    summary: 'The messages between the buyer and the vendor of an order',
    params: byToken,
    query: before,
    refusals: [404],
    answer: buyersThread,
  },
  'POST /no/auth/web/site/track/{token}/messages': {
    summary: 'Write to the vendor of an order. The vendor is mailed, once for several messages in a row',
    params: byToken,
    idempotency: 'required',
    body: newMessage,
    refusals: [404, 409],
    answer: buyersThread,
  },
  'POST /no/auth/web/site/track/{token}/messages/read': {
    summary: 'Tell that the buyer has seen the vendor’s messages up to this one',
    params: byToken,
    body: read,
    refusals: [404],
    answer: buyersThread,
  },
  'GET /web/site/messages': {
    summary: 'Orders of the account with answers that the buyer has not read, the newest first',
    access: MEMBERS,
    answer: z.object({
      status: okStatus,
      data: z.array(z.object({ number: words, token: words, business: words, unread: z.int(), at: moment })),
    }),
  },
  'POST /office/orders/{number}/photos': {
    summary:
      'Send a photo for a message about this order: JPEG, PNG, WebP or AVIF, at most 10 MB. An unused photo is removed after a day',
    access: ORDERS,
    upload: true,
    params: byNumber,
    refusals: [404],
    answer: z.object({ status: createdStatus, result: photo }),
  },
  'GET /office/messages': {
    summary:
      'The inbox: conversations with buyers. Those to answer come with the longest wait first, others with the newest message first',
    access: ORDERS,
    query: z.strictObject({
      tab: z
        .enum(INBOX_TABS, { error: `must be one of ${INBOX_TABS.join(', ')}` })
        .optional()
        .describe('Default: all'),
      q: z.string().max(80).optional().describe('In names, order numbers and texts'),
      assignee: assigneeFilter,
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,8}-\d{1,15}$/, 'must be the next_cursor of the page before')
        .optional()
        .describe('The next_cursor of the page before'),
      per_page: wholeNumber(1, 100).optional(),
    }),
    answer: z.object({
      status: okStatus,
      data: z.array(inboxRow),
      next_cursor: words.nullable(),
      counts: z.object({ to_answer: z.int(), all: z.int(), closed: z.int() }),
    }),
  },
  'GET /office/messages/{number}': {
    summary: 'The conversation about an order; empty before the first message',
    access: ORDERS,
    params: byNumber,
    query: before,
    refusals: [404],
    answer: staffThread,
  },
  'POST /office/messages/{number}': {
    summary:
      'Write to the buyer of an order. The buyer is mailed, once for several messages in a row; 409 where a colleague has answered since the last message that was seen',
    access: ORDERS,
    params: byNumber,
    idempotency: 'required',
    body: answerBody,
    refusals: [404, 409],
    answer: staffThread,
  },
  'POST /office/messages/{number}/read': {
    summary:
      'Tell that the office has seen the buyer’s messages up to this one. The site’s staff leave a vendor’s messages unread',
    access: ORDERS,
    params: byNumber,
    body: read,
    refusals: [404],
    answer: staffThread,
  },
  'POST /office/messages/{number}/state': {
    summary:
      'Close a conversation without an answer, or open it again; 409 if the buyer has written since. A new message opens it again',
    access: ORDERS,
    params: byNumber,
    body: z.strictObject({ is_closed: z.boolean({ error: 'must be true or false' }), seen }),
    refusals: [404, 409],
    answer: staffThread,
  },
});
