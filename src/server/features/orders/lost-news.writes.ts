import { readOpenPayments, readPendingRefunds } from '../money/public.ts';
import type { Settling } from './payment.writes.ts';
import type { ProviderSources } from './provider.writes.ts';
import { beginPayment, followPayment } from './provider.writes.ts';
import { runRefund } from './refund-run.writes.ts';

/** How long we wait for the provider's own message before we ask. */
const PATIENCE_MS = 3 * 60_000;

/**
 * Events get lost, and a process may end between two steps. So after a while, open payments are read at their provider
 * or started there, and pending refunds are tried again. If one fails, the others still run.
 */
export async function findLostNews(sources: ProviderSources, settling: Settling): Promise<void> {
  const before = new Date(settling.now.getTime() - PATIENCE_MS);
  const payments = sources.ports.stripe ? await readOpenPayments(sources.ask, 'stripe', before) : [];
  const refunds = await readPendingRefunds(sources.ask, before);
  const works = [
    ...payments.map(({ id, reference }) => () => {
      return reference === null ? beginPayment(sources, id) : followPayment(sources, id, settling);
    }),
    ...refunds
      .filter(({ kind }) => sources.ports[kind])
      .map(
        ({ id }) =>
          () =>
            runRefund(sources, id, settling.now),
      ),
  ];
  const failures: unknown[] = [];
  for (const work of works) {
    await work().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of ${works.length} could not be asked for`);
  }
}
