import type { CartItem, CartOption } from '#contract/cart.ts';
import { addresses } from '#rules/page/addresses.ts';
import { MOST_OF_ONE } from '#rules/cart/limits.ts';
import { lineFromCode, type Line } from '#rules/catalog/lines.ts';
import { formatPounds } from '#client/lib/format.ts';
import { inCart } from '#client/lib/in-cart.ts';
import { withSearch } from '#client/lib/place.ts';

/** The chosen terms that its name doesn't say: 'Excellent · Unlocked'. */
export function termWords(item: CartItem): string {
  return [item.col_1_term_name, item.col_2_term_name, item.col_3_term_name, item.col_4_term_name]
    .filter((term) => term !== null && !item.product_name.includes(term))
    .join(' · ');
}

/** The effect of an option on the price: added in the buy and repair lines, subtracted in the sell line. */
export function optionWords(line: Line, { option_price: pounds, question_role }: CartOption): string {
  if (pounds === 0) {
    if (line === 'repair') return question_role === 'faults' ? 'We tell you first' : 'Included';
    return line === 'sell' ? 'No change' : 'Free';
  }
  const amount = formatPounds(Math.abs(pounds));
  if (pounds < 0) return `−${amount}`;
  return line === 'sell' ? `+${amount}` : amount;
}

/** The product's page with the choices of the item. */
export function itemPage(item: CartItem): string {
  const line = lineFromCode(item.is_active_for);
  const { Category, slug, product_id, product_variation_id } = item;
  const page = addresses.product(line, Category.slug, slug, product_id, product_variation_id ?? undefined);
  if (line === 'buy') return page;
  return withSearch(page, {
    answers: item.options.map(({ option_id }) => option_id).join(','),
    way: item.way ?? undefined,
  });
}

/** The highest quantity of this item, if other items of the cart share its stock. */
export function mostOf(item: CartItem, items: readonly CartItem[]): number {
  // Only the buy line has stock.
  if (item.is_active_for !== 1 || typeof item.available_stock !== 'number') return MOST_OF_ONE;
  return Math.max(1, Math.min(MOST_OF_ONE, item.available_stock - inCart(items, item) + item.quantity));
}
