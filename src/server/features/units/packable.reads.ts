import type { PackableDevice } from '#contract/orders-office.ts';
import type { Ask } from '../../db/connect.ts';

/** An order line and the shelf that it is taken from. */
interface ShelfLine {
  id: number;
  productId: number | null;
  variationId: number | null;
}

const MOST = 100;

const ON_SHELVES = {
  name: 'units-on-shelves',
  text: `
  select l.line_id, u.number, u.grade, u.identifier_ends as identifier
  from unnest($1::int[], $2::int[], $3::int[]) as l (line_id, product_id, variation_id)
  cross join lateral (
    select s.id, s.number, s.grade, s.identifier_ends, s.since from stock_units s
    where s.state = 'listed' and s.product_id = l.product_id and s.variation_id is not distinct from l.variation_id
    order by s.since, s.id limit ${MOST}) u
  order by l.line_id, u.since, u.id`,
};

/** The devices that could be packed for order lines; lines whose shelf has none are left out. */
export async function readPackable(
  ask: Ask,
  lines: readonly ShelfLine[],
): Promise<{ line_id: number; devices: PackableDevice[] }[]> {
  const rows = await ask<PackableDevice & { line_id: number }>(ON_SHELVES, [
    lines.map(({ id }) => id),
    lines.map(({ productId }) => productId),
    lines.map(({ variationId }) => variationId),
  ]);
  return [...new Set(rows.map((row) => row.line_id))].map((lineId) => ({
    line_id: lineId,
    devices: rows
      .filter((row) => row.line_id === lineId)
      .map(({ number, grade, identifier }) => ({ number, grade, identifier })),
  }));
}
