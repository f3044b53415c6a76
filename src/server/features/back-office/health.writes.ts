import type { Db } from '../../db/connect.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import type { MailShop } from '../../ports/letter.ts';
import { layOut } from '../../ports/mail-layout.ts';

const MINUTE_MS = 60_000;

/**
 * Sends a test mail to a member of the site's staff, so that they see whether mail arrives. At most one a
 * minute is sent.
 */
export async function sendTestMail(
  db: Db,
  { account, shop, now }: { account: { id: number; email: string }; shop: MailShop; now: Date },
): Promise<void> {
  const letter = layOut({
    shop,
    title: 'Mail of your shop arrives',
    paragraphs: ['You asked for this mail on the page Health of the office. Nothing is to be done.'],
    footnote: `Sent to you because you pressed “Send me a test mail” at ${shop.name}.`,
  });
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  await enqueueMail(db, {
    dedupeKey: `test:${account.id}:${minute}`,
    to: account.email,
    subject: `Test mail (${shop.name})`,
    ...letter,
  });
}
