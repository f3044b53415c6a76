import { formatPence } from '#rules/money/money.ts';
import type { Database } from '../../db/connect.ts';
import type { MailToSend } from '../../jobs/mail.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import type { MailShop } from '../../ports/letter.ts';
import { layOut } from '../../ports/mail-layout.ts';
import type { WaitingReminder } from './falls.reads.ts';
import { tellOfFalls } from './falls.writes.ts';
import type { TodaysValue } from './values.reads.ts';

interface Sources extends Pick<Database, 'ask' | 'transaction' | 'pool'> {
  shop: () => Promise<MailShop>;
}

export function deviceJobs(jobs: JobRunner, sources: Sources): void {
  jobs.schedule('tell whose device is worth less', '*/10 * * * *', async ({ signal }) =>
    mailFalls(sources, new Date(), signal),
  );
}

/** Mails everybody whose device is worth less now than they wanted to know of. */
export async function mailFalls(sources: Sources, now: Date, signal?: AbortSignal): Promise<void> {
  const shop = await sources.shop();
  await tellOfFalls(sources, { mailFor: (reminder, value) => mailFor(reminder, value, shop), now, signal });
}

function mailFor(
  { id, email, name, below, step, reference }: WaitingReminder,
  { cash, voucher, isUpTo, path }: TodaysValue,
  shop: MailShop,
): Omit<MailToSend, 'dedupeKey'> {
  const unsubscribeUrl = `${shop.url}/unsubscribe/${id}`;
  const upTo = isUpTo ? 'up to ' : '';
  const title = 'Your device is worth less';
  const wish = below === null ? `falls by ${formatPence(step ?? cash)}` : `falls below ${formatPence(below)}`;
  const letter = layOut({
    shop,
    title,
    paragraphs: [
      `We pay ${upTo}${formatPence(cash)} for your ${name} today.`,
      'Prices of used devices fall with time. When you ask for an offer, we hold it for 14 days.',
    ],
    below: [],
    facts: [
      { label: 'Before', value: `${upTo}${formatPence(reference)}` },
      { label: 'Today', value: `${upTo}${formatPence(cash)}` },
      { label: 'As a voucher', value: `${upTo}${formatPence(voucher)}` },
    ],
    action: { label: 'See the offer', url: shop.url + path },
    footnote: `You asked ${shop.name} to email you when the value ${wish}.`,
    unsubscribeUrl,
  });
  return { to: email, subject: `${title}: ${name}`, ...letter, unsubscribeUrl };
}
