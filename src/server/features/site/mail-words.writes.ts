import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { MailKind } from '#rules/site/mail-kinds.ts';
import { NO_WORDS, type OwnWords } from '#rules/site/mail-words.ts';
import { writeAudit, type AuditEntry } from '../../db/audit.ts';
import type { Database } from '../../db/connect.ts';
import type { SettingsRow } from './settings.reads.ts';
import { lockSettings } from './settings.writes.ts';
import { siteSettings } from './tables.ts';

interface Change {
  kind: MailKind;
  version: number;
  own: OwnWords;
  actor: AuditEntry['actor'];
}

/**
 * Saves the site's own additions to a mail. The row of the settings is locked, and of two changes at once the
 * second gets 'stale'. A save that changes nothing leaves version and log alone.
 */
export function changeMailWords(
  { transaction }: Pick<Database, 'transaction'>,
  { kind, version, own, actor }: Change,
): Promise<{ outcome: 'saved' | 'stale'; settings: SettingsRow }> {
  return transaction(async ({ db }) => {
    const settings = await lockSettings(db);
    if (settings.version !== version) return { outcome: 'stale' as const, settings };
    const before = settings.mailWords[kind] ?? NO_WORDS;
    if (isDeepStrictEqual(before, own)) return { outcome: 'saved' as const, settings };
    const { [kind]: _before, ...others } = settings.mailWords;
    const mailWords = isDeepStrictEqual(own, NO_WORDS) ? others : { ...others, [kind]: own };
    const saved = { ...settings, mailWords, version: version + 1 };
    await db.update(siteSettings).set(saved).where(eq(siteSettings.id, settings.id));
    await writeAudit(db, {
      actor,
      action: 'change mail',
      subject: 'settings',
      subjectId: 1,
      before: { [`mail_${kind}`]: before },
      after: { [`mail_${kind}`]: own },
    });
    return { outcome: 'saved' as const, settings: saved };
  });
}
