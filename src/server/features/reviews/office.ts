import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { ReviewMoveProblem } from './moves.writes.ts';
import { moveReview } from './moves.writes.ts';
import type { Reader } from './office.reads.ts';
import { readOfficeReview, readOfficeReviews } from './office.reads.ts';

function readerOf({ office }: Account): Reader | undefined {
  if (office?.of === 'site') return { actor: 'administrator', businessId: null };
  return office?.businessId ? { actor: 'vendor', businessId: office.businessId } : undefined;
}

const noReview = () => refuse(404, 'There is no such review.');

const refusalOf = (problem: ReviewMoveProblem) =>
  problem === 'unknown'
    ? noReview()
    : refuse(
        409,
        problem === 'changed'
          ? 'The review was changed in the meantime. Please read it again.'
          : 'This can’t be done with the review as it is now.',
      );

/** Office calls for reviews: the administrator publishes and hides, vendors answer. */
export function reviewOffice(
  calls: PrivateCalls,
  sources: Pick<Database, 'ask' | 'db' | 'transaction'>,
): void {
  calls.define('GET /office/reviews', async ({ query }, { account }) => {
    const reader = readerOf(account);
    return reader ? readOfficeReviews(sources.ask, query, reader) : notOpen();
  });

  calls.define(
    'POST /office/reviews/{id}/moves',
    async ({ params: { id }, body }, { account, idempotencyKey: key }) => {
      const reader = readerOf(account);
      if (!reader) return notOpen();
      const once = { key, call: 'move review', sender: ['account', account.id], input: [id, body] };
      return onlyOnce(sources, once, async (at) => {
        const made = await moveReview(at, { ...body, id }, { reader, account, now: new Date() });
        if (made !== 'moved') return refusalOf(made);
        // The review is still visible: a vendor sees the answered review, and the administrator sees all.
        const result = await readOfficeReview(at.ask, id, reader);
        return result ? { status: 200 as const, result } : noReview();
      });
    },
  );
}
