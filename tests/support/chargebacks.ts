import type { Placed } from '#contract/orders.ts';
import type { ItemToBuy } from './buying.ts';
import type { CardShop } from './cards.ts';
import { signedEvent, type SignedEvent } from './fake-stripe.ts';

const WEEK_S = 7 * 86_400;

interface PaidByCard {
  placed: Placed;
  reference: string;
}

/** Stripe's message about a chargeback. */
interface Chargeback {
  /** By when it has to be answered, in seconds. */
  dueBy: number;
  opened: () => SignedEvent;
  closed: (status: string) => SignedEvent;
}

/** The events of a chargeback, in Stripe's form: of the whole payment, unless an amount in pence is given. */
export function chargebackOf(
  { placed, reference }: PaidByCard,
  { amount = Math.round(placed.total * 100), fee = 0 }: { amount?: number; fee?: number } = {},
): Chargeback {
  const dueBy = Math.floor(Date.now() / 1_000) + WEEK_S;
  const event = (type: string, status: string) =>
    signedEvent(type, {
      id: `dp_${placed.number}`,
      object: 'dispute',
      amount,
      currency: 'gbp',
      reason: 'fraudulent',
      payment_intent: reference,
      status,
      evidence_details: { due_by: dueBy },
      balance_transactions: [{ amount: -1, currency: 'gbp', fee }],
    });
  return {
    dueBy,
    opened: () => event('charge.dispute.created', 'needs_response'),
    closed: (status) => event('charge.dispute.closed', status),
  };
}

/** Buys something and pays for it by card. */
export async function payByCard(cards: CardShop, items: readonly ItemToBuy[]): Promise<PaidByCard> {
  const placed = await cards.buy(items);
  const reference = await cards.referenceOf(placed);
  cards.stripe.pay(reference);
  await cards.tellOf('payment_intent.succeeded', reference);
  return { placed, reference };
}
