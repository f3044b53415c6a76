import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffDispute } from '#contract/orders-office.ts';
import { isHeldState } from '#rules/orders/dispute-hold.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { sumWords } from '#client/lib/format.ts';
import type { ChipLook } from '../../ui/chip.tsx';
import { dayWords } from '#client/lib/when-words.ts';

type State = StaffDispute['state'];

export const DISPUTE_CHIPS: Record<State, { label: string; look: ChipLook }> = {
  open: { label: 'To answer', look: 'decide' },
  won: { label: 'Won', look: 'good' },
  lost: { label: 'Lost', look: 'over' },
};

/** The provider's reasons. An unlisted reason is shown as it came. */
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

/** The sum that the bank wants, and the result. A vendor does not know the sum of a whole basket. */
export function disputeWords({ state, amount, closed_at: closed }: StaffDispute): string {
  const sum = amount === null ? 'the money' : sumWords(amount);
  const on = closed ? ` on ${dayWords(closed)}` : '';
  if (state === 'won')
    return `The buyer’s bank wanted ${sum} back. It was decided in the shop’s favour${on}.`;
  if (state === 'lost') return `The buyer’s bank took ${sum} back${on}.`;
  return `The buyer’s bank wants ${sum} back.`;
}

type Warned = Pick<TrackedOrder, 'state' | 'delivery' | 'lines'>;

/** What a chargeback means for the staff who work on an order; undefined once they need not care any more. */
export function warningOf(
  disputes: readonly Pick<StaffDispute, 'state'>[],
  { state, delivery, lines }: Warned,
): { title: string; text: string } | undefined {
  const isOpen = disputes.some((one) => one.state === 'open');
  const isLost = disputes.some((one) => one.state === 'lost');
  const isGone = lines.some(({ sent, returned }) => sent > returned);
  const isPart = isGone && state === 'preparing';
  const gone = delivery.way === 'collect' ? 'handed over' : 'sent';
  const stands = isPart ? `A part is ${gone} already` : `Already ${gone}`;
  if (isOpen && isGone) {
    const proof = delivery.way === 'collect' ? 'that it was collected' : 'that it arrived';
    return {
      title: `${stands}, and the buyer’s bank wants the money back`,
      text: `If the bank decides for the buyer, the money is lost and the buyer has the items. Keep every proof ${proof}. ${
        isPart ? 'Don’t send the rest: nothing' : 'Nothing'
      } can be ${isPart ? 'sent or ' : ''}refunded until the bank has decided.`,
    };
  }
  if (isOpen) {
    return isHeldState(state)
      ? {
          title: 'Held: the buyer’s bank disputes the payment',
          text: `Don’t ${delivery.way === 'collect' ? 'hand it over' : 'send it'}. Nothing of it is sent, handed over or refunded until the bank has decided.`,
        }
      : {
          title: 'The buyer’s bank disputes the payment',
          text: 'Nothing of the order can be refunded until the bank has decided.',
        };
  }
  if (isLost && isGone) {
    return {
      title: `${stands}, and the buyer’s bank took the money back`,
      text: 'The buyer has the items, and they are not paid. Ask the buyer to pay in another way, or to send them back.',
    };
  }
  return undefined;
}

/** The sum that was paid twice. */
export function twiceWords({ state, twice }: StaffDispute): string | undefined {
  return state === 'lost' && twice > 0
    ? `${sumWords(twice)} of it had been refunded before, so it went twice. The vendor’s balance bears it.`
    : undefined;
}

/**
 * The deadline for the answer to an open dispute, and where it is answered. A vendor can't answer: the site
 * has the account with the provider.
 */
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
  return [opened, { at: closedAt, what: 'The chargeback was decided in the shop’s favour', note: '' }];
}
