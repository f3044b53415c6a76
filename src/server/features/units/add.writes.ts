import { randomInt } from 'node:crypto';
import type { Grade } from '#rules/catalog/conditions.ts';
import type { UnitSource } from '#rules/flows/unit.ts';
import { NUMBER_SPACE, writeNumber } from '#rules/orders/numbers.ts';
import type { Connection } from '../../db/connect.ts';
import { stockUnits, unitEvents } from './tables.ts';
import type { UnitCheck } from './tables.ts';

/** A device that a business now owns. */
export interface BoughtUnit {
  businessId: number;
  source: UnitSource;
  sourceNumber: string | null;
  /** The trade-in that its photos belong to. */
  tradeInId: number | null;
  /** A product of any line: it names the model of the device. */
  modelOf: number | null;
  name: string;
  choice: string;
  image: string | null;
  grade: Grade | null;
  /** In pence. */
  cost: number;
  identifier: Buffer | null;
  identifierEnds: string | null;
  identifierMark: string | null;
  checks: readonly UnitCheck[];
  photoIds: readonly string[];
  storeId: number | null;
}

const MODEL = { name: 'unit-model', text: 'select model_id as id from products where id = $1' };

/**
 * Writes a unit and the first event of its history, in the caller's transaction. Undefined if the traded-in device is a
 * unit already, such as one whose payment was made a second time.
 */
export async function addUnit(
  { ask, db }: Connection,
  { modelOf, checks, photoIds, ...facts }: BoughtUnit,
  { actorId, note = '', now }: { actorId: number | null; note?: string; now: Date },
): Promise<string | undefined> {
  const [model] = await ask<{ id: number | null }>(MODEL, [modelOf]);
  const [unit] = await db
    .insert(stockUnits)
    .values({
      ...facts,
      number: writeNumber('UN', randomInt(NUMBER_SPACE)),
      modelId: model?.id ?? null,
      state: 'in_store',
      checks: [...checks],
      photoIds: [...photoIds],
      since: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: stockUnits.id, number: stockUnits.number });
  if (!unit) return undefined;
  await db
    .insert(unitEvents)
    .values({ unitId: unit.id, event: 'add', toState: 'in_store', actorId, note, createdAt: now });
  return unit.number;
}
