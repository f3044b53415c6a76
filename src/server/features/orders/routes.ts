import type { Tracked } from '#contract/orders.ts';
import type { Actor } from '#rules/flows/flow.ts';
import type { Database } from '../../db/connect.ts';
import { onlyOnce, openSender } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readByToken } from './by-token.reads.ts';
import { readExchangeWire } from './exchange.reads.ts';
import { readLines } from './order.writes.ts';
import { readOwnOrders } from './list.reads.ts';
import type { Sender } from './letter-parts.reads.ts';
import { moveTracked } from './move-call.writes.ts';
import { trackedWire } from './tracked.reads.ts';
import type { Tracking } from './tracking.reads.ts';
import { readTracking } from './tracking.reads.ts';

export interface OrderSources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
}

const noOrder = () => refuse(404, 'There is no such order.');

export function orderRoutes(calls: PrivateCalls, sources: OrderSources): void {
  const { ask } = sources;

  calls.define('GET /no/auth/web/site/track/{token}', async ({ params: { token } }) => {
    const sender = await sources.sender();
    const found = await readByToken(ask, sender.secret, token);
    return found ? { status: 200, result: wire(found, 'buyer', sender) } : noOrder();
  });

  calls.define(
    'GET /no/auth/web/site/track/{token}/exchanges',
    async ({ params: { token }, query: { number } }) => {
      const found = await readByToken(ask, (await sources.sender()).secret, token);
      const known = found?.order ? [found.order] : (found?.group.orders ?? []);
      const order = known.find((one) => number === undefined || one.number === number);
      if (!order) return noOrder();
      const returnable = new Set(order.lines.filter((line) => line.returnable > 0).map(({ id }) => id));
      const lines = await readLines(ask, [order.id]);
      const asked = lines.filter(({ id }) => returnable.has(id));
      return { status: 200, data: await readExchangeWire(ask, order.business.id, asked) };
    },
  );

  calls.define('POST /no/auth/web/site/track/{token}/moves', async ({ params: { token }, body }, context) => {
    const { idempotencyKey: key } = context;
    const sender = await sources.sender();
    const found = await readByToken(ask, sender.secret, token);
    if (!found) return noOrder();
    const once = { key, call: 'move', sender: openSender(key, context), input: [token, body] };
    return onlyOnce(sources, once, async (at) => {
      const refusal = await moveTracked(at, found, body, { actor: 'buyer', actorId: null, sender });
      if (refusal) return refusal;
      const { order, group } = found;
      const after = await readTracking(at.ask, order ? { orderId: order.id } : { groupId: group.id });
      if (!after) throw new Error('an order is gone after its move');
      return { status: 200 as const, result: wire(after, 'buyer', sender) };
    });
  });

  calls.define('GET /web/site/orders', async ({ query }, { account }) =>
    readOwnOrders(
      ask,
      { ...query, userId: account.id, provenEmail: account.isConfirmed ? account.email : null },
      (await sources.sender()).secret,
    ),
  );
}

const wire = (found: Tracking, actor: Actor, { secret }: Sender): Tracked =>
  trackedWire(found, { actor, secret, now: new Date() });
