import { GOODS_WAYS, type GoodsWay } from '#rules/orders/kinds.ts';
import type { GoodsWish, Shared } from '#rules/orders/goods-ways.ts';

export const GOODS_WORDS: Record<GoodsWay, string> = {
  resell: 'Sell it again',
  bench: 'To the bench',
  scrap: 'Scrap it',
};

/** The choice of staff for each returned line: nothing yet, one way, or a number of units for each way. */
export type Goods = Readonly<Record<string, '' | GoodsWay | Shared>>;

/** The error of the choice for a line of so many units. */
export function goodsError(chosen: Goods[string] | undefined, units: number): string | undefined {
  if (!chosen) return 'Please choose one.';
  if (typeof chosen === 'string') return undefined;
  const sum = GOODS_WAYS.reduce((all, way) => all + (chosen[way] ?? 0), 0);
  return sum === units ? undefined : `Please name all ${units} pieces.`;
}

/** The choices as they are sent. */
export const goodsWishes = (goods: Goods): GoodsWish[] =>
  Object.entries(goods).flatMap(([id, chosen]): GoodsWish[] => {
    if (!chosen) return [];
    if (typeof chosen === 'string') return [{ line_id: Number(id), to: chosen }];
    return GOODS_WAYS.flatMap((to) => {
      const units = chosen[to] ?? 0;
      return units > 0 ? [{ line_id: Number(id), to, units }] : [];
    });
  });
