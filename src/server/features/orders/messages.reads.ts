import type { OrderMessage } from '#contract/orders.ts';
import type { Actor } from '#rules/flows/flow.ts';
import { mailStateSql } from '../../jobs/mail.ts';

export interface MessageJson extends OrderMessage {
  /** null: about the whole group. */
  order_id: number | null;
}

/** The mails of a group `g` as JSON. The job of a mail is deleted after some months. */
export const MESSAGES = `(
  select coalesce(json_agg(json_build_object('title', m.title, 'at', m.written_at, 'to', m.recipient,
    'order_id', m.order_id, 'number', (select o.number from orders o where o.id = m.order_id), 'state', coalesce(${mailStateSql('m.key')}, 'sent')) order by m.id), '[]')
  from order_mails m where m.group_id = g.id)`;

/**
 * The mails that a reader may see. A vendor also sees which mails the buyer got about the vendor's own order, or about
 * the whole group: titles alone, which name no other order.
 */
export function messagesWire(
  messages: readonly MessageJson[],
  { actor, orderId }: { actor: Actor; orderId: number | undefined },
): OrderMessage[] {
  return messages
    .filter((one) => orderId === undefined || one.order_id === null || one.order_id === orderId)
    .filter(
      ({ to }) =>
        actor === 'administrator' ||
        to === actor ||
        (actor === 'vendor' && to === 'buyer' && orderId !== undefined),
    )
    .map(({ title, at, to, state, number }) => ({
      title,
      at: new Date(at).toISOString(),
      to,
      state,
      number,
    }));
}
