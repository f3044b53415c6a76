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

const MOST_QUESTIONS = {
  name: 'export-most-questions',
  text: `select greatest(1, max(n))::int as most from (
    select count(*) as n from product_questions q join products p on p.id = q.product_id
    where $1::int is null or p.business_id = $1 group by p.id) asked`,
};

/** How many questions need columns. One has them even where nothing is asked, so that people see how it is done. */
async function mostQuestions(ask: Ask, businessId: number | null): Promise<number> {
  const [row] = await ask<{ most: number }>(MOST_QUESTIONS, [businessId]);
  return row?.most ?? 1;
}

/** The products of a filter as CSV, some at a time: one row for each product, followed by one for each variation. */
export async function* productLines(
  ask: Ask,
  query: OfficeProductsQuery,
  reader: CatalogueReader,
): AsyncGenerator<string> {
  const lists = await readSheetLists(ask, reader);
  const columns = [
    ...sheetColumns({
      hasCost: reader.seesCost,
      hasBusiness: reader.businessId === null,
      questions: await mostQuestions(ask, reader.businessId),
    }),
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
