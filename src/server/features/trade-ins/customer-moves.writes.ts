import { eq } from 'drizzle-orm';
import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { pence } from '#rules/money/money.ts';
import { priceOf } from '#rules/trade-in/revision.ts';
import { accountOf } from './bank-details.writes.ts';
import { numberIn } from './device-number.writes.ts';
import { readDropInStore } from './label.reads.ts';
import type { MoveHandler, Moving } from './moving.writes.ts';
import { changeItem, impossible, move, recordMove, wrong } from './moving.writes.ts';
import { settle } from './payout.writes.ts';
import { readLastRevision } from './revisions.reads.ts';
import { readBoughtAlready, readOwnSale } from './same-device.writes.ts';
import { tradeIns } from './tables.ts';
import { readHome } from './typed-details.reads.ts';

const LOOKED_AT =
  'We have to look at this device once more before it can be paid for. You will hear from us by email.';
const OFFER_ENDED = 'This offer has ended. Please ask for a new one.';

/** The conditions of a sale that the customer has to state. */
function statedErrors({ tradeIn, request }: Moving): Record<string, string> {
  const { is_adult: isAdult, is_owner: isOwner, identifier } = request;
  return {
    ...(isAdult !== true && { is_adult: 'Only somebody who is 18 or over can sell a device' }),
    ...(isOwner !== true && { is_owner: 'Only the owner can sell a device' }),
    // From a device that is at the shop already, the bench reads it.
    ...(identifier === undefined && tradeIn.repairId === null && { identifier: 'Required' }),
  };
}

export const CUSTOMER_HANDLERS = {
  async accept(moving) {
    const { at, tradeIn, item, request } = moving;
    const number = request.identifier === undefined ? undefined : await numberIn(moving, request.identifier);
    const errors = statedErrors(moving);
    if (number && 'wrong' in number) return wrong({ ...errors, identifier: number.wrong });
    if (Object.keys(errors).length > 0) return wrong(errors);
    if (number) {
      const other = await readOwnSale(at.ask, number.identifierMark, moving);
      if (other) return wrong({ identifier: `You are already selling a device with this number (${other})` });
    }
    // The job that ends offers may be late. The price is not kept longer for that.
    if (item.dueAt !== null && item.dueAt < request.now) return impossible(OFFER_ENDED);
    const payout = request.payout ?? item.payout;
    const paid = payout === 'bank' ? accountOf(moving) : { account: null, accountEnds: null };
    if (!('account' in paid)) return paid;
    const home = readHome(request);
    if ('errors' in home) return wrong(home.errors);
    if (home.given)
      await at.db.update(tradeIns).set({ address: home.given }).where(eq(tradeIns.id, tradeIn.id));
    await changeItem(moving, { payout, ...paid, ...number });
    return move(moving);
  },

  async arrange(moving) {
    const { at, item, request } = moving;
    const { way, store_id: storeId } = request;
    if (way === undefined) return wrong({ way: 'Required' });
    if (way === 'label') {
      await changeItem(moving, { way, storeId: null, reminded: 0 });
      return move(moving);
    }
    if (storeId === undefined) return wrong({ store_id: 'Required' });
    const store = await readDropInStore(at.ask, { storeId, businessId: item.businessId });
    if (!store) return wrong({ store_id: 'Please choose another store' });
    await changeItem(moving, { way, storeId, reminded: 0 });
    return move(moving);
  },

  async send(moving) {
    const { carrier = '', tracking = '' } = moving.request;
    const isTold = carrier !== '' && tracking !== '';
    await changeItem(moving, { carrier: isTold ? carrier : null, tracking: isTold ? tracking : null });
    return move(moving);
  },

  async accept_revision(moving) {
    const { at, item } = moving;
    const revised = await readLastRevision(at.ask, item.id);
    if (!revised) throw new Error('a revised offer is not there');
    if (await readBoughtAlready(at.ask, item)) return impossible(LOOKED_AT);
    const offer = { cash: pence(revised.cash), voucher: pence(revised.voucher) };
    const price = priceOf(offer, item.payout);
    await changeItem(moving, { ...offer, price });
    await recordMove(moving);
    return settle(moving, offer);
  },

  /** Also by the shop, when the customer has not answered: the device goes back, and nothing is cut. */
  decline_revision: move,

  async dispute(moving) {
    await changeItem(moving, { wasDisputed: true });
    return move(moving);
  },
} as const satisfies Partial<Record<TradeInMove, MoveHandler>>;
