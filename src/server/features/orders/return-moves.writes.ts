import { APPEAL_DAYS, RETURN_DAYS } from '#rules/checkout/returns.ts';
import { mayAnswer, mayAppeal, mayReturn, mayWithdraw } from '#rules/orders/next-step.ts';
import type { GoodsWays } from '#rules/orders/goods-ways.ts';
import { goodsWays, sharedOf } from '#rules/orders/goods-ways.ts';
import type { ReturnState } from '#rules/orders/kinds.ts';
import type { ExchangeLine } from '#rules/orders/exchange.ts';
import { exchangeGone } from '#rules/orders/exchange.ts';
import { lineName } from '#rules/orders/choice-words.ts';
import { linesOf, returnable, stockWishes, whyNotReturnable } from '#rules/orders/line-units.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { money } from '#rules/papers/paper.ts';
import { returnStock } from '../catalog/public.ts';
import { takeBackUnits } from '../units/public.ts';
import { attachPhotos } from '../images/public.ts';
import { reserveFor, wishesOf } from './change-stock.writes.ts';
import { readWaitingChange } from './changes.reads.ts';
import { readExchangeLine } from './exchange.reads.ts';
import { exchange } from './exchange.writes.ts';
import { stockReason } from './free-stock.writes.ts';
import type { MoveHandler, MoveProblem, Moving } from './moving.writes.ts';
import { impossible, move } from './moving.writes.ts';
import type { Step } from './order.writes.ts';
import { dropExchange, refundReturn, stateOfRest } from './return-refund.writes.ts';
import type { ReturnRow } from './returns.writes.ts';
import {
  isKept,
  openReturn,
  readLastReturn,
  readRefusedUnits,
  readStateBefore,
  setExchange,
  setReturn,
} from './returns.writes.ts';

/** The moves of a return, from the request to the refund. */
export const RETURN_HANDLERS = {
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
    if (!(await attachPhotos(at.ask, { of: { kind: 'order', id: order.id }, ids: photos, now }))) {
      return impossible('A photo is no longer there. Please add your photos again.');
    }
    const exchange = await wantedExchange(moving, units);
    if (!Array.isArray(exchange)) return exchange;
    const wanted = exchange.length > 0 ? exchange : null;
    const wish = {
      orderId: order.id,
      units,
      reason,
      note,
      photoIds: [...photos],
      asCredit,
      exchange: wanted,
    };
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
    await dropExchange(at, order, last, request.now);
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
      const back = linesOf(lines, units).map(({ line, units: of }) => {
        const lineId = line.id;
        return { lineId, units: of, goods: sharedOf(goods[String(lineId)], of) };
      });
      await takeBackUnits(at.ask, { ...order, now: request.now }, back);
      return undefined;
    });
  },

  async refund(moving) {
    const { at, locked, order, lines, payment, request } = moving;
    return onReturn(moving, ['received'], async (last) => {
      const place = { group: locked.group, order, lines, payment };
      const isAll = await refundReturn(at, place, last, request.now);
      // The buyer may return the rest later.
      return isAll ? {} : { to: await stateOfRest(at, order, request.now) };
    });
  },

  async exchange(moving) {
    const { at, locked, order, lines, payment, request } = moving;
    const last = await readLastReturn(at.ask, order.id);
    if (last?.state !== 'received' || !isKept(last)) return impossible('The return is not at this step.');
    const isWaiting = (await readWaitingChange(at.ask, order.id)) !== undefined;
    if (isWaiting) return impossible('The buyer has the link to pay the difference already.');
    const { by, now, sender, linkKind } = request;
    return exchange(at, { group: locked.group, order, lines, payment }, last, { by, now, sender, linkKind });
  },
} satisfies Record<string, MoveHandler>;

/**
 * The way of each returned line. `resell` alone covers all lines. Undefined unless every unit is named once.
 */
function goodsOf(units: Record<string, number>, { goods, resell }: Moving['request']): GoodsWays | undefined {
  if (goods) return goodsWays(units, goods);
  if (resell === undefined) return undefined;
  return resell ? Object.fromEntries(Object.keys(units).map((id) => [id, 'resell'])) : {};
}

/** The vendor's answer to a return, or the administrator's to an appeal. */
async function onAnswer(moving: Moving, state: 'accepted' | 'refused'): Promise<'moved' | MoveProblem> {
  const { at, order, request } = moving;
  return onReturn(moving, ['requested', 'appealed'], async (open) => {
    if (!mayAnswer(open.state, request.by.actor)) {
      return impossible('The buyer has appealed: the administrator decides.');
    }
    const gone = state === 'accepted' ? await keepExchange(moving, open) : undefined;
    if (gone) return gone;
    await setReturn(at.ask, open.id, { state, now: request.now });
    return state === 'refused' ? { to: await stateOfRest(at, order, request.now) } : undefined;
  });
}

/** The variations that a buyer wants, at the prices that they saw. */
async function wantedExchange(
  { at, order, lines, request }: Moving,
  units: Record<string, number>,
): Promise<ExchangeLine[] | MoveProblem> {
  const wanted: ExchangeLine[] = [];
  for (const { line_id: id, variation_id: variationId, price } of request.exchanges ?? []) {
    const line = lines.find((one) => one.id === id);
    const count = units[String(id)];
    if (!line || count === undefined) return impossible('Please choose what you want to return.');
    if (wanted.some(({ lineId }) => lineId === id))
      return impossible('Please choose one variation for each item.');
    const found = await readExchangeLine(at.ask, order, { line, units: count, variationId });
    if (!found) return impossible(`There is not enough left of what you want instead of ${lineName(line)}.`);
    if (found.unit !== penceFromPounds(price))
      return impossible(`${lineName(found)} costs ${money(found.unit)} now. Please look again.`);
    wanted.push(found);
  }
  return wanted;
}

/** Reserves the variations that the buyer wants instead, unless staff accept the return as a refund. */
async function keepExchange({ at, request }: Moving, open: ReturnRow): Promise<MoveProblem | undefined> {
  if (open.exchange === null || open.exchangeState !== 'asked') return undefined;
  if (request.as_refund) {
    await setExchange(at.ask, open.id, 'ended');
    return undefined;
  }
  const lines = open.exchange;
  const missing = await reserveFor(at.ask, wishesOf({ lines }), { lines });
  if (missing.length > 0) return impossible(exchangeGone(missing));
  await setExchange(at.ask, open.id, 'kept');
  return undefined;
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
