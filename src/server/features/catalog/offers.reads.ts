import type { QuestionRole } from '#rules/catalog/questions.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { PriceRules } from '#rules/trade-in/price-rules.ts';
import type { OfferTerms } from '#rules/trade-in/terms.ts';
import { FIRST_VERSION, USUAL_TERMS } from '#rules/trade-in/terms.ts';
import type { Ask } from '../../db/connect.ts';

/** The terms of a business as JSON of a query; null for the default ones. */
export interface OfferTermsJson {
  version: number;
  floor: number;
  step: number;
  voucher_percent: number;
}

export const offerTermsSql = (product: string) => `
  (select json_build_object('version', ot.version, 'floor', ot.floor, 'step', ot.step,
      'voucher_percent', ot.voucher_percent)
    from offer_terms ot where ot.business_id = ${product}.business_id and ${product}.line = 2)`;

/** Joins what an answer changes at the business of a product. `offerPriceSql` reads it. */
export const offerAmountJoin = (product: string, option: string) => `
  left join offer_amounts oa on oa.option_id = ${option}.id and oa.business_id = ${product}.business_id
    and ${product}.line = 2`;
export const offerPriceSql = (option: string) => `coalesce(oa.amount, ${option}.price)`;

export interface TermsInForce extends OfferTerms {
  version: number;
}

export const termsOf = (json: OfferTermsJson | null | undefined): TermsInForce =>
  json
    ? {
        version: json.version,
        floor: pence(json.floor),
        step: pence(json.step),
        voucherPercent: json.voucher_percent,
      }
    : { version: FIRST_VERSION, ...USUAL_TERMS };

/** The same for the page of a product, in pounds. */
export function offerTermsWire(json: OfferTermsJson | null | undefined) {
  const { floor, step, voucherPercent } = termsOf(json);
  return {
    floor: poundsFromPence(floor),
    step: poundsFromPence(step),
    voucher_percent: voucherPercent,
  };
}

interface ModelRow {
  product_id: number;
  variation_id: number | null;
  name: string;
  base: number;
  options: OptionRow[];
}

interface OptionRow {
  question: string;
  role: QuestionRole | null;
  option_id: number;
  label: string;
  value: string;
  amount: number;
  factor: number | null;
}

const MODELS = {
  name: 'offer-models',
  text: `
  select p.id as product_id, v.id as variation_id, coalesce(v.name, p.name) as name,
    coalesce(v.cash_trade_in, p.cash_trade_in) as base, asked.options
  from products p
  left join variations v on v.product_id = p.id and p.type = 2 and v.is_active
  cross join lateral (
    select coalesce(json_agg(json_build_object('question', q.title, 'role', q.role, 'option_id', o.id,
        'label', o.label, 'value', o.value, 'amount', ${offerPriceSql('o')}, 'factor', oa.factor)
        order by q.sort_order, q.id, o.sort_order, o.id), '[]') as options
    from product_questions pq
    join questions q on q.id = pq.question_id and q.option_type <> 3
    join question_options o on o.question_id = q.id
    ${offerAmountJoin('p', 'o')}
    where pq.product_id = p.id
  ) asked
  where p.business_id = $1 and p.line = 2 and p.is_active and (p.type = 1 or v.id is not null)
    and coalesce(v.cash_trade_in, p.cash_trade_in) > 0
  order by p.name, p.id, v.id`,
};
const TERMS = {
  name: 'offer-terms',
  text: 'select version, floor, step, voucher_percent from offer_terms where business_id = $1',
};

/** The price rules of a business as they are in effect, read from its catalogue. */
export async function readPriceRules(
  ask: Ask,
  businessId: number,
): Promise<{ rules: PriceRules; version: number }> {
  const rows = await ask<ModelRow & Record<string, unknown>>(MODELS, [businessId]);
  const [terms] = await ask<OfferTermsJson & Record<string, unknown>>(TERMS, [businessId]);
  const { version, ...inForce } = termsOf(terms);
  const options = rows.flatMap((row) => row.options);
  const grades = [
    ...new Map(options.filter(({ role }) => role === 'grade').map((one) => [one.value, one])).values(),
  ];
  const answers = [
    ...new Map(
      options.filter(({ role }) => role !== 'grade' && role !== 'spec').map((one) => [one.option_id, one]),
    ).values(),
  ];
  const rules: PriceRules = {
    ...inForce,
    grades: grades.map(({ value, label, factor }) => ({ value, label, factor })),
    answers: answers.map(({ option_id: optionId, question, label, amount }) => ({
      optionId,
      question,
      label,
      amount: pence(amount),
    })),
    models: rows.map(modelOf),
  };
  return { rules, version };
}

function modelOf(row: ModelRow): PriceRules['models'][number] {
  const specs = row.options.filter(({ role }) => role === 'spec');
  const usual = specs.find(({ amount }) => amount === 0);
  return {
    productId: row.product_id,
    variationId: row.variation_id,
    name: row.name,
    spec: usual ? { optionId: usual.option_id, label: usual.label } : null,
    base: pence(row.base),
    specs: specs
      .filter((spec) => spec !== usual)
      .map(({ option_id: optionId, label, amount }) => ({
        optionId,
        label,
        base: pence(row.base + amount),
      })),
    grades: row.options
      .filter(({ role }) => role === 'grade')
      .map(({ option_id: optionId, value, amount }) => ({ optionId, value, amount: pence(amount) })),
  };
}
