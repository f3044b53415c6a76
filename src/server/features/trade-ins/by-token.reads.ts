import type { Ask } from '../../db/connect.ts';
import { isToken, readToken } from '../../http/links.ts';
import type { TradeInJson } from './tracking.reads.ts';
import { readTracking } from './tracking.reads.ts';

/** The trade-in of a valid link. */
export async function readByToken(ask: Ask, secret: Buffer, token: string): Promise<TradeInJson | undefined> {
  const target = readToken(token);
  if (target?.kind !== 'trade_in') return undefined;
  const found = await readTracking(ask, { id: Number(target.id) });
  return found && isToken(secret, token, target, found.link_version) ? found : undefined;
}
