import type { CheckoutDetails } from '#contract/checkout.ts';
import type { PlacedRepair } from '#contract/repairs.ts';
import type { PlacedTradeInAnswer } from '#contract/trade-ins.ts';
import type { Pence } from '#rules/money/money.ts';
import { poundsFromPence } from '#rules/money/money.ts';
import type { Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { writeToken } from '../../http/links.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse, refuseChanged } from '../../http/refusal.ts';
import type { Seal } from '../../ports/seal.ts';
import type { Sender } from '../../ports/sender.ts';
import type { PricedItem } from '../cart/public.ts';
import { lacksSlot, placeRepair, readPlacedRepair } from '../repairs/public.ts';
import { placeTradeIn } from '../trade-ins/public.ts';
import { changeWire, contactOf } from './place.reads.ts';

export interface DeviceCart {
  cartId: string;
  items: readonly PricedItem[];
  details: CheckoutDetails;
  /** The encrypted bank account of a seller, and the key that opens it. */
  bank: Buffer | null;
  seal: Seal;
  account: Account | undefined;
  agreedTotal: Pence | undefined;
}

/** Sells the devices of a sell cart. */
export async function placeSellCart(
  at: Connection,
  { cartId, items, details, bank, seal, account, agreedTotal }: DeviceCart,
  sender: Sender,
): Promise<PlacedTradeInAnswer | Refusal> {
  const { address, ...contact } = contactOf(details);
  if (agreedTotal === undefined) {
    return refuse(400, 'agreed_total is missing.', { agreed_total: 'is missing' });
  }
  if (!details.payout || !address) {
    return refuse(400, 'Please fill in your details first.', {
      [details.payout ? 'line_1' : 'payout']: 'Required',
    });
  }
  const made = await placeTradeIn(
    at,
    {
      cartId,
      items,
      contact: { ...contact, address },
      payout: details.payout,
      account: details.payout === 'bank' ? bank : null,
      bankSeal: seal,
      userId: account?.id ?? null,
      agreedTotal,
      now: new Date(),
    },
    sender,
  );
  if ('refused' in made) return refuse(409, made.refused);
  if ('changed' in made) return refuseChanged(made.changed.map(changeWire));
  return {
    number: made.number,
    token: writeToken(sender.secret, { kind: 'trade_in', id: String(made.id) }, made.linkVersion),
    state: made.state,
    items: made.items.map(({ number, name, choice, state, offer, heldUntil }) => ({
      number,
      name,
      choice,
      state,
      offer: { cash: poundsFromPence(offer.cash), voucher: poundsFromPence(offer.voucher) },
      held_until: heldUntil.toISOString(),
    })),
  };
}

const NO_TIME = 'Please choose a day and a time at the store.';

/** Books the repairs of a repair cart. */
export async function placeRepairCart(
  at: Connection,
  { cartId, items, details, account }: DeviceCart,
  sender: Sender,
): Promise<PlacedRepair | Refusal> {
  const contact = contactOf(details);
  if (!details.way) return refuse(400, 'Please fill in your details first.', { way: 'Required' });
  const [now, storeId] = [new Date(), details.store_id ?? null];
  if (
    details.way === 'drop_in' &&
    storeId !== null &&
    (await lacksSlot(at.ask, { cartId, storeId, items, now }))
  ) {
    return refuse(400, NO_TIME, { starts_at: NO_TIME });
  }
  const made = await placeRepair(
    at,
    {
      cartId,
      items,
      contact,
      way: details.way,
      storeId,
      userId: account?.id ?? null,
      now,
    },
    sender,
  );
  if ('refused' in made) return refuse(409, made.refused, made.wrong && { [made.wrong]: made.refused });
  return readPlacedRepair(at.ask, made.tickets, sender.secret);
}
