import type { Parsed } from '#contract/calls.ts';
import type { Tracked } from '#contract/orders.ts';
import type { Actor } from '#rules/flows/flow.ts';
import { movedWords } from '#rules/orders/moved-words.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { businessOf } from '../../http/account.ts';
import { onlyOnce, openSender } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { Refusal, refuse, refuseMoved } from '../../http/refusal.ts';
import { readByToken } from './by-token.reads.ts';
import { actorOf, readForStaff } from './for-staff.reads.ts';
import { readOwnOrders } from './list.reads.ts';
import type { Sender } from './letter-parts.reads.ts';
import { readStaffOrders } from './staff-list.reads.ts';
import { moveOrder } from './moves.writes.ts';
import type { Stale } from './moving.writes.ts';
import { WRONG_CODE } from './moving.writes.ts';
import type { Tracking } from './tracking.reads.ts';
import { readTracking, trackedWire } from './tracking.reads.ts';

export interface OrderSources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
}

type MoveBody = Parsed<'POST /no/auth/web/site/track/{token}/moves'>['body'];

/** A code has six digits: whoever may try as often as they like finds it. */
const WRONG_CODES = { order: { most: 5, windowMs: 15 * 60_000 }, staff: { most: 20, windowMs: 60 * 60_000 } };

const noOrder = () => refuse(404, 'There is no such order.');

export function orderRoutes(calls: PrivateCalls, sources: OrderSources): void {
  const { ask } = sources;

  calls.define('GET /no/auth/web/site/track/{token}', async ({ params: { token } }) => {
    const sender = await sources.sender();
    const found = await readByToken(ask, sender.secret, token);
    return found ? { status: 200, result: wire(found, 'buyer', sender) } : noOrder();
  });

  calls.define('POST /no/auth/web/site/track/{token}/moves', async ({ params: { token }, body }, context) => {
    const { idempotencyKey: key } = context;
    const sender = await sources.sender();
    const found = await readByToken(ask, sender.secret, token);
    if (!found) return noOrder();
    const once = { key, call: 'move', sender: openSender(key, context), input: [token, body] };
    return onlyOnce(sources, once, (at) => move(at, found, body, { actor: 'buyer', actorId: null, sender }));
  });

  calls.define('GET /web/site/orders', async ({ query }, { account }) =>
    readOwnOrders(
      ask,
      { ...query, userId: account.id, provenEmail: account.isConfirmed ? account.email : null },
      (await sources.sender()).secret,
    ),
  );

  calls.define('GET /office/orders', async ({ query }, { account }) => {
    const businessId = businessOf(account);
    if (businessId === undefined) return notOpen();
    const storeIds = account.office?.storeIds ?? null;
    return readStaffOrders(ask, { ...query, businessId, storeIds, actor: actorOf(account), now: new Date() });
  });

  calls.define('GET /office/orders/{number}', async ({ params: { number } }, { account }) => {
    const sender = await sources.sender();
    const found = await readForStaff(ask, account, number);
    return found ? { status: 200, result: wire(found, actorOf(account), sender) } : noOrder();
  });

  calls.define(
    'POST /office/orders/{number}/moves',
    async ({ params: { number }, body }, { account, idempotencyKey: key, tooManyByAll, forgive }) => {
      const sender = await sources.sender();
      const found = await readForStaff(ask, account, number);
      if (!found) return noOrder();
      const order = String(found.order?.id);
      const staff = String(account.id);
      const saysCode = body.move === 'complete' && body.code !== undefined;
      const isGuessing =
        saysCode &&
        (tooManyByAll('wrong codes of order', order, WRONG_CODES.order) ||
          tooManyByAll('wrong codes of staff', staff, WRONG_CODES.staff));
      if (isGuessing) return refuse(429, 'Too many wrong codes were tried.');
      const once = { key, call: 'move', sender: ['account', account.id], input: [number, body] };
      const answer = await onlyOnce(sources, once, (at) =>
        move(at, found, body, { actor: actorOf(account), actorId: account.id, sender }),
      );
      const isWrong = answer instanceof Refusal && answer.message === WRONG_CODE;
      if (saysCode && !isWrong) {
        forgive('wrong codes of order', order);
        forgive('wrong codes of staff', staff);
      }
      return answer;
    },
  );
}

const wire = (found: Tracking, actor: Actor, { secret }: Sender): Tracked =>
  trackedWire(found, { actor, secret, now: new Date() });

/** Whoever comes second is told who did what, and gets what they need to draw the order anew. */
function refuseStale(number: string, { state, version, since }: Stale, reader: Actor, now: Date): Refusal {
  const last = since.at(-1);
  const what = last ? movedWords(last, reader, now) : 'This is not how the order stands.';
  return refuseMoved(`${what} Please look again.`, {
    number,
    state,
    version,
    since: since.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  });
}

interface Mover {
  actor: Actor;
  actorId: number | null;
  sender: Sender;
}

async function move(
  at: Connection,
  { group, order: only }: Tracking,
  { move: name, version, number, ...said }: MoveBody,
  { sender, ...by }: Mover,
): Promise<{ status: 200; result: Tracked } | Refusal> {
  const known = only ? [only] : group.orders;
  const order =
    number === undefined && known.length === 1 ? known[0] : known.find((one) => one.number === number);
  if (!order) {
    return refuse(400, 'Please say which order you mean.', {
      number: number === undefined ? 'Required' : 'There is no such order at this address.',
    });
  }
  const now = new Date();
  const made = await moveOrder(at, {
    ...said,
    orderId: order.id,
    groupId: group.id,
    move: name,
    version,
    by,
    now,
    sender,
  });
  if (made !== 'moved') {
    return 'stale' in made
      ? refuseStale(order.number, made.stale, by.actor, now)
      : refuse(409, made.impossible);
  }
  const after = await readTracking(at.ask, only ? { orderId: order.id } : { groupId: group.id });
  if (!after) throw new Error('an order is gone after its move');
  return { status: 200, result: wire(after, by.actor, sender) };
}
