import type { SignedMove } from '#rules/repair/kinds.ts';
import { attachPhotos } from '../images/public.ts';
import type { MovingRepair, RepairProblem } from './moving.writes.ts';
import { missing } from './moving.writes.ts';

const TERMS_KEY = 'terms-and-conditions';

/** The version of the terms page counts its publications. */
const SIGN = {
  name: 'repair-sign',
  text: `
  insert into repair_signatures (repair_id, kind, name, photo, signed_at, terms_version)
  values ($1, $2, $3, $4, $5, case when $2 = 'check_in' then coalesce(
    (select version from site_pages where key = '${TERMS_KEY}'), 1) end)`,
};

/** Keeps a signature: the typed name, and the drawing where there is one. */
export async function sign(
  { at, ticket, request }: MovingRepair,
  kind: SignedMove,
  name: string,
): Promise<RepairProblem | undefined> {
  const { signature } = request.said;
  if (signature !== undefined) {
    const of = { kind: 'repair', id: ticket.id } as const;
    const isTheirs = await attachPhotos(at.ask, { of, ids: [signature], now: request.now });
    if (!isTheirs) return missing('signature', 'The signature is not there any more. Please sign again.');
  }
  await at.ask(SIGN, [ticket.id, kind, name, signature ?? null, request.now]);
  return undefined;
}
