import { isHeldState } from '#rules/orders/dispute-hold.ts';
import { money } from '#rules/papers/paper.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { Connection } from '../../db/connect.ts';
import type { DisputeNews } from '../../ports/stripe-events.ts';
import type { Words } from './buyer-mails.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import { itemsOf } from './letter-parts.reads.ts';
import type { LetterOrder } from './letters.reads.ts';
import { readLetterOfGroup, readLetterOfOrder } from './letters.reads.ts';
import { writeLetter } from './mails.writes.ts';
import type { LockedGroup } from './order.writes.ts';
import { creditBackWords } from './return-mails.reads.ts';
import { tellStaff } from './vendor-mails.writes.ts';

type News = Pick<DisputeNews, 'state' | 'amount' | 'dueBy' | 'reference'>;

const TITLES: Record<DisputeNews['state'], string> = {
  open: 'A buyer’s bank wants money back',
  won: 'A chargeback was decided in the shop’s favour',
  lost: 'A chargeback was lost',
};

/** What a chargeback means for one order, by its state. */
const ORDER_WORDS: Record<DisputeNews['state'], (order: LetterOrder) => string> = {
  open: ({ number, state }) =>
    isHeldState(state)
      ? `Order ${number} is held. Please don’t send or hand over anything of it until the bank has decided.`
      : `Order ${number} stays as it is until the bank has decided. Nothing of it can be refunded until then.`,
  won: ({ number, state }) =>
    isHeldState(state)
      ? `Order ${number} can continue. It is no longer on hold.`
      : `Order ${number} stays paid.`,
  lost: ({ number, state, refund }) =>
    state === 'refunded'
      ? `Order ${number} has ended. Please don’t send it. Its items are for sale again.`
      : `Of order ${number}, ${money(refund?.toPayment ?? 0)} was taken back. What was sent does not come back.`,
};

const dueWords = (dueBy: Date | null) => (dueBy ? ` by ${dateWords(dueBy)}` : '');

const forVendor = ({ state, dueBy }: News): string[] => {
  if (state === 'open') {
    return [
      `The site’s office answers the bank${dueWords(dueBy)}. If you have evidence, such as a signature, write it in a note on the page of the order.`,
      'Your share of it is held until then.',
    ];
  }
  return state === 'won'
    ? ['Your share of it is not held any more.']
    : ['Your share of it, and the bank’s fee, is in your statement.'];
};

const forSite = ({ state, amount, dueBy }: News): string[] => {
  const sum = money(amount);
  if (state === 'open')
    return [`It is about ${sum}. Please answer it in your Stripe account${dueWords(dueBy)}.`];
  return [state === 'won' ? `It was about ${sum}, which stays with the shop.` : `The bank took ${sum}.`];
};

/** Tells the vendors and the administrator that a chargeback was opened, or how it was decided. */
export async function mailDispute(
  at: Connection,
  { group }: LockedGroup,
  news: News,
  sender: Sender,
): Promise<void> {
  const facts = await readLetterOfGroup(at.ask, group.id);
  const title = TITLES[news.state];
  const paid = facts.orders.filter(({ paidAt }) => paidAt !== null);
  for (const order of paid) {
    // For a business without an account, the mail to the administrator says all.
    if (order.vendorEmail === null) continue;
    const paragraphs = [ORDER_WORDS[news.state](order), ...forVendor(news)];
    const subject = `${title} (${order.number})`;
    await tellStaff(
      at,
      { facts, order },
      { title, subject, paragraphs, event: 'chargeback', recipient: 'vendor' },
      sender,
    );
  }
  const [first] = paid.length > 0 ? paid : facts.orders;
  if (!first) return;
  const paragraphs = [...forSite(news), ...paid.map(ORDER_WORDS[news.state])];
  const subject = `${title} (${facts.number})`;
  const items = itemsOf(paid);
  await tellStaff(
    at,
    { facts, order: first },
    { title, subject, paragraphs, items, event: 'chargeback', recipient: 'administrator' },
    sender,
  );
}

/** The mail to a buyer whose bank took the money back before anything was sent. */
export const takenBackWords = (order: LetterOrder): Words => ({
  title: 'Your order has ended',
  paragraphs: [
    `Your bank took back ${money(order.refund?.toPayment ?? 0)} that you paid for your order ${order.number}, so it is not sent. We send no money ourselves.`,
    ...creditBackWords(order.refund?.toCredit ?? 0),
    'If this is a mistake, please write to us. You can order again at any time.',
  ],
  items: itemsOf([order]),
  action: 'See your order',
});

export async function mailTakenBack(at: Connection, orderId: number, sender: Sender): Promise<void> {
  const { facts, order } = await readLetterOfOrder(at.ask, orderId);
  await writeLetter(at, sender, facts, { kind: 'cancel', ...takenBackWords(order), order });
}
