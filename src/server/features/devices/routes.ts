import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import type { Sender } from '../../ports/sender.ts';
import { readOwnDevices } from './list.reads.ts';
import { readReminders } from './reminders.reads.ts';
import { endReminder, putReminder } from './reminders.writes.ts';

interface Sources extends Pick<Database, 'ask' | 'pool'> {
  sender: () => Promise<Sender>;
}

const ownerOf = ({ id, isConfirmed, email }: Account) => ({
  userId: id,
  provenEmail: isConfirmed ? email : null,
});

/** The devices of an account, and its wishes to be mailed when they are worth less. */
export function deviceRoutes(calls: PrivateCalls, { ask, pool, sender }: Sources): void {
  calls.define('GET /web/site/devices', async ({ query }, { account }) =>
    readOwnDevices({ ask, pool, secret: (await sender()).secret }, query, ownerOf(account)),
  );

  calls.define('GET /web/site/devices/reminders', async (_input, { account }) => ({
    status: 200,
    result: await readReminders(ask, account.id),
  }));

  calls.define('PUT /web/site/devices/{id}/reminder', async ({ params: { id }, body }, { account }) =>
    putReminder({ ask, pool }, { id, owner: ownerOf(account), wish: body, now: new Date() }),
  );

  calls.define('DELETE /web/site/devices/{id}/reminder', async ({ params: { id } }, { account }) =>
    endReminder(ask, ownerOf(account), id),
  );
}
