import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { afterMove } from '#rules/flows/flow.ts';
import { TRADE_IN_FLOW } from '#rules/flows/trade-in.ts';
import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import { DEVICE_CREDIT } from '#rules/trade-in/credit-reason.ts';
import { priceOf } from '#rules/trade-in/revision.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { giveCredit, noteWorth, postEntry, readCreditOfItem, tradeInPostings } from '../money/public.ts';
import { mailMoved } from './mails.writes.ts';
import type { MoveHandler, MoveRequest, Moving } from './moving.writes.ts';
import { changeItem, move, wrong } from './moving.writes.ts';
import { accountOf } from './bank-details.writes.ts';
import { stockBought } from './stock-unit.writes.ts';
import { lockTradeIn, writeMove } from './trade-in.writes.ts';

/**
 * Follows a move to `validated`. An order that waits for the device uses its value as a voucher; a job then
 * follows. Otherwise it is paid out.
 */
export async function settle(moving: Moving, offer: Offer): Promise<'moved'> {
  if (await noteWorth(moving.at, moving.item.id, offer.voucher)) {
    await changeItem(moving, { price: offer.voucher });
    return 'moved';
  }
  return payOut(moving, priceOf(offer, moving.item.payout));
}

/** A voucher is paid at once, and a bank payment waits for the next file. */
async function payOut(moving: Moving, price: Pence): Promise<'moved'> {
  const { at, item, tradeIn, request } = moving;
  const settled = { ...item, state: 'validated', price } as const;
  const follows = item.payout === 'bank' ? 'begin_payout' : 'pay_out';
  if (follows === 'pay_out' && tradeIn.payeeId === null) {
    // A voucher is credit of an account. A job pays it once the customer has one.
    await mailMoved(at, { itemIds: [item.id], move: 'validate', by: request.by.actor }, request);
    return 'moved';
  }
  if (follows === 'pay_out') await payVoucher({ ...moving, item: settled }, tradeIn.payeeId ?? 0);
  await follow(moving, follows);
  return 'moved';
}

/** The shop's automatic steps with a device that it has bought. */
async function follow({ at, item, request }: Moving, name: 'begin_payout' | 'pay_out'): Promise<void> {
  const to = afterMove(TRADE_IN_FLOW, name, 'validated', 'system');
  if (to === undefined) throw new Error('a device that was accepted can not be paid for');
  const system = { actor: 'system', actorId: null, note: '' } as const;
  await writeMove(at.ask, { ...item, state: 'validated' }, { move: name, to, ...system, now: request.now });
  if (name === 'pay_out') await stockBought(at, item.id, { actorId: null, now: request.now });
  await mailMoved(at, { itemIds: [item.id], move: name, by: 'system' }, request);
}

/**
 * Runs after an order has used a device, or needs it no more. If the order used it, that was its whole
 * payment. If not, a bought device is paid out as its customer chose, and a device on its way goes on as it
 * was.
 */
export const followDevice = (
  { transaction }: Pick<Database, 'transaction'>,
  itemId: number,
  when: Pick<MoveRequest, 'now' | 'sender'>,
): Promise<void> => transaction((at) => followOne(at, itemId, when));

async function followOne(
  at: Connection,
  itemId: number,
  when: Pick<MoveRequest, 'now' | 'sender'>,
): Promise<void> {
  const [found] = await at.ask<{ id: number }>(REQUEST_OF, [itemId]);
  const locked = found && (await lockTradeIn(at.ask, found.id));
  const item = locked?.items.find(({ id }) => id === itemId);
  const credit = await readCreditOfItem(at.ask, itemId);
  if (!locked || item?.state !== 'validated' || !credit || credit.state === 'waiting') return;
  const { version, tradeInId } = item;
  const by = { actor: 'system', actorId: null } as const;
  const request = { tradeInId, move: 'validate', version, by, ...when } as const;
  const moving: Moving = { at, tradeIn: locked.request, item, to: 'validated', tells: [], request };
  if (credit.state === 'used') return follow(moving, 'pay_out');
  const price = priceOf({ cash: pence(item.cash), voucher: pence(item.voucher) }, item.payout);
  await changeItem(moving, { price });
  await payOut(moving, price);
}

const REQUEST_OF = {
  name: 'trade-in-of-item',
  text: 'select trade_in_id as id from trade_in_items where id = $1',
};

async function payVoucher({ at, item, request }: Moving, userId: number): Promise<void> {
  const amount = pence(item.price ?? 0);
  const { now } = request;
  await postEntry(at.ask, {
    kind: 'trade_in',
    orderId: null,
    source: item.number,
    postings: tradeInPostings(item.businessId, amount, 'credit'),
    now,
  });
  await giveCredit(at.ask, { userId, amount, reason: DEVICE_CREDIT, source: item.number, now });
}

/**
 * The site's payment for the vendor, or the money that came back. A vendor who pays from their own account
 * owes the site nothing.
 */
async function postBankPayment({ at, item, request }: Moving, amount: number): Promise<void> {
  await postEntry(at.ask, {
    kind: 'trade_in',
    orderId: null,
    source: `${item.number} ${item.version}`,
    postings: tradeInPostings(item.businessId, pence(amount), 'money'),
    now: request.now,
  });
}

const PAID_BY_SITE = {
  name: 'trade-in-paid-by-site',
  text: `
  select coalesce((select e.actor = 'administrator' from trade_in_events e
    where e.item_id = $1 and e.move = 'pay_out' order by e.id desc limit 1), false) as "isBySite"`,
};

export const PAYOUT_HANDLERS = {
  /** By staff after the bank has paid, and by the shop for a voucher whose customer has an account now. */
  async pay_out(moving) {
    const { item, tradeIn, request } = moving;
    if (item.payout === 'voucher') {
      if (tradeIn.payeeId === null) return { impossible: 'There is no account for the voucher yet.' };
      await payVoucher(moving, tradeIn.payeeId);
    } else if (request.by.actor === 'administrator') await postBankPayment(moving, item.price ?? 0);
    await stockBought(moving.at, item.id, { actorId: request.by.actorId, now: request.now });
    return move(moving);
  },

  /** The bank refused the payment, or sent it back later. */
  async fail_payout(moving) {
    const { at, item, request } = moving;
    if (!request.note) return wrong({ note: 'Please say why' });
    if (item.state === 'paid') {
      const [last] = await at.ask<{ isBySite: boolean }>(PAID_BY_SITE, [item.id]);
      if (last?.isBySite) await postBankPayment(moving, -(item.price ?? 0));
    }
    return move(moving);
  },

  /** With other bank details, after a payment has failed. */
  async begin_payout(moving) {
    const account = accountOf(moving, { mustBeNew: true });
    if (!('account' in account)) return account;
    await changeItem(moving, account);
    return move(moving);
  },
} as const satisfies Partial<Record<TradeInMove, MoveHandler>>;
