import { linkKind } from '#rules/orders/counter-order.ts';
import type { Database } from '../../db/connect.ts';
import { businessOf } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { askForProof, notOpen } from '../../http/private-calls.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { actorOf, givenBack, readForStaff, staffView } from './for-staff.reads.ts';
import { limitMoves, limitView } from './limited-moves.writes.ts';
import { moveTracked } from './move-call.writes.ts';
import { WRONG_CODE } from './moving.writes.ts';
import { writeNote } from './notes.writes.ts';
import { readGroup, readLines } from './order.writes.ts';
import { isLargeRefund, refundProblem } from './refund-limit.reads.ts';
import { planRefund } from './refund-wishes.writes.ts';
import type { Sender } from '../../ports/sender.ts';
import { renewLinks } from './renew-link.writes.ts';
import { readStaffOrders } from './staff-list.reads.ts';
import { readOrderForStaff } from './subject.reads.ts';
import { viewAfter } from './view-after.writes.ts';

/** Limits of wrong collection codes. A code has six digits and could otherwise be guessed. */
const WRONG_CODES = { order: { most: 5, windowMs: 15 * 60_000 }, staff: { most: 20, windowMs: 60 * 60_000 } };

/** Each renewal mails the buyer. */
const RENEWALS = { most: 10, windowMs: 60 * 60_000 };

const noOrder = () => refuse(404, 'There is no such order.');

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
  /** The payments that the shop accepts at present. */
  pays: () => Promise<Parameters<typeof linkKind>[0]>;
}

/** '12:1,13:2' as units of lines. */
const unitsIn = (text: string | undefined) =>
  text?.split(',').map((one) => {
    const [line = 0, units = 0] = one.split(':').map(Number);
    return { line_id: line, units };
  });

/** The calls for staff: the list of orders, one order, and its moves. */
export function orderOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask } = sources;

  calls.define('GET /office/orders', async ({ query }, { account }) => {
    const businessId = businessOf(account);
    if (businessId === undefined) return notOpen();
    const storeIds = account.office?.storeIds ?? null;
    const asker = { businessId, storeIds, userId: account.id, actor: actorOf(account), now: new Date() };
    const page = await readStaffOrders(ask, { ...query, ...asker });
    return { ...page, data: await limitMoves(ask, account, page.data) };
  });

  calls.define('GET /office/orders/{number}', async ({ params: { number } }, { account }) => {
    const found = await readForStaff(ask, account, number);
    if (!found) return noOrder();
    const view = await staffView(ask, found, account, (await sources.sender()).secret);
    return { status: 200, result: await limitView(ask, account, view) };
  });

  calls.define(
    'POST /office/orders/{number}/moves',
    async ({ params: { number }, body }, { account, idempotencyKey: key, tooManyByAll, forgive }) => {
      const sender = await sources.sender();
      const found = await readForStaff(ask, account, number);
      if (!found?.order) return noOrder();
      const { id } = found.order;
      const refunded = givenBack(found.order);
      const order = String(id);
      const staff = String(account.id);
      const saysCode = body.move === 'complete' && body.code !== undefined;
      const isGuessing =
        saysCode &&
        (tooManyByAll('wrong codes of order', order, WRONG_CODES.order) ||
          tooManyByAll('wrong codes of staff', staff, WRONG_CODES.staff));
      if (isGuessing) return refuse(429, 'Too many wrong codes were tried.');
      const once = { key, call: 'move', sender: ['account', account.id], input: [number, body] };
      const kind = body.move === 'exchange' ? linkKind(await sources.pays()) : undefined;
      const answer = await onlyOnce(sources, once, async (at) => {
        const by = { actor: actorOf(account), actorId: account.id, sender, linkKind: kind };
        const refusal = await moveTracked(at, found, body, by);
        if (refusal) return refusal;
        // The site's office sends a late transfer back, so it needs no right to refund.
        const isLate = body.move === 'late_payment';
        const tooMuch = isLate
          ? undefined
          : await refundProblem(at, account, { orderId: id, before: refunded });
        if (tooMuch !== undefined) return refuse(403, tooMuch);
        if (!isLate && !account.isFresh && (await isLargeRefund(at, { orderId: id, before: refunded })))
          return askForProof();
        return { status: 200 as const, result: await viewAfter(at, id, account, sender) };
      });
      const isWrong = answer instanceof Refusal && answer.message === WRONG_CODE;
      if (saysCode && !isWrong) {
        forgive('wrong codes of order', order);
        forgive('wrong codes of staff', staff);
      }
      return answer;
    },
  );

  calls.define('GET /office/orders/{number}/refund', async ({ params: { number }, query }, { account }) => {
    const found = await readForStaff(ask, account, number);
    const all = found?.order && (await readGroup(ask, found.group.id));
    const order = all?.orders.find(({ id }) => id === found?.order?.id);
    if (!all || !order) return noOrder();
    const place = { group: all.group, order, lines: await readLines(ask, [order.id]) };
    const plan = await planRefund(ask, place, query.move, {
      lines: unitsIn(query.lines),
      amount: query.amount,
    });
    if ('total' in plan) return { status: 200, result: plan };
    return refuse(409, 'impossible' in plan ? plan.impossible : 'The order has moved. Please look again.');
  });

  calls.define(
    'POST /office/orders/{number}/notes',
    async ({ params: { number }, body: { text } }, { account, idempotencyKey: key }) => {
      const sender = await sources.sender();
      const order = await readOrderForStaff(ask, account, number);
      if (!order) return noOrder();
      const once = { key, call: 'note order', sender: ['account', account.id], input: [number, text] };
      return onlyOnce(sources, once, async (at) => {
        await writeNote(at, order, text, { author: account, shop: sender.shop });
        return { status: 200 as const, result: await viewAfter(at, order.id, account, sender) };
      });
    },
  );

  calls.define(
    'POST /office/orders/{number}/link',
    async ({ params: { number }, body }, { account, idempotencyKey: key, tooManyByAll }) => {
      const sender = await sources.sender();
      const found = await readForStaff(ask, account, number);
      if (!found?.order) return noOrder();
      const { id, number: written } = found.order;
      const groupId = found.group.id;
      if (!found.group.email) return refuse(409, 'This person gave no email to send the link to.');
      if (tooManyByAll('renewed links', groupId, RENEWALS))
        return refuse(429, 'The link was renewed too often. Please wait an hour.');
      const once = { key, call: 'renew link', sender: ['account', account.id], input: [number, body] };
      return onlyOnce(sources, once, async (at) => {
        const what = { groupId, number: written, version: body.link_version };
        if (!(await renewLinks(at, what, account, sender)))
          return refuse(409, 'Somebody else has just renewed the link.');
        return { status: 200 as const, result: await viewAfter(at, id, account, sender) };
      });
    },
  );
}
