import { APPEAL_DAYS, RETURN_DAYS } from '#rules/checkout/returns.ts';
import { mayAnswer, mayAppeal, mayReturn } from '#rules/orders/next-step.ts';
import type { ReturnState } from '#rules/orders/kinds.ts';
import { isOurFault } from '#rules/orders/return-reasons.ts';
import { countSales, lockProducts, returnStock } from '../catalog/public.ts';
import { attachPhotos } from '../images/public.ts';
import {
  goneUnits,
  goodsWishes,
  linesOf,
  returnable,
  stockWishes,
  sumUnits,
} from '#rules/orders/line-units.ts';
import type { Maker, MoveProblem, Moving } from './moving.writes.ts';
import { impossible, move } from './moving.writes.ts';
import type { Step } from './order.writes.ts';
import { deliveryBack, refundOrder } from './refund.writes.ts';
import type { ReturnRow } from './returns.writes.ts';
import { openReturn, readLastReturn, readRefusedUnits, setReturn } from './returns.writes.ts';

/** From the buyer's wish to send something back until the money is on its way. */
export const RETURN_MAKERS = {
  async request_return(moving) {
    const { at, locked, order, lines, request } = moving;
    const { reason, note = '', photos = [], as_credit: asCredit = false, now } = request;
    if (!mayReturn(order, now)) return impossible(`Returns are possible for ${RETURN_DAYS} days.`);
    if (!reason) return impossible('Please choose a reason.');
    const refused = await readRefusedUnits(at.ask, order.id);
    const units = returnable(lines, request.lines, refused);
    if (!units) return impossible('Please choose what you want to return.');
    if (asCredit && locked.group.userId === null) {
      return impossible('Store credit needs an account, and this order was placed without one.');
    }
    if (!(await attachPhotos(at.ask, { orderId: order.id, ids: photos, now }))) {
      return impossible('A photo is no longer there. Please add your photos again.');
    }
    const wish = { orderId: order.id, units, reason, note, photoIds: [...photos], asCredit };
    await openReturn(at, wish, now);
    return move(moving);
  },

  async accept_return(moving) {
    return onAnswer(moving, 'accepted');
  },

  async refuse_return(moving) {
    if (!moving.request.note) return impossible('Please say why.');
    return onAnswer(moving, 'refused');
  },

  async appeal(moving) {
    const { at, order, request } = moving;
    const last = await readLastReturn(at.ask, order.id);
    const facts = last && {
      returnState: last.state,
      returnAt: last.updatedAt,
      wasAppealed: last.appeal !== null,
    };
    if (!facts || !mayAppeal(facts, request.now)) {
      return impossible(`A refused return can be appealed once, within ${APPEAL_DAYS} days.`);
    }
    if (!request.note) return impossible('Please say why.');
    await setReturn(at.ask, last.id, { state: 'appealed', appeal: request.note, now: request.now });
    return move(moving);
  },

  async receive_return(moving) {
    return onReturn(moving, ['accepted'], async ({ id, units }) => {
      await setReturn(moving.at.ask, id, { state: 'received', now: moving.request.now });
      if (moving.request.resell) {
        const back = stockWishes(linesOf(moving.lines, units));
        await returnStock(moving.at.ask, back, { source: moving.order.number, now: moving.request.now });
      }
    });
  },

  async refund(moving) {
    const { at, locked, order, lines, payment, request } = moving;
    return onReturn(moving, ['received'], async ({ id, units, asCredit, reason }) => {
      const named = linesOf(lines, units);
      await lockProducts(at.ask, stockWishes(named));
      const kept = lines.reduce((sum, line) => sum + line.quantity - goneUnits(line), 0);
      const isAll = sumUnits(named) === kept;
      const delivery = isAll && { delivery: await deliveryBack(at.ask, order, lines, isOurFault(reason)) };
      await refundOrder(
        at,
        { group: locked.group, order, lines, payment },
        { kind: 'units', units: named, ...delivery },
        { reason: 'Returned', now: request.now, wantsCredit: asCredit },
      );
      await countSales(at.ask, goodsWishes(named), -1);
      await setReturn(at.ask, id, { state: 'refunded', now: request.now });
      // What the buyer keeps may be returned later.
      return isAll ? {} : { to: 'completed' };
    });
  },
} satisfies Record<string, Maker>;

/** The vendor's answer to a return, or the administrator's to an appeal. */
async function onAnswer(moving: Moving, state: 'accepted' | 'refused'): Promise<'moved' | MoveProblem> {
  const { at, request } = moving;
  return onReturn(moving, ['requested', 'appealed'], async (open) => {
    if (!mayAnswer(open.state, request.by.actor)) {
      return impossible('The buyer has appealed: the administrator decides.');
    }
    await setReturn(at.ask, open.id, { state, now: request.now });
    return undefined;
  });
}

async function onReturn(
  moving: Moving,
  states: readonly ReturnState[],
  work: (last: ReturnRow) => Promise<Partial<Step> | MoveProblem | void>,
): Promise<'moved' | MoveProblem> {
  const last = await readLastReturn(moving.at.ask, moving.order.id);
  if (!last || !states.includes(last.state)) return impossible('The return is not at this step.');
  const done = (await work(last)) ?? {};
  return 'impossible' in done || 'stale' in done ? done : move(moving, done);
}
