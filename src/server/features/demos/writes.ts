import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { DemoRequest, DemoRequestChange, NewDemoRequest } from '#contract/demos.ts';
import { POS_NAME } from '#rules/presentation/pos-words.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import type { MailShop } from '../../ports/letter.ts';
import { layOut } from '../../ports/mail-layout.ts';
import { shapeDemoRequest } from './reads.ts';
import { demoRequests } from './tables.ts';

/** Any visitor can type any email. Above this limit a day, requests are stored but the owner gets no mail. */
const MOST_MAILS_A_DAY = 5;

/** The site that sells the product, and its owner's email address; empty if not set. */
export type Owner = MailShop & { email: string };

/**
 * Stores a request and mails the owner, both or neither. It returns nothing, since the sender must not learn
 * whether an email has sent a request before. Every request is stored, since the sender is told that we have
 * it.
 */
export async function askForDemo(db: Db, request: NewDemoRequest, owner: Owner): Promise<void> {
  await db.transaction(async (tx) => {
    // Writers take turns, so that two requests at once can't both pass the limit of mails.
    await tx.execute(sql`lock table demo_requests in share row exclusive mode`);
    const [asked] = await tx
      .select({ today: count() })
      .from(demoRequests)
      .where(
        and(
          sql`lower(${demoRequests.email}) = lower(${request.email})`,
          gt(demoRequests.createdAt, sql`now() - interval '1 day'`),
        ),
      );
    const [kept] = await tx
      .insert(demoRequests)
      .values({
        firstName: request.first_name,
        lastName: request.last_name,
        company: request.company,
        phone: request.phone || null,
        email: request.email,
      })
      .returning({ id: demoRequests.id });
    const isOneTooMany = (asked?.today ?? 0) >= MOST_MAILS_A_DAY;
    if (!kept || isOneTooMany || owner.email === '') return;
    const mail = ownersMail(request, owner);
    await enqueueMail(tx, { dedupeKey: `demo-request:${kept.id}`, to: owner.email, ...mail });
  });
}

function ownersMail(request: NewDemoRequest, shop: Owner) {
  const person = `${request.first_name} ${request.last_name}`;
  const letter = layOut({
    shop,
    title: `${person} would like to try ${POS_NAME}`,
    paragraphs: [`${person} of ${request.company} asked for a trial and expects a call.`],
    facts: [
      { label: 'Name', value: person },
      { label: 'Company', value: request.company },
      { label: 'Email', value: request.email },
      { label: 'Phone', value: request.phone || 'not given' },
    ],
    action: { label: `Write to ${request.first_name}`, url: `mailto:${encodeURI(request.email)}` },
    footnote: `Sent to you because somebody filled in the form of the ${POS_NAME} page.`,
  });
  return { subject: `${POS_NAME}: ${person}, ${request.company}`, ...letter };
}

/** Undefined if the request doesn't exist. */
export async function changeDemoRequest(
  db: Db,
  by: Pick<Account, 'id' | 'name'>,
  { id, status, notes }: DemoRequestChange,
): Promise<DemoRequest | undefined> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(demoRequests).where(eq(demoRequests.id, id)).for('update');
    if (!before) return undefined;
    const after = { status: status ?? before.status, notes: notes ?? before.notes };
    const [row] = await tx.update(demoRequests).set(after).where(eq(demoRequests.id, id)).returning();
    await writeAudit(tx, {
      actor: { id: by.id, name: by.name, businessId: null },
      action: 'change demo request',
      subject: 'demo request',
      subjectId: id,
      before: { status: before.status, notes: before.notes },
      after,
    });
    return row && shapeDemoRequest(row);
  });
}

/** After this time a request has become a customer, or never will. */
const KEPT_MONTHS = 24;

/** Deletes old requests in any state, since they hold personal data. */
export async function forgetOldDemoRequests(db: Db): Promise<void> {
  await db
    .delete(demoRequests)
    .where(lt(demoRequests.createdAt, sql`now() - make_interval(months => ${KEPT_MONTHS})`));
}
