import type { Ask } from '../../db/connect.ts';
import { isToken, readOrderToken } from '../../http/links.ts';
import type { Tracking } from './tracking.reads.ts';
import { readTracking } from './tracking.reads.ts';

/** The orders of a valid link. */
export async function readByToken(ask: Ask, secret: Buffer, token: string): Promise<Tracking | undefined> {
  const target = readOrderToken(token);
  if (!target) return undefined;
  const found = await readTracking(
    ask,
    target.kind === 'group' ? { groupId: target.id } : { orderId: Number(target.id) },
  );
  const version = (found?.order ?? found?.group)?.link_version;
  return version !== undefined && isToken(secret, token, target, version) ? found : undefined;
}
