import type { Contents } from '#rules/orders/contents.ts';
import { partWishes } from '#rules/orders/line-units.ts';
import type { Ask } from '../../db/connect.ts';
import type { StockWish } from '../catalog/public.ts';
import { reserveStock } from '../catalog/public.ts';

const keyOf = ({ productId, variationId }: Pick<StockWish, 'productId' | 'variationId'>) =>
  `${productId}/${variationId ?? ''}`;

/** All stock that the contents of an order use: the goods, and the products of their options. */
export const wishesOf = ({ lines }: Pick<Contents, 'lines'>): StockWish[] =>
  lines.flatMap(({ productId, variationId, quantity, parts }) => [
    { productId, variationId, quantity },
    ...partWishes({ parts }, quantity),
  ]);

/** The goods themselves, for the count of sales. */
export const goodsOf = ({ lines }: Pick<Contents, 'lines'>): StockWish[] =>
  lines.map(({ productId, variationId, quantity }) => ({ productId, variationId, quantity }));

/** The stock that a change needs more of, and the stock that it releases. */
export function stockChange(before: Contents, after: Contents): { more: StockWish[]; less: StockWish[] } {
  const sums = new Map<string, StockWish>();
  const add = (wish: StockWish, sign: 1 | -1) => {
    const quantity = (sums.get(keyOf(wish))?.quantity ?? 0) + sign * wish.quantity;
    sums.set(keyOf(wish), { ...wish, quantity });
  };
  for (const wish of wishesOf(before)) add(wish, -1);
  for (const wish of wishesOf(after)) add(wish, 1);
  const all = [...sums.values()];
  return {
    more: all.filter(({ quantity }) => quantity > 0),
    less: all
      .filter(({ quantity }) => quantity < 0)
      .map((wish) => ({ ...wish, quantity: 0 - wish.quantity })),
  };
}

/** Reserves the stock that a change needs. Returns the names of goods with too few units. */
export async function reserveFor(
  ask: Ask,
  wishes: readonly StockWish[],
  { lines }: Pick<Contents, 'lines'>,
): Promise<string[]> {
  const missing = new Set((await reserveStock(ask, wishes)).map(keyOf));
  return lines.flatMap((line) => [
    ...(missing.has(keyOf(line)) ? [line.name] : []),
    ...line.parts
      .filter(({ product_id: productId }) => missing.has(keyOf({ productId, variationId: null })))
      .map(({ name }) => `${line.name}: ${name}`),
  ]);
}
