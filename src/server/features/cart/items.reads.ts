import type { CartItem, CartOption } from '#contract/cart.ts';
import { mostInCart } from '#rules/cart/limits.ts';
import type { CartChoice, UnitPrice } from '#rules/cart/price.ts';
import { unitPrice } from '#rules/cart/price.ts';
import type { CartProblem } from '#rules/cart/problem.ts';
import { cartProblem } from '#rules/cart/problem.ts';
import type { WayIn } from '#rules/checkout/form.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import type { Pence } from '#rules/money/money.ts';
import type { ItemPart } from '#rules/orders/line-units.ts';
import { warrantyMonths } from '#rules/orders/warranty.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { lineTotal } from '#rules/catalog/questions.ts';
import { answerAmounts } from '#rules/trade-in/amounts.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { SellableRow, TermsInForce } from '../catalog/public.ts';
import {
  availableOf,
  chosenSellableSql,
  isVisible,
  offerAmountJoin,
  offerPriceSql,
  sellableWire,
  termsOf,
} from '../catalog/public.ts';
import { awaySql } from '../stores/public.ts';

type OptionRow = Omit<CartOption, 'option_price'> & {
  price: number;
  fault: string | null;
  factor: number | null;
  /** The simple product whose stock the option uses. */
  part_id: number | null;
};

/** An item as it was added, with its product as it is now. */
export interface ItemRow extends SellableRow {
  id: number;
  product_id: number;
  variation_id: number | null;
  option_ids: number[];
  quantity: number;
  is_saved: boolean;
  price_then: number;
  way: WayIn | null;
  product_name: string;
  image: string | null;
  slug: string;
  category_id: number;
  category_slug: string;
  category_parent_id: number | null;
  line: 1 | 2 | 3;
  business_id: number;
  hide_stock: boolean;
  away: string | null;
  col_1_term_name: string | null;
  col_2_term_name: string | null;
  col_3_term_name: string | null;
  col_4_term_name: string | null;
  /** The warranty in words, such as '12 months'; null: none is promised. */
  warranty: string | null;
  is_shown: boolean;
  is_question_open: boolean;
  options: OptionRow[];
}

const TERMS = [1, 2, 3, 4]
  .map((n) => `(select t.label from attribute_terms t where t.id = v.term_${n}_id) as col_${n}_term_name`)
  .join(', ');

/** Columns of `itemTables`. */
export const ITEM_COLUMNS = `
  i.id, i.product_id, i.variation_id, i.option_ids, i.quantity, i.is_saved, i.price_then, i.way,
  coalesce(v.name, p.name) as product_name, p.slug, c.id as category_id, c.slug as category_slug, c.parent_id as category_parent_id,
  p.line,
  coalesce(v.image, (select g.name from product_images g where g.product_id = p.id
    order by g.sort_order, g.id limit 1)) as image,
  p.business_id, b.hide_stock, ${awaySql('b')} as away, ${chosenSellableSql()}, ${TERMS},
  coalesce(p.warranty, (select w.title from policies w where w.id = p.warranty_policy_id)) as warranty,
  ${isVisible('p')}
    and case when p.type = 2 then coalesce(v.is_active, false) else v.id is null end as is_shown,
  asked.is_question_open, asked.options`;

/** An item with its product, its variation, whether visitors may see it, and its chosen options. */
export const itemTables = (items: string) => `
  ${items} i
  join products p on p.id = i.product_id
  join categories c on c.id = p.category_id
  join businesses b on b.id = p.business_id
  left join variations v on v.id = i.variation_id
  cross join lateral (
    select coalesce(bool_or(q.condition = 2 and o.id is null), false) as is_question_open,
      coalesce(json_agg(json_build_object('question_id', q.id, 'option_id', o.id, 'question_title', q.title,
        'question_key', q.key, 'question_role', q.role, 'fault', o.fault, 'option_label', o.label, 'option_value', o.value, 'price', ${offerPriceSql('o')}, 'factor', oa.factor,
        'inventory_item_id', o.inventory_item_id, 'qunatity', o.quantity, 'part_id', part.id)
        order by q.sort_order, q.id, o.sort_order, o.id) filter (where o.id is not null), '[]') as options
    from product_questions pq
    join questions q on q.id = pq.question_id
    left join question_options o on o.question_id = q.id and o.id = any(i.option_ids)
    ${offerAmountJoin('p', 'o')}
    left join products part on part.id = o.inventory_item_id and part.type = 1 and o.quantity > 0
    where pq.product_id = p.id
  ) asked`;

