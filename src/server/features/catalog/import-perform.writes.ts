import { calls } from '#contract/calls.ts';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { Refusal } from '../../http/refusal.ts';
import { changeProduct, moveProduct } from './change.writes.ts';
import { createProduct } from './create.writes.ts';
import { columnOfField } from './import-fields.writes.ts';
import type { FileRow, RowError } from './import-items.reads.ts';
import type { ImportPlan } from './import-plan.writes.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { changePrices } from './prices.writes.ts';
import { unlessTwice } from './refusals.writes.ts';

/** The product that a plan is for, and the version that the check saw. Undefined: a new product. */
export type Seen = { id: number; version: number } | undefined;

/** Carries out a plan, by the same writes as the editor, with their rules, versions and log. */
export async function performPlan(
  at: Connection,
  { create, change, prices, moves }: ImportPlan,
  seen: Seen,
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal | undefined> {
  let now: Seen = seen;
  let product: OfficeProduct | Refusal | undefined;
  if (create) {
    product = await createProduct(at, calls['POST /office/products'].body.parse(create), writer);
  } else if (seen && change) {
    const body = calls['PUT /office/products/{id}'].body.parse({ ...change, version: seen.version });
    product = await changeProduct(at, seen.id, body, writer);
  } else if (seen && prices) {
    product = await changePrices(at, seen.id, { ...prices, version: seen.version }, writer);
  }
  for (const move of moves) {
    if (product instanceof Refusal) return product;
    now = product ?? now;
    if (now) product = await moveProduct(at, now.id, { move, version: now.version }, writer);
  }
  return product;
}

/** Takes everything back that was done to find out whether it can be. */
class Rehearsed extends Error {
  readonly made: OfficeProduct | Refusal | undefined;
  constructor(made: OfficeProduct | Refusal | undefined) {
    super('rehearsed');
    this.made = made;
  }
}

/** Carries out a plan, returns its result, and rolls everything back. */
export const rehearse = (
  { transaction }: Pick<Database, 'transaction'>,
  plan: ImportPlan,
  seen: Seen,
  writer: CatalogueWriter,
): Promise<OfficeProduct | Refusal | undefined> =>
  unlessTwice(async () => {
    try {
      return await transaction(async (at): Promise<undefined> => {
        throw new Rehearsed(await performPlan(at, plan, seen, writer));
      });
    } catch (error) {
      if (error instanceof Rehearsed) return error.made;
      throw error;
    }
  });

/** Why a plan is refused, by row and column. */
export function refusedRows({ message, errors }: Refusal, rows: readonly FileRow[]): RowError[] {
  const own = rows.find(({ kind }) => kind === 'product') ?? rows[0];
  const entries = Object.entries(errors ?? {});
  if (entries.length === 0) return [{ row: own?.row ?? 1, column: null, text: message }];
  return entries.map(([field, text]) => {
    // Messages about variations name them by their SKU.
    const row =
      field === 'variations' ? rows.find(({ cells }) => cells['sku'] && text.includes(cells['sku'])) : own;
    return { row: (row ?? own)?.row ?? 1, column: columnOfField(field), text };
  });
}
