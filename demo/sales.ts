import type { BuyDevice } from './catalogue.ts';
import { chanceOf } from './chance.ts';
import { addedOn, LAST_DAY } from './dates.ts';
import { BEST_SELLERS } from './ranks.ts';

const DAY_MS = 86_400_000;

const LEAST_OF_A_BEST_SELLER = 310;

/** Units sold: a fixed number for each day since it was added, so that new arrivals have sold few. */
export function soldOf(device: BuyDevice): number {
  const chance = chanceOf(`sales of ${device.brand} ${device.model}`);
  if (BEST_SELLERS.includes(device.id)) return chance.between(LEAST_OF_A_BEST_SELLER, 640);
  const days = (LAST_DAY - addedOn(device).getTime()) / DAY_MS;
  const daily = 0.2 + chance.share() * 0.8;
  return Math.min(LEAST_OF_A_BEST_SELLER - 10, Math.max(3, Math.round(days * daily)));
}
