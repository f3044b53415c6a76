import type { OfficeProductsQuery } from '#contract/products-office.ts';
import { fieldColumn, sheetColumns } from '#rules/catalog/sheet-columns.ts';
import { BOM, csvLine, guarded } from '#rules/csv/write.ts';
import type { Ask } from '../../db/connect.ts';
import { readProductIds } from './office-list.reads.ts';
import { readWholeProducts } from './office-product.reads.ts';
import type { SheetCells } from './sheet.reads.ts';
import { sheetOf } from './sheet.reads.ts';
import { readSheetLists } from './sheet-lists.reads.ts';
import type { CatalogueReader } from './standing.reads.ts';

const AT_ONCE = 100;

/** The products of a filter as CSV, some at a time: one row for each product, followed by one for each variation. */
export async function* productLines(
  ask: Ask,
  query: OfficeProductsQuery,
  reader: CatalogueReader,
): AsyncGenerator<string> {
  const lists = await readSheetLists(ask, reader);
  const columns = [
    ...sheetColumns({ hasCost: reader.seesCost, hasBusiness: reader.businessId === null }),
    ...[...lists.fields.values()].map(fieldColumn),
  ];
  const line = (cells: SheetCells) => csvLine(columns.map((column) => guarded(cells[column] ?? '')));
  yield BOM + csvLine(columns.map(guarded));
  for (let after = 0; ;) {
    const ids = await readProductIds(ask, query, reader, { after, most: AT_ONCE });
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    const sheets = (await readWholeProducts(ask, ids, reader)).map((product) => sheetOf(product, lists));
    yield sheets.flatMap(({ product, variations }) => [product, ...variations.values()].map(line)).join('');
  }
}
