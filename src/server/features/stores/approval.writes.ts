import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { BusinessDecision } from '#contract/business-office.ts';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import type { AuditEntry } from '../../db/audit.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/connect.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import type { Letter, MailShop } from '../../ports/letter.ts';
import { layOut } from '../../ports/mail-layout.ts';
import { users } from '../account/public.ts';
import { businesses } from './tables.ts';

/** The site that approves businesses, and its administrator's email address; empty if not set. */
export type Site = MailShop & { email: string };

export type Words = Pick<Letter, 'title' | 'paragraphs' | 'action' | 'footnote'>;

async function write(tx: Db, site: Site, to: string, words: Words): Promise<void> {
  const letter = layOut({ shop: site, ...words });
  const subject = `${words.title} (${site.name})`;
  await enqueueMail(tx, { dedupeKey: `business:${randomUUID()}`, to, subject, ...letter });
}

/** Mails the administrator that a business waits for approval. */
export async function mailWaiting(tx: Db, site: Site, business: string): Promise<void> {
  if (site.email === '') return;
  await write(tx, site, site.email, {
    title: 'A business waits for approval',
    paragraphs: [`${business} was registered. Shoppers do not see it until you have approved it.`],
    action: { label: 'Look at it', url: site.url + officePaths.vendors() },
    footnote: 'Sent to you because new businesses wait for approval at this site.',
  });
}

interface Decider {
  site: Site;
  actor: AuditEntry['actor'];
}

/**
 * Approves or refuses a business and mails its owner. Lists show or hide its products within two seconds. False if the
 * business doesn't exist.
 */
export function decideBusiness(
  db: Db,
  { id, approval, reason }: BusinessDecision,
  { site, actor }: Decider,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({
        approval: businesses.approval,
        reason: businesses.refusalReason,
        name: businesses.name,
        ownerId: businesses.ownerId,
      })
      .from(businesses)
      .where(eq(businesses.id, id))
      .for('update');
    if (!before) return false;
    await tx
      .update(businesses)
      .set({ approval, refusalReason: reason ?? null, version: sql`${businesses.version} + 1` })
      .where(eq(businesses.id, id));
    await writeAudit(tx, {
      actor,
      action: approval === 'approved' ? 'approve business' : 'refuse business',
      subject: 'business',
      subjectId: id,
      before: { approval: before.approval, reason: before.reason },
      after: { approval, reason: reason ?? null },
    });
    if (before.approval === approval) return true;
    await mailOwner(tx, site, before.ownerId, decisionWords(site, before.name, reason));
    return true;
  });
}

/** Writes to the owner of a business, if their address is confirmed. */
export async function mailOwner(tx: Db, site: Site, ownerId: number | null, words: Words): Promise<void> {
  const [owner] = await tx
    .select({ email: users.email })
    .from(users)
    .where(sql`${users.id} = ${ownerId} and ${users.confirmedAt} is not null`);
  if (owner) await write(tx, site, owner.email, words);
}

export function decisionWords({ name, url }: Site, business: string, reason: string | undefined): Words {
  const action = { label: 'See your business', url: url + addresses.business() };
  const footnote = `Sent to you because you registered a business at ${name}.`;
  if (reason === undefined) {
    const paragraphs = [`${business} is approved: shoppers see its products and its stores from now on.`];
    return { title: 'Your business is approved', paragraphs, action, footnote };
  }
  return {
    title: 'Your business was not approved',
    paragraphs: [
      `${business} was not approved: ${reason}`,
      'Change what is wrong and save it, and we look at it again.',
    ],
    action,
    footnote,
  };
}
