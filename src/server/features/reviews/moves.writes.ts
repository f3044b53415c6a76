import type { Parsed } from '#contract/calls.ts';
import type { ReviewState } from '#rules/catalog/review-fields.ts';
import { afterMove } from '#rules/flows/flow.ts';
import { REVIEW_FLOW } from '#rules/flows/review.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { showPhotos } from '../images/public.ts';
import type { Reader } from './office.reads.ts';

interface Locked {
  state: ReviewState;
  version: number;
  answer: string | null;
  hiddenReason: string | null;
  photoIds: string[];
  businessId: number;
}

const LOCK = {
  name: 'review-lock',
  text: `
  select v.state, v.version, v.answer, v.hidden_reason as "hiddenReason", v.photo_ids as "photoIds",
    p.business_id as "businessId"
  from reviews v join products p on p.id = v.product_id where v.id = $1 for no key update of v`,
};
const SET = {
  name: 'review-set',
  text: `
  update reviews set state = $2, hidden_reason = $3, answer = $4,
    answered_at = case when $4::text is null then null else coalesce(answered_at, $5) end,
    version = version + 1, updated_at = $5
  where id = $1`,
};

export type ReviewMoveProblem = 'unknown' | 'changed' | 'impossible';

/** Publishes, hides or answers a review, if it still has the version that was read. */
export async function moveReview(
  at: Connection,
  { id, move, version, reason, answer }: Parsed<'POST /office/reviews/{id}/moves'>['body'] & { id: number },
  { reader, account, now }: { reader: Reader; account: Account; now: Date },
): Promise<'moved' | ReviewMoveProblem> {
  const [before] = await at.ask<Locked>(LOCK, [id]);
  const isSeen =
    before &&
    (reader.businessId === null || (before.businessId === reader.businessId && before.state === 'published'));
  if (!isSeen) return 'unknown';
  if (before.version !== version) return 'changed';
  const state = afterMove(REVIEW_FLOW, move, before.state, reader.actor);
  if (state === undefined || (move === 'answer' && before.answer !== null)) return 'impossible';
  const after = {
    state,
    hiddenReason: move === 'hide' ? (reason ?? null) : null,
    answer: move === 'answer' ? (answer ?? null) : before.answer,
  };
  await at.ask(SET, [id, after.state, after.hiddenReason, after.answer, now]);
  await showPhotos(at.ask, before.photoIds, state === 'published');
  const { state: was, hiddenReason, answer: said } = before;
  await writeAudit(at.db, {
    actor: account,
    action: `${move} review`,
    subject: 'review',
    subjectId: id,
    before: { state: was, hiddenReason, answer: said },
    after,
  });
  return 'moved';
}
