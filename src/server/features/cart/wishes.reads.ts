import { checkChoice } from '#rules/cart/choice.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { lineCode } from '#rules/catalog/lines.ts';
import type { Ask } from '../../db/connect.ts';
import type { ItemRow, PricedItem } from './items.reads.ts';
import { ITEM_COLUMNS, itemTables, pricedItem, wantedOf } from './items.reads.ts';
import { readOffer } from './offers.reads.ts';

/** Something to buy, sell or have repaired that is in no cart. */
export interface Wish {
  product_id: number;
  variation_id?: number | null | undefined;
  option_ids?: readonly number[] | undefined;
  quantity: number;
}

/** The wishes as rows of a cart. A variation of another product finds nothing. */
const WISHED = {
  name: 'cart-wishes',
  text: `
  select ${ITEM_COLUMNS}
  from ${itemTables(`(
    select w.*, false as is_saved, 0 as price_then, null::text as way
    from jsonb_to_recordset($1::jsonb)
      as w(id int, product_id int, variation_id int, option_ids int[], quantity int)
  )`)}
  where p.line = $3 and (i.variation_id is null or v.product_id = p.id) and ($2::int is null or p.business_id = $2)
  order by i.id`,
};

/**
 * Wishes as items of an order, at current prices. `undefined` if one of them is not sold by this business;
 * `businessId` null: by any. They may be the caller's own goods, since staff sell them.
 */
export async function readWishes(
  ask: Ask,
  wishes: readonly Wish[],
  businessId: number | null,
  line: Line = 'buy',
): Promise<PricedItem[] | undefined> {
  const asked = wishes.map(({ product_id, variation_id, option_ids, quantity }, index) => ({
    id: index + 1,
    product_id,
    variation_id: variation_id ?? null,
    option_ids: [...new Set(option_ids)].toSorted((a, b) => a - b),
    quantity,
  }));
  const rows = await ask<ItemRow>(WISHED, [JSON.stringify(asked), businessId, lineCode(line)]);
  if (rows.length < wishes.length) return undefined;
  const items: PricedItem[] = [];
  for (const row of rows) {
    const item = pricedItem(row, { wanted: wantedOf(row, rows), isOwn: false });
    const isWrong =
      item.problem === null && item.optionIds.length > 1 && !(await isOneChoice(ask, row, line));
    items.push({ ...item, priceThen: item.unit, problem: isWrong ? 'answers_missing' : item.problem });
  }
  return items;
}

/** Whether each question with a single choice has at most one answer. */
async function isOneChoice(
  ask: Ask,
  { product_id: productId, variation_id: variationId, options }: ItemRow,
  line: Line,
): Promise<boolean> {
  const offer = await readOffer(ask, productId, variationId);
  return offer !== undefined && 'optionIds' in checkChoice(line, offer.questions, options);
}
