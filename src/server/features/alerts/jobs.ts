import type pg from 'pg';
import { formatPence } from '#rules/money/money.ts';
import type { Db } from '../../db/connect.ts';
import type { MailToSend } from '../../jobs/mail.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import type { MailShop } from '../../ports/letter.ts';
import { layOut } from '../../ports/mail-layout.ts';
import type { Restocked } from './reads.ts';
import { readRestocked } from './reads.ts';
import type { WaitingAlert } from './writes.ts';
import { forgetOldAlerts, tellWaiting } from './writes.ts';

interface Shop {
  pool: pg.Pool;
  db: Db;
  shop: () => Promise<MailShop>;
}

export function alertJobs(jobs: JobRunner, shop: Shop): void {
  jobs.schedule('tell who waits for stock', '* * * * *', ({ signal }) => tellWhoWaits(shop, signal));
  jobs.schedule('forget old stock alerts', '50 3 * * *', () => forgetOldAlerts(shop.db));
}

/** Mails everybody whose awaited product or variation can be bought again at their price. */
export async function tellWhoWaits({ pool, db, shop: shopOf }: Shop, signal?: AbortSignal): Promise<void> {
  const restocked = await readRestocked(pool);
  if (restocked.length === 0) return;
  const shop = await shopOf();
  for (const thing of restocked) {
    for (let isMore = true; isMore && !signal?.aborted;) {
      isMore = await tellWaiting(db, thing, (alert) => mailFor(alert, thing, shop));
    }
  }
}

function mailFor(
  { id, email, maxPrice }: WaitingAlert,
  { name, price, path }: Restocked,
  shop: MailShop,
): Omit<MailToSend, 'dedupeKey'> {
  const unsubscribeUrl = `${shop.url}/unsubscribe/${id}`;
  const ceiling = maxPrice === null ? '' : ` at ${formatPence(maxPrice)} or less`;
  const title = maxPrice === null ? 'Back in stock' : 'In stock at your price';
  const letter = layOut({
    shop,
    title,
    paragraphs: [
      maxPrice === null ? `${name} can be bought again.` : `${name} can be bought for ${formatPence(price)}.`,
      "We can't hold it for you, and others may be waiting for it too.",
    ],
    facts: [
      { label: 'Price now', value: formatPence(price) },
      ...(maxPrice === null ? [] : [{ label: 'Your limit', value: formatPence(maxPrice) }]),
    ],
    action: { label: 'See it in the shop', url: shop.url + path },
    footnote: `You asked ${shop.name} to email you when this is in stock${ceiling}. This is the only email about it.`,
    unsubscribeUrl,
  });
  return { to: email, subject: `${title}: ${name}`, ...letter, unsubscribeUrl };
}
