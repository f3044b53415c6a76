import type { Connection, Database } from '../../db/connect.ts';
import { readPaymentOf } from '../money/public.ts';
import { readTransferAccount } from '../site/public.ts';
import { readLetterOfGroup } from './letters.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import { writeLetter } from './mails.writes.ts';
import { placedWords } from './placed-mails.reads.ts';
import { lockGroup } from './order.writes.ts';

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
  where p.group_id is not null and p.order_id is null and p.state = 'pending' and p.kind in ('trial', 'stripe')
    and p.created_at <= $1::timestamptz - make_interval(mins => $2)
    and not exists (select from order_mails m where m.group_id = p.group_id)
  order by p.created_at limit 500`,
};

/**
 * Mails buyers who started a card payment and did not finish it, once. Buyers whose card was declined already
 * have a mail, and buyers who paid or cancelled need none.
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
