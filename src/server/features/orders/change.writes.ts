import { formatSum, pence } from '#rules/money/money.ts';
import { changeProblem, CHANGE_HOURS } from '#rules/orders/change.ts';
import { listed } from '#rules/orders/choice-words.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { money } from '#rules/papers/paper.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { Connection } from '../../db/connect.ts';
import { lockProducts } from '../catalog/public.ts';
import type { Payment, PaymentKind } from '../money/public.ts';
import { isDisputed, makePayment, readPaymentOf, takeCredit } from '../money/public.ts';
import { applyChange } from './change-apply.writes.ts';
import { mailChanged, mailOffered } from './change-mails.writes.ts';
import type { ChangePlan, ChangeWish } from './change-plan.writes.ts';
import { planChange } from './change-plan.writes.ts';
import { goodsOf, reserveFor, stockChange } from './change-stock.writes.ts';
import { readWaitingChange } from './changes.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import type { MoveProblem, Mover } from './moving.writes.ts';
import { impossible } from './moving.writes.ts';
import type { LockedGroup, OrderLineRow, OrderRow } from './order.writes.ts';
import { lockGroup, readLines, writeMove } from './order.writes.ts';
import { CHANGED } from './refunded.reads.ts';
import { readStale } from './stale.writes.ts';
import { orderChanges } from './tables.ts';

export interface ChangeRequest extends ChangeWish {
  orderId: number;
  groupId: string;
  version: number;
  /** The new total in pence that the sender has seen. */
  agreedTotal: number;
  by: Mover;
  /** How a link can be paid; undefined where the shop takes no cards. */
  linkKind: PaymentKind | undefined;
  /** Whether the sender would still see an order of this store. */
  mayUseStore: (storeId: number | null) => boolean;
  now: Date;
  sender: Sender;
}

interface Changing {
  locked: LockedGroup;
  order: OrderRow;
  payment: Payment;
  plan: ChangePlan;
  request: ChangeRequest;
}

/** Why an order can't be changed now, from its rows. */
export async function whyNotChangeable(
  at: Pick<Connection, 'ask'>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  payment: Payment,
): Promise<string | undefined> {
  return changeProblem({
    state: order.state,
    paymentKind: payment.kind,
    isPaid: order.paidAt !== null,
    isDisputed: await isDisputed(at.ask, order.groupId),
    isChanging: (await readWaitingChange(at.ask, order.id)) !== undefined,
    hasSentUnits: lines.some(({ sentUnits }) => sentUnits > 0),
    isPartRefunded: order.refunded > 0 || lines.some(({ cancelledUnits }) => cancelledUnits > 0),
    isGone: lines.some(({ productId }) => productId === null),
  });
}

/**
 * Changes an order, or offers the change to the buyer if it costs more. The sender must have seen the current version
 * and the new total. All code locks in the same order: group, products, variations, credit, numbers of papers.
 */
export async function changeOrder(
  at: Connection,
  request: ChangeRequest,
): Promise<'changed' | 'offered' | 'not sold' | MoveProblem> {
  const locked = await lockGroup(at.ask, request.groupId);
  const order = locked?.orders.find(({ id }) => id === request.orderId);
  const payment = locked && (await readPaymentOf(at.ask, locked.group.id));
  if (!locked || !order || !payment) return impossible('There is no such order.');
  if (order.version !== request.version) {
    return { stale: await readStale(at.ask, order, request.version) };
  }
  const lines = await readLines(at.ask, [order.id]);
  const problem = await whyNotChangeable(at, order, lines, payment);
  if (problem !== undefined) return impossible(problem);
  const plan = await planChange(at.ask, { group: locked.group, order }, request, request.now);
  if (!plan) return 'not sold';
  const wrong = planProblem(plan, locked, order, request);
  if (wrong !== undefined) return impossible(wrong);
  if (!request.mayUseStore(plan.after.storeId)) return impossible(NOT_THEIR_STORE);
  const changing = { locked, order, payment, plan, request };
  await lockProducts(at.ask, [...goodsOf(plan.before), ...stockChange(plan.before, plan.after).more]);
  const missing = await reserveFor(at.ask, stockChange(plan.before, plan.after).more, plan.after);
  if (missing.length > 0) return impossible(`There is not enough of: ${listed(missing)}.`);
  if (!(await takeAgain(at, changing)))
    return impossible('The buyer’s store credit has changed. Please look again.');
  return plan.settlement === 'link' ? offer(at, changing) : make(at, changing);
}

