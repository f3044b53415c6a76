import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { Refusal } from '../../http/refusal.ts';
import { readSettingsRow, settingsWire } from './settings.reads.ts';
import { changeSettings, type KeepPicture } from './settings.writes.ts';

interface Sources extends Pick<Database, 'db' | 'transaction'> {
  keepPicture: KeepPicture;
}

const actorOf = ({ id, name, businessId }: Account) => ({ id, name, businessId });

/** The settings of the site, for whoever leads it. */
export function settingsOffice(calls: PrivateCalls, sources: Sources): void {
  const { db, keepPicture } = sources;

  calls.define('GET /office/settings', async () => ({
    status: 200,
    result: settingsWire(await readSettingsRow(db)),
  }));

  calls.define('PUT /office/settings', async ({ body }, { account }) => {
    const result = await changeSettings(sources, body, { actor: actorOf(account), keepPicture });
    return result instanceof Refusal ? result : { status: 200, result };
  });
}
