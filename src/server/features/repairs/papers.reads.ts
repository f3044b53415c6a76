import type { Paper } from '#rules/papers/paper.ts';
import { warrantyPaper } from '#rules/papers/warranty.ts';
import type { Ask } from '../../db/connect.ts';
import { readRepairByToken } from './by-token.reads.ts';

/** The warranty of a repair. Undefined before the device was handed back, and without a warranty. */
export async function readRepairWarranty(
  ask: Ask,
  { secret, token, name }: { secret: Buffer; token: string; name: string },
): Promise<Paper | undefined> {
  if (name !== 'warranty') return undefined;
  const found = await readRepairByToken(ask, secret, token);
  const from = found?.collected_at ?? null;
  if (!found || from === null) return undefined;
  const items = found.lines.flatMap(({ name: repaired, warranty_until: until }) =>
    until === null ? [] : [{ name: repaired, choice: found.device, until }],
  );
  if (items.length === 0) return undefined;
  return warrantyPaper({
    number: found.number,
    what: 'Repair',
    seller: found.business,
    customer: found.name,
    from,
    handedTo: found.signatures.find(({ kind }) => kind === 'collect')?.name,
    items,
    terms: ['The part that we fitted and the work around it are guaranteed. New damage is a new repair.'],
  });
}
