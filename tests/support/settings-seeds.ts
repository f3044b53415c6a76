import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import type { TestApp } from './app.ts';
import type { Make } from './seed.ts';

/** Raised out of reach, so that no made-up change of the settings is the right one. */
async function settingsVersion(shop: TestApp): Promise<number> {
  const version = 1_000_000_000 + Math.floor(Math.random() * 900_000_000);
  await shop.database.pool.query('update site_settings set version = $1', [version]);
  return version;
}

/** Requests that succeed, for the calls of the settings. */
export const SETTINGS_SEEDS: Partial<Record<CallName, Make>> = {
  'PUT /office/settings': async (shop) => ({
    body: { version: await settingsVersion(shop), title: `Shop ${randomUUID().slice(0, 8)}` },
  }),
  'PUT /office/settings/mails/{kind}': async (shop) => ({
    path: '/office/settings/mails/paid',
    body: { version: await settingsVersion(shop), title: '', opening: randomUUID(), closing: '' },
  }),
  'POST /office/settings/mails/{kind}/test': () => ({ path: '/office/settings/mails/paid/test' }),
  'PUT /office/settings/transfer-account': async (shop) => ({
    body: {
      version: await settingsVersion(shop),
      account: { holder: randomUUID(), sort_code: '10-20-30', account_number: '00012345' },
    },
  }),
};
