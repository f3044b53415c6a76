import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readByToken } from './by-token.reads.ts';
import { readExchangeWire } from './exchange.reads.ts';
import { readLines } from './order.writes.ts';
import { readOwnOrders } from './list.reads.ts';
import type { Sender } from '../../ports/sender.ts';

export interface OrderSources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
}

const noOrder = () => refuse(404, 'There is no such order.');

export function orderRoutes(calls: PrivateCalls, sources: OrderSources): void {
  const { ask } = sources;

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

  calls.define('GET /web/site/orders', async ({ query }, { account }) =>
    readOwnOrders(
      ask,
      { ...query, userId: account.id, provenEmail: account.isConfirmed ? account.email : null },
      (await sources.sender()).secret,
    ),
  );
}
