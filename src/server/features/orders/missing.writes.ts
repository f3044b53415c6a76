import { listed, unitsName } from '#rules/orders/choice-words.ts';
import type { LineUnits } from '#rules/orders/line-units.ts';
import { goodsWishes, stockWishes, sumUnits, unitsOf, unsentOf } from '#rules/orders/line-units.ts';
import { countSales, lockProducts } from '../catalog/public.ts';
import { giveUnusedCodeBack } from './cancel.writes.ts';
import { freeStock, stockReason } from './free-stock.writes.ts';
import { readLetterOfOrder } from './letters.reads.ts';
import { missingWords } from './missing-mails.reads.ts';
import { writeLetter } from './mails.writes.ts';
import type { Moving } from './moving.writes.ts';
import { impossible, recordMove } from './moving.writes.ts';
import type { MoveProblem } from './moving.writes.ts';
import { readOffers } from './offers.reads.ts';
import type { OrderLineRow } from './order.writes.ts';
import { missingWish } from './refund-wishes.writes.ts';
import { refundOrder } from './refund.writes.ts';

type Missing = LineUnits<OrderLineRow>;

/**
 * Refunds paid units that turned out to be missing, line by line. The rest is sent as usual. If nothing is left to
 * send, the order moves on: to dispatched if a part was sent, otherwise to refunded.
 */
export async function refundMissing(moving: Moving): Promise<'moved' | MoveProblem> {
  const { at, locked, order, lines, payment, request } = moving;
  if (order.paidAt === null) return impossible('The order is not paid yet, so there is nothing to refund.');
  if (!request.lines) return impossible('Please say what is missing, line by line.');
  const missing = unitsOf(lines, request.lines);
  if (!missing) return impossible('That is more than is left to send of this order.');
  await lockProducts(at.ask, stockWishes(missing));
  // Missing units are not sold again, unless staff say that they were found.
  await freeStock(at.ask, missing, {
    resell: request.resell ?? false,
    ...stockReason(order, request.now),
  });
  const left = sumUnits(unsentOf(lines)) - sumUnits(missing);
  const isSent = lines.some(({ sentUnits }) => sentUnits > 0);
  if (left === 0 && !isSent) await giveUnusedCodeBack(at.ask, locked, order);
  const back = await refundOrder(
    at,
    { group: locked.group, order, lines, payment },
    missingWish(lines, missing),
    { reason: 'Missing', now: request.now },
  );
  await countSales(at.ask, goodsWishes(missing), -1);
  const to = left > 0 ? moving.to : isSent ? 'dispatched' : 'refunded';
  await recordMove(moving, { to, note: noteOf(missing, request.note) });
  await mailMissing(moving, missing, back);
  return 'moved';
}

const noteOf = (missing: readonly Missing[], note = '') =>
  `Missing and refunded: ${listed(missing.map(({ line, units }) => unitsName(line, units)))}.${note && ` ${note}`}`;

async function mailMissing(moving: Moving, missing: readonly Missing[], back: number): Promise<void> {
  const { at, order, request } = moving;
  const { sender } = request;
  const { facts, order: told } = await readLetterOfOrder(at.ask, order.id);
  const offers = await readOffers(
    at.ask,
    missing.map(({ line }) => line),
  );
  const words = missingWords(told, facts, {
    missing: missing.map(({ line, units }) => ({ id: line.id, units })),
    note: request.note,
    isRefunded: back > 0,
    offers,
  });
  await writeLetter(at, sender, facts, { kind: 'missing', order: told, ...words });
}
