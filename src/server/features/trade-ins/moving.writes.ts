import { eq } from 'drizzle-orm';
import type { StaffTradeInMoveBody } from '#contract/trade-ins-office.ts';
import type { BenchActor } from '#rules/flows/flow.ts';
import type { TradeInMove, TradeInState } from '#rules/flows/trade-in.ts';
import type { Connection } from '../../db/connect.ts';
import type { Seal } from '../../ports/seal.ts';
import type { Sender } from '../../ports/sender.ts';
import { mailMoved } from './mails.writes.ts';
import type { StaleTradeIn } from './stale.reads.ts';
import { tradeInItems } from './tables.ts';
import type { ItemRow, TradeInRow } from './trade-in.writes.ts';
import { writeMove } from './trade-in.writes.ts';

/** The purpose that numbers of devices are sealed for. */
export const DEVICE_SEAL = 'device number';

/** The key that encrypts bank accounts, and the numbers of devices. */
export interface TradeInSeals {
  bank: Seal;
  device: Seal;
}

/** The person who makes a move. */
export interface Mover {
  actor: BenchActor;
  actorId: number | null;
  /** The name of staff, for the customer to read under a revised offer. */
  name?: string;
  /** Staff who may pay money out. */
  mayPay?: boolean;
  /** The devices that they may see; undefined for all. */
  sees?: (item: ItemRow) => boolean;
}

/** The input of a move, as customers and staff send it. */
export type MoveWords = Omit<StaffTradeInMoveBody, 'move' | 'version' | 'item'>;

export interface MoveRequest extends MoveWords {
  tradeInId: number;
  /** The number of the device; undefined: all that allow the move. */
  item?: string | undefined;
  move: TradeInMove;
  version: number;
  by: Mover;
  /** Undefined for the shop itself, which gets no secrets. */
  seals?: TradeInSeals | undefined;
  now: Date;
  sender: Sender;
}

/** Why a move was not made. `wrong` names the fields of the request that are at fault. */
export type MoveProblem =
  { stale: StaleTradeIn } | { impossible: string } | { wrong: Record<string, string> };

/** A device during a move. Its request is locked. */
export interface Moving {
  at: Connection;
  tradeIn: TradeInRow;
  item: ItemRow;
  to: TradeInState;
  /** The devices that the mail about this move is for: one mail for all that were moved together. */
  tells: readonly number[];
  request: MoveRequest;
}

export type MoveHandler = (moving: Moving) => Promise<'moved' | MoveProblem>;

export const impossible = (words: string): MoveProblem => ({ impossible: words });
export const wrong = (errors: Record<string, string>): MoveProblem => ({ wrong: errors });

/** Encrypts the secrets that a person sent. */
export function sealsOf({ request }: Moving): TradeInSeals {
  if (!request.seals) throw new Error('a move with secrets has nothing to encrypt them with');
  return request.seals;
}

type Change = Partial<typeof tradeInItems.$inferInsert>;

export async function changeItem({ at, item }: Moving, change: Change): Promise<void> {
  await at.db.update(tradeInItems).set(change).where(eq(tradeInItems.id, item.id));
}

/** Writes the move and mails the customer. */
export async function move(moving: Moving): Promise<'moved'> {
  await recordMove(moving);
  const { at, tells, request } = moving;
  await mailMoved(at, { itemIds: tells, move: request.move, by: request.by.actor }, request);
  return 'moved';
}

/** Writes the move, and no mail about it. */
export function recordMove({ at, item, to, request }: Moving): Promise<void> {
  const { move: name, by, note = '', now } = request;
  return writeMove(at.ask, item, { move: name, to, actor: by.actor, actorId: by.actorId, note, now });
}
