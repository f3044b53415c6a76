import type pg from 'pg';
import { formatPence, pence } from '#rules/money/money.ts';
import { withOwnWords } from '#rules/site/mail-words.ts';
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

type Thing = Pick<Restocked, 'name' | 'price' | 'path'>;

const wordsFor = (maxPrice: WaitingAlert['maxPrice'], { name, price }: Thing, shop: MailShop) =>
  withOwnWords(
    {
      title: maxPrice === null ? 'Back in stock' : 'In stock at your price',
      paragraphs: [
        maxPrice === null
          ? `${name} can be bought again.`
          : `${name} can be bought for ${formatPence(price)}.`,
        "We can't hold it for you, and others may be waiting for it too.",
      ],
      below: [],
    },
    shop.words?.back_in_stock,
    { shop: shop.name },
  );

function mailFor(
  { id, email, maxPrice }: WaitingAlert,
  thing: Thing,
  shop: MailShop,
): Omit<MailToSend, 'dedupeKey'> {
  const { name, price, path } = thing;
  const unsubscribeUrl = `${shop.url}/unsubscribe/${id}`;
  const ceiling = maxPrice === null ? '' : ` at ${formatPence(maxPrice)} or less`;
  const words = wordsFor(maxPrice, thing, shop);
  const letter = layOut({
    shop,
    ...words,
    facts: [
      { label: 'Price now', value: formatPence(price) },
      ...(maxPrice === null ? [] : [{ label: 'Your limit', value: formatPence(maxPrice) }]),
    ],
    action: { label: 'See it in the shop', url: shop.url + path },
    footnote: `You asked ${shop.name} to email you when this is in stock${ceiling}. This is the only email about it.`,
    unsubscribeUrl,
  });
  return { to: email, subject: `${words.title}: ${name}`, ...letter, unsubscribeUrl };
}

/** A sample mail about an invented product, to see how it looks. */
export function sampleAlertMail(shop: MailShop) {
  const thing = { name: 'A phone', price: pence(49_000), path: '/' };
  const { subject, text, html } = mailFor({ id: 'sample', email: '', maxPrice: null }, thing, shop);
  return { title: wordsFor(null, thing, shop).title, subject, text, html };
}
