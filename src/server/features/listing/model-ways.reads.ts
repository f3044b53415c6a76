import type pg from 'pg';
import type { Question } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { pence } from '#rules/money/money.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import type { OfferTerms } from '#rules/trade-in/terms.ts';
import type { OfferTermsJson } from '../catalog/public.ts';
import { offerTermsSql, readQuestionsOfAll, termsOf } from '../catalog/public.ts';

/** The shops' best offer and lowest repair price for a model today. */
export interface ModelWays {
  sell: { path: string; best: Offer; terms: OfferTerms; questions: readonly Question[] } | null;
  repair: { path: string; faults: Question['Question_options'] } | null;
}

interface Row {
  id: number;
  model_id: number;
  line: 2 | 3;
  slug: string;
  category: string;
  cash: number;
  voucher: number;
  offer_terms: OfferTermsJson | null;
}

/** The same choice of products as for the advice of a product (`advice.reads.ts`). */
const OF_MODELS = `
  select distinct on (o.model_id, o.line) o.id, o.model_id, o.line, o.slug, c.slug as category,
    o.cash_trade_in as cash, o.voucher_trade_in as voucher, ${offerTermsSql('o')} as offer_terms
  from products o
  join listing l on l.product_id = o.id
  join categories c on c.id = o.category_id
  where o.model_id = any($1::int[])
    and (o.line = 3 or (o.line = 2 and o.cash_trade_in is not null and o.voucher_trade_in is not null))
  order by o.model_id, o.line, case when o.line = 2 then -l.price else l.price end, o.id`;

/** Where these models can be sold and repaired: two queries, for any number of models. */
export async function readModelWays(
  pool: pg.Pool,
  modelIds: readonly number[],
): Promise<Map<number, ModelWays>> {
  if (modelIds.length === 0) return new Map();
  const { rows } = await pool.query<Row>(OF_MODELS, [modelIds]);
  const questions = await readQuestionsOfAll(
    pool,
    rows.map(({ id }) => id),
  );
  return new Map(
    modelIds.map((modelId) => {
      const ofLine = (line: Row['line']) => rows.find((row) => row.model_id === modelId && row.line === line);
      const [bought, repaired] = [ofLine(2), ofLine(3)];
      return [
        modelId,
        { sell: bought ? sellOf(bought) : null, repair: repaired ? repairOf(repaired) : null },
      ];
    }),
  );

  function sellOf(row: Row): ModelWays['sell'] {
    return {
      path: addresses.product('sell', row.category, row.slug, row.id),
      best: { cash: pence(row.cash), voucher: pence(row.voucher) },
      terms: termsOf(row.offer_terms),
      questions: questions.get(row.id) ?? [],
    };
  }

  function repairOf(row: Row): ModelWays['repair'] {
    const asked = questions.get(row.id)?.find(({ role }) => role === 'faults');
    return {
      path: addresses.product('repair', row.category, row.slug, row.id),
      // Faults without a fixed price need an inspection first, so they are left out.
      faults: asked?.Question_options.filter(({ price }) => price > 0) ?? [],
    };
  }
}