/** Why a planned change can't be made as it is. */
export function planProblem(
  { before, after, words, problems, wayProblem, settlement }: ChangePlan,
  { orders }: LockedGroup,
  { id }: OrderRow,
  { agreedTotal, linkKind }: Pick<ChangeRequest, 'agreedTotal' | 'linkKind'>,
): string | undefined {
  if (words.length === 0) return 'Nothing is changed.';
  const wrong = after.lines.filter((_, index) => problems[index] !== null);
  if (wrong.length > 0) return `This can’t be ordered now: ${listed(wrong.map(({ name }) => name))}.`;
  if (wayProblem !== undefined) return wayProblem;
  if (after.way !== 'collect' && !after.address) return 'Please fill in where it is sent to.';
  const others = orders.filter((one) => one.id !== id && one.way !== 'collect' && !OVER.has(one.state));
  const isMoved = JSON.stringify(before.address) !== JSON.stringify(after.address);
  if (isMoved && others.length > 0) return ADDRESS_OF_ALL;
  if (after.total !== agreedTotal)
    return `The new total is ${money(after.total)} now, not ${money(agreedTotal)}. Please look again.`;
  if (settlement === 'link' && linkKind === undefined)
    return 'Payments by card are switched off, so the buyer can’t pay the difference.';
  return undefined;
}

const OVER: ReadonlySet<string> = new Set(['cancelled', 'refunded', 'completed']);

export const NOT_THEIR_STORE = 'You can change orders that are collected in your stores, and stay there.';

const ADDRESS_OF_ALL =
  'Orders of other vendors were placed together with this one and go to the same address, so it can’t be changed here.';

/** Takes the store credit that an earlier change gave back. False if the buyer has spent it in the meantime. */
async function takeAgain(at: Connection, { locked, order, plan, request }: Changing): Promise<boolean> {
  const { userId } = locked.group;
  if (plan.again === 0 || userId === null) return true;
  const taken = { userId, amount: plan.again, source: order.number, now: request.now };
  return takeCredit(at.ask, { ...taken, reason: CHANGED });
}

async function offer(at: Connection, { order, plan, request }: Changing): Promise<'offered'> {
  const { before, after, words, again } = plan;
  const difference = plan.difference - again;
  const { by, now, sender, linkKind } = request;
  if (!linkKind) throw new Error('a change is offered that can’t be paid for');
  const until = new Date(now.getTime() + CHANGE_HOURS * 60 * 60_000);
  const payment = await makePayment(at.ask, {
    groupId: order.groupId,
    orderId: order.id,
    kind: linkKind,
    amount: pence(difference),
    now,
  });
  await at.db.insert(orderChanges).values({
    orderId: order.id,
    state: 'waiting',
    words,
    before,
    after,
    credit: again,
    reserved: stockChange(before, after).more,
    paymentId: payment.id,
    until,
    createdAt: now,
  });
  const ask = `Waits until ${timeWords(until)} on ${dateWords(until)} for the payment of ${formatSum(pence(difference))}.`;
  await writeMove(at.ask, order, {
    move: 'offer_change',
    to: order.state,
    ...by,
    note: [...words, ask].join(' '),
    now,
  });
  await mailOffered(
    at,
    order.id,
    { words, before: before.total, after: after.total, credit: again, until },
    sender,
  );
  return 'offered';
}

async function make(at: Connection, { locked, order, payment, plan, request }: Changing): Promise<'changed'> {
  const { before, after, words, back, again, settlement } = plan;
  const { by, now, sender } = request;
  const [row] = await at.db
    .insert(orderChanges)
    .values({
      orderId: order.id,
      state: 'made',
      words,
      before,
      after,
      credit: again,
      createdAt: now,
      endedAt: now,
    })
    .returning({ id: orderChanges.id });
  if (!row) throw new Error('a change was not written');
  const change = { id: row.id, before, after, credit: again };
  await writeMove(at.ask, order, {
    move: 'change',
    to: order.state,
    ...by,
    note: [...words, ...settled(plan)].join(' '),
    now,
  });
  const given = settlement === 'refund' ? back : { payment: 0, credit: 0 };
  await applyChange(at, { group: locked.group, order, payment, change, back: given, now });
  await mailChanged(
    at,
    order.id,
    {
      words,
      before: before.total,
      after: after.total,
      back: given,
      credit: again,
      isPaid: order.paidAt !== null,
      wasPaidFor: false,
      actor: by.actor,
    },
    sender,
  );
  return 'changed';
}

/** How the difference is settled, for the timeline. */
function settled({ difference, settlement }: ChangePlan): string[] {
  const sum = formatSum(pence(Math.abs(difference)));
  if (settlement === 'refund') return [`Refunded: ${sum}.`];
  if (settlement === 'credit') return [`Paid with store credit: ${sum}.`];
  if (settlement === 'at_counter')
    return [`${sum} ${difference < 0 ? 'less' : 'more'} to pay at the counter.`];
  return [];
}
