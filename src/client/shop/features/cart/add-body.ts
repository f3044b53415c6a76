import type { AddBody } from '#contract/cart.ts';
import type { ProductDetail, Question, VariationChoice } from '#contract/catalog.ts';
import type { WayIn } from '#rules/checkout/form.ts';
import type { Answers } from '#rules/catalog/questions.ts';

/** The item that the shopper wants to add. */
export interface Wanted {
  productId: number;
  /** For a variable product. */
  variationId?: number | undefined;
  quantity?: number | undefined;
  /** Chosen options by question. */
  answers?: Answers | undefined;
  /** How a device that is repaired reaches the bench. */
  way?: WayIn | undefined;
}

type LocalCarts = Pick<
  AddBody,
  'buy_local_storage_cart_id' | 'sell_local_storage_cart_id' | 'repair_local_storage_cart_id'
>;

function chosenOptions(questions: readonly Question[], answers: Answers): AddBody['options'] {
  return questions.flatMap((question) =>
    question.Question_options.filter(({ id }) => answers[question.id]?.includes(id)).map((option) => ({
      question_id: question.id,
      option_id: option.id,
      question_title: question.title,
      question_key: question.key,
      option_label: option.label,
      option_value: option.value,
      option_price: option.price,
      inventory_item_id: option.inventory_item_id,
      qunatity: option.qunatity,
    })),
  );
}

const WEB = 1;

/** SPEC section 7: the fields of an addition, with their API names. */
export function addBody(
  product: ProductDetail,
  variation: VariationChoice | undefined,
  questions: readonly Question[],
  { quantity = 1, answers = {}, way }: Wanted,
  localCarts: LocalCarts,
): AddBody {
  const sold = variation ?? product;
  return {
    product_id: product.id,
    product_variation_id: variation?.id ?? null,
    quantity,
    type: product.type,
    options: chosenOptions(questions, answers),
    ...(way && { way }),
    ...localCarts,
    product_business_id: product.business_id,
    is_active_for: product.is_active_for,
    image: variation?.image ?? product.product_images[0]?.imageName ?? null,
    product_name: variation?.name ?? product.name,
    col_1: variation?.col_1_term_name ?? null,
    col_2: variation?.col_2_term_name ?? null,
    col_3: variation?.col_3_term_name ?? null,
    col_4: variation?.col_4_term_name ?? null,
    sku: sold.sku,
    regular_price: sold.regular_price,
    sale_price: sold.sale_price,
    // The cost price is never sent to a browser.
    cost_price: null,
    is_on_sale: sold.is_on_sale,
    raw_status: sold.raw_status,
    stock_status: sold.stock_status,
    web_or_pos: WEB,
  };
}
