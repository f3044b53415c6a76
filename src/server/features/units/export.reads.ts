import { BOM, csvLine, guarded } from '#rules/csv/write.ts';
import { marginLines } from '#rules/units/files.ts';
import { unitCells, unitColumns } from '#rules/units/files.ts';
import type { Ask } from '../../db/connect.ts';
import type { Seal } from '../../ports/seal.ts';
import type { UnitFilter, UnitReader } from './list.reads.ts';
import { readUnitRows, unitWire } from './list.reads.ts';
import type { Margins } from './margins.reads.ts';

const AT_ONCE = 200;

/** The units of a filter as CSV, some at a time. Their IMEIs and serial numbers stay in the shop. */
export async function* unitLines(
  ask: Ask,
  filter: UnitFilter,
  reader: UnitReader,
  device: Seal,
): AsyncGenerator<string> {
  yield BOM + csvLine(unitColumns(reader.seesCost));
  for (let after: string | undefined; ;) {
    const rows = await readUnitRows(ask, filter, { reader, device, after, most: AT_ONCE });
    const last = rows.at(-1);
    if (!last) return;
    after = String(last.id);
    yield rows.map((row) => csvLine(unitCells(unitWire(row, reader)).map(guarded))).join('');
  }
}

export function* marginFile(margins: Margins): Generator<string> {
  yield BOM + marginLines(margins).map(csvLine).join('');
}
