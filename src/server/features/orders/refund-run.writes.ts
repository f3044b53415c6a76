import type { Refund } from '../money/public.ts';
import { noteRefund, readRefund } from '../money/public.ts';
import type { ProviderSources } from './provider.writes.ts';

/**
 * Sends money back by the way it came. What is given back by hand waits until somebody says that it was done. Where
 * no answer comes, nobody knows whether the money went: the next try asks first.
 */
export async function runRefund(
  { ask, ports }: Pick<ProviderSources, 'ask' | 'ports'>,
  refundId: string,
  now: Date,
): Promise<Refund['state'] | undefined> {
  const refund = await readRefund(ask, refundId);
  if (refund?.state !== 'pending') return refund?.state;
  const { id, toPayment, failures, reference, paymentReference, kind } = refund;
  const port = ports[kind];
  if (!port) throw new Error(`Refunds by ${kind} are not set up.`);
  const news = await port.refund({ id, amount: toPayment, failures, reference, paymentReference });
  if (news.state === 'by_hand') return 'pending';
  await noteRefund(ask, refund, news, now);
  return news.state;
}
