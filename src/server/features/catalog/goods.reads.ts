import type { Good } from '#contract/counter-orders.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';
import { anywhere, hasTrigram, trigramSql } from '../../db/like.ts';
import { choiceSql } from './picker.reads.ts';
import { availableOf, priceSql, sellableSql } from './sellable.reads.ts';
import { isVisible } from './visible.reads.ts';

/** How many are found unless more are asked for. */
const USUAL = 20;

type GoodRow = Omit<Good, 'price' | 'available'> & {
  price: number;
  counts_stock: boolean;
  is_available: boolean;
  available: number;
};

const goodSql = (table: 'p' | 'v') => `
  p.id as product_id, ${table === 'v' ? 'v.id' : 'null::int'} as variation_id, p.business_id, p.name,
  ${table === 'v' ? 'v.image' : 'null'} as picture, p.name ${table === 'v' ? `|| ' ' || v.name` : ''} as found_by,
  ${priceSql(table)} as price, ${sellableSql(table)}`;

/**
 * An exact SKU comes first: a scanner types it. Sold-out goods are listed last. Only the shown rows get their
 * choices and pictures, since those of all matches would take most of the time.
 */
const goodsSql = (typed: string) => `
  with found as materialized (select w.product_id from shelves w where ${candidatesSql(typed)})
  select g.product_id, g.variation_id, g.name, g.sku, g.price, g.counts_stock, g.is_available, g.available,
    coalesce(${choiceSql('c')}, '') as choice,
    coalesce(g.picture, (select i.name from product_images i where i.product_id = g.product_id
      order by i.sort_order, i.id limit 1)) as image,
    exists (select from product_questions pq where pq.product_id = g.product_id) as has_questions,
    json_build_object('id', b.id, 'name', b.name) as business
  from (
    select f.*, row_number() over (
      order by lower(f.sku) = lower($4) desc,
        (f.stock_status = 'instock' and case when f.counts_stock then f.available > 0 else f.is_available end) desc,
        lower(f.name), f.product_id, f.variation_id
    ) as place
    from (
      select ${goodSql('p')} from products p where p.line = 1 and p.type = 1 and p.id = any(array(select product_id from found)) and ${isVisible('p')}
      union all
      select ${goodSql('v')} from products p join variations v on v.product_id = p.id
      where p.line = 1 and p.type = 2 and v.is_active and p.id = any(array(select product_id from found)) and ${isVisible('p')}
    ) f
    where ($1::int is null or f.business_id = $1) and (f.sku ilike $2 or f.found_by ilike all ($3::text[]))
    order by place limit $5
  ) g
  join businesses b on b.id = g.business_id
  left join variations c on c.id = g.variation_id
  order by g.place`;

const wordsOf = (typed: string) => typed.split(/\s+/u);

/** Goods that can have the words, found by an index: their names and SKUs contain the whole text, or each word. */
function candidatesSql(typed: string): string {
  const words = wordsOf(typed).flatMap((word, index) => (hasTrigram(word) ? [index + 1] : []));
  const hasWords = words.map((number) => `w.words like lower(($3::text[])[${number}])`);
  const hasAll = `${trigramSql('w.words', typed)} like lower($2)`;
  return hasWords.length === 0 ? wordsAnyhow(typed) : `(${hasWords.join(' and ')}) or ${hasAll}`;
}

/** Words that are too short for the index are compared with every row. */
const wordsAnyhow = (typed: string) =>
  wordsOf(typed)
    .map((_word, index) => `w.words collate "C" like lower(($3::text[])[${index + 1}])`)
    .join(' and ');

/** The goods that staff can sell to a customer, by words of their name in any order or by their SKU. */
export async function readGoods(
  ask: Ask,
  { q: typed, businessId, most = USUAL }: { q: string; businessId: number | null; most?: number | undefined },
): Promise<{ data: Good[]; has_more: boolean }> {
  const words = wordsOf(typed).map((word) => anywhere(word));
  const rows = await ask<GoodRow>({ text: goodsSql(typed) }, [
    businessId,
    anywhere(typed),
    words,
    typed,
    most + 1,
  ]);
  const data = rows.slice(0, most).map(({ price, counts_stock, is_available, available, ...good }) => {
    const left = availableOf({ counts_stock, is_available, available });
    return {
      ...good,
      price: poundsFromPence(pence(price)),
      available: typeof left === 'number' ? Math.max(0, left) : left === 'no' ? 0 : null,
    };
  });
  return { data, has_more: rows.length > most };
}
