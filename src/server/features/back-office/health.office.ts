import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import type { MailShop } from '../../ports/letter.ts';
import { readHealth, type HealthFacts } from './health.reads.ts';
import { sendTestMail } from './health.writes.ts';

interface Sources extends Pick<Database, 'ask' | 'kind' | 'db'> {
  facts: HealthFacts;
  shop: () => Promise<MailShop>;
}

/** Whether the shop works, for the site's administrators and staff. */
export function healthOffice(calls: PrivateCalls, sources: Sources): void {
  calls.define('GET /office/health', async () => ({
    status: 200,
    result: await readHealth(sources, sources.facts),
  }));

  calls.define('POST /office/health/test-mail', async (_input, { account }) => {
    await sendTestMail(sources.db, { account, shop: await sources.shop(), now: new Date() });
    return { status: 200, message: `A test mail is on its way to ${account.email}.` };
  });
}
