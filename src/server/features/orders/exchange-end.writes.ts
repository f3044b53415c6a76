import { SEND_BACK_DAYS } from '#rules/checkout/returns.ts';
import { EXCHANGE_EXTRA_DAYS } from '#rules/orders/exchange.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { isDisputed, readPaymentOf } from '../money/public.ts';
import { mailExchangeEnded } from './exchange-mails.writes.ts';
import type { Sender } from '../../ports/sender.ts';
import { mailMoved } from './mails.writes.ts';
import type { LockedGroup, OrderRow } from './order.writes.ts';
import { lockGroup, readLines, writeMove } from './order.writes.ts';
import { dropExchange, refundReturn, stateOfRest } from './return-refund.writes.ts';
import { readLastReturn } from './returns.writes.ts';

interface Ending {
  now: Date;
  sender: Sender;
}

const NOT_PAID = 'The difference of the exchange was not paid in time, so what came back is refunded.';
const NOT_PAID_HELD = 'The difference of the exchange was not paid in time. What came back can be refunded.';
const NOT_SENT = 'Nothing was sent back in time, so the wanted item is for sale again.';

/**
 * The buyer did not pay the difference of an exchange: the returned goods are refunded. The caller has locked
 * the group.
 */
export async function endUnpaidExchange(
  at: Connection,
  { group }: LockedGroup,
  order: OrderRow,
  { now, sender }: Ending,
): Promise<boolean> {
  const last = await readLastReturn(at.ask, order.id);
  const payment = await readPaymentOf(at.ask, group.id);
  if (last?.state !== 'received' || !payment) return false;
  if (await isDisputed(at.ask, group.id)) {
    await dropExchange(at, order, last, now);
    const held = {
      move: 'end_exchange',
      to: order.state,
      actor: 'system',
      note: NOT_PAID_HELD,
      now,
    } as const;
    await writeMove(at.ask, order, held);
    return true;
  }
  const lines = await readLines(at.ask, [order.id]);
  const isAll = await refundReturn(at, { group, order, lines, payment }, last, now);
  const to = isAll ? 'refunded' : await stateOfRest(at, order, now);
  await writeMove(at.ask, order, { move: 'refund', to, actor: 'system', note: NOT_PAID, now });
  await mailMoved(at, { orderId: order.id, move: 'refund' }, sender);
  return true;
}

const UNSENT = {
  name: 'exchanges-unsent',
  text: `
  select r.order_id as "orderId", o.group_id as "groupId" from order_returns r join orders o on o.id = r.order_id
  where r.state = 'accepted' and r.exchange_state = 'kept'
    and r.updated_at <= $1::timestamptz - make_interval(days => $2) order by r.updated_at limit 100`,
};

/**
 * Ends accepted exchanges whose goods were never sent back, so that their stock is not kept for ever. They
 * become returns for money.
 */
export async function endUnsentExchanges(
  { ask, transaction }: Pick<Database, 'ask' | 'transaction'>,
  { now, sender }: Ending,
): Promise<void> {
  const days = SEND_BACK_DAYS + EXCHANGE_EXTRA_DAYS;
  for (const { orderId, groupId } of await ask<{ orderId: number; groupId: string }>(UNSENT, [now, days])) {
    await transaction(async (at) => {
      const locked = await lockGroup(at.ask, groupId);
      const order = locked?.orders.find(({ id }) => id === orderId);
      const last = await readLastReturn(at.ask, orderId);
      // It may have arrived in the meantime.
      if (!order || last?.state !== 'accepted' || last.exchangeState !== 'kept') return;
      await dropExchange(at, order, last, now);
      await writeMove(at.ask, order, {
        move: 'end_exchange',
        to: order.state,
        actor: 'system',
        note: NOT_SENT,
        now,
      });
      await mailExchangeEnded(at, orderId, sender);
    });
  }
}
