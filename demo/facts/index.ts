import { ACCESSORIES } from './accessories.ts';
import { ANDROIDS } from './androids.ts';
import type { Facts } from './facts.ts';
import { IPHONES } from './iphones.ts';
import { LAPTOPS } from './laptops.ts';
import { LEISURE } from './leisure.ts';
import { TABLETS } from './tablets.ts';

const FACTS: Readonly<Record<string, Facts>> = {
  ...IPHONES,
  ...ANDROIDS,
  ...TABLETS,
  ...LAPTOPS,
  ...LEISURE,
  ...ACCESSORIES,
};

export type { Facts };

export function factsOf(model: string): Facts {
  const found = FACTS[model];
  if (!found) throw new Error(`no facts about ${model}: add them to demo/facts`);
  return found;
}
