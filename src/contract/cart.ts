import { z } from 'zod';
import { QUESTION_ROLES } from '#rules/catalog/questions.ts';
import { WAYS } from '#rules/checkout/form.ts';
import { defineCalls, MEMBERS } from './call.ts';
import { id, idText, okStatus, pounds } from './fields.ts';
import { lineCode, stockStatus } from './product-fields.ts';
import { away, courierHours } from './stores.ts';

/** Amounts that may be negative, such as for a fault of a device in the sell line. */
const amount = z.number().multipleOf(0.01);
export const cartId = z.uuid();
const localCartId = cartId.nullable().optional();

/** The cart ids that a visitor's browser stores; null for an account, which has its own carts. */
export const visitorCarts = {
  buy_local_storage_cart_id: localCartId,
  sell_local_storage_cart_id: localCartId,
  repair_local_storage_cart_id: localCartId,
};

const lineName = z.enum(['buy', 'sell', 'repair'], { error: 'must be buy, sell or repair' });
const termName = z.string().nullable();

const cartOption = z.object({
  question_id: id,
  option_id: id,
  question_title: z.string(),
  question_key: z.string(),
  question_role: z.enum(QUESTION_ROLES).nullable(),
  option_label: z.string(),
  option_value: z.string(),
  option_price: amount,
  inventory_item_id: id.nullable(),
  qunatity: z.int().min(0),
});
export type CartOption = z.infer<typeof cartOption>;

/** How a device that is repaired reaches the bench. */
const way = z.enum(WAYS, { error: 'must be drop_in or post_in' });

/** Why an item can't be ordered as it is. */
const PROBLEMS = [
  'out_of_stock',
  'not_enough',
  'unavailable',
  'own_product',
  'away',
  'answers_missing',
] as const;
export const cartProblem = z.enum(PROBLEMS);

