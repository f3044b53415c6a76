import type { Grade } from '#rules/catalog/conditions.ts';
import { GRADES } from '#rules/catalog/conditions.ts';
import source from './catalogue.json' with { type: 'json' };

/** The source data of the demo shop: devices with real names and invented prices, in pounds. */
export const CATEGORIES = [
  'Phones',
  'Tablets',
  'Laptops',
  'Watches',
  'Audio',
  'Consoles',
  'Accessories',
] as const;
export type CategoryName = (typeof CATEGORIES)[number];

export interface Spec {
  label: string;
  uplift: number;
}

export interface BuyDevice {
  id: number;
  brand: string;
  model: string;
  category: CategoryName;
  releaseYear: number;
  type: 1 | 2;
  specs: Spec[];
  colours: string[];
  /** Best grade first. */
  prices: [grade: Grade, pounds: number][];
  note: string;
}

const SELL_GRADES = ['Like new', 'Good', 'Worn', 'Cracked', 'Faulty'] as const;
export type SellGrade = (typeof SELL_GRADES)[number];

export interface SellDevice {
  id: number;
  brand: string;
  model: string;
  spec: string;
  /** Best grade first. */
  offers: { grade: SellGrade; cash: number; voucher: number }[];
}

export interface RepairDevice {
  id: number;
  brand: string;
  model: string;
  screenPremium: number | null;
  screenGenuine: number | null;
  battery: number | null;
  port: number | null;
  backGlass: number | null;
  rearCamera: number | null;
  benchMinutes: number;
}

function categoryNamed(name: string): CategoryName {
  const found = CATEGORIES.find((one) => one === name);
  if (!found) throw new Error(`the catalogue names an unknown category: ${name}`);
  return found;
}

export const BUY_DEVICES: readonly BuyDevice[] = source.buy.map((device) => {
  const prices: Partial<Record<Grade, number>> = device.prices;
  return {
    id: device.id,
    brand: device.brand,
    model: device.model,
    category: categoryNamed(device.category),
    releaseYear: device.release_year,
    type: device.type === 1 ? 1 : 2,
    specs: device.specs,
    colours: device.colours,
    prices: GRADES.flatMap((grade): [Grade, number][] => {
      const price = prices[grade];
      return price === undefined ? [] : [[grade, price]];
    }),
    note: device.note,
  };
});

export const SELL_DEVICES: readonly SellDevice[] = source.sell.map((device) => ({
  id: device.id,
  brand: device.brand,
  model: device.model,
  spec: device.spec,
  offers: SELL_GRADES.map((grade) => ({ grade, cash: device.cash[grade], voucher: device.voucher[grade] })),
}));

export const REPAIR_DEVICES: readonly RepairDevice[] = source.repair.map((device) => ({
  id: device.id,
  ...brandAndModel(device.device),
  screenPremium: device.screen_premium,
  screenGenuine: device.screen_genuine,
  battery: device.battery,
  port: device.port,
  backGlass: device.back_glass,
  rearCamera: device.rear_camera,
  benchMinutes: device.bench_minutes,
}));

/** 'Apple iPhone 14' → Apple, iPhone 14. A device that is named like its brand keeps its whole name. */
function brandAndModel(device: string): { brand: string; model: string } {
  const known = BUY_DEVICES.find(({ brand, model }) => device === `${brand} ${model}` || device === model);
  if (known) return { brand: known.brand, model: known.model };
  const family = BUY_DEVICES.find(({ brand, model }) => `${brand} ${model}`.startsWith(`${device} (`));
  if (!family) throw new Error(`the catalogue repairs a device that it doesn't sell: ${device}`);
  return { brand: family.brand, model: family.model };
}

/** Families whose display name leaves out the brand. */
const KNOWN_ALONE = /^(iPhone|iPad|MacBook|AirPods|PlayStation|Xbox|Steam Deck)/;

export function displayName(brand: string, model: string): string {
  return brand === 'House' || model.startsWith(brand) || KNOWN_ALONE.test(model)
    ? model
    : `${brand} ${model}`;
}

export function buyDevice(brand: string, model: string): BuyDevice {
  const found = BUY_DEVICES.find((one) => one.brand === brand && one.model === model);
  if (!found) throw new Error(`not in the catalogue: ${brand} ${model}`);
  return found;
}

/** Phones of Apple before the iPhone 15. */
export const hasLightning = ({
  category,
  brand,
  releaseYear,
}: Pick<BuyDevice, 'category' | 'brand' | 'releaseYear'>) =>
  category === 'Phones' && brand === 'Apple' && releaseYear < 2023;
