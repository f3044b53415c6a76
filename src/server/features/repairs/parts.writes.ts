import type { PartState } from '#rules/repair/kinds.ts';
import type { Connection } from '../../db/connect.ts';
import type { StockWish } from '../catalog/public.ts';
import { releaseStock, reserveStock, takeStock } from '../catalog/public.ts';
import type { LineRow, RepairRow } from './ticket.writes.ts';
import { readLines } from './ticket.writes.ts';

const NOTE = {
  name: 'repair-parts-note',
  text: 'update repair_lines set part_state = $2 where id = any($1::int[])',
};

async function note({ ask }: Connection, lines: readonly LineRow[], state: PartState): Promise<void> {
  if (lines.length > 0) await ask(NOTE, [lines.map(({ id }) => id), state]);
}

interface Wish {
  line: LineRow;
  wish: StockWish;
}

const wishesOf = (lines: readonly LineRow[]): Wish[] =>
  lines.flatMap((line) =>
    line.partProductId === null || line.partQuantity === 0
      ? []
      : [
          {
            line,
            wish: {
              productId: line.partProductId,
              variationId: line.partVariationId,
              quantity: line.partQuantity,
            },
          },
        ],
  );

const stockOf = (wishes: readonly Wish[]) => wishes.map(({ wish }) => wish);
const linesOf = (wishes: readonly Wish[]) => wishes.map(({ line }) => line);

/** Reserves the parts of approved lines. Returns the lines whose parts are not in stock. */
export async function reserveParts(at: Connection, repairId: number): Promise<LineRow[]> {
  const lines = await readLines(at.ask, repairId);
  const wanted = wishesOf(
    lines.filter(
      ({ state, partState }) => state === 'approved' && (partState === 'none' || partState === 'missing'),
    ),
  );
  if (wanted.length === 0) return [];
  const missed = new Set(await reserveStock(at.ask, stockOf(wanted)));
  const gone = linesOf(wanted.filter(({ wish }) => missed.has(wish)));
  await note(at, gone, 'missing');
  await note(at, linesOf(wanted.filter(({ wish }) => !missed.has(wish))), 'reserved');
  return gone;
}

const reservedOf = (lines: readonly LineRow[]) =>
  wishesOf(lines.filter(({ partState }) => partState === 'reserved'));

/** The reserved parts can be sold again. */
export async function releaseParts(at: Connection, lines: readonly LineRow[]): Promise<void> {
  const reserved = reservedOf(lines);
  if (reserved.length === 0) return;
  await releaseStock(at.ask, stockOf(reserved));
  await note(at, linesOf(reserved), 'none');
}

/** The reserved parts are built in. Those that were taken before a check that failed stay taken. */
export async function takeParts(
  at: Connection,
  { number, storeId }: Pick<RepairRow, 'number' | 'storeId'>,
  lines: readonly LineRow[],
  now: Date,
): Promise<void> {
  const reserved = reservedOf(lines);
  if (reserved.length === 0) return;
  await takeStock(at.ask, stockOf(reserved), { source: number, now, storeId });
  await note(at, linesOf(reserved), 'taken');
}
