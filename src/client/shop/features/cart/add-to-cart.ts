import type { AddBody } from '#contract/cart.ts';
import type { ProductDetail, Question, VariationChoice } from '#contract/catalog.ts';
import { requests } from '#contract/first-calls.ts';
import { matchAddress } from '#contract/pages.ts';
import { addresses } from '#rules/page/addresses.ts';
import { lineFromCode, type Line } from '#rules/catalog/lines.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { questionKind, unanswered, type Answers } from '#rules/catalog/questions.ts';
import type { WayIn } from '#rules/checkout/form.ts';
import { queryFor } from '#client/lib/api.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { visitorCarts } from '#client/lib/cart-ids.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { showAdded } from './added.ts';
import { addOnce, currentSession } from './cart.api.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { OWN_PRODUCT, tellAddRefused } from './refusals.ts';

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

export type Outcome =
  | { kind: 'added'; line: Line }
  /** A variation, or answers to these questions, are still to be chosen on the product's page. */
  | { kind: 'incomplete'; missing: readonly number[]; page: string }
  | { kind: 'refused' };

const REFUSED: Outcome = { kind: 'refused' };
const REQUIRED = 2;
/**
 * A second press within this time is a double click, and must not close the drawer that the first press
 * opened.
 */
const DOUBLE_CLICK = 300;
const NO_CARTS = {
  buy_local_storage_cart_id: null,
  sell_local_storage_cart_id: null,
  repair_local_storage_cart_id: null,
};

/** Reads a product and its questions. On the product's page both are cached; elsewhere they are fetched. */
export async function productAndQuestions(id: number) {
  const [product, questions] = await Promise.all([
    queryClient.ensureQueryData(queryFor(requests.product(id))),
    queryClient.ensureQueryData(queryFor(requests.questions(id))),
  ]);
  return { product: product.result[0], questions: questions.result };
}

type Asked = Awaited<ReturnType<typeof productAndQuestions>>['questions'];

/** The questions of a product as the rules see them. */
export const askedOf = (questions: Asked) =>
  questions.map((question) => ({
    id: question.id,
    isRequired: question.condition === REQUIRED,
    kind: questionKind(question.option_type),
    options: question.Question_options.map(({ id, price }) => ({ id, price: penceFromPounds(price) })),
  }));

const missingAnswers = (questions: Asked, answers: Wanted['answers'] = {}): number[] =>
  unanswered(askedOf(questions), answers).map(({ id }) => id);

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
function addBody(
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

/** Returns the added item, or why it could not be added. A failed call throws. */
export async function putIn(wanted: Wanted) {
  const { product, questions } = await productAndQuestions(wanted.productId);
  if (!product) throw new Error(`There is no product ${wanted.productId}`);
  const line = lineFromCode(product.is_active_for);
  const variation = product.Product_variations.find(({ id }) => id === wanted.variationId);
  const missing = missingAnswers(questions, wanted.answers);
  if (missing.length > 0 || (product.type === 2 && !variation)) {
    const page = addresses.product(line, product.Category.slug, product.slug, product.id);
    return { kind: 'incomplete' as const, missing, page };
  }
  const session = await currentSession();
  if (session.business_id !== null && session.business_id === product.business_id) {
    return { kind: 'own' as const };
  }
  const carts = session.isUserLogIn ? NO_CARTS : visitorCarts();
  const answer = await addOnce(line, addBody(product, variation, questions, wanted, carts));
  tellOtherTabs();
  return { kind: 'added' as const, line, answer };
}

/** SPEC section 4, in its order: required questions, own product, then the call. Errors use SPEC's texts. */
export async function addToCart(wanted: Wanted, opensDrawer: boolean): Promise<Outcome> {
  if (matchAddress(location.pathname)?.page === 'preview') {
    notifyError('This is a preview. Nothing can be put in the cart.');
    return REFUSED;
  }
  const pause = new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK));
  try {
    const put = await putIn(wanted);
    if (put.kind === 'incomplete') return put;
    if (put.kind === 'own') {
      notifyError(OWN_PRODUCT);
      return REFUSED;
    }
    const { line, answer } = put;
    notify('Product added to cart');
    const item = answer.cart_listing_data.Cart_items.find(({ id }) => id === answer.result.item_id);
    await pause;
    if (opensDrawer && item) {
      const business = answer.cart_listing_data.Businesses.find(({ id }) => id === item.business_id);
      showAdded({ line, cartId: answer.result.cart_id, item, business, quantity: wanted.quantity ?? 1 });
    }
    return { kind: 'added', line };
  } catch (error) {
    tellAddRefused(error);
    // Another shopper may have bought it. Refresh the page's stock.
    if (error instanceof ApiError && error.isOutOfStock) {
      void queryClient.invalidateQueries(queryFor(requests.product(wanted.productId)));
    }
    return REFUSED;
  }
}
