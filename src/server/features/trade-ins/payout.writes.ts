import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { afterMove } from '#rules/flows/flow.ts';
import { TRADE_IN_FLOW } from '#rules/flows/trade-in.ts';
import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import { giveCredit, postEntry, tradeInPostings } from '../money/public.ts';
import { mailMoved } from './mails.writes.ts';
import type { Maker, Moving } from './moving.writes.ts';
import { changeItem, move, wrong } from './moving.writes.ts';
import { accountOf } from './bank-details.writes.ts';
import { writeMove } from './trade-in.writes.ts';

const REASON = 'For a device that you sold';

/** Follows a move to `validated`: a voucher is paid at once, and a bank payment waits for the next file. */
export async function settle(moving: Moving, price: Pence): Promise<'moved'> {
  const { at, item, tradeIn, request } = moving;
  const settled = { ...item, state: 'validated', price } as const;
  const follows = item.payout === 'bank' ? 'begin_payout' : 'pay_out';
  if (follows === 'pay_out' && tradeIn.payeeId === null) {
    // A voucher is credit of an account. A job pays it once the customer has one.
    await mailMoved(at, { itemIds: [item.id], move: 'validate', by: request.by.actor }, request);
    return 'moved';
  }
  if (follows === 'pay_out') await payVoucher({ ...moving, item: settled }, tradeIn.payeeId ?? 0);
  const to = afterMove(TRADE_IN_FLOW, follows, 'validated', 'system');
  if (to === undefined) throw new Error('a device that was accepted can not be paid for');
  const system = { actor: 'system', actorId: null, note: '' } as const;
  await writeMove(at.ask, settled, { move: follows, to, ...system, now: request.now });
  await mailMoved(at, { itemIds: [item.id], move: follows, by: 'system' }, request);
  return 'moved';
}

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
  await giveCredit(at.ask, { userId, amount, reason: REASON, source: item.number, now });
}

/** What the site paid for the vendor, or got back. A vendor who pays from an account of their own owes the site nothing. */
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

export const PAYOUT_MAKERS = {
  /** By staff after the bank has paid, and by the shop for a voucher whose customer has an account now. */
  async pay_out(moving) {
    const { item, tradeIn, request } = moving;
    if (item.payout === 'voucher') {
      if (tradeIn.payeeId === null) return { impossible: 'There is no account for the voucher yet.' };
      await payVoucher(moving, tradeIn.payeeId);
    } else if (request.by.actor === 'administrator') await postBankPayment(moving, item.price ?? 0);
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
} as const satisfies Partial<Record<TradeInMove, Maker>>;