const cartItem = z
  .object({
    id,
    product_id: id,
    product_variation_id: id.nullable(),
    quantity: z.int().min(1).max(99),
    is_saved: z.boolean().describe('Kept for later: part of no sum'),
    product_name: z.string(),
    image: z.string().nullable(),
    slug: z.string(),
    Category: z.object({ id, slug: z.string() }),
    sku: z.string(),
    is_active_for: lineCode,
    business_id: id,
    product_condition: z.int().min(1).max(3),
    col_1_term_name: termName,
    col_2_term_name: termName,
    col_3_term_name: termName,
    col_4_term_name: termName,
    regular_price: pounds,
    sale_price: pounds.nullable(),
    is_on_sale: z.boolean(),
    raw_status: z.boolean(),
    stock_status: stockStatus,
    available_stock: z
      .union([z.int(), z.enum(['yes', 'no'])])
      .optional()
      .describe('Missing where the business hides its stock'),
    options: z.array(cartOption),
    unit_price: pounds.describe(
      'The current price of one, options included; the cash offer in the sell line',
    ),
    voucher_price: pounds.nullable().describe('The offer as a voucher for one; in the sell line alone'),
    price_then: pounds.describe('The price of one when it was added, options included'),
    line_price: pounds.describe('Unit price times quantity'),
    way: way
      .nullable()
      .describe('As chosen with the repair; null in the other lines, and if nothing was chosen'),
    problem: cartProblem.nullable(),
    away: away.optional(),
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.infer<typeof cartItem>;

const cartBusiness = z.object({
  id,
  business_name: z.string(),
  hide_stock: z.boolean(),
  estimated_delivery_days: z.int(),
  estimated_delivery_hours: z.int(),
  estimated_delivery_minutes: z.int(),
  opening_hours: courierHours,
  delivery_price: pounds.describe("For this business's items; 0 in the sell and repair lines"),
});
export type CartBusiness = z.infer<typeof cartBusiness>;

export const cart = z
  .object({
    cart_id: cartId.nullable().describe('null: there is no such cart yet'),
    is_active_for: lineCode,
    Cart_items: z.array(cartItem).describe('By business, in the order in which they were added'),
    Businesses: z.array(cartBusiness),
    totals: z.object({
      quantity: z.int().min(0).describe('How many units, without items saved for later'),
      items: pounds,
      voucher: pounds.nullable().describe('The same as vouchers; in the sell line alone'),
      delivery: pounds,
      vat: pounds.describe('Contained in the total: of new goods and their delivery, and of repairs'),
      total: pounds,
    }),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof cart>;

/**
 * The body of an addition. Prices, names and stock are accepted because SPEC's clients send them, and then ignored: the
 * server looks them up by the ids.
 */
const claimed = z.union([z.string().max(400), z.number(), z.boolean(), z.null()]).optional();
const addOption = z.strictObject({
  question_id: id,
  option_id: id,
  question_title: claimed,
  question_key: claimed,
  question_role: claimed,
  option_label: claimed,
  option_value: claimed,
  option_price: claimed,
  inventory_item_id: claimed,
  qunatity: claimed,
});

const addBody = z
  .strictObject({
    product_id: id,
    product_variation_id: id.nullable().optional(),
    quantity: z.int().min(1, 'must be at least 1').max(99, 'must be at most 99'),
    options: z.array(addOption).max(60).optional(),
    way: way.nullable().optional().describe('How the device reaches the bench; in the repair line alone'),
    ...visitorCarts,
    type: claimed,
    product_business_id: claimed,
    is_active_for: claimed,
    image: claimed,
    product_name: claimed,
    col_1: claimed,
    col_2: claimed,
    col_3: claimed,
    col_4: claimed,
    sku: claimed,
    regular_price: claimed,
    sale_price: claimed,
    cost_price: claimed,
    is_on_sale: claimed,
    raw_status: claimed,
    stock_status: claimed,
    web_or_pos: claimed,
  })
  .meta({ id: 'AddToCart' });
export type AddBody = z.input<typeof addBody>;

const addAnswer = z
  .object({
    status: okStatus,
    out_of_stock: z.literal(false),
    result: z.object({ cart_id: cartId, item_id: id }),
    cart_listing_data: cart,
  })
  .meta({ id: 'CartAddition' });

const itemBody = z
  .strictObject({
    quantity: z.int().min(1, 'must be at least 1').max(99, 'must be at most 99').optional(),
    is_saved: z.boolean().optional(),
  })
  .meta({ id: 'CartItemChange' });

const cartAnswer = z.object({ status: okStatus, result: cart });

/** Each call exists twice: by a visitor's cart id, and by an account's session. */
export const cartCalls = defineCalls({
  'POST /no/auth/web/site/cart/add': {
    summary: "Add to a visitor's cart; 409 with out_of_stock for more than is left",
    idempotency: 'optional',
    body: addBody,
    refusals: [404],
    answer: addAnswer,
  },
  'POST /web/site/cart/add': {
    summary: "Add to the account's cart; 409 with out_of_stock for more than is left",
    access: MEMBERS,
    idempotency: 'optional',
    body: addBody,
    refusals: [404],
    answer: addAnswer,
  },
  'GET /no/auth/web/site/cart/{cartId}': {
    summary: 'Read a cart by its id; the cart of an account needs its session, else 404',
    params: z.strictObject({ cartId }),
    answer: cartAnswer,
  },
  'GET /web/site/cart/{line}': {
    summary: "Read the account's cart of a line; an empty one where there is none yet",
    access: MEMBERS,
    params: z.strictObject({ line: lineName }),
    answer: cartAnswer,
  },
  'PUT /no/auth/web/site/cart/{cartId}/items/{itemId}': {
    summary: "Change how many of an item there are, or keep it for later, in a visitor's cart",
    params: z.strictObject({ cartId, itemId: idText }),
    body: itemBody,
    answer: cartAnswer,
  },
  'PUT /web/site/cart/{line}/items/{itemId}': {
    summary: "Change how many of an item there are, or keep it for later, in the account's cart",
    access: MEMBERS,
    params: z.strictObject({ line: lineName, itemId: idText }),
    body: itemBody,
    answer: cartAnswer,
  },
  'DELETE /no/auth/web/site/cart/{cartId}/items/{itemId}': {
    summary: "Take an item out of a visitor's cart",
    params: z.strictObject({ cartId, itemId: idText }),
    answer: cartAnswer,
  },
  'DELETE /web/site/cart/{line}/items/{itemId}': {
    summary: "Take an item out of the account's cart",
    access: MEMBERS,
    params: z.strictObject({ line: lineName, itemId: idText }),
    answer: cartAnswer,
  },
});
