import type { WayIn } from '#rules/checkout/form.ts';
import type { BenchActor } from '#rules/flows/flow.ts';
import type { RepairState } from '#rules/flows/repair.ts';
import type { LineState, PartState, PriceKind, RepairEvent } from '#rules/repair/kinds.ts';
import type { PartQuality } from '#rules/repair/repair.ts';
import { INTO_AUDIT_LOG } from '../../db/audit.ts';
import type { Ask } from '../../db/connect.ts';
import { writeDue } from './due.writes.ts';
import type { ReturnAddress } from './tables.ts';

/** The columns of a ticket that a move needs. */
export interface RepairRow {
  id: number;
  number: string;
  linkVersion: number;
  businessId: number;
  state: RepairState;
  version: number;
  stateSince: Date;
  email: string;
  name: string;
  address: ReturnAddress | null;
  way: WayIn;
  storeId: number | null;
  device: string;
  minutes: number;
  checksAgree: boolean | null;
  repairedBy: number | null;
  paidAt: Date | null;
  paidAmount: number | null;
  deposit: number;
  depositPaidAt: Date | null;
  depositBackAt: Date | null;
  loanDevice: string | null;
  loanBackAt: Date | null;
  parentId: number | null;
}

const COLUMNS = `id, number, link_version as "linkVersion", business_id as "businessId", state, version,
  state_since as "stateSince", email, name, address, way, store_id as "storeId", device, minutes,
  checks_agree as "checksAgree", repaired_by as "repairedBy", paid_at as "paidAt", paid_amount as "paidAmount", deposit,
  deposit_paid_at as "depositPaidAt", deposit_back_at as "depositBackAt", loan_device as "loanDevice",
  loan_back_at as "loanBackAt", parent_id as "parentId"`;

/** Every change of a ticket locks its row first, so that changes take turns. */
const LOCK = { name: 'repair-lock', text: `select ${COLUMNS} from repairs where id = $1 for no key update` };

const LOCK_BY_NUMBER = {
  name: 'repair-lock-by-number',
  text: `select ${COLUMNS} from repairs where number = $1 for no key update`,
};

export async function lockRepairBy(ask: Ask, number: string): Promise<RepairRow | undefined> {
  return (await ask<RepairRow>(LOCK_BY_NUMBER, [number]))[0];
}

export async function lockRepair(ask: Ask, id: number): Promise<RepairRow | undefined> {
  return (await ask<RepairRow>(LOCK, [id]))[0];
}

export interface LineRow {
  id: number;
  name: string;
  priceKind: PriceKind;
  price: number | null;
  warrantyMonths: number;
  partQuality: PartQuality | null;
  state: LineState;
  partProductId: number | null;
  partVariationId: number | null;
  partQuantity: number;
  partState: PartState;
}

const LINES = {
  name: 'repair-lines-of',
  text: `
  select id, name, price_kind as "priceKind", price, warranty_months as "warrantyMonths", part_quality as "partQuality",
    state, part_product_id as "partProductId", part_variation_id as "partVariationId", part_quantity as "partQuantity",
    part_state as "partState"
  from repair_lines where repair_id = $1 order by id`,
};

export const readLines = (ask: Ask, repairId: number): Promise<LineRow[]> => ask<LineRow>(LINES, [repairId]);

export interface Step {
  move: RepairEvent;
  to: RepairState;
  actor: BenchActor;
  actorId: number | null;
  note: string;
  now: Date;
}

/** The passcode is erased where the device leaves the bench for good. */
const MOVE = {
  name: 'repair-move',
  text: `
  with moved as (
    update repairs set state = $2, version = version + 1,
      state_since = case when $2 <> $8 then $7 else state_since end,
      passcode = case when $2 in ('closed', 'cancelled', 'recycled', 'sold_instead') then null else passcode end,
      closed_at = case when $2 in ('closed', 'cancelled', 'recycled', 'sold_instead') then $7 else closed_at end
    where id = $1 returning id, number, business_id
  ), logged as (
    ${INTO_AUDIT_LOG}
    select u.id, u.name, case when $4 = 'vendor' then moved.business_id end, replace($3, '_', ' ') || ' repair', 'repair',
      moved.number, jsonb_build_object('state', $8::text), jsonb_build_object('state', $2::text)
    from moved join users u on u.id = $5 where $4 in ('vendor', 'administrator')
  )
  insert into repair_events (repair_id, move, from_state, to_state, actor, actor_id, note, created_at)
  select id, $3, $8, $2, $4, $5, $6, $7 from moved`,
};

/** Writes a move with its event, and a line of the log if staff made it. The caller has checked that it is allowed. */
export async function writeMove(ask: Ask, { id, state }: RepairRow, step: Step): Promise<void> {
  const { move, to, actor, actorId, note, now } = step;
  await ask(MOVE, [id, to, move, actor, actorId, note, now, state]);
  await writeDue(ask, id);
}

const EVENTS = {
  name: 'repair-events-since',
  text: 'select move, actor, created_at as at from repair_events where repair_id = $1 order by id',
};

export interface SinceEvent {
  move: RepairEvent;
  actor: BenchActor;
  at: Date;
}

/** Every version of a ticket has one event, the first one included. */
export async function readSince(ask: Ask, id: number, known: number): Promise<SinceEvent[]> {
  return (await ask<SinceEvent>(EVENTS, [id])).slice(known);
}
