import type { StaffDispute } from '#contract/orders-office.ts';
import type { OrderState } from '#rules/flows/order.ts';
import { isHeldState } from '#rules/orders/dispute-hold.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { sumWords } from '#client/lib/format.ts';
import type { ChipLook } from '../../ui/chip.tsx';

type State = StaffDispute['state'];

export const DISPUTE_CHIPS: Record<State, { label: string; look: ChipLook }> = {
  open: { label: 'To answer', look: 'decide' },
  won: { label: 'Won', look: 'good' },
  lost: { label: 'Lost', look: 'over' },
};

/** The provider's reasons. One that is not listed is shown as it came. */
const REASONS: Readonly<Record<string, string>> = {
  fraudulent: 'The card’s holder says that they did not pay this.',
  duplicate: 'The buyer says that they paid twice.',
  product_not_received: 'The buyer says that it never came.',
  product_unacceptable: 'The buyer says that it is faulty, or not as described.',
  subscription_canceled: 'The buyer says that they had cancelled.',
  credit_not_processed: 'The buyer says that a refund never came.',
  unrecognized: 'The buyer does not recognise the payment.',
  general: 'The bank gives no reason.',
};

export const reasonWords = (reason: string): string =>
  REASONS[reason] ?? `The bank’s reason: ${reason.replaceAll('_', ' ')}`;

/** What the bank wants, and what became of it. A vendor does not know the sum of a whole basket. */
export function disputeWords({ state, amount, closed_at: closed }: StaffDispute): string {
  const sum = amount === null ? 'the money' : sumWords(amount);
  const on = closed ? ` on ${dateWords(new Date(closed))}` : '';
  if (state === 'won') return `The buyer’s bank wanted ${sum} back. It was decided for the shop${on}.`;
  if (state === 'lost') return `The buyer’s bank took ${sum} back${on}.`;
  return `The buyer’s bank wants ${sum} back.`;
}

/** What an open one means for the order, and what was lost twice. */
export function holdWords({ state, twice }: StaffDispute, orderState: OrderState): string | undefined {
  if (state === 'open') {
    return isHeldState(orderState)
      ? 'The order is held: nothing of it is sent, handed over or refunded until the bank has decided.'
      : 'Nothing of the order can be refunded until the bank has decided.';
  }
  return state === 'lost' && twice > 0
    ? `${sumWords(twice)} of it had been refunded before, so it went twice. The vendor’s balance bears it.`
    : undefined;
}

/** By when an open one is answered, and where. A vendor can't answer: the site has the account with the provider. */
export function answerWords({ state, due_by: due }: StaffDispute, isSite: boolean): string | undefined {
  if (state !== 'open') return undefined;
  const by = due ? ` by ${dateWords(new Date(due))}` : '';
  return isSite
    ? `Answer it in your Stripe account${by}. The invoice, the tracking number and the mails on this page are your evidence.`
    : `The site’s office answers it${by}. If you have evidence, such as a signature, write it in a note.`;
}

/** The entries of a chargeback in the timeline. That it was lost is an event of the order. */
export function disputeEntries({ state, opened_at: openedAt, closed_at: closedAt, reason }: StaffDispute) {
  const opened = { at: openedAt, what: 'The buyer’s bank opened a chargeback', note: reasonWords(reason) };
  if (state !== 'won' || closedAt === null) return [opened];
  return [opened, { at: closedAt, what: 'The chargeback was decided for the shop', note: '' }];
}
