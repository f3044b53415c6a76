import { timeWords } from '#rules/orders/time-words.ts';
import { money } from '#rules/papers/paper.ts';
import type { MailKind } from '#rules/site/mail-kinds.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { readPaymentOf } from '../money/public.ts';
import { readTransferAccount } from '../site/public.ts';
import type { Words } from './buyer-mails.reads.ts';
import type { LetterFacts } from './letters.reads.ts';
import { readLetterOfGroup } from './letters.reads.ts';
import type { Sender } from './letter-parts.reads.ts';
import { arrivalOf, dueOf, firstName, itemsOf, sumsOf } from './letter-parts.reads.ts';
import { writeLetter } from './mails.writes.ts';
import { lockGroup } from './order.writes.ts';
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
      title: 'Your order is in',
      how: 'We mail you a code when it is ready. Show it at the counter, and pay there by card or cash.',
    };
  }
  const until = reservedUntil ? ` until ${timeWords(reservedUntil)}` : '';
  return {
    kind: 'placed_unpaid',
    title: 'Your order is waiting for your payment',
    how: `It is not paid yet. We keep the ${item} for you${until}. After that ${itIs} for sale again.`,
    action: 'Pay now',
  };
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

/** The mail to a buyer who pays later: by transfer, at the counter, or after an unfinished card payment. */
export async function mailPlaced(at: Connection, groupId: string, sender: Sender): Promise<void> {
  const facts = await readLetterOfGroup(at.ask, groupId);
  const account = facts.paymentKind === 'bank_transfer' ? await readTransferAccount(at.db) : undefined;
  await writeLetter(at, sender, facts, { once: 'placed', ...placedWords(facts, account) });
}

/** Most card payments are finished by then, and need only their receipt. */
const WAIT_MINUTES = 2;

const DUE = {
  name: 'orders-unpaid',
  text: `
  select p.group_id as id from payments p
  where p.state = 'pending' and p.kind in ('trial', 'stripe')
    and p.created_at <= $1::timestamptz - make_interval(mins => $2)
    and not exists (select from order_mails m where m.group_id = p.group_id)
  order by p.created_at limit 500`,
};

/**
 * Mails buyers who started a card payment and did not finish it, once. Buyers whose card was declined already have a
 * mail, and those who paid or cancelled need none.
 */
export async function mailUnpaid(
  { ask, transaction }: Pick<Database, 'ask' | 'transaction'>,
  { now, sender }: { now: Date; sender: Sender },
): Promise<void> {
  for (const { id } of await ask<{ id: string }>(DUE, [now, WAIT_MINUTES])) {
    await transaction(async (at) => {
      const locked = await lockGroup(at.ask, id);
      const payment = await readPaymentOf(at.ask, id);
      const isOpen = locked?.orders.some(
        ({ state, reservedUntil }) =>
          state === 'pending_payment' && reservedUntil !== null && reservedUntil > now,
      );
      if (payment?.state === 'pending' && isOpen) await mailPlaced(at, id, sender);
    });
  }
}