/** How many of the same stock the cart holds. For an item saved for later: only its own quantity. */
export function wantedOf(item: ItemRow, all: readonly ItemRow[]): number {
  if (item.is_saved) return item.quantity;
  return all
    .filter(
      (other) =>
        !other.is_saved && other.product_id === item.product_id && other.variation_id === item.variation_id,
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The unit price. `row` is the product when an item is added, and the item's row when a cart is read. */
export function choicePrice(line: Line, row: SellableRow, options: CartChoice['options']): UnitPrice {
  return unitPrice({
    line,
    regular: pence(row.regular_price),
    sale: penceOrNull(row.sale_price),
    isOnSale: row.is_on_sale,
    cash: penceOrNull(row.cash_trade_in),
    voucher: penceOrNull(row.voucher_trade_in),
    terms: termsOf(row.offer_terms),
    options,
  });
}

export function itemPrice(row: ItemRow): UnitPrice {
  const options = row.options.map(({ option_id, question_role, fault, factor, price }) => ({
    id: option_id,
    role: question_role,
    fault,
    factor,
    price: pence(price),
  }));
  return choicePrice(lineFromCode(row.line), row, options);
}

const penceOrNull = (amount: number | null): Pence | null => (amount === null ? null : pence(amount));

interface Seen {
  /** How many of the same stock the cart holds. */
  wanted: number;
  /** The shopper's own business sells it. */
  isOwn: boolean;
}

function problemOf(row: ItemRow, { wanted, isOwn }: Seen): CartProblem | null {
  return cartProblem({
    isShown: row.is_shown,
    isOwn,
    isAway: row.away !== null,
    wanted,
    most: mostInCart(lineFromCode(row.line), {
      status: row.stock_status,
      available: availableOf(row),
      hidesStock: row.hide_stock,
    }),
    isAnswerMissing: row.is_question_open || row.options.length < row.option_ids.length,
  });
}

/** The answer to a question about an item, and how it changes the price. */
export interface PricedAnswer {
  questionId: number;
  question: string;
  role: OptionRow['question_role'];
  optionId: number;
  option: string;
  fault: string | null;
  amount: Pence;
}

/** An item as an order keeps it. */
export interface PricedItem {
  id: number;
  productId: number;
  variationId: number | null;
  optionIds: number[];
  parts: ItemPart[];
  quantity: number;
  name: string;
  /** The chosen terms and options. */
  choice: string;
  sku: string;
  image: string | null;
  path: string;
  /** The warranty that the product promises now; null: none. */
  warrantyMonths: number | null;
  condition: 1 | 2 | 3;
  businessId: number;
  categoryIds: number[];
  unit: Pence;
  /** In the sell line: the offer as a voucher, and the best offers for the model. */
  voucher: Pence | null;
  best: { cash: Pence; voucher: Pence } | null;
  /** In the sell line: how the offer was rounded and limited. */
  offerTerms: TermsInForce | null;
  /** The chosen terms, such as a storage and a colour. */
  terms: string[];
  /** In the order of the questions. */
  answers: PricedAnswer[];
  /** How a device for repair comes, as chosen with it. */
  way: WayIn | null;
  priceThen: Pence;
  problem: CartProblem | null;
  /** Why its business sells nothing at present; null if it sells. */
  away: string | null;
  /** How many can be sold; null where they are not counted. */
  left?: number | null;
}

export function pricedItem(row: ItemRow, seen: Seen): PricedItem {
  const terms = [row.col_1_term_name, row.col_2_term_name, row.col_3_term_name, row.col_4_term_name];
  const chosen = [...terms, ...row.options.map(({ option_label }) => option_label)];
  const { price, voucher } = itemPrice(row);
  const best = bestOffer(row);
  const amounts = amountsIn(row);
  return {
    id: row.id,
    productId: row.product_id,
    variationId: row.variation_id,
    optionIds: row.option_ids,
    parts: row.options.flatMap(({ part_id: id, qunatity, option_label: name }) =>
      id === null ? [] : [{ product_id: id, quantity: qunatity, name }],
    ),
    quantity: row.quantity,
    name: row.product_name,
    choice: chosen.filter((word) => word !== null).join(', '),
    sku: row.sku,
    image: row.image,
    path: addresses.product(
      lineFromCode(row.line),
      row.category_slug,
      row.slug,
      row.product_id,
      row.variation_id ?? undefined,
    ),
    warrantyMonths: warrantyMonths(row.warranty ?? ''),
    condition: row.product_condition,
    businessId: row.business_id,
    categoryIds: [row.category_id, ...(row.category_parent_id === null ? [] : [row.category_parent_id])],
    unit: price,
    voucher,
    best,
    offerTerms: best && termsOf(row.offer_terms),
    terms: terms.filter((word) => word !== null),
    answers: row.options.map((option, index) => ({
      questionId: option.question_id,
      question: option.question_title,
      role: option.question_role,
      optionId: option.option_id,
      option: option.option_label,
      fault: option.fault,
      amount: amounts[index] ?? pence(0),
    })),
    way: row.way,
    priceThen: pence(row.price_then),
    problem: problemOf(row, seen),
    away: row.away,
    left: row.counts_stock ? Math.max(0, row.available) : null,
  };
}

/** How each chosen option changes the price. Only in the sell line does that depend on the other answers. */
function amountsIn(row: ItemRow): Pence[] {
  const options = row.options.map(({ question_role: role, price, factor }) => ({
    role,
    price: pence(price),
    factor,
  }));
  return answerAmounts(bestOffer(row)?.cash ?? pence(0), options);
}

/** The same base as `unitPrice` has in the sell line. */
function bestOffer(row: ItemRow): PricedItem['best'] {
  if (lineFromCode(row.line) !== 'sell') return null;
  return {
    cash: pence(row.cash_trade_in ?? row.regular_price),
    voucher: pence(row.voucher_trade_in ?? row.regular_price),
  };
}

/** An item as in the API, at the current price. */
export function itemWire(row: ItemRow, { price, voucher }: UnitPrice, seen: Seen): CartItem {
  const wire = sellableWire(row, row);
  const amounts = amountsIn(row);
  return {
    id: row.id,
    product_id: row.product_id,
    product_variation_id: row.variation_id,
    quantity: row.quantity,
    is_saved: row.is_saved,
    product_name: row.product_name,
    image: row.image,
    slug: row.slug,
    Category: { id: row.category_id, slug: row.category_slug },
    sku: wire.sku,
    is_active_for: row.line,
    business_id: row.business_id,
    product_condition: wire.product_condition,
    col_1_term_name: row.col_1_term_name,
    col_2_term_name: row.col_2_term_name,
    col_3_term_name: row.col_3_term_name,
    col_4_term_name: row.col_4_term_name,
    regular_price: wire.regular_price,
    sale_price: wire.sale_price,
    is_on_sale: wire.is_on_sale,
    raw_status: wire.raw_status,
    stock_status: wire.stock_status,
    ...('available_stock' in wire && { available_stock: wire.available_stock }),
    options: row.options.map(
      ({ price: _price, factor: _factor, fault: _fault, part_id: _part, ...option }, index) => ({
        ...option,
        option_price: poundsFromPence(amounts[index] ?? pence(0)),
      }),
    ),
    unit_price: poundsFromPence(price),
    voucher_price: voucher === null ? null : poundsFromPence(voucher),
    price_then: poundsFromPence(pence(row.price_then)),
    line_price: poundsFromPence(lineTotal(price, pence(0), row.quantity)),
    way: row.way,
    problem: problemOf(row, seen),
    ...(row.away !== null && { away: row.away }),
  };
}
