import type { Database } from '../../db/connect.ts';
import { endRefund, readRefund } from '../money/public.ts';

/**
 * Sends money back by the way it came. A trial moves none; a transfer and cash are given back by hand, and wait until
 * somebody says that it was done.
 */
export async function runRefund({ ask }: Pick<Database, 'ask'>, refundId: string): Promise<void> {
  const refund = await readRefund(ask, refundId);
  if (refund?.state === 'pending' && refund.kind === 'trial')
    await endRefund(ask, refundId, { state: 'done', now: new Date() });
}
