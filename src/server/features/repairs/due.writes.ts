import type { RepairStanding } from '#rules/repair/next-step.ts';
import { repairStep } from '#rules/repair/next-step.ts';
import type { Ask } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import { standingOf } from './tracked.reads.ts';

const STANDING = {
  name: 'repair-standing',
  text: `
  select r.state, r.way, r.state_since, r.parts_by::text, r.deposit, r.deposit_paid_at,
    (select json_build_object('starts_at', s.starts_at) from repair_slots s where s.repair_id = r.id) as slot
  from repairs r where r.id = $1`,
};
const DUE = { name: 'repair-due', text: 'update repairs set due_at = $2 where id = $1' };

interface StandingRow {
  state: RepairStanding['state'];
  way: RepairStanding['way'];
  state_since: Date;
  slot: { starts_at: string } | null;
  parts_by: string | null;
  deposit: number;
  deposit_paid_at: Date | null;
}

/** Writes by when the next step of a ticket is due. Runs after every event, in its transaction. */
export async function writeDue(ask: Ask, repairId: number): Promise<void> {
  const rows = await ask<StandingRow & Record<string, unknown>>(STANDING, [repairId]);
  const row = mustExist(rows[0], 'the repair');
  await ask(DUE, [repairId, repairStep(standingOf(row))?.by ?? null]);
}
