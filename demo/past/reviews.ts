import type { Connection } from '#server/db/connect.ts';
import { moveReview } from '#server/features/reviews/moves.writes.ts';
import { saveReview } from '#server/features/reviews/writes.ts';
import type { Account } from '#server/http/account.ts';
import { BUY_DEVICES } from '../catalogue.ts';
import { textsOf, UNREVIEWED } from '../reviews.ts';

const DAY_MS = 86_400_000;
const WRITTEN_AFTER_DAYS = 9;
const PUBLISHED_AFTER_DAYS = 1;

const ASKED = {
  text: `
  update orders set review_asked_at = completed_at + interval '7 days'
  where group_id = $1 and state = 'completed' and completed_at < $2::timestamptz - interval '7 days'
  returning id, completed_at as "completedAt"`,
};
const FIRST_LINE = {
  text: `
  select id, product_id as "productId", array(select title from reviews r where r.product_id = l.product_id) as titles
  from order_lines l where order_id = $1 order by id limit 1`,
};
const WRITTEN = { text: 'select id, version from reviews where order_line_id = $1' };

/**
 * Buyers of old orders are not asked for a review again. Some of them wrote one, and the newest reviews wait to be
 * published.
 */
export async function reviewPast(
  at: Connection,
  {
    groupId,
    writes,
    administrator,
    now,
  }: { groupId: string; writes: boolean; administrator: Account; now: Date },
): Promise<void> {
  const asked = await at.ask<{ id: number; completedAt: Date }>(ASKED, [groupId, now]);
  const [order] = asked;
  if (!order || !writes) return;
  const writtenAt = new Date(order.completedAt.getTime() + WRITTEN_AFTER_DAYS * DAY_MS);
  const publishedAt = new Date(writtenAt.getTime() + PUBLISHED_AFTER_DAYS * DAY_MS);
  if (writtenAt > now) return;
  const lineId = await write(at, order.id, writtenAt);
  if (lineId === undefined || publishedAt > now) return;
  const [review] = await at.ask<{ id: number; version: number }>(WRITTEN, [lineId]);
  if (!review) throw new Error('a review was not written');
  const reader = { actor: 'administrator', businessId: null } as const;
  const moved = await moveReview(
    at,
    { ...review, move: 'publish' },
    { reader, account: administrator, now: publishedAt },
  );
  if (moved !== 'moved') throw new Error(`a review was not published: ${moved}`);
}

/** With a text that was not used for the same product yet. */
async function write(at: Connection, orderId: number, now: Date): Promise<number | undefined> {
  const [line] = await at.ask<{ id: number; productId: number; titles: string[] }>(FIRST_LINE, [orderId]);
  const device = BUY_DEVICES.find(({ id }) => id === line?.productId);
  if (!line || !device || UNREVIEWED.includes(device.id)) return undefined;
  const text = textsOf(device).find(({ title }) => !line.titles.includes(title));
  if (!text) return undefined;
  const saved = await saveReview(
    { transaction: (work) => work(at) },
    { lineId: line.id, body: { ...text, photos: [] }, now },
  );
  if (saved !== 'saved') throw new Error(`a review was not written: ${saved}`);
  return line.id;
}
