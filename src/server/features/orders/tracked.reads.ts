import type { Tracked } from '#contract/orders.ts';
import { maskedEmail } from '#rules/account/masked-email.ts';
import type { OrderState } from '#rules/flows/order.ts';
import { ORDER_STATES } from '#rules/flows/order.ts';
import { isHoldOver } from '#rules/orders/hold.ts';
import { isByHand } from '#rules/orders/refund-moves.ts';
import { deviceWire } from './device.reads.ts';
import { messagesWire } from './messages.reads.ts';
import type { Viewer } from './tracked-order.reads.ts';
import { dateOf, momentOf, orderWire, pounds, storeCreditOf, tradeInOf } from './tracked-order.reads.ts';
import type { GroupJson, OrderJson, Tracking } from './tracking.reads.ts';

/** One order or all of a group as in the API, with the viewer's possible moves. */
export function trackedWire(
  { group, order: only, offers, deliveries }: Tracking,
  by: Omit<Viewer, 'offers' | 'deliveries'>,
): Tracked {
  const viewer = { ...by, offers, deliveries };
  const shown = (only ? [only] : group.orders).map((order) => orderWire(group, order, viewer));
  const least = shown.reduce((a, b) => (rank(b.state) < rank(a.state) ? b : a));
  const { address } = group;
  const payment = { ...group.payment, ...(only && paidAtCounter(group, only)) };
  // A single order shows its own sums, since the rest of the group belongs to other vendors.
  const of = only ?? group;
  const due = only ? only.total - only.credit : group.total;
  // A buyer pays for the whole group at once, except at the counter. Vendors don't see the other orders of
  // the group.
  const paysAll = viewer.actor === 'buyer' && payment.kind !== 'in_store';
  const isTransfer = payment.kind === 'bank_transfer' && payment.state !== 'paid';
  return {
    kind: 'order',
    number: only?.number ?? group.number,
    state: least.state,
    version: least.version,
    next: least.next,
    events: least.events,
    moves: least.moves,
    placed_at: group.placed_at.toISOString(),
    name: group.name,
    email: viewer.actor === 'buyer' ? maskedEmail(group.email) : group.email,
    phone: viewer.actor === 'buyer' ? null : group.phone,
    address: address
      ? [address.line_1, address.line_2, address.town, address.post_code].filter((line) => line !== undefined)
      : [],
    totals: {
      goods: pounds(only ? only.goods : group.goods + exchangedOf(group)),
      delivery: pounds(of.delivery),
      discount: pounds(of.discount),
      credit: pounds(storeCreditOf(of)),
      trade_in: pounds(tradeInOf(of)),
      vat: pounds(of.vat),
      total: pounds(due),
    },
    code: of.discount > 0 ? group.code : null,
    payment: {
      id: payment.id,
      kind: payment.kind,
      state: payment.state,
      label: payment.label,
      amount: pounds(paysAll ? payment.amount : due),
      orders: paysAll ? group.orders.length : shown.length,
      paid_at: momentOf(payment.paid_at),
      hold_until: momentOf(group.orders[0]?.reserved_until ?? null),
      is_awaited: payment.is_awaited && payment.state !== 'paid',
      is_disputed: payment.is_disputed,
      is_lapsed: isTooLate(group, viewer.now),
      transfer:
        isTransfer && group.transfer_account ? { ...group.transfer_account, reference: group.number } : null,
    },
    device: group.device && deviceWire(group.device, by.deviceToken ?? null),
    has_account: group.user_id !== null,
    messages: messagesWire(group.messages, { actor: viewer.actor, orderId: only?.id }),
    orders: shown,
  };
}

/** The group has the sums that were paid. Its items also cost what returned goods paid for. */
const exchangedOf = ({ orders }: GroupJson) => orders.reduce((sum, { exchanged }) => sum + exchanged, 0);

/** Staff may still mark a transfer as paid that comes late. */
const isTooLate = ({ payment, orders }: GroupJson, now: Date) =>
  !isByHand(payment.kind) &&
  orders.some(({ state, reserved_until }) =>
    isHoldOver({ state, reservedUntil: dateOf(reserved_until) }, now),
  );

/** At the counter each order of a group is paid separately. */
function paidAtCounter(
  { payment }: GroupJson,
  { state, paid_at }: OrderJson,
): Pick<GroupJson['payment'], 'state' | 'paid_at'> | undefined {
  if (payment.kind !== 'in_store') return undefined;
  return { state: paid_at ? 'paid' : state === 'cancelled' ? 'cancelled' : 'pending', paid_at };
}

const rank = (state: OrderState) => ORDER_STATES.indexOf(state);
