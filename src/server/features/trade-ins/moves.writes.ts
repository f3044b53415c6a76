import { afterMove } from '#rules/flows/flow.ts';
import type { TradeInMove } from '#rules/flows/trade-in.ts';
import { TRADE_IN_FLOW } from '#rules/flows/trade-in.ts';
import { bringsNothing } from '#rules/trade-in/as-credit.ts';
import { possibleDeviceMoves } from '#rules/trade-in/next-step.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { Connection } from '../../db/connect.ts';
import { noteWorth } from '../money/public.ts';
import { BENCH_HANDLERS } from './bench-moves.writes.ts';
import { CUSTOMER_HANDLERS } from './customer-moves.writes.ts';
import type { MoveHandler, MoveProblem, MoveRequest } from './moving.writes.ts';
import { impossible, move, wrong } from './moving.writes.ts';
import { PAYOUT_HANDLERS } from './payout.writes.ts';
import { readRevisers } from './revisions.reads.ts';
import { readStale } from './stale.reads.ts';
import type { ItemRow, LockedTradeIn } from './trade-in.writes.ts';
import { lockTradeIn } from './trade-in.writes.ts';

/** Moves that can be made for all devices of a request at once: nothing in them is about one device. */
const FOR_ALL: ReadonlySet<TradeInMove> = new Set([
  'arrange',
  'send',
  'cancel',
  'receive',
  'begin_payout',
  'lapse',
  'expire',
]);

const NOT_NOW = 'This can’t be done with the device as it is now.';

/** Moves one device, or all that allow it, or says why not. The sender must have seen the current version. */
export async function moveTradeIn(at: Connection, request: MoveRequest): Promise<'moved' | MoveProblem> {
  const locked = await lockTradeIn(at.ask, request.tradeInId);
  if (!locked) return impossible('There is no such trade-in.');
  const named = await namedItems(at, locked, request);
  if (!Array.isArray(named)) return named;
  const revisers = await readRevisers(at.ask, locked.request.id);
  const items = named.filter((item) => isPossible(locked, item, request, revisers.get(item.id)));
  if (items.length === 0) return impossible(refusalOf(named, request, revisers));
  const ids = items.map(({ id }) => id);
  for (const item of items) {
    const to = afterMove(TRADE_IN_FLOW, request.move, item.state, request.by.actor);
    if (to === undefined) return impossible(NOT_NOW);
    const tells = item === items.at(-1) ? ids : [];
    const made = await MOVE_HANDLERS[request.move]({ at, tradeIn: locked.request, item, to, tells, request });
    if (made !== 'moved') return made;
    // An order that waits for it is not kept waiting for a device that does not come.
    if (bringsNothing(to)) await noteWorth(at, item.id, 0);
  }
  return 'moved';
}

/** The devices that the request is about, in the version that its sender has seen. */
async function namedItems(
  at: Connection,
  { request: tradeIn, items }: LockedTradeIn,
  { item: typed, move: name, version, by }: MoveRequest,
): Promise<ItemRow[] | MoveProblem> {
  const seen = items.filter((item) => by.sees?.(item) ?? true);
  if (typed !== undefined) {
    const item = seen.find(({ number }) => number === readNumber(typed));
    if (!item) return wrong({ item: 'There is no such device in this trade-in.' });
    return item.version === version ? [item] : { stale: await readStale(at.ask, tradeIn, [item], version) };
  }
  if (tradeIn.version !== version) return { stale: await readStale(at.ask, tradeIn, items, version) };
  if (seen.length > 1 && !FOR_ALL.has(name)) return wrong({ item: 'Required' });
  return seen;
}

function isPossible(
  { request: tradeIn }: LockedTradeIn,
  item: ItemRow,
  { move: name, by }: MoveRequest,
  reviserId: number | null | undefined,
): boolean {
  const facts = { ...item, hasAccount: tradeIn.payeeId !== null };
  const hasRevised = by.actorId !== null && reviserId === by.actorId;
  return possibleDeviceMoves(facts, { actor: by.actor, mayPay: by.mayPay ?? false, hasRevised }).includes(
    name,
  );
}

/** The reason for which a device can't be moved, where it is more than its state. */
function refusalOf(
  [item]: readonly ItemRow[],
  { move: name, by }: MoveRequest,
  revisers: ReadonlyMap<number, number | null>,
): string {
  if (item?.state === 'disputed' && by.actorId !== null && revisers.get(item.id) === by.actorId) {
    return 'You have revised this offer. Another inspector decides on it now.';
  }
  if (name === 'dispute' && item?.state === 'revised') {
    if (by.actor !== 'customer') return 'Only the customer can ask for a second opinion.';
    return 'The second opinion was given already. It is free once.';
  }
  return NOT_NOW;
}

const MOVE_HANDLERS: Record<TradeInMove, MoveHandler> = {
  expire: move,
  cancel: move,
  lapse: move,
  lose: move,
  ...CUSTOMER_HANDLERS,
  ...BENCH_HANDLERS,
  ...PAYOUT_HANDLERS,
};
