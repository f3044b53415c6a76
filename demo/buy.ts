import type { Grade } from '#rules/catalog/conditions.ts';
import { slugOf } from '#rules/catalog/slug.ts';
import type {
  productAttributes,
  productImages,
  products,
  variations,
} from '#server/features/catalog/tables.ts';
import { galleryOf } from './art/names.ts';
import {
  CONNECTIVITY,
  attributeId,
  hasConnectivity,
  specAttribute,
  termId,
  type AttributeName,
} from './attributes.ts';
import { brandId } from './brands.ts';
import {
  CLYDE_COMPUTERS,
  LOOP_GAMING,
  MOBILE_YARD,
  NORTHSIDE_PHONES,
  QUAYSIDE_AUDIO,
  THREEFOLD,
} from './businesses.ts';
import type { BuyDevice } from './catalogue.ts';
import { BUY_DEVICES, displayName } from './catalogue.ts';
import { categoryIdOf } from './categories.ts';
import { chanceOf } from './chance.ts';
import { addedOn } from './dates.ts';
import { describeDevice } from './descriptions.ts';
import { factsOf } from './facts/index.ts';
import { modelId } from './models.ts';
import { policiesFor } from './policies.ts';
import { conditionOf, pricesOf } from './prices.ts';
import { featuredRank } from './ranks.ts';
import { soldOf } from './sales.ts';
import { skuOf } from './skus.ts';
import { SOLD_OUT, counted, flagged, stockOf, type StockColumns } from './stock.ts';

export type ProductRow = typeof products.$inferInsert & { id: number };
type VariationRow = typeof variations.$inferInsert & { id: number };
type ImageRow = typeof productImages.$inferInsert;

const SOLD_BY: readonly [business: number, devices: number[]][] = [
  [MOBILE_YARD, [10, 12, 19, 20, 27, 29]],
  [NORTHSIDE_PHONES, [13, 18, 24, 26, 50]],
  [LOOP_GAMING, [54, 55, 56, 57, 58, 59, 60]],
  [CLYDE_COMPUTERS, [40, 42, 43, 44, 45, 46]],
  [QUAYSIDE_AUDIO, [52, 53]],
];

export const businessOf = (deviceId: number): number =>
  SOLD_BY.find(([, devices]) => devices.includes(deviceId))?.[0] ?? THREEFOLD;

/**
 * Stock of the simple products, and of devices that are sold out completely. The rest is decided for each variation.
 */
const SIMPLE_STOCK: Readonly<Record<number, StockColumns>> = {
  61: counted(137),
  62: counted(85),
  63: flagged(true),
  64: counted(38),
};
const SOLD_OUT_DEVICES = [58];

/** The combination that is selected when a page opens. */
interface Choice {
  colour: string;
  spec: string;
  grade: Grade;
  pounds: number;
  connectivity?: string;
}

function choicesOf(device: BuyDevice): Choice[] {
  const combinations = device.colours.flatMap((colour) =>
    device.specs.flatMap((spec) =>
      device.prices.map(([grade, pounds]): Choice => ({
        colour,
        spec: spec.label,
        grade,
        pounds: pounds + spec.uplift,
      })),
    ),
  );
  if (!hasConnectivity(device)) return combinations;
  return combinations.flatMap((choice) =>
    CONNECTIVITY.map(({ label, uplift }) => ({
      ...choice,
      connectivity: label,
      pounds: choice.pounds + uplift,
    })),
  );
}

/** First pictures have different colours, so that a list of devices looks varied. */
export const heroColour = ({ brand, model }: BuyDevice): string => showColour(brand, model);

function defaultChoice(device: BuyDevice): Choice | undefined {
  const choices = choicesOf(device).filter(({ colour }) => colour === heroColour(device));
  return choices.find(({ grade }) => grade === 'Excellent') ?? choices[0];
}

function attributesOf(device: BuyDevice): AttributeName[] {
  return [
    'Colour',
    specAttribute(device),
    'Condition',
    ...(hasConnectivity(device) ? (['Connectivity'] as const) : []),
  ];
}

