import type { OfficeSettings, SiteSetup } from '#contract/settings-office.ts';
import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { Refusal } from '../../http/refusal.ts';
import { readSettingsRow, settingsWire } from './settings.reads.ts';
import { changeSettings, changeTransferAccount, type KeepPicture } from './settings.writes.ts';

interface Sources extends Pick<Database, 'db' | 'transaction'> {
  keepPicture: KeepPicture;
  setup: SiteSetup;
}

const actorOf = ({ id, name, businessId }: Account) => ({ id, name, businessId });

/** The settings of the site, for its administrators and staff. */
export function settingsOffice(calls: PrivateCalls, sources: Sources): void {
  const { db, keepPicture, setup } = sources;
  const writerOf = (account: Account) => ({ actor: actorOf(account), keepPicture });
  const answer = (result: OfficeSettings | Refusal) =>
    result instanceof Refusal ? result : { status: 200 as const, result };

  calls.define('GET /office/settings', async () => ({
    status: 200,
    result: settingsWire(await readSettingsRow(db)),
  }));

  calls.define('PUT /office/settings', async ({ body }, { account }) =>
    answer(await changeSettings(sources, body, writerOf(account))),
  );

  calls.define('PUT /office/settings/transfer-account', async ({ body }, { account }) =>
    answer(await changeTransferAccount(sources, body, writerOf(account))),
  );

  calls.define('GET /office/settings/setup', async () => ({ status: 200, result: setup }));
}
