import { matchAddress } from '#contract/pages.ts';
import type { Ask } from '../db/connect.ts';
import { readByToken } from '../features/orders/by-token.reads.ts';
import type { Sender } from '../features/orders/public.ts';
import { urlProblem } from '../http/guards.ts';

/** Whether an address is an order's page whose token is wrong or was replaced by a new one. */
export type IsDeadLink = (url: string) => Promise<boolean>;

export const deadLinks =
  (ask: Ask, sender: () => Promise<Sender>): IsDeadLink =>
  async (url) => {
    const address = urlProblem(url) ? undefined : matchAddress(url.split('?', 1)[0] ?? url);
    if (address?.page !== 'track') return false;
    try {
      return (await readByToken(ask, (await sender()).secret, address.token)) === undefined;
    } catch {
      // We can't know while the database does not answer. The page itself then shows the problem.
      return false;
    }
  };
