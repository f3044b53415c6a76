import { isOpenLink } from '#rules/orders/counter-order.ts';
import { addresses } from '#rules/page/addresses.ts';
import { writeToken } from '../../http/links.ts';
import { isPlacedByStaff } from './tracked-order.reads.ts';
import type { OrderNote, StaffTracked } from '#contract/orders-office.ts';
import type { Actor } from '#rules/flows/flow.ts';
import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { isForStore } from '#rules/office/grant.ts';
import { changeProblem } from '#rules/orders/change.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf, mayDo } from '../../http/account.ts';
import { readAssignee } from './assignee.reads.ts';
import { readDisputesOfOrder, readRefundsOfOrder } from './money-cases.reads.ts';
import { readReceived } from './received.reads.ts';
import { trackedWire } from './tracked.reads.ts';
import { isPaidTogether } from './tracked-order.reads.ts';
import type { GroupJson, OrderJson, Tracking } from './tracking.reads.ts';
import { readTracking } from './tracking.reads.ts';

/** An order by its number, for staff of the vendor who sells it and for the site's. */
export async function readForStaff(ask: Ask, account: Account, typed: string): Promise<Tracking | undefined> {
  const number = readNumber(typed);
  const found = number === undefined ? undefined : await readTracking(ask, { number });
  const businessId = businessOf(account);
  if (!found?.order || !account.office || !mayDo(account, { permission: 'orders' })) return undefined;
  const isTheirs = businessId === null || found.order.business.id === businessId;
  return isTheirs && isForStore(account.office, found.order.store?.id ?? null) ? found : undefined;
}

export const actorOf = ({ office }: Account): Actor => (office?.of === 'site' ? 'administrator' : 'vendor');

/** Everything that was given back of an order. Limits of refunds count it. */
export const givenBack = ({ refunded, changed_back: changed }: OrderJson): number => refunded + changed;

const NOTES = {
  name: 'order-notes',
  text: 'select id, text, author, mentions, created_at as at from order_notes where order_id = $1 order by id',
};

/** Why this order can't be changed now. */
const changeProblemOf = ({ payment }: GroupJson, order: OrderJson): string | null =>
  changeProblem({
    state: order.state,
    paymentKind: payment.kind,
    isPaid: order.paid_at !== null,
    isDisputed: payment.is_disputed,
    isChanging: order.change !== null,
    hasSentUnits: order.lines.some(({ sent }) => sent > 0),
    isPartRefunded: order.refunded > 0 || order.lines.some(({ cancelled }) => cancelled > 0),
    isGone: order.lines.some(({ product_id: id }) => id === null),
  }) ?? null;

/** The payment link that staff may copy, until it is paid. */
const payLinkOf = (group: GroupJson, order: OrderJson, secret: Buffer): string | null =>
  isOpenLink({
    state: order.state,
    paymentKind: group.payment.kind,
    isPlacedByStaff: isPlacedByStaff(order),
  })
    ? addresses.track(writeToken(secret, { kind: 'group', id: group.id }, group.link_version))
    : null;

/** An order with the facts for staff: notes, and for the administrator the other orders of the group. */
export async function staffView(
  ask: Ask,
  found: Tracking,
  account: Account,
  secret: Buffer,
): Promise<StaffTracked> {
  const by = { actor: actorOf(account), secret, now: new Date() };
  const notes = await ask<Omit<OrderNote, 'at'> & { at: Date }>(NOTES, [found.order?.id]);
  const { office } = account;
  const isSite = office?.of === 'site';
  const all = isSite ? trackedWire({ ...found, order: undefined }, by).orders : [];
  return {
    ...trackedWire(found, by),
    basket: all
      .filter(({ number }) => number !== found.order?.number)
      .filter(({ delivery }) => office && isForStore(office, delivery.store?.id ?? null))
      .map(({ number, state, total, credit, refund_due, moves, business: { id, name }, lines: [first] }) => ({
        number,
        state,
        total,
        refund_due,
        due: poundsFromPence(pence(penceFromPounds(total) - penceFromPounds(credit))),
        moves,
        business: { id, name },
        thing: first?.name ?? '',
        image: first?.image ?? null,
      })),
    paid_together: isPaidTogether(found.group)
      ? {
          orders: found.group.orders.length,
          amount: isSite ? poundsFromPence(pence(found.group.payment.amount)) : null,
        }
      : null,
    payments: await readReceived(ask, found.order?.id, {
      hidesSum: !isSite && isPaidTogether(found.group),
    }),
    refunds: await readRefundsOfOrder(ask, found.order?.id, account),
    disputes: await readDisputesOfOrder(ask, found.order?.id, {
      hidesSum: !isSite && isPaidTogether(found.group),
    }),
    assignee: found.order ? await readAssignee(ask, found.order.id) : null,
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    change_problem: found.order ? changeProblemOf(found.group, found.order) : null,
    pay_link: found.order ? payLinkOf(found.group, found.order, secret) : null,
    link_version: found.group.link_version,
  };
}
