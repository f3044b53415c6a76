import { matchAddress } from '#contract/pages.ts';
import type { Ask } from '../db/connect.ts';
import { readByToken } from '../features/orders/by-token.reads.ts';
import type { Sender } from '../features/orders/public.ts';
import { urlProblem } from '../http/guards.ts';

/** Whether an address is that of an order's page and its token opens nothing: it is wrong, or was renewed. */
export type IsDeadLink = (url: string) => Promise<boolean>;

export const deadLinks =
  (ask: Ask, sender: () => Promise<Sender>): IsDeadLink =>
  async (url) => {
    const address = urlProblem(url) ? undefined : matchAddress(url.split('?', 1)[0] ?? url);
    if (address?.page !== 'track') return false;
    try {
      return (await readByToken(ask, (await sender()).secret, address.token)) === undefined;
    } catch {
      // While the database does not answer nobody knows: the page says so itself.
      return false;
    }
  };
