import type { OfferedQuestion } from '#rules/cart/choice.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import { pence } from '#rules/money/money.ts';
import { questionKind } from '#rules/catalog/questions.ts';
import type { Ask } from '../../db/connect.ts';
import type { SellableRow } from '../catalog/public.ts';
import { chosenSellableSql, isVisible, offerAmountJoin, offerPriceSql } from '../catalog/public.ts';
import { awaySql } from '../stores/public.ts';

interface QuestionRow {
  id: number;
  role: OfferedQuestion['role'];
  title: string;
  condition: 1 | 2;
  option_type: 1 | 2 | 3;
  options: { id: number; fault: string | null; price: number; factor: number | null }[];
}

interface OfferRow extends SellableRow {
  line: 1 | 2 | 3;
  is_variable: boolean;
  business_id: number;
  hide_stock: boolean;
  away: string | null;
  variation_id: number | null;
  questions: QuestionRow[];
}

/** Everything that decides whether, and for how much, something may go into a cart. */
export interface CartOffer {
  line: Line;
  isVariable: boolean;
  businessId: number;
  hidesStock: boolean;
  /** Why its business sells nothing at present; null if it sells. */
  away: string | null;
  /** Null if the request names none, or a variation of another product. */
  variationId: number | null;
  /** Price and stock of the variation, or of the product itself. */
  sellable: SellableRow;
  questions: OfferedQuestion[];
}

/** The facts that visitors may see, read from the product itself: `listing` follows a change a moment later. */
const OFFER = {
  name: 'cart-offer',
  text: `
  select p.line, p.type = 2 as is_variable, p.business_id, b.hide_stock, ${awaySql('b')} as away, v.id as variation_id, ${chosenSellableSql()},
    (select coalesce(json_agg(json_build_object('id', q.id, 'role', q.role, 'title', q.title,
        'condition', q.condition, 'option_type', q.option_type, 'options',
        (select coalesce(json_agg(json_build_object('id', o.id, 'fault', o.fault, 'price', ${offerPriceSql('o')}, 'factor', oa.factor)
            order by o.sort_order, o.id), '[]')
         from question_options o ${offerAmountJoin('p', 'o')} where o.question_id = q.id)) order by q.sort_order, q.id), '[]')
     from product_questions pq join questions q on q.id = pq.question_id
     where pq.product_id = p.id) as questions
  from products p
  join businesses b on b.id = p.business_id
  left join variations v on v.id = $2 and v.product_id = p.id and v.is_active
  where p.id = $1 and ${isVisible('p')}`,
};

/** The offer for these ids; undefined if visitors can't see the product. */
export async function readOffer(
  ask: Ask,
  productId: number,
  variationId: number | null,
): Promise<CartOffer | undefined> {
  const [row] = await ask<OfferRow>(OFFER, [productId, variationId]);
  return (
    row && {
      line: lineFromCode(row.line),
      isVariable: row.is_variable,
      businessId: row.business_id,
      hidesStock: row.hide_stock,
      away: row.away,
      variationId: row.variation_id,
      sellable: row,
      questions: row.questions.map(offeredQuestion),
    }
  );
}

function offeredQuestion({ id, role, title, condition, option_type, options }: QuestionRow): OfferedQuestion {
  return {
    id,
    role,
    title,
    isRequired: condition === 2,
    kind: questionKind(option_type),
    options: options.map((option) => ({ ...option, price: pence(option.price) })),
  };
}
