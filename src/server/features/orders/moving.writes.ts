import type { Actor } from '#rules/flows/flow.ts';
import type { EventMove, OrderMove, OrderState } from '#rules/flows/order.ts';
import type { GoodsWish } from '#rules/orders/goods-ways.ts';
import type { Connection } from '../../db/connect.ts';
import type { Payment, PaymentKind } from '../money/public.ts';
import type { Units } from '#rules/orders/line-units.ts';
import type { Sender } from '../../ports/sender.ts';
import { mailMoved } from './mails.writes.ts';
import type { LockedGroup, OrderLineRow, OrderRow, Step } from './order.writes.ts';
import { writeMove } from './order.writes.ts';
import type { ReturnWish } from './returns.writes.ts';

/** The input of a move. */
export interface MoveWords {
  note?: string | undefined;
  carrier?: string | undefined;
  tracking?: string | undefined;
  /** The collection code of the buyer. */
  code?: string | undefined;
  lines?: readonly Units[] | undefined;
  reason?: ReturnWish['reason'] | undefined;
  /** Whether the returned goods can be sold again. */
  resell?: boolean | undefined;
  /** The way of the returned goods of each line. */
  goods?: readonly GoodsWish[] | undefined;
  /** How much to refund, in pounds, where the move is for a sum. */
  amount?: number | undefined;
  /** The refund in pounds that the sender confirmed. */
  refund_total?: number | undefined;
  /** Ids of uploaded photos. */
  photos?: readonly string[] | undefined;
  as_credit?: boolean | undefined;
  /** The variations that a buyer wants for returned lines, with the unit price that they saw, in pounds. */
  exchanges?: readonly { line_id: number; variation_id: number; price: number }[] | undefined;
  /** Accept a return without the exchange that the buyer asked for. */
  as_refund?: boolean | undefined;
  /** Numbers of the very devices that staff have packed. */
  devices?: readonly string[] | undefined;
}

export interface Mover {
  actor: Actor;
  actorId: number | null;
}

export interface MoveRequest extends MoveWords {
  orderId: number;
  groupId: string;
  move: OrderMove;
  version: number;
  by: Mover;
  /** How a link can be paid; undefined where the shop takes no cards. */
  linkKind?: PaymentKind | undefined;
  now: Date;
  sender: Sender;
}

/** Why a move was not made. */
export type MoveProblem = { stale: Stale } | { impossible: string };

/** The state of an order that has moved since it was read, with its moves. */
export interface Stale {
  state: OrderState;
  version: number;
  /** Events since the version in the request, the oldest first. */
  since: { move: EventMove; actor: Actor; at: Date }[];
}

/** An order during a move, with all its data. Its group is locked. */
export interface Moving {
  at: Connection;
  locked: LockedGroup;
  order: OrderRow;
  lines: OrderLineRow[];
  payment: Payment;
  to: OrderState;
  request: MoveRequest;
}

export type MoveHandler = (moving: Moving) => Promise<'moved' | MoveProblem>;

export const impossible = (words: string): MoveProblem => ({ impossible: words });

/** Moves for some lines of an order. All other moves are for the whole order, or for the whole return. */
const BY_LINES: ReadonlySet<OrderMove> = new Set(['dispatch', 'refund_missing', 'request_return']);
export const isByLines = (move: OrderMove): boolean => BY_LINES.has(move);

/**
 * The error for other moves with lines. Otherwise staff could cancel or refund everything when they mean one
 * item.
 */
export const WHOLE_ONLY = 'This is for the whole order, or the whole return. Please leave out the lines.';

export const WRONG_CODE = 'This is not the code of this order.';

const stepOf = ({ request, to }: Moving, rest: Partial<Step> = {}): Step => ({
  move: request.move,
  to,
  actor: request.by.actor,
  actorId: request.by.actorId,
  note: request.note ?? '',
  now: request.now,
  ...rest,
});

/** Writes the move, and no mail about it. */
export const recordMove = (moving: Moving, rest: Partial<Step> = {}): Promise<void> =>
  writeMove(moving.at.ask, moving.order, stepOf(moving, rest));

export async function move(moving: Moving, rest: Partial<Step> = {}): Promise<'moved'> {
  await recordMove(moving, rest);
  await mailMoved(moving.at, { orderId: moving.order.id, move: moving.request.move }, moving.request.sender);
  return 'moved';
}
