import type { Parsed } from '#contract/calls.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { Connection } from '../../db/connect.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import { moveByCall } from './move-call.writes.ts';
import type { MoveRequest } from './moving.writes.ts';
import { readRequestsOf } from './payouts.reads.ts';

interface Payer extends Pick<MoveRequest, 'by' | 'seals' | 'sender' | 'now'> {
  /** null: of all businesses. */
  businessId: number | null;
}

/** Marks bank payments as made or failed, all or none: the caller rolls back where it is refused. */
export async function markPayouts(
  at: Connection,
  { outcome, note, payouts }: Parsed<'POST /office/trade-in-payouts'>['body'],
  { businessId, ...payer }: Payer,
): Promise<Refusal | undefined> {
  const versions = new Map(payouts.map(({ number, version }) => [readNumber(number) ?? number, version]));
  const found = await readRequestsOf(at.ask, [...versions.keys()], businessId);
  if (found.length < payouts.length) return refuse(404, 'There is no such device.');
  const move = outcome === 'paid' ? 'pay_out' : 'fail_payout';
  for (const { tradeInId, number } of found) {
    const version = versions.get(number) ?? 0;
    const refusal = await moveByCall(at, { ...payer, tradeInId, item: number, version, move, note });
    if (refusal) return refusal;
  }
  return undefined;
}
