import { matchAddress } from '#contract/pages.ts';
import { urlProblem } from '../http/guards.ts';

/** Whether a path is the page of a tracking link whose token is wrong or was replaced by a new one. */
export type IsDeadLink = (url: string) => Promise<boolean>;

export const deadLinks =
  (isOpen: (token: string) => Promise<boolean>): IsDeadLink =>
  async (url) => {
    const address = urlProblem(url) ? undefined : matchAddress(url.split('?', 1)[0] ?? url);
    if (address?.page !== 'track') return false;
    try {
      return !(await isOpen(address.token));
    } catch {
      // We can't know while the database does not answer. The page itself then shows the problem.
      return false;
    }
  };
