import type { GoodsWay } from './kinds.ts';

/** How many units of a line become what. */
export type Shared = Partial<Record<GoodsWay, number>>;

/** What happens to returned goods, by line id. A single way applies to all units of its line. */
export type GoodsWays = Record<string, GoodsWay | Shared>;

export interface GoodsWish {
  line_id: number;
  to: GoodsWay;
  /** All units of the line if it is left out. */
  units?: number | undefined;
}

/** How many units of a returned line become what. */
export const sharedOf = (way: GoodsWay | Shared | undefined, units: number): Shared =>
  typeof way === 'string' ? { [way]: units } : (way ?? {});

/**
 * The ways that staff chose for each returned line. Undefined unless every unit of every line is named once.
 */
export function goodsWays(
  returned: Readonly<Record<string, number>>,
  wishes: readonly GoodsWish[],
): GoodsWays | undefined {
  const named: Record<string, Shared> = {};
  for (const { line_id: id, to, units = returned[id] } of wishes) {
    const line = (named[id] ??= {});
    // A line that was not returned has no units.
    if (units === undefined || returned[id] === undefined || line[to] !== undefined) return undefined;
    line[to] = units;
  }
  const isComplete = Object.entries(returned).every(([id, units]) => sumOf(named[id]) === units);
  return isComplete ? named : undefined;
}

const sumOf = (shared: Shared = {}) => Object.values(shared).reduce((sum, units) => sum + units, 0);
