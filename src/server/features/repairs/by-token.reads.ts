import type { Ask } from '../../db/connect.ts';
import { isToken, readToken } from '../../http/links.ts';
import type { RepairFacts } from './ticket.reads.ts';
import { readRepair } from './ticket.reads.ts';

const MOST_ID = 2_147_483_647;

/** The ticket of a valid link. */
export async function readRepairByToken(
  ask: Ask,
  secret: Buffer,
  token: string,
): Promise<RepairFacts | undefined> {
  const target = readToken(token);
  if (target?.kind !== 'repair') return undefined;
  const id = Number(target.id);
  const found = id <= MOST_ID ? await readRepair(ask, id) : undefined;
  return found && isToken(secret, token, target, found.link_version) ? found : undefined;
}
