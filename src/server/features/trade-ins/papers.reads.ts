import type { Paper } from '#rules/papers/paper.ts';
import { tradeInLabelPaper } from '#rules/papers/trade-in-label.ts';
import { tradeInStatementPaper } from '#rules/papers/trade-in-statement.ts';
import type { Ask } from '../../db/connect.ts';
import { readByToken } from './by-token.reads.ts';

/**
 * The label of a device, by the name of its paper: 'label-TI-482369175-B'. Undefined unless the device waits to be posted.
 */
export async function readTradeInLabel(
  ask: Ask,
  { secret, token, name }: { secret: Buffer; token: string; name: string },
): Promise<Paper | undefined> {
  const found = await readByToken(ask, secret, token);
  const item = found?.items.find(({ number }) => name.toLowerCase() === `label-${number.toLowerCase()}`);
  if (!found || item?.way !== 'label' || item.state !== 'awaiting_device') return undefined;
  return tradeInLabelPaper({
    number: item.number,
    name: item.name,
    choice: item.choice,
    buyer: item.business,
    customer: found.name,
    address: found.address,
    sendBy: item.due_at === null ? null : new Date(item.due_at),
  });
}

/** The statement of the payment for a device: 'statement-ti-482369175-b'. Undefined unless it is paid. */
export async function readTradeInStatement(
  ask: Ask,
  { secret, token, name }: { secret: Buffer; token: string; name: string },
): Promise<Paper | undefined> {
  if (!name.startsWith('statement-')) return undefined;
  const found = await readByToken(ask, secret, token);
  const item = found?.items.find(({ number }) => name.toLowerCase() === `statement-${number.toLowerCase()}`);
  if (!found || item?.state !== 'paid' || item.price === null) return undefined;
  const { offer } = item.quote;
  return tradeInStatementPaper({
    number: item.number,
    name: item.name,
    choice: item.choice,
    identifierEnds: item.identifier_ends,
    buyer: item.business,
    customer: found.name,
    address: found.address,
    paidAt: new Date(item.since),
    payout: item.payout,
    offered: item.payout === 'bank' ? offer.cash : offer.voucher,
    paid: item.price,
    cuts: item.revisions.flatMap(({ cuts }) => cuts),
  });
}
