import { inject } from 'vitest';
import type { SampleMail } from '#demo/past/sent-mails.ts';
import { connect, type Connection } from '#server/db/connect.ts';
import type { Sender } from '#server/ports/sender.ts';
import { whenFileEnds } from './cleanup.ts';
import { freshDatabase } from './database.ts';

export const SHOP_URL = 'https://threefold.example';
const SENDER: Sender = {
  shop: { name: 'Threefold', url: SHOP_URL, email: '' },
  secret: Buffer.alloc(32, 'x'),
};

/** Mails that the demo shop writes as samples, in a database of their own. */
export async function writeSamples(
  write: (at: Connection, sender: Sender) => Promise<SampleMail[]>,
): Promise<SampleMail[]> {
  const copy = await freshDatabase(inject('template'), 'demo');
  const database = await connect(copy);
  whenFileEnds(async () => {
    await database.close();
    await copy.remove();
  });
  return database.transaction((at) => write(at, SENDER));
}
