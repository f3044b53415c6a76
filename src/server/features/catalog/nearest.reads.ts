import { lineFromCode } from '#rules/catalog/lines.ts';
import { nearestVariation } from '#rules/catalog/variation-choice.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Ask } from '../../db/connect.ts';
import { canBuySql, priceSql } from './sellable.reads.ts';
import { isVisible } from './visible.reads.ts';

interface Row {
  id: number;
  name: string;
  terms: (string | null)[];
  price: number;
  canBuy: boolean;
  line: 1 | 2 | 3;
  category: string;
  slug: string;
}

export interface Nearest {
  name: string;
  /** The terms of the variation. */
  choice: string;
  price: number;
  path: string;
}

const terms = [1, 2, 3, 4]
  .map((n) => `(select t.label from attribute_terms t where t.id = v.term_${n}_id)`)
  .join(', ');

const VARIATIONS = {
  name: 'variations-nearest',
  text: `
  select v.id, v.name, array[${terms}] as terms, ${priceSql('v')} as price,
    v.is_active and ${isVisible('p')} and ${canBuySql('v', 'false')} and not b.is_on_holiday as "canBuy",
    p.line, c.slug as category, p.slug
  from variations v join products p on p.id = v.product_id join categories c on c.id = p.category_id
    join businesses b on b.id = p.business_id
  where p.id = $1`,
};

/** The variation of the same product that is in stock and most like this one. */
export async function readNearest(
  ask: Ask,
  productId: number,
  variationId: number,
): Promise<Nearest | undefined> {
  const all = await ask<Row>(VARIATIONS, [productId]);
  const wanted = all.find(({ id }) => id === variationId);
  const found =
    wanted &&
    nearestVariation(
      all.filter(({ canBuy }) => canBuy),
      wanted,
    );
  return (
    found && {
      name: found.name,
      choice: found.terms.filter((term) => term !== null).join(', '),
      price: found.price,
      path: addresses.product(lineFromCode(found.line), found.category, found.slug, productId, found.id),
    }
  );
}

const OTHERS = {
  name: 'variations-other',
  text: 'select id from variations where product_id = $1 and id <> $2 and is_active order by id limit 60',
};

/** The other variations of a product. Whether each can be bought is not checked. */
export async function readOtherVariations(
  ask: Ask,
  productId: number,
  variationId: number,
): Promise<number[]> {
  return (await ask<{ id: number }>(OTHERS, [productId, variationId])).map(({ id }) => id);
}
