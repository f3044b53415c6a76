import { APPEAL_DAYS, RETURN_DAYS } from '#rules/checkout/returns.ts';
import { stateAfterReturn } from '#rules/orders/arrived.ts';
import { mayAnswer, mayAppeal, mayReturn, mayWithdraw } from '#rules/orders/next-step.ts';
import type { GoodsWays } from '#rules/orders/goods-ways.ts';
import { goodsWays, sharedOf } from '#rules/orders/goods-ways.ts';
import type { ReturnState } from '#rules/orders/kinds.ts';
import { countSales, lockProducts, returnStock } from '../catalog/public.ts';
import { attachPhotos } from '../images/public.ts';
import { goodsWishes, linesOf, returnable, stockWishes, whyNotReturnable } from '#rules/orders/line-units.ts';
import { stockReason } from './free-stock.writes.ts';
import type { Maker, MoveProblem, Moving } from './moving.writes.ts';
import { impossible, move } from './moving.writes.ts';
import type { Step } from './order.writes.ts';
import { returnWish } from './refund-wishes.writes.ts';
import { refundOrder } from './refund.writes.ts';
import type { ReturnRow } from './returns.writes.ts';
import {
  openReturn,
  readLastReturn,
  readRefusedUnits,
  readSentAndReturned,
  readStateBefore,
  setReturn,
} from './returns.writes.ts';

/** The moves of a return, from the request to the refund. */
export const RETURN_MAKERS = {
  async request_return(moving) {
    const { at, locked, order, lines, request } = moving;
    const { reason, note = '', photos = [], as_credit: asCredit = false, now } = request;
    if (!mayReturn(order, now)) return impossible(`Returns are possible for ${RETURN_DAYS} days.`);
    if (!reason) return impossible('Please choose a reason.');
    const refused = await readRefusedUnits(at.ask, order.id);
    const units = returnable(lines, request.lines, refused);
    if (!units) return impossible(whyNotReturnable(lines, request.lines, refused));
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

  async withdraw_return(moving) {
    const { at, order, request } = moving;
    const last = await readLastReturn(at.ask, order.id);
    if (!last || !mayWithdraw(last.state)) {
      return impossible(
        'A return can be withdrawn until it has arrived, and not while the shop decides on it.',
      );
    }
    await setReturn(at.ask, last.id, { state: 'withdrawn', now: request.now });
    return move(moving, { to: await readStateBefore(at.ask, order.id) });
  },

  async receive_return(moving) {
    const { at, lines, order, request } = moving;
    return onReturn(moving, ['accepted'], async ({ id, units }) => {
      const goods = goodsOf(units, request);
      if (!goods) return impossible('Please say for each item what becomes of it.');
      await setReturn(at.ask, id, { state: 'received', goods, now: request.now });
      const sellable = linesOf(lines, units).flatMap(({ line, units: of }) => {
        const { resell = 0 } = sharedOf(goods[String(line.id)], of);
        return resell > 0 ? [{ line, units: resell }] : [];
      });
      await returnStock(at.ask, stockWishes(sellable), stockReason(order, request.now));
      return undefined;
    });
  },

  async refund(moving) {
    const { at, locked, order, lines, payment, request } = moving;
    return onReturn(moving, ['received'], async (last) => {
      const { id, asCredit } = last;
      const { isAll, ...wish } = await returnWish(at.ask, { order, lines }, last);
      await lockProducts(at.ask, stockWishes(wish.units));
      await refundOrder(at, { group: locked.group, order, lines, payment }, wish, {
        reason: 'Returned',
        now: request.now,
        wantsCredit: asCredit,
      });
      await countSales(at.ask, goodsWishes(wish.units), -1);
      await setReturn(at.ask, id, { state: 'refunded', now: request.now });
      // The buyer may return the rest later.
      return isAll ? {} : { to: await stateOfRest(moving) };
    });
  },
} satisfies Record<string, Maker>;

/** Where the rest of an order goes on, after its return was answered. */
const stateOfRest = async ({ at, order, request }: Moving): Promise<'dispatched' | 'completed'> =>
  stateAfterReturn({ ...order, ...(await readSentAndReturned(at.ask, order.id)) }, request.now);

/** What happens to each returned line. `resell` alone covers all lines. Undefined unless every unit is named once. */
function goodsOf(units: Record<string, number>, { goods, resell }: Moving['request']): GoodsWays | undefined {
  if (goods) return goodsWays(units, goods);
  if (resell === undefined) return undefined;
  return resell ? Object.fromEntries(Object.keys(units).map((id) => [id, 'resell'])) : {};
}

/** The vendor's answer to a return, or the administrator's to an appeal. */
async function onAnswer(moving: Moving, state: 'accepted' | 'refused'): Promise<'moved' | MoveProblem> {
  const { at, request } = moving;
  return onReturn(moving, ['requested', 'appealed'], async (open) => {
    if (!mayAnswer(open.state, request.by.actor)) {
      return impossible('The buyer has appealed: the administrator decides.');
    }
    await setReturn(at.ask, open.id, { state, now: request.now });
    return state === 'refused' ? { to: await stateOfRest(moving) } : undefined;
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
