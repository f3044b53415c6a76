import type { Ask } from '../../db/connect.ts';
import { writeToken } from '../../http/links.ts';

const OF_OWNER = {
  name: 'trade-in-of-device-and-owner',
  text: `
  select t.id, t.link_version as version from trade_in_items i join trade_ins t on t.id = i.trade_in_id
  where i.number = $1 and (t.user_id = $2 or (t.email <> '' and lower(t.email) = lower($3)))`,
};

/** The token of the trade-in with a device, for the account or the email that sold it; undefined for others. */
export async function tokenOfDevice(
  ask: Ask,
  secret: Buffer,
  { number, userId, email }: { number: string; userId: number | null; email: string },
): Promise<string | undefined> {
  const [found] = await ask<{ id: number; version: number }>(OF_OWNER, [number, userId, email]);
  return found && writeToken(secret, { kind: 'trade_in', id: String(found.id) }, found.version);
}
