import type { Suggestions } from '#contract/catalog.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { benchWords, timeTogether, type BenchTime } from '#rules/repair/repair.ts';
import type { Ask } from '../../db/connect.ts';
import { benchSql } from '../catalog/public.ts';

export type SuggestedFault = NonNullable<Suggestions['products'][number]['fault']>;

interface OfferedFault {
  product_id: number;
  fault: string;
  label: string;
  price: number;
  bench: BenchTime | null;
}

/** Price and time of these repairs for the searched faults. A search reads faults only here. */
export async function readSuggestedFaults(
  ask: Ask,
  productIds: readonly number[],
  faults: readonly string[],
): Promise<ReadonlyMap<number, SuggestedFault>> {
  if (productIds.length === 0 || faults.length === 0) return new Map();
  const rows = await ask<OfferedFault>(
    {
      text: `select pq.product_id, o.fault, o.label, o.price, ${benchSql('o')} as bench
       from product_questions pq
       join questions q on q.id = pq.question_id and q.role = 'faults'
       join question_options o on o.question_id = q.id
       where pq.product_id = any($1::int[]) and o.fault = any($2::text[])
       order by pq.product_id, o.sort_order, o.id`,
    },
    [productIds, faults],
  );
  const ofProduct = (id: number) => rows.filter(({ product_id }) => product_id === id);
  return new Map(
    [...new Set(rows.map(({ product_id }) => product_id))].map((id) => [id, together(ofProduct(id))]),
  );
}

/** Joins several faults of one device into one repair. */
function together(offered: readonly OfferedFault[]): SuggestedFault {
  const time = timeTogether(offered.flatMap(({ bench }) => bench ?? []));
  const isPriced = offered.every(({ price }) => price > 0);
  const total = offered.reduce((sum, { price }) => sum + price, 0);
  return {
    values: offered.map(({ fault }) => fault),
    label: offered.map(({ label }) => label).join(' and '),
    price: isPriced ? poundsFromPence(pence(total)) : null,
    time: time ? benchWords(time) : null,
  };
}
