import { z } from 'zod';
import { MAIL_KIND_NAMES } from '#rules/site/mail-kinds.ts';
import { LONGEST_WORDS } from '#rules/site/mail-words.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { okStatus } from './fields.ts';
import { cleanLine, cleanLines } from './typed.ts';

const SITE: OfficeAccess = { permission: 'site', of: 'site' };
const words = z.string();

const ownWords = {
  title: cleanLine(LONGEST_WORDS.title).describe('The subject and the heading. Empty: the usual one'),
  opening: cleanLines(LONGEST_WORDS.opening).describe('Above the usual text. Empty: nothing'),
  closing: cleanLines(LONGEST_WORDS.closing).describe('Below everything else. Empty: nothing'),
};
const kind = z.enum(MAIL_KIND_NAMES, { error: 'must be a kind of mail' });
const byKind = z.strictObject({ kind });
const version = z
  .int()
  .min(1)
  .max(2_000_000_000)
  .describe('The version that was read; an older one is refused with 409');

const officeMail = z
  .object({
    version: z.int().min(1),
    kind,
    title: words,
    opening: words,
    closing: words,
    usual_title: words.describe('The title without own words'),
  })
  .meta({ id: 'OfficeMail' });
export type OfficeMail = z.infer<typeof officeMail>;

const one = z.object({ status: okStatus, result: officeMail });

/** The site's own texts for mails to shoppers. */
export const mailOfficeCalls = defineCalls({
  'GET /office/settings/mails': {
    summary: 'The mails to shoppers, each with the site’s own additions',
    access: SITE,
    answer: z.object({ status: okStatus, data: z.array(officeMail) }),
  },
  'PUT /office/settings/mails/{kind}': {
    summary:
      'Save the site’s own additions to a mail; 409 with the current mail if it has changed since it was read',
    access: SITE,
    params: byKind,
    body: z.strictObject({ version, ...ownWords }),
    refusals: [409],
    answer: one,
  },
  'POST /office/settings/mails/{kind}/test': {
    summary: 'Send a sample of a mail to oneself, with these words',
    access: SITE,
    params: byKind,
    body: z.strictObject(ownWords),
    answer: z.object({ status: okStatus, message: words }),
  },
});
