import { randomInt } from 'node:crypto';
import { NUMBER_SPACE, writeNumber } from '#rules/orders/numbers.ts';
import type { RepairMover } from '#rules/repair/moves.ts';
import { HAND_OVER_MINUTES } from '#rules/repair/limits.ts';
import { dayText, shopTime } from '#rules/stores/shop-time.ts';
import type { Connection } from '../../db/connect.ts';
import type { Sender } from '../../ports/sender.ts';
import { writeDue } from './due.writes.ts';
import { mailPlaced } from './mails.writes.ts';
import type { NotPlaced } from './place.writes.ts';
import { repairEvents, repairLines } from './tables.ts';
import { lockRepair } from './ticket.writes.ts';

const COVERED = {
  name: 'repair-lines-covered',
  text: `
  select id, name, fault, warranty_months as "warrantyMonths", warranty_until::text as "warrantyUntil"
  from repair_lines where repair_id = $1 and id = any($2::int[]) and state = 'approved'
    and warranty_until >= $3::date order by id`,
};

interface Covered {
  id: number;
  name: string;
  fault: string | null;
  warrantyMonths: number;
  warrantyUntil: string;
}

/** The lines of the tickets that are open under the same warranty. */
const ALREADY_OPEN = {
  name: 'repair-lines-open-under-warranty',
  text: `
  select child.number, l.name, l.fault from repairs child join repair_lines l on l.repair_id = child.id
  where child.parent_id = $1 and child.closed_at is null order by child.id, l.id`,
};

const OPEN = {
  name: 'repair-warranty-open',
  text: `
  insert into repairs (number, user_id, business_id, state, state_since, email, name, phone, address, way, store_id,
    product_id, variation_id, device, choice, image, path, minutes, parent_id, placed_at)
  select $2, user_id, business_id, 'requested', $3, email, name, phone, address, way, store_id,
    product_id, variation_id, device, choice, image, path, $4, id, $3
  from repairs where id = $1 returning id`,
};

/**
 * Opens a ticket under the warranty of a closed one. It costs nothing, and the warranty ends on the same day. A line has
 * one open ticket at a time. The lock of the closed ticket lets only one caller look and write.
 */
export async function openUnderWarranty(
  at: Connection,
  { parentId, lineIds, note, now }: { parentId: number; lineIds: number[]; note: string; now: Date },
  { actor, id: actorId }: RepairMover,
  sender: Sender,
): Promise<{ id: number } | NotPlaced> {
  const parent = await lockRepair(at.ask, parentId);
  if (parent?.state !== 'closed') return { refused: 'Only a closed repair has a warranty.' };
  const lines = await at.ask<Covered>(COVERED, [parentId, lineIds, dayText(shopTime(now))]);
  if (lines.length !== new Set(lineIds).size) return { refused: 'A line is not under warranty any more.' };
  const open = await at.ask<Pick<Covered, 'name' | 'fault'> & { number: string }>(ALREADY_OPEN, [parentId]);
  const same = open.find((one) => lines.some(({ name, fault }) => name === one.name && fault === one.fault));
  if (same)
    return { refused: `${same.name} is already in the open repair ${same.number} under this warranty.` };
  const number = writeNumber('RP', randomInt(NUMBER_SPACE));
  const [made] = await at.ask<{ id: number }>(OPEN, [parentId, number, now, HAND_OVER_MINUTES]);
  if (!made) throw new Error('a repair under warranty was not written');
  await at.db.insert(repairLines).values(
    lines.map(({ name, fault, warrantyMonths, warrantyUntil }) => ({
      repairId: made.id,
      name,
      fault,
      warrantyMonths,
      warrantyUntil,
      price: 0,
      priceKind: 'fixed' as const,
    })),
  );
  await at.db.insert(repairEvents).values({
    repairId: made.id,
    move: 'place',
    toState: 'requested',
    actor,
    actorId,
    note,
    createdAt: now,
  });
  await writeDue(at.ask, made.id);
  await mailPlaced(at, made.id, sender, now);
  return made;
}
