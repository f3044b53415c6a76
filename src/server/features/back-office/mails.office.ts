import { randomUUID } from 'node:crypto';
import type { OfficeMail } from '#contract/mails-office.ts';
import { MAIL_KIND_NAMES, type MailKind } from '#rules/site/mail-kinds.ts';
import { LONGEST_WORDS, NO_WORDS, ownWordsError, type OwnWords } from '#rules/site/mail-words.ts';
import { oneLine } from '#rules/forms/one-line.ts';
import { severalLines } from '#rules/forms/several-lines.ts';
import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse, refuseStale, type Refusal } from '../../http/refusal.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import { sampleAlertMail } from '../alerts/public.ts';
import type { Sender } from '../../ports/sender.ts';
import { sampleMail } from '../orders/public.ts';
import { changeMailWords, readSettingsRow, type SettingsRow } from '../site/public.ts';

interface Sources extends Pick<Database, 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
}

const SITE = { permission: 'site', of: 'site' } as const;
const FIELDS = Object.keys(LONGEST_WORDS) as (keyof OwnWords)[];

/** Faults that depend on the kind of mail: unknown names in braces. */
function problemOf(kind: MailKind, own: OwnWords): Refusal | undefined {
  const errors = FIELDS.flatMap((field) => {
    const error = ownWordsError(kind, field, own[field]);
    return error === undefined ? [] : [[field, error] as const];
  });
  const [first] = errors;
  return first && refuse(400, `${first[0]}: ${first[1]}.`, Object.fromEntries(errors));
}

/** A mail with sample data, as it would be sent with these words. */
function mailWith(kind: MailKind, own: OwnWords, { shop, secret }: Sender) {
  const sender = { shop: { ...shop, words: { [kind]: own } }, secret };
  return kind === 'back_in_stock' ? sampleAlertMail(sender.shop) : sampleMail(kind, sender, new Date());
}

const officeMail = (kind: MailKind, { version, mailWords }: SettingsRow, sender: Sender): OfficeMail => ({
  version,
  kind,
  ...(mailWords[kind] ?? NO_WORDS),
  usual_title: mailWith(kind, NO_WORDS, sender).title,
});

const isKind = (text: string | undefined): text is MailKind => MAIL_KIND_NAMES.some((kind) => kind === text);

/** The texts of mails to shoppers, for the site's administrators and staff. */
export function mailsOffice(calls: PrivateCalls, sources: Sources): void {
  const { db, sender: senderOf } = sources;

  calls.define('GET /office/settings/mails', async () => {
    const [settings, sender] = await Promise.all([readSettingsRow(db), senderOf()]);
    return { status: 200, data: MAIL_KIND_NAMES.map((kind) => officeMail(kind, settings, sender)) };
  });

  calls.define('PUT /office/settings/mails/{kind}', async ({ params: { kind }, body }, { account }) => {
    const { version, ...own } = body;
    const problem = problemOf(kind, own);
    if (problem) return problem;
    const { id, name, businessId } = account;
    const actor = { id, name, businessId };
    const { outcome, settings } = await changeMailWords(sources, { kind, version, own, actor });
    const result = officeMail(kind, settings, await senderOf());
    if (outcome === 'saved') return { status: 200, result };
    return refuseStale('Somebody else has changed the settings since you opened this mail.', result);
  });

  calls.define('POST /office/settings/mails/{kind}/test', async ({ params: { kind }, body }, context) => {
    const problem = problemOf(kind, body);
    if (problem) return problem;
    const { account } = context;
    if (context.tooMany('test mail', String(account.id))) {
      return refuse(429, 'Too many test mails were sent.');
    }
    const { subject, text, html } = mailWith(kind, body, await senderOf());
    const mail = { to: account.email, subject: `Test: ${subject}`, text, html };
    await enqueueMail(db, { dedupeKey: `test:${randomUUID()}`, ...mail });
    return { status: 200, message: `A test mail is on its way to ${account.email}.` };
  });

  calls.definePreview('/office/settings/mails/:kind/page', SITE, async ({ params: { kind }, query }) => {
    if (!isKind(kind)) return refuse(404, 'There is no such mail.');
    // A field that is given twice arrives as a list.
    const typed = (field: keyof OwnWords) => (typeof query[field] === 'string' ? query[field] : '');
    const own: OwnWords = {
      title: oneLine(typed('title')),
      opening: severalLines(typed('opening')),
      closing: severalLines(typed('closing')),
    };
    const problem = problemOf(kind, own);
    if (problem) return problem;
    const sender = await senderOf();
    const { html } = mailWith(kind, own, sender);
    // The office may be open at another name of the shop, and the frame takes pictures only from there. Links of a sample lead nowhere. As pop-ups, which the frame forbids, they do nothing.
    return html
      .replace(/<head[^>]*>/, '$&<base target="_blank">')
      .replaceAll(`src="${sender.shop.url}/`, 'src="/');
  });
}
