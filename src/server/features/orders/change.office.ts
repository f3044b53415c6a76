import type { Parsed } from '#contract/calls.ts';
import { checkoutErrors, cleanCheckout } from '#rules/checkout/form.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { isForStore } from '#rules/office/grant.ts';
import { linkKind } from '#rules/orders/counter-order.ts';
import type { Contents } from '#rules/orders/contents.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { askForProof } from '../../http/private-calls.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { readPaymentOf } from '../money/public.ts';
import { endChange } from './change-end.writes.ts';
import type { ChangeWish } from './change-plan.writes.ts';
import { planChange } from './change-plan.writes.ts';
import { quoteWire } from './change-wire.writes.ts';
import { changeOrder, NOT_THEIR_STORE, planProblem, whyNotChangeable } from './change.writes.ts';
import { actorOf, givenBack, readForStaff } from './for-staff.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import { refuseStale } from './move-call.writes.ts';
import { lockGroup, readGroup, readLines } from './order.writes.ts';
import { isLargeRefund, refundProblem } from './refund-limit.reads.ts';
import { readStale } from './stale.writes.ts';
import { viewAfter } from './view-after.writes.ts';

type Body = Parsed<'POST /office/orders/{number}/change/quote'>['body'];

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
  /** The payments that the shop accepts at present. */
  pays: () => Promise<Parameters<typeof linkKind>[0]>;
}

const noOrder = () => refuse(404, 'There is no such order.');
const notSold = () => refuse(404, 'Something of this is not for sale.');

/** Changes of orders that were not sent. */
export function changeOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask, pays } = sources;

  calls.define(
    'POST /office/orders/{number}/change/quote',
    async ({ params: { number }, body }, { account }) => {
      const found = await readForStaff(ask, account, number);
      const all = found?.order && (await readGroup(ask, found.group.id));
      const order = all?.orders.find(({ id }) => id === found?.order?.id);
      const payment = order && (await readPaymentOf(ask, order.groupId));
      if (!all || !order || !payment) return noOrder();
      const why = await whyNotChangeable({ ask }, order, await readLines(ask, [order.id]), payment);
      if (why !== undefined) return refuse(409, why);
      const wish = wishOf(body, { isComplete: false });
      if ('refusal' in wish) return wish.refusal;
      const plan = await planChange(ask, { group: all.group, order }, wish, new Date());
      if (!plan) return notSold();
      const wanted = { agreedTotal: plan.after.total, linkKind: linkKind(await pays()) };
      const problem = planProblem(plan, all, order, wanted) ?? storeProblem(account, plan.after);
      return { status: 200, result: quoteWire(plan, { account, code: all.group.code, problem }) };
    },
  );

  calls.define(
    'POST /office/orders/{number}/change',
    async ({ params: { number }, body }, { account, idempotencyKey: key }) => {
      const sender = await sources.sender();
      const found = await readForStaff(ask, account, number);
      if (!found?.order) return noOrder();
      const { version, agreed_total: agreed, ...wanted } = body;
      const wish = wishOf(wanted, { isComplete: true });
      if ('refusal' in wish) return wish.refusal;
      const kind = linkKind(await pays());
      const { order } = found;
      const before = givenBack(order);
      const once = { key, call: 'change order', sender: ['account', account.id], input: [number, body] };
      return onlyOnce(sources, once, async (at) => {
        const actor = actorOf(account);
        const now = new Date();
        const made = await changeOrder(at, {
          ...wish,
          orderId: order.id,
          groupId: found.group.id,
          version,
          agreedTotal: penceFromPounds(agreed),
          by: { actor, actorId: account.id },
          linkKind: kind,
          mayUseStore: (storeId) => account.office !== null && isForStore(account.office, storeId),
          now,
          sender,
        });
        if (made === 'not sold') return notSold();
        if (typeof made === 'object') {
          return 'stale' in made
            ? refuseStale(order.number, made.stale, actor, now)
            : refuse(409, made.impossible);
        }
        const tooMuch = await refundProblem(at, account, { orderId: order.id, before });
        if (tooMuch !== undefined) return refuse(403, tooMuch);
        if (!account.isFresh && (await isLargeRefund(at, { orderId: order.id, before })))
          return askForProof();
        await writeAudit(at.db, {
          actor: account,
          action: made === 'changed' ? 'change order' : 'offer change of order',
          subject: 'order',
          subjectId: order.number,
          before: { total: order.total },
          after: { total: penceFromPounds(agreed) },
        });
        return { status: 200 as const, result: await viewAfter(at, order.id, account, sender) };
      });
    },
  );

  calls.define(
    'POST /office/orders/{number}/change/end',
    async ({ params: { number }, body: { version } }, { account, idempotencyKey: key }) => {
      const sender = await sources.sender();
      const found = await readForStaff(ask, account, number);
      if (!found?.order) return noOrder();
      const { id, number: written } = found.order;
      const once = { key, call: 'end change', sender: ['account', account.id], input: [number, version] };
      return onlyOnce(sources, once, async (at) => {
        const locked = await lockGroup(at.ask, found.group.id);
        const order = locked?.orders.find((one) => one.id === id);
        if (!order) return noOrder();
        const actor = actorOf(account);
        const now = new Date();
        if (order.version !== version)
          return refuseStale(written, await readStale(at.ask, order, version), actor, now);
        const isEnded = await endChange(at, order, {
          why: 'taken_back',
          actor,
          actorId: account.id,
          now,
          sender,
        });
        if (!isEnded) return refuse(409, 'No change of this order waits for a payment.');
        await writeAudit(at.db, {
          actor: account,
          action: 'take back change of order',
          subject: 'order',
          subjectId: written,
        });
        return { status: 200 as const, result: await viewAfter(at, id, account, sender) };
      });
    },
  );
}

const ADDRESS = ['line_1', 'line_2', 'town', 'post_code'] as const;

/** The wish of a body. While staff type, an incomplete address is left out; a change with one is refused. */
function wishOf(body: Body, { isComplete }: { isComplete: boolean }): ChangeWish | { refusal: Refusal } {
  const { items, way, store_id: storeId, line_1, line_2, town, post_code } = body;
  const wish = { items, way, storeId };
  const typed = { line_1, line_2, town, post_code };
  if (ADDRESS.every((field) => typed[field] === undefined)) return wish;
  const errors = Object.entries(checkoutErrors('buy', { ...typed, collects: false })).filter(([field]) =>
    (ADDRESS as readonly string[]).includes(field),
  );
  if (errors.length > 0 && isComplete)
    return { refusal: refuse(400, 'Please check what is marked.', Object.fromEntries(errors)) };
  if (errors.length > 0) return wish;
  const clean = cleanCheckout('buy', { ...typed, collects: false });
  const address = {
    line_1: clean.line_1 ?? '',
    ...(clean.line_2 && { line_2: clean.line_2 }),
    town: clean.town ?? '',
    post_code: clean.post_code ?? '',
  };
  return { ...wish, address };
}

/** Staff of some stores would no longer see the order. */
const storeProblem = ({ office }: Account, { storeId }: Contents): string | undefined =>
  office && isForStore(office, storeId) ? undefined : NOT_THEIR_STORE;
