import { formatPence, pence, type Pence } from '#rules/money/money.ts';
import { mostRefund } from '#rules/office/grant.ts';
import type { RefundState } from '#rules/orders/refund-moves.ts';
import { isTheirRefund } from '#rules/office/refund-rights.ts';
import type { Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { DESK_REFUND_LIMIT } from '#rules/office/sets.ts';
import { readMoneyPeople } from '../staff/public.ts';

const REFUNDED = {
  name: 'order-refunded-sum',
  text: 'select refunded + changed_back - exchanged as refunded from orders where id = $1',
};

/**
 * Why a move gave back more of an order than this account may; undefined where it did not. Asked after the move, in its
 * transaction: the order is locked, so that two refunds at once can't exceed the limit together, and the refusal
 * undoes the move. The limit is for all that was ever given back of the order.
 */
export async function refundProblem(
  at: Connection,
  { office }: Account,
  { orderId, before }: { orderId: number; before: number },
): Promise<string | undefined> {
  const most = office ? mostRefund(office) : pence(0);
  if (most === null) return undefined;
  const [row] = await at.ask<{ refunded: Pence }>(REFUNDED, [orderId]);
  const sum = row?.refunded ?? pence(before);
  if (sum <= before || sum <= most) return undefined;
  const names = await readMoneyPeople(at.db, office?.businessId ?? null);
  const who = names.length > 0 ? names.join(' or ') : 'Somebody with the permission Money';
  const may = most > 0 ? `You may refund up to ${formatPence(most)} of an order.` : 'You may refund nothing.';
  return `${may} This would make it ${formatPence(sum)}. ${who} can do it.`;
}

/** Whether a move made all refunds of an order exceed the limit of a desk, for which a fresh password is needed. */
export async function isLargeRefund(
  at: Connection,
  { orderId, before }: { orderId: number; before: number },
): Promise<boolean> {
  const [row] = await at.ask<{ refunded: Pence }>(REFUNDED, [orderId]);
  return row !== undefined && row.refunded > before && row.refunded > DESK_REFUND_LIMIT;
}

/** Why an account may not say that a refund was made; undefined where it may. */
export async function refundersProblem(
  at: Connection,
  account: Account,
  { wire: { kind }, orderId }: { wire: Pick<RefundState, 'kind'>; orderId: number | null },
): Promise<string | undefined> {
  if (!account.office || !isTheirRefund(account.office, kind)) {
    return 'The site’s office makes this refund. You can mark those of orders that were paid at your counter.';
  }
  return orderId === null ? undefined : refundProblem(at, account, { orderId, before: 0 });
}
