import type pg from 'pg';
import type { Advice, AdvisedFault, Question } from '#contract/catalog.ts';
import { gradesAround } from '#rules/repair/advisor.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { QuestionRole } from '#rules/catalog/questions.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import { tradeInOffer } from '#rules/trade-in/offer.ts';
import { amountOf } from '#rules/trade-in/amounts.ts';
import { inRules } from '#rules/trade-in/wire-amounts.ts';
import type { OfferTerms } from '#rules/trade-in/terms.ts';
import type { OfferTermsJson } from '../catalog/public.ts';
import { offerTermsSql, offerTermsWire, readQuestions, termsOf } from '../catalog/public.ts';

interface Row {
  id: number;
  line: 1 | 2 | 3;
  name: string;
  slug: string;
  category_slug: string;
  price: number;
  in_stock: boolean;
  cash: number | null;
  voucher: number | null;
  offer_terms: OfferTermsJson | null;
}

/** A listed product and the shop's offers of the same model. The best offer in a line comes first. */
const OF_ONE_MODEL = `
  select o.id, o.line, o.name, o.slug, c.slug as category_slug, l.price, l.in_stock,
    o.cash_trade_in as cash, o.voucher_trade_in as voucher, ${offerTermsSql('o')} as offer_terms
  from products p
  join products o on o.id = p.id or o.model_id = p.model_id
  join listing l on l.product_id = o.id
  join categories c on c.id = o.category_id
  where p.id = $1 and exists (select from listing own where own.product_id = p.id)
  order by o.line, case when o.line = 2 then -l.price when o.id = p.id and o.line = 3 then 0 else l.price end, o.id`;

/**
 * The options for a device of this product's model, and the products that they were read from; undefined for
 * a product that visitors can't see.
 */
export async function readAdvice(
  pool: pg.Pool,
  productId: number,
): Promise<{ advice: Advice; products: number[] } | undefined> {
  const { rows } = await pool.query<Row>(OF_ONE_MODEL, [productId]);
  if (rows.length === 0) return undefined;
  const bought = rows.find(({ line, cash, voucher }) => line === 2 && cash !== null && voucher !== null);
  const repaired = rows.find(({ line }) => line === 3);
  const replacement = rows.find(({ line, in_stock }) => line === 1 && in_stock);
  const [ofRepair, ofSale] = await Promise.all([
    repaired ? readQuestions(pool, repaired.id, {}) : [],
    bought ? readQuestions(pool, bought.id, {}) : [],
  ]);
  const faults = optionsOf(ofRepair, 'faults');
  const grades = optionsOf(ofSale, 'grade');
  const best = bought && { cash: pence(bought.cash ?? 0), voucher: pence(bought.voucher ?? 0) };
  const advice: Advice = {
    repair: repaired ? inLine(repaired) : null,
    faults: faults
      .filter(({ price }) => price > 0)
      .map((fault) => advisedFault(fault, best, grades, termsOf(bought?.offer_terms))),
    sell:
      bought && best
        ? {
            ...inLine(bought),
            ...inPounds(best),
            offer_terms: offerTermsWire(bought.offer_terms),
            questions: ofSale.map(priced),
          }
        : null,
    replace: replacement
      ? { ...inLine(replacement), name: replacement.name, price: poundsFromPence(pence(replacement.price)) }
      : null,
  };
  return { advice, products: rows.map(({ id }) => id) };
}

type Option = Question['Question_options'][number];

function priced({ id, key, role, condition, option_type, Question_options: options }: Question) {
  return {
    id,
    key,
    role,
    condition,
    option_type,
    Question_options: options.map(({ id, price, factor }) => ({ id, price, factor })),
  };
}

function optionsOf(questions: readonly Question[], role: QuestionRole): readonly Option[] {
  return questions.find((question) => question.role === role)?.Question_options ?? [];
}

function advisedFault(
  fault: Option,
  best: Offer | undefined,
  grades: readonly Option[],
  terms: OfferTerms,
): AdvisedFault {
  const offers = best
    ? grades.map(({ id, label, value, ...grade }) => ({
        id,
        label,
        value,
        ...tradeInOffer(best, amountOf(inRules(grade), best.cash), terms),
      }))
    : [];
  const around = gradesAround(fault.repair?.fault ?? '', offers);
  const wire = (grade: (typeof offers)[number]) => ({
    option_id: grade.id,
    label: grade.label,
    ...inPounds(grade),
  });
  return {
    option_id: fault.id,
    label: fault.label,
    price: fault.price,
    description: fault.description,
    repair: fault.repair,
    as_it_is: around ? wire(around.asItIs) : null,
    after_repair: around ? wire(around.afterRepair) : null,
  };
}

function inLine({ id, slug, category_slug }: Row) {
  return { id, slug, category_slug };
}

function inPounds({ cash, voucher }: Offer) {
  return { cash: poundsFromPence(cash), voucher: poundsFromPence(voucher) };
}
