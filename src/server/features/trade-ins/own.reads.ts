import type { Answer, Parsed } from '#contract/calls.ts';
import { statusOf } from '#rules/trade-in/status.ts';
import type { Ask } from '../../db/connect.ts';
import { writeToken } from '../../http/links.ts';
import { customerViewer } from './photo-addresses.reads.ts';
import { itemWire, totalsOf } from './tracked.reads.ts';
import { readTracking } from './tracking.reads.ts';

/** An account with a confirmed email also sees devices that were sold with that email without signing in. */
interface Seller {
  userId: number;
  provenEmail: string | null;
}

const OWN = {
  name: 'trade-ins-own',
  text: `
  select id from trade_ins
  where (user_id = $1 or (user_id is null and lower(email) = lower($2))) and ($3::int is null or id < $3)
  order by id desc limit $4`,
};
const PER_PAGE = 20;

/** The account's own trade-ins, newest first. */
export async function readOwnTradeIns(
  ask: Ask,
  { cursor, per_page: perPage = PER_PAGE }: Parsed<'GET /web/site/trade-ins'>['query'],
  { userId, provenEmail }: Seller,
  secret: Buffer,
): Promise<Answer<'GET /web/site/trade-ins'>> {
  const ids = await ask<{ id: number }>(OWN, [userId, provenEmail, cursor ?? null, perPage + 1]);
  const shown = ids.slice(0, perPage);
  const data: Answer<'GET /web/site/trade-ins'>['data'] = [];
  for (const { id } of shown) {
    const tradeIn = await readTracking(ask, { id });
    if (!tradeIn) continue;
    const { number, version, placed_at: placedAt, payout, link_version: linkVersion, items } = tradeIn;
    const token = writeToken(secret, { kind: 'trade_in', id: String(id) }, linkVersion);
    const state = statusOf(items.map((item) => item.state));
    const devices = items.map((item) => itemWire(item, tradeIn.has_account, customerViewer(token)));
    data.push({
      number,
      token,
      state,
      version,
      placed_at: placedAt.toISOString(),
      next: devices.find((device) => device.state === state)?.next ?? null,
      payout,
      totals: totalsOf(items),
      items: devices.map((device) => ({
        number: device.number,
        name: device.name,
        choice: device.choice,
        image: device.image,
        path: device.path,
        state: device.state,
        offer: device.offer,
        price: device.price,
        identifier: device.identifier,
      })),
    });
  }
  return { status: 200, data, next_cursor: ids.length > perPage ? String(shown.at(-1)?.id) : null };
}
