import type { Suggestions } from '#contract/catalog.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { benchWords, FAULTS_KEY, repairFacts, timeTogether } from '#rules/repair/repair.ts';
import type { Ask } from '../../db/connect.ts';

export type SuggestedFault = NonNullable<Suggestions['products'][number]['fault']>;

interface OfferedFault {
  product_id: number;
  value: string;
  label: string;
  price: number;
  description: string | null;
}

/** What these repairs say of the faults that were searched for. All that a search reads of faults is read here. */
export async function readSuggestedFaults(
  ask: Ask,
  productIds: readonly number[],
  faults: readonly string[],
): Promise<ReadonlyMap<number, SuggestedFault>> {
  if (productIds.length === 0 || faults.length === 0) return new Map();
  const rows = await ask<OfferedFault>(
    {
      text: `select pq.product_id, o.value, o.label, o.price, o.description
       from product_questions pq
       join questions q on q.id = pq.question_id and q.key = $1
       join question_options o on o.question_id = q.id
       where pq.product_id = any($2::int[]) and o.value = any($3::text[])
       order by pq.product_id, o.sort_order, o.id`,
    },
    [FAULTS_KEY, productIds, faults],
  );
  const ofProduct = (id: number) => rows.filter(({ product_id }) => product_id === id);
  return new Map(
    [...new Set(rows.map(({ product_id }) => product_id))].map((id) => [id, together(ofProduct(id))]),
  );
}

/** Several faults of one device are one repair. */
function together(offered: readonly OfferedFault[]): SuggestedFault {
  const time = timeTogether(offered.flatMap(({ description }) => repairFacts(description).time ?? []));
  const isPriced = offered.every(({ price }) => price > 0);
  const total = offered.reduce((sum, { price }) => sum + price, 0);
  return {
    values: offered.map(({ value }) => value),
    label: offered.map(({ label }) => label).join(' and '),
    price: isPriced ? poundsFromPence(pence(total)) : null,
    time: time ? benchWords(time) : null,
  };
}
