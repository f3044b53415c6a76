import type { Account } from '../../http/account.ts';
import { businessOf } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { photoAddresses, readOrderForStaff } from '../orders/public.ts';
import type { Sender } from '../../ports/sender.ts';
import type { Database } from '../../db/connect.ts';
import { readInbox } from './inbox.reads.ts';
import type { Reader, Subject } from './reads.ts';
import { readOfficeThread } from './reads.ts';
import type { Author } from './writes.ts';
import { markRead, setClosed, writeAsStaff } from './writes.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
}

/** Each answer may become a mail. */
const BY_ORDER = { most: 60, windowMs: 60 * 60_000 };

const noOrder = () => refuse(404, 'There is no such order.');

const isOfSite = ({ office }: Account) => office?.of === 'site';
const authorOf = (account: Account): Author => ({
  ...account,
  side: isOfSite(account) ? 'administrator' : 'vendor',
});

/** The office's inbox, and the conversation about one order. */
export function messageOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask } = sources;

  async function open(
    account: Account,
    number: string,
  ): Promise<{ about: Subject; reader: Reader } | undefined> {
    const order = await readOrderForStaff(ask, account, number);
    if (!order) return undefined;
    const { shop } = await sources.sender();
    const photoAddress = photoAddresses({ number: order.number });
    return {
      about: { ...order, subject: 'order' },
      reader: { side: 'office', photoAddress, shop: shop.name },
    };
  }

  calls.define('GET /office/messages', async ({ query }, { account }) => {
    const businessId = businessOf(account);
    if (businessId === undefined) return notOpen();
    return readInbox(ask, query, {
      businessId,
      storeIds: account.office?.storeIds ?? null,
      userId: account.id,
    });
  });

  calls.define(
    'GET /office/messages/{number}',
    async ({ params: { number }, query: { before } }, { account }) => {
      const found = await open(account, number);
      if (!found) return noOrder();
      return { status: 200, result: await readOfficeThread(ask, found.about, found.reader, before) };
    },
  );

  calls.define(
    'POST /office/messages/{number}',
    async ({ params: { number }, body }, { account, idempotencyKey: key, tooManyByAll }) => {
      const found = await open(account, number);
      if (!found) return noOrder();
      const { about, reader } = found;
      if (!about.hasEmail) return refuse(409, 'This person gave no email, so no message reaches them.');
      if (tooManyByAll('answers', String(about.id), BY_ORDER))
        return refuse(429, 'Too many messages were sent.');
      const { text, photos = [], seen } = body;
      // A retry may have seen more, such as its own message, and is still the same answer.
      const once = { key, call: 'answer', sender: ['account', account.id], input: [number, text, photos] };
      return onlyOnce(sources, once, async (at) => {
        const message = { text, photos, seen, now: new Date() };
        const written = await writeAsStaff(at, about, authorOf(account), message);
        if (written === 'photos gone')
          return refuse(409, 'A photo is no longer there. Please add your photos again.');
        if (written !== 'written')
          return refuse(
            409,
            `${written.answeredBy} has answered while you were writing. Your message is not sent yet.`,
          );
        return { status: 200 as const, result: await readOfficeThread(at.ask, about, reader) };
      });
    },
  );

  calls.define(
    'POST /office/messages/{number}/read',
    async ({ params: { number }, body: { up_to: upTo } }, { account }) => {
      const found = await open(account, number);
      if (!found) return noOrder();
      const { about, reader } = found;
      // A vendor's messages stay unread for the vendor when the site's staff look at them.
      if (!isOfSite(account) || !about.hasOwner)
        await markRead(ask, about, { by: 'office', reader: account.name, upTo, now: new Date() });
      return { status: 200, result: await readOfficeThread(ask, about, reader) };
    },
  );

  calls.define(
    'POST /office/messages/{number}/state',
    async ({ params: { number }, body: { is_closed: isClosed, seen } }, { account }) => {
      const found = await open(account, number);
      if (!found) return noOrder();
      const { about, reader } = found;
      const set = await setClosed(sources, about, { isClosed, seen, account, now: new Date() });
      if (set === 'unknown') return refuse(404, 'Nobody has written about this order yet.');
      if (set === 'newer') return refuse(409, 'The buyer has just written again. Please read it first.');
      return { status: 200, result: await readOfficeThread(ask, about, reader) };
    },
  );
}
