import { mayReturn, RETURN_DAYS } from '#rules/orders/next-step.ts';
import { countSales, lockProducts, returnStock } from '../catalog/public.ts';
import { goodsWishes, linesOf, returnable, stockWishes } from './line-units.ts';
import type { Maker, MoveProblem, Moving } from './moving.writes.ts';
import { impossible, move } from './moving.writes.ts';
import type { Step } from './order.writes.ts';
import { refundOrder } from './refund.writes.ts';
import type { ReturnRow } from './returns.writes.ts';
import { openReturn, readOpenReturn, setReturn } from './returns.writes.ts';

/** From the buyer's wish to send something back until the money is on its way. */
export const RETURN_MAKERS = {
  async request_return(moving) {
    const { at, order, lines, request } = moving;
    if (!mayReturn(order, request.now)) {
      return impossible(`Returns are possible for ${RETURN_DAYS} days.`);
    }
    if (!request.reason) return impossible('Please choose a reason.');
    const units = returnable(lines, request.lines);
    if (!units) return impossible('Please choose what you want to return.');
    await openReturn(
      at,
      { orderId: order.id, units, reason: request.reason, note: request.note ?? '' },
      request.now,
    );
    return move(moving);
  },

  async accept_return(moving) {
    return onReturn(moving, ['requested'], ({ id }) =>
      setReturn(moving.at.ask, id, 'accepted', moving.request.now),
    );
  },

  async refuse_return(moving) {
    if (!moving.request.note) return impossible('Please say why.');
    return onReturn(moving, ['requested'], ({ id }) =>
      setReturn(moving.at.ask, id, 'refused', moving.request.now),
    );
  },

  async receive_return(moving) {
    return onReturn(moving, ['accepted'], async ({ id, units }) => {
      await setReturn(moving.at.ask, id, 'received', moving.request.now);
      if (moving.request.resell) {
        const back = stockWishes(linesOf(moving.lines, units));
        await returnStock(moving.at.ask, back, { source: moving.order.number, now: moving.request.now });
      }
    });
  },

  async refund(moving) {
    const { at, locked, order, lines, payment, request } = moving;
    return onReturn(moving, ['received'], async ({ id, units }) => {
      const named = linesOf(lines, units);
      await lockProducts(at.ask, stockWishes(named));
      await refundOrder(
        at,
        { group: locked.group, order, lines, payment },
        { kind: 'units', units: named },
        { reason: 'Returned', now: request.now },
      );
      await countSales(at.ask, goodsWishes(named), -1);
      await setReturn(at.ask, id, 'refunded', request.now);
      const kept = lines.reduce((sum, line) => sum + line.quantity - line.refundedUnits, 0);
      const back = named.reduce((sum, one) => sum + one.units, 0);
      // What the buyer keeps may be returned later.
      return back < kept ? { to: 'completed' } : {};
    });
  },
} satisfies Record<string, Maker>;

async function onReturn(
  moving: Moving,
  states: readonly ReturnRow['state'][],
  work: (open: ReturnRow) => Promise<Partial<Step> | void>,
): Promise<'moved' | MoveProblem> {
  const open = await readOpenReturn(moving.at.ask, moving.order.id);
  if (!open || !states.includes(open.state)) return impossible('The return is not at this step.');
  return move(moving, (await work(open)) ?? {});
}
