import type { RepairSale } from '#contract/repairs.ts';
import { questionKind } from '#rules/catalog/questions.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { faultyGrade } from '#rules/repair/advisor.ts';
import { amountOf } from '#rules/trade-in/amounts.ts';
import { specIn } from '#rules/trade-in/device-value.ts';
import { tradeInOffer } from '#rules/trade-in/offer.ts';
import { inRules } from '#rules/trade-in/wire-amounts.ts';
import type { Ask } from '../../db/connect.ts';
import type { PricedItem } from '../cart/public.ts';
import { readWishes } from '../cart/public.ts';
import type { OfferTermsJson } from '../catalog/public.ts';
import {
  isVisible,
  offerAmountJoin,
  offerPriceSql,
  offerTermsSql,
  offerTermsWire,
  termsOf,
} from '../catalog/public.ts';

interface OptionJson {
  id: number;
  label: string;
  value: string;
  price: number;
  factor: number | null;
}

interface Row {
  productId: number;
  name: string;
  device: string;
  choice: string;
  cash: number;
  voucher: number;
  terms: OfferTermsJson | null;
  questions: (Omit<RepairSale['questions'][number], 'known' | 'Question_options'> & {
    options: OptionJson[];
  })[];
}

/** What the business that has the device pays for its model. It has no use for what it does not buy. */
const SALE = {
  name: 'repair-sale',
  text: `
  select p.id as "productId", p.name, r.device, r.choice, p.cash_trade_in as cash, p.voucher_trade_in as voucher,
    ${offerTermsSql('p')} as terms,
    (select coalesce(json_agg(json_build_object('id', q.id, 'title', q.title, 'role', q.role, 'condition', q.condition,
        'option_type', q.option_type, 'options',
        (select coalesce(json_agg(json_build_object('id', o.id, 'label', o.label, 'value', o.value,
            'price', ${offerPriceSql('o')}, 'factor', oa.factor) order by o.sort_order, o.id), '[]')
         from question_options o ${offerAmountJoin('p', 'o')} where o.question_id = q.id)) order by q.sort_order, q.id), '[]')
     from product_questions pq join questions q on q.id = pq.question_id
     where pq.product_id = p.id and q.condition = 2 and q.option_type <> 3) as questions
  from repairs r join products own on own.id = r.product_id
  join products p on p.model_id = own.model_id and p.business_id = r.business_id and p.line = 2 and p.type <> 2
  where r.id = $1 and p.cash_trade_in is not null and p.voucher_trade_in is not null and ${isVisible('p')}
  order by p.cash_trade_in desc, p.id limit 1`,
};

const wireOf = ({ id, label, price, factor }: OptionJson) => ({
  id,
  label,
  price: poundsFromPence(pence(price)),
  factor: factor === null ? null : factor / 100,
});

/** What is known of the device: that it is faulty, and what its name says, such as its storage. */
function knownOf({ device, choice, cash, voucher, terms, questions }: Row): Set<number> {
  const best = { cash: pence(cash), voucher: pence(voucher) };
  const grades = questions.find(({ role }) => role === 'grade')?.options ?? [];
  const faulty = faultyGrade(
    grades.map((grade) => ({
      ...grade,
      ...tradeInOffer(best, amountOf(inRules(wireOf(grade)), cash), termsOf(terms)),
    })),
  );
  return new Set([...specIn(`${device}, ${choice}`, questions), ...(faulty ? [faulty.id] : [])]);
}

/** The offer for a device that is not repaired, by the price rules of now; undefined where nobody here buys it. */
export async function readSale(
  ask: Ask,
  repairId: number,
): Promise<{ productId: number; wire: RepairSale } | undefined> {
  const [row] = await ask<Row & Record<string, unknown>>(SALE, [repairId]);
  if (!row || row.questions.some(({ options }) => options.length === 0)) return undefined;
  const known = knownOf(row);
  return {
    productId: row.productId,
    wire: {
      name: row.name,
      best: { cash: poundsFromPence(pence(row.cash)), voucher: poundsFromPence(pence(row.voucher)) },
      terms: offerTermsWire(row.terms),
      questions: row.questions.map(({ options, ...question }) => ({
        ...question,
        known: options.find(({ id }) => known.has(id))?.id ?? null,
        Question_options: options.map(wireOf),
      })),
    },
  };
}

/** The device with its price of now, by what is known and what the customer has answered. */
export async function readSoldItem(
  ask: Ask,
  { id, businessId }: { id: number; businessId: number },
  answered: readonly number[],
): Promise<PricedItem | { missing: string } | undefined> {
  const sale = await readSale(ask, id);
  if (!sale) return undefined;
  const chosen: number[] = [];
  for (const { title, known, option_type: type, Question_options: options } of sale.wire.questions) {
    const mine = known === null ? options.filter((one) => answered.includes(one.id)) : [];
    const ids = known === null ? mine.map((one) => one.id) : [known];
    if (ids.length === 0 || (ids.length > 1 && questionKind(type) === 'single')) return { missing: title };
    chosen.push(...ids);
  }
  const wish = { product_id: sale.productId, option_ids: chosen, quantity: 1 };
  const [item] = (await readWishes(ask, [wish], businessId, 'sell')) ?? [];
  return item?.problem === null ? item : undefined;
}
