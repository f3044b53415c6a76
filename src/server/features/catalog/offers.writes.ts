import type { PriceRules } from '#rules/trade-in/price-rules.ts';
import { amountsOf, bestOf } from '#rules/trade-in/price-rules.ts';
import type { Connection } from '../../db/connect.ts';

const TERMS = {
  name: 'offer-terms-put',
  text: `insert into offer_terms (business_id, version, floor, step, voucher_percent) values ($1, $2, $3, $4, $5)
    on conflict (business_id) do update set version = $2, floor = $3, step = $4, voucher_percent = $5`,
};
const FORGET = { name: 'offer-amounts-forget', text: 'delete from offer_amounts where business_id = $1' };
const GIVEN = `
  with given as (
    select * from json_to_recordset($2::json) as one ("optionId" int, amount int, factor int)
  ), told as (
    select g.*, exists (select from product_questions pq join products p on p.id = pq.product_id
      where pq.question_id = o.question_id and p.business_id <> $1) as is_shared
    from given g join question_options o on o.id = g."optionId"
  )`;
/** A question that products of another business ask too keeps its own amounts for them. */
const KEEP = {
  name: 'offer-amounts-keep',
  text: `${GIVEN} insert into offer_amounts (business_id, option_id, amount, factor)
    select $1, "optionId", case when is_shared then amount end, factor from told
    where is_shared or factor is not null order by "optionId"`,
};
const OWN = {
  name: 'offer-amounts-own',
  text: `${GIVEN} update question_options o set price = told.amount from told
    where o.id = told."optionId" and not told.is_shared and o.price <> told.amount`,
};
const bestSql = (table: 'products' | 'variations') => `
  update ${table} t set cash_trade_in = one.cash, voucher_trade_in = one.voucher,
    regular_price = case when t.regular_price = t.cash_trade_in then one.cash else t.regular_price end
  from json_to_recordset($1::json) as one (id int, cash int, voucher int) where t.id = one.id`;
const BEST = {
  products: { name: 'offer-best-products', text: bestSql('products') },
  variations: { name: 'offer-best-variations', text: bestSql('variations') },
};
/** Every product of the business counts as changed, so that every node drops the answers that it keeps of them. */
const CHANGED = {
  name: 'offer-products-changed',
  text: `update products set version = version + 1, updated_at = $2 where business_id = $1 and line = 2`,
};
const LOCK = {
  name: 'offer-products-lock',
  text: 'select id from products where business_id = $1 and line = 2 order by id for no key update',
};

/** Locks the products whose offers are about to change. */
export async function lockOffers({ ask }: Connection, businessId: number): Promise<void> {
  await ask(LOCK, [businessId]);
}

/** Puts price rules into effect for all new quotes, in the caller's transaction. */
export async function putPriceRules(
  { ask }: Connection,
  rules: PriceRules,
  { businessId, version, now }: { businessId: number; version: number; now: Date },
): Promise<void> {
  await ask(TERMS, [businessId, version, rules.floor, rules.step, rules.voucherPercent]);
  await ask(FORGET, [businessId]);
  const amounts = JSON.stringify(amountsOf(rules));
  await ask(KEEP, [businessId, amounts]);
  await ask(OWN, [businessId, amounts]);
  const best = rules.models.map((model) => ({ ...model, ...bestOf(model, rules) }));
  const ofProducts = best.filter(({ variationId }) => variationId === null);
  const ofVariations = best.filter(({ variationId }) => variationId !== null);
  await ask(BEST.products, [JSON.stringify(ofProducts.map(({ productId: id, ...one }) => ({ id, ...one })))]);
  if (ofVariations.length > 0) {
    await ask(BEST.variations, [
      JSON.stringify(ofVariations.map(({ variationId: id, ...one }) => ({ id, ...one }))),
    ]);
  }
  await ask(CHANGED, [businessId, now]);
}
