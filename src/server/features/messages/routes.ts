import type { Database } from '../../db/connect.ts';
import { onlyOnce, openSender } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { Sender } from '../../ports/sender.ts';
import { photoAddresses, readLinkedOrder } from '../orders/public.ts';
import type { Reader, Subject } from './reads.ts';
import { readThread } from './reads.ts';
import { readUnread } from './unread.reads.ts';
import { markRead, writeAsBuyer } from './writes.ts';

export interface MessageSources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
}

/** Each order is one conversation. Enough for a buyer who types quickly, too few to flood a vendor. */
const BY_ORDER = { most: 20, windowMs: 10 * 60_000 };
/** One client may have links to many orders. */
const BY_CLIENT = { most: 60, windowMs: 60 * 60_000 };

const noOrder = () => refuse(404, 'There is no such order.');

/** The messages between a buyer and a vendor. The link of the order proves that the sender is the buyer. */
export function messageRoutes(calls: PrivateCalls, sources: MessageSources): void {
  const { ask } = sources;

  async function open(token: string): Promise<{ about: Subject; reader: Reader } | undefined> {
    const { secret, shop } = await sources.sender();
    const order = await readLinkedOrder(ask, secret, token);
    if (!order) return undefined;
    const reader = { side: 'buyer', photoAddress: photoAddresses({ token }), shop: shop.name } as const;
    return { about: { ...order, subject: 'order' }, reader };
  }

  calls.define(
    'GET /no/auth/web/site/track/{token}/messages',
    async ({ params: { token }, query: { before } }) => {
      const found = await open(token);
      if (!found) return noOrder();
      return { status: 200, result: await readThread(ask, found.about, found.reader, before) };
    },
  );

  calls.define(
    'POST /no/auth/web/site/track/{token}/messages',
    async ({ params: { token }, body }, context) => {
      const { idempotencyKey: key, tooMany, tooManyByAll } = context;
      const found = await open(token);
      if (!found) return noOrder();
      const { about, reader } = found;
      if (tooManyByAll('messages', String(about.id), BY_ORDER) || tooMany('messages', '', BY_CLIENT))
        return refuse(429, 'Too many messages were sent.');
      const once = { key, call: 'write message', sender: openSender(key, context), input: [token, body] };
      return onlyOnce(sources, once, async (at) => {
        const { text, photos = [] } = body;
        const written = await writeAsBuyer(at, about, { text, photos, now: new Date() });
        if (written !== 'written') return photoGone();
        return { status: 200 as const, result: await readThread(at.ask, about, reader) };
      });
    },
  );

  calls.define(
    'POST /no/auth/web/site/track/{token}/messages/read',
    async ({ params: { token }, body: { up_to: upTo } }) => {
      const found = await open(token);
      if (!found) return noOrder();
      await markRead(ask, found.about, { by: 'buyer', reader: null, upTo, now: new Date() });
      return { status: 200, result: await readThread(ask, found.about, found.reader) };
    },
  );

  calls.define('GET /web/site/messages', async (_input, { account }) => {
    const mine = { userId: account.id, provenEmail: account.isConfirmed ? account.email : null };
    return { status: 200, data: await readUnread(ask, mine, (await sources.sender()).secret) };
  });
}

const photoGone = () => refuse(409, 'A photo is no longer there. Please add your photos again.');
