import { timeWords } from '#rules/orders/time-words.ts';
import { money } from '#rules/papers/paper.ts';
import type { MailKind } from '#rules/site/mail-kinds.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { readTransferAccount } from '../site/public.ts';
import type { Words } from './buyer-mails.reads.ts';
import type { LetterFacts } from './letters.reads.ts';
import { arrivalOf, dueOf, firstName, itemsOf, sumsOf } from './letter-parts.reads.ts';
import { orderedWords } from './piece-words.reads.ts';

/** How to pay an order that is not paid yet. */
function howToPay({ paymentKind, reservedUntil, orders }: LetterFacts): {
  kind: MailKind;
  title: string;
  how: string;
  action?: string;
} {
  const { item, it, itIs } = orderedWords(orders);
  if (paymentKind === 'bank_transfer') {
    const isCollected = orders.every(({ way }) => way === 'collect');
    return {
      kind: 'placed_transfer',
      title: 'How to pay for your order',
      how: `Please transfer the total${reservedUntil ? ` by ${dateWords(reservedUntil)},` : ''} within five working days. We keep the ${item} for you until then, and ${isCollected ? `get ${it} ready` : `send ${it}`} once the money is in.`,
    };
  }
  if (paymentKind === 'in_store') {
    return {
      kind: 'placed_in_store',
      title: 'Your order is placed',
      how: 'We will email you a code when it is ready. Show it at the counter, and pay there by card or cash.',
    };
  }
  const [{ placedAt } = { placedAt: '' }] = orders;
  const until = reservedUntil ? ` until ${untilWords(reservedUntil, new Date(placedAt))}` : '';
  return {
    kind: 'placed_unpaid',
    title: 'Your order is waiting for your payment',
    how: `It is not paid yet. We keep the ${item} for you${until}. After that ${itIs} for sale again.`,
    action: 'Pay now',
  };
}

/** '2:03 PM', with the day if it is not the day of the order. */
function untilWords(until: Date, placedAt: Date): string {
  const clock = timeWords(until);
  return dateWords(until) === dateWords(placedAt) ? clock : `${clock} on ${dateWords(until)}`;
}

type Account = Awaited<ReturnType<typeof readTransferAccount>>;

export function placedWords(facts: LetterFacts, account: Account): Words & { kind: MailKind } {
  const { how, ...words } = howToPay(facts);
  return {
    ...words,
    paragraphs: [
      `Thank you, ${firstName(facts.name)}. We have your order ${facts.number}.`,
      how,
      ...facts.orders.map((order) =>
        facts.paymentKind === 'in_store' && dueOf(order) > 0
          ? `${arrivalOf(order)} Pay ${money(dueOf(order))} there.`
          : arrivalOf(order),
      ),
    ],
    items: itemsOf(facts.orders),
    sums: sumsOf(facts, 'To pay'),
    facts: account
      ? [
          { label: 'Account name', value: account.holder },
          { label: 'Sort code', value: account.sort_code },
          { label: 'Account number', value: account.account_number },
          { label: 'Reference', value: facts.number },
        ]
      : [],
  };
}