function variationsOf(device: BuyDevice): Omit<VariationRow, 'id'>[] {
  const name = displayName(device.brand, device.model);
  const first = JSON.stringify(defaultChoice(device));
  const businessId = businessOf(device.id);
  const chance = chanceOf(`stock of ${name}`);
  return choicesOf(device).map((choice) => {
    const { colour, spec, grade, connectivity } = choice;
    const isDefault = JSON.stringify(choice) === first;
    const title = [name, spec, connectivity, colour].filter(Boolean).join(' ');
    const sku = skuOf(device, [spec, connectivity ?? '', colour, grade]);
    return {
      productId: device.id,
      name: `${title}, ${grade}`,
      image: galleryOf(device.brand, device.model, colour)[0] ?? null,
      term1Id: termId('Colour', colour),
      term2Id: termId(specAttribute(device), spec),
      term3Id: termId('Condition', grade),
      term4Id: connectivity ? termId('Connectivity', connectivity) : null,
      sku,
      condition: conditionOf(grade),
      ...pricesOf(device.id, choice.pounds),
      ...(SOLD_OUT_DEVICES.includes(device.id) ? SOLD_OUT : stockOf(sku, businessId, isDefault, chance)),
      isDefault,
      grade,
    };
  });
}

function productOf(device: BuyDevice): ProductRow {
  const name = displayName(device.brand, device.model);
  const facts = factsOf(device.model);
  // Whoever looks for a case looks for their phone's.
  const title = facts.fits ? `${name} for ${facts.fits}` : name;
  const first = defaultChoice(device);
  const grades = device.prices.map(([grade]) => grade);
  return {
    id: device.id,
    line: 1,
    type: device.type,
    modelId: device.category === 'Accessories' ? null : modelId(device.brand, device.model),
    name: title,
    slug: slugOf(name),
    categoryId: categoryIdOf(device.category, device.brand, device.model),
    brandId: brandId(device.brand),
    businessId: businessOf(device.id),
    description: describeDevice(device),
    sku: skuOf(device, []),
    condition: conditionOf(first?.grade ?? 'New'),
    ...pricesOf(device.id, first?.pounds ?? 0),
    ...(SIMPLE_STOCK[device.id] ?? flagged(!SOLD_OUT_DEVICES.includes(device.id))),
    lengthMm: facts.size[0],
    widthMm: facts.size[1],
    heightMm: facts.size[2],
    weightG: facts.grams,
    ...policiesFor(device),
    warranty: grades.every((grade) => grade === 'New') ? '24 months' : '12 months',
    sim: facts.sim ?? null,
    network: facts.network ?? null,
    carrierOption: device.category === 'Phones' ? 'Unlocked' : null,
    miscColor: device.type === 1 ? device.colours.join(', ') : null,
    miscQuality: grades.length > 1 ? 'Graded by a person' : null,
    miscSeries: device.model.split(' ')[0] ?? null,
    miscType: device.category,
    saleCount: soldOf(device),
    featuredRank: featuredRank(device.id),
    createdAt: addedOn(device),
  };
}

/**
 * A gallery for each colour, in the order of the views. A simple product has one gallery, and one picture of each
 * other colour.
 */
function imagesOf(device: BuyDevice): ImageRow[] {
  const first = heroColour(device);
  const isVariable = device.type === 2;
  const colours = [first, ...device.colours.filter((colour) => colour !== first)];
  return colours.flatMap((colour) => {
    const gallery = galleryOf(device.brand, device.model, colour);
    const shown = isVariable || colour === first ? gallery : gallery.slice(0, 1);
    return shown.map((name, sortOrder) => ({
      productId: device.id,
      termId: isVariable ? termId('Colour', colour) : null,
      name,
      sortOrder,
    }));
  });
}

const variable = BUY_DEVICES.filter(({ type }) => type === 2);

export const buyProductRows: ProductRow[] = BUY_DEVICES.map(productOf);
export const buyImageRows: ImageRow[] = BUY_DEVICES.flatMap(imagesOf);
export const variationRows: VariationRow[] = variable
  .flatMap(variationsOf)
  .map((row, index) => ({ ...row, id: index + 1 }));
export const productAttributeRows: (typeof productAttributes.$inferInsert)[] = variable.flatMap((device) =>
  attributesOf(device).map((name, index) => ({
    productId: device.id,
    position: index + 1,
    attributeId: attributeId(name),
  })),
);

import catalogue from '#demo/catalogue.json' with { type: 'json' };

/** Models take turns with their colours, so that a list of them is not all black. */
function showColour(brand: string, model: string): string {
  const device = catalogue.buy.find((one) => one.brand === brand && one.model === model);
  return device?.colours[device.id % device.colours.length] ?? '';
}
