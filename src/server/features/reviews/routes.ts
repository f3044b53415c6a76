import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { Sender } from '../../ports/sender.ts';
import { readByToken } from '../orders/public.ts';
import { readOwnReview } from './reads.ts';
import type { SaveProblem } from './writes.ts';
import { saveReview, takeReviewBack } from './writes.ts';

export interface ReviewSources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
}

const PROBLEMS: Record<SaveProblem, string> = {
  'not bought': 'A review can be written once the thing has been sent to you, and while you keep it.',
  'photos gone': 'A photo is no longer there. Please add your photos again.',
};
const noLine = () => refuse(404, 'There is no such thing in this order.');

/** Reviews by buyers. The link of the order proves that they bought it. */
export function reviewRoutes(calls: PrivateCalls, sources: ReviewSources): void {
  const { ask } = sources;
  const isInOrder = async (token: string, lineId: number) => {
    const found = await readByToken(ask, (await sources.sender()).secret, token);
    const orders = found?.order ? [found.order] : (found?.group.orders ?? []);
    return orders.some(({ lines }) => lines.some(({ id }) => id === lineId));
  };

  calls.define(
    'PUT /no/auth/web/site/track/{token}/lines/{lineId}/review',
    async ({ params: { token, lineId }, body }) => {
      if (!(await isInOrder(token, lineId))) return noLine();
      const saved = await saveReview(sources, { lineId, body, now: new Date() });
      if (saved !== 'saved') return refuse(409, PROBLEMS[saved]);
      const result = await readOwnReview(ask, lineId, token);
      return result ? { status: 200, result } : noLine();
    },
  );

  calls.define(
    'DELETE /no/auth/web/site/track/{token}/lines/{lineId}/review',
    async ({ params: { token, lineId } }) => {
      if (!(await isInOrder(token, lineId))) return noLine();
      const isDone = await takeReviewBack(sources, { lineId, now: new Date() });
      return isDone ? { status: 200, message: 'Your review is deleted.' } : noLine();
    },
  );
}
