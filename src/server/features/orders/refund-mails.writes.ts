import { isByHand } from '#rules/orders/refund-moves.ts';
import { money } from '#rules/papers/paper.ts';
import type { Ask, Connection, Database } from '../../db/connect.ts';
import type { Refund } from '../money/public.ts';
import { refundSentWords } from './buyer-mails.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import { readLetterOfGroup } from './letters.reads.ts';
import { writeLetter } from './mails.writes.ts';
import { tellWithMail } from '../staff/public.ts';
import { tellStaff } from './vendor-mails.writes.ts';

interface RefundFacts extends Pick<Refund, 'state' | 'kind' | 'toPayment'> {
  reason: string;
  /** Null: it gives back what was paid for a repair. */
  groupId: string | null;
  repairNumber: string | null;
  /** Null: for all orders of the group. */
  orderId: number | null;
}

const READ = {
  name: 'refund-for-mails',
  text: `
  select r.state, p.kind, r.to_payment as "toPayment", r.reason, p.group_id as "groupId",
    p.repair_number as "repairNumber", r.order_id as "orderId"
  from refunds r join payments p on p.id = r.payment_id where r.id = $1`,
};

async function readFacts(ask: Ask, refundId: string) {
  const [refund] = await ask<RefundFacts>(READ, [refundId]);
  if (!refund || refund.groupId === null) return undefined;
  const facts = await readLetterOfGroup(ask, refund.groupId);
  const order = facts.orders.find(({ id }) => id === refund.orderId);
  return { refund, facts, order };
}

/** Tells the buyer that staff have sent the money. */
export async function mailRefundSent(at: Connection, refundId: string, sender: Sender): Promise<void> {
  const found = await readFacts(at.ask, refundId);
  if (!found) return;
  const { refund, facts, order } = found;
  const words = refundSentWords(refund, facts, order);
  await writeLetter(at, sender, facts, { kind: 'refund_sent', ...words, ...(order && { order }) });
}

/**
 * Asks once for a refund that no provider makes. The vendor holds the money that was paid at a counter, and
 * gives it back. The administrator sends all other money.
 */
export const askForRefund = (
  { transaction }: Pick<Database, 'transaction'>,
  refundId: string,
  sender: Sender,
): Promise<void> => transaction((at) => mailRefundDue(at, refundId, sender));

async function mailRefundDue(at: Connection, refundId: string, sender: Sender): Promise<void> {
  const found = await readFacts(at.ask, refundId);
  const order = found?.order ?? found?.facts.orders[0];
  if (!found || !order || found.refund.state !== 'pending' || !isByHand(found.refund.kind)) return;
  const { refund, facts } = found;
  const { number } = found.order ?? facts;
  const isCounter = refund.kind === 'in_store';
  const title = isCounter ? 'Please give money back' : 'Please make a refund by transfer';
  const letter = { facts, order };
  const sum = money(refund.toPayment);
  const words = {
    title,
    subject: `${title} (${number})`,
    paragraphs: [
      isCounter
        ? `Please give ${sum} back for order ${number}, which was paid at the counter. The buyer was told that you will. Please mark it as given back on the page of the order, and the buyer is told.`
        : `Please send ${sum} to the account from which order ${number} was paid. The buyer was told that it is coming, and is told that it was sent once you mark the refund as done.`,
    ],
    facts: [
      { label: 'Sum', value: sum },
      { label: 'Order', value: number },
      { label: 'Reference', value: facts.number },
      { label: 'Reason', value: refund.reason },
    ],
  };
  await tellStaff(
    at,
    letter,
    {
      ...words,
      event: 'refund',
      recipient: isCounter ? 'vendor' : 'administrator',
      once: `refund due ${refundId}`,
    },
    sender,
  );
}

/** Tells the people who make refunds that one failed. */
export const tellRefundFailed = (
  { transaction }: Pick<Database, 'transaction'>,
  refundId: string,
  { shop }: Sender,
): Promise<void> => transaction((at) => tellFailed(at, refundId, shop));

async function tellFailed(at: Connection, refundId: string, shop: Sender['shop']): Promise<void> {
  const [ofRepair] = await at.ask<RefundFacts>(READ, [refundId]);
  if (ofRepair && ofRepair.repairNumber !== null) {
    const { repairNumber, toPayment } = ofRepair;
    return tellWithMail(at, shop, {
      event: 'refund',
      businessId: null,
      storeId: null,
      key: `refund failed:${refundId}`,
      again: 'always',
      title: `A refund failed (${repairNumber})`,
      text: `${money(toPayment)} for a repair was not sent.`,
      target: 'repair',
      ref: repairNumber,
    });
  }
  const found = await readFacts(at.ask, refundId);
  const order = found?.order ?? found?.facts.orders[0];
  if (!found || !order) return;
  await tellWithMail(at, shop, {
    event: 'refund',
    businessId: null,
    storeId: order.storeId,
    key: `refund failed:${refundId}`,
    again: 'always',
    title: `A refund failed (${order.number})`,
    text: `${money(found.refund.toPayment)} for ${found.facts.name} was not sent.`,
    target: 'order',
    ref: order.number,
  });
}
