import { formatSum, pence } from '#rules/money/money.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { lockProducts } from '../catalog/public.ts';
import type { Payment } from '../money/public.ts';
import { markPayment, readPaymentOf } from '../money/public.ts';
import { applyChange } from './change-apply.writes.ts';
import { endChange, giveChangeBack } from './change-end.writes.ts';
import { mailChanged } from './change-mails.writes.ts';
import { goodsOf } from './change-stock.writes.ts';
import type { ChangeRow } from './changes.reads.ts';
import { readChangePaidBy, readLapsedChanges, readWaitingChange } from './changes.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import { endUnpaidExchange } from './exchange-end.writes.ts';
import { makeExchange } from './exchange.writes.ts';
import type { LockedGroup, OrderRow } from './order.writes.ts';
import { lockGroup, readLines, writeMove } from './order.writes.ts';
import { isKept, readLastReturn } from './returns.writes.ts';

interface Settling {
  now: Date;
  sender: Sender;
}

const MADE = {
  name: 'order-change-made',
  text: "update order_changes set state = 'made', ended_at = $2 where id = $1",
};

/**
 * Makes a change that was paid for. If it had ended, the money is refunded automatically. The payment is
 * marked as paid, and the group is locked.
 */
export async function settleChange(
  at: Connection,
  { group, orders }: LockedGroup,
  paid: Payment,
  { now, sender }: Settling,
): Promise<'paid' | 'refunded' | 'unknown'> {
  const order = orders.find(({ id }) => id === paid.orderId);
  const change = await readChangePaidBy(at.ask, paid.id);
  const payment = await readPaymentOf(at.ask, group.id);
  if (!order || !change || !payment) return 'unknown';
  if (change.state !== 'waiting') {
    await giveChangeBack(at, order, paid, { now, sender });
    return 'refunded';
  }
  const { before, after, words } = change;
  await at.ask(MADE, [change.id, now]);
  if (change.returnId !== null) {
    const last = await readLastReturn(at.ask, order.id);
    if (last?.id !== change.returnId || !isKept(last)) throw new Error('a paid exchange is not kept');
    const lines = await readLines(at.ask, [order.id]);
    const by = { actor: 'system', actorId: null } as const;
    await makeExchange(at, { group, order, lines, payment }, last, { by, now, sender, paid });
    return 'paid';
  }
  await lockProducts(at.ask, [...goodsOf(before), ...goodsOf(after), ...change.reserved]);
  const note = [...words, `Paid: ${formatSum(pence(paid.amount))}.`].join(' ');
  await writeMove(at.ask, order, { move: 'change', to: order.state, actor: 'system', note, now });
  await applyChange(at, { group, order, payment, change, back: { payment: 0, credit: 0 }, now });
  const totals = {
    before: before.total,
    after: after.total,
    back: { payment: 0, credit: 0 },
    credit: change.credit,
  };
  await mailChanged(
    at,
    order.id,
    { words, ...totals, isPaid: true, wasPaidFor: true, actor: 'system' },
    sender,
  );
  return 'paid';
}

/** The bank declined. The change keeps waiting, and the buyer may try again. */
export async function declineChange(at: Connection, payment: Payment): Promise<'declined' | 'already'> {
  if (payment.state !== 'pending') return 'already';
  await markPayment(at.ask, payment.id, 'declined');
  return 'declined';
}

/** Ends the change of a payment that can't be paid any more. */
export async function endChangeOfPayment(
  at: Connection,
  locked: LockedGroup,
  payment: Payment,
  settling: Settling,
): Promise<boolean> {
  const order = locked.orders.find(({ id }) => id === payment.orderId);
  const change = await readChangePaidBy(at.ask, payment.id);
  if (!order || change?.state !== 'waiting') return false;
  return endUnpaid(at, locked, { order, change }, settling);
}

/** The order stays as it was. Goods that came back for an exchange are refunded. */
const endUnpaid = (
  at: Connection,
  locked: LockedGroup,
  { order, change }: { order: OrderRow; change: ChangeRow },
  settling: Settling,
): Promise<boolean> =>
  change.returnId === null
    ? endChange(at, order, { why: 'not_paid', actor: 'system', ...settling })
    : endUnpaidExchange(at, locked, order, settling);

/** Ends changes that were not paid in time. */
export async function endLapsedChanges(
  { ask, transaction }: Pick<Database, 'ask' | 'transaction'>,
  settling: Settling,
): Promise<void> {
  for (const { orderId, groupId } of await readLapsedChanges(ask, settling.now)) {
    await transaction(async (at) => {
      const locked = await lockGroup(at.ask, groupId);
      const order = locked?.orders.find(({ id }) => id === orderId);
      // The buyer may have paid in the meantime.
      const change = order && (await readWaitingChange(at.ask, order.id));
      if (!locked || !order || !change?.until || change.until > settling.now) return;
      await endUnpaid(at, locked, { order, change }, settling);
    });
  }
}
