import { REVIEW_ASKED_AFTER_DAYS } from '#rules/catalog/review-fields.ts';
import type { Database } from '../../db/connect.ts';
import type { Sender } from '../../ports/sender.ts';
import { mailReviewRequest } from './mails.writes.ts';

/** No request later than this, for example after the shop was down for a long time. */
const LATEST_DAYS = 30;

const DUE = {
  name: 'orders-to-review',
  text: `
  select id from orders
  where state = 'completed' and review_asked_at is null
    and completed_at <= $1::timestamptz - make_interval(days => $2)
    and completed_at > $1::timestamptz - make_interval(days => $3)
  order by completed_at limit 500`,
};
const ASKED = {
  name: 'order-review-asked',
  text: `update orders set review_asked_at = $2
    where id = $1 and state = 'completed' and review_asked_at is null returning id`,
};

/** Asks for reviews once for each order, a week after it was completed. */
export async function askForReviews(
  { ask, transaction }: Pick<Database, 'ask' | 'transaction'>,
  { now, sender }: { now: Date; sender: Sender },
): Promise<void> {
  const due = await ask<{ id: number }>(DUE, [now, REVIEW_ASKED_AFTER_DAYS, LATEST_DAYS]);
  for (const { id } of due) {
    await transaction(async (at) => {
      const taken = await at.ask(ASKED, [id, now]);
      if (taken.length === 1) await mailReviewRequest(at, id, sender);
    });
  }
}
