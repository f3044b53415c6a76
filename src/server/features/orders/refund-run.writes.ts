import type { Refund } from '../money/public.ts';
import { noteRefund, readRefund } from '../money/public.ts';
import type { ProviderSources } from './provider.writes.ts';

/**
 * Sends a refund by the same way as the payment. A refund by hand waits until staff confirm it. If the provider doesn't
 * answer, the money may have been sent, so the next try asks first.
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
