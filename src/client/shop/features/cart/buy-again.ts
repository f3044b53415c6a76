import { answersIn } from '#rules/catalog/questions.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { askedOf, productAndQuestions, putIn } from './add-to-cart.ts';
import { OWN_PRODUCT } from './refusals.ts';

/** A line of an order, as it was bought. */
export interface BoughtLine {
  product_id: number | null;
  product_variation_id: number | null;
  option_ids: readonly number[];
  name: string;
  quantity: number;
}

/** How many lines were added, and messages about those that were not, or that changed. */
export interface Again {
  added: number;
  notes: { name: string; why: string }[];
}

const GONE = 'is not sold any more';

/** Adds the lines of an order to the cart again, at current prices, one after the other. */
export async function buyAgain(lines: readonly BoughtLine[]): Promise<Again> {
  const again: Again = { added: 0, notes: [] };
  for (const line of lines) {
    const { isIn, why } = await addAgain(line);
    if (isIn) again.added += 1;
    if (why !== undefined) again.notes.push({ name: line.name, why });
  }
  return again;
}

async function addAgain(line: BoughtLine): Promise<{ isIn: boolean; why?: string }> {
  if (line.product_id === null) return { isIn: false, why: GONE };
  try {
    const { product, questions } = await productAndQuestions(line.product_id);
    const variation = product?.Product_variations.find(({ id }) => id === line.product_variation_id);
    if (!product || (line.product_variation_id !== null && !variation)) return { isIn: false, why: GONE };
    const left = (variation ?? product).available_stock;
    const quantity = typeof left === 'number' ? Math.min(line.quantity, left) : line.quantity;
    if (quantity === 0) return { isIn: false, why: 'is out of stock' };
    const answers = answersIn(line.option_ids.join(','), askedOf(questions));
    const put = await putIn({ productId: line.product_id, variationId: variation?.id, quantity, answers });
    if (put.kind === 'incomplete') return { isIn: false, why: 'has new choices: please add it on its page' };
    if (put.kind === 'own') return { isIn: false, why: OWN_PRODUCT };
    const kept = Object.values(answers).flatMap((ids) => ids ?? []);
    if (kept.length < line.option_ids.length)
      return { isIn: true, why: 'is added without an option that is gone' };
    return quantity < line.quantity
      ? { isIn: true, why: `is added, but only ${quantity} of ${line.quantity}: there are no more` }
      : { isIn: true };
  } catch (error) {
    return { isIn: false, why: whyNot(error) };
  }
}

function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) return 'could not be added';
  if (error.isOutOfStock) return 'is out of stock';
  return error.status === 404 || error.status === 410 ? GONE : 'could not be added';
}
