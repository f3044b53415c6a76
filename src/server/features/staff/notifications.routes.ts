import { eventsFor } from '#rules/office/notifications.ts';
import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { type HiddenOrders, readMailChoices, readNotifications } from './notifications.reads.ts';
import { chooseMail, markNotifications } from './notifications.writes.ts';

interface Sources extends Pick<Database, 'ask'> {
  hiddenOrders: HiddenOrders;
}

/** The notifications of a person in their office, by the bell and by mail. */
export function notificationRoutes(calls: PrivateCalls, sources: Sources): void {
  const { ask, hiddenOrders } = sources;
  calls.define('GET /web/site/notifications', ({ query }, { account }) =>
    readNotifications(ask, account, hiddenOrders, query),
  );

  calls.define('POST /web/site/notifications/read', async ({ body }, { account }) => {
    await markNotifications(ask, account.id, body);
    return readNotifications(ask, account, hiddenOrders, {});
  });

  calls.define('GET /web/site/mail-choices', async (_input, { account }) => ({
    status: 200,
    data: await readMailChoices(ask, account),
  }));

  calls.define('PUT /web/site/mail-choices', async ({ body }, { account }) => {
    if (!account.office || !eventsFor(account.office).includes(body.event))
      return refuse(404, 'You are not told of this in your office.');
    await chooseMail(ask, account.id, body.event, body.is_mailed);
    return { status: 200, data: await readMailChoices(ask, account) };
  });
}
