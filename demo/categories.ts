import { slugOf } from '#rules/catalog/slug.ts';
import type { categories } from '#server/features/catalog/tables.ts';
import type { CategoryName } from './catalogue.ts';
import { BUY_DEVICES, REPAIR_DEVICES, SELL_DEVICES, buyDevice } from './catalogue.ts';
import { galleryOf } from './art/names.ts';

interface Branch {
  name: CategoryName;
  title: string;
  subTitle: string;
  /** A child holds the devices whose "brand model" matches its pattern. The first match wins. */
  children: { name: string; subTitle: string; holds: RegExp }[];
}

const TREE: readonly Branch[] = [
  {
    name: 'Phones',
    title: 'Nearly new phones',
    subTitle: 'Checked on 72 points, graded by a person, guaranteed for a year.',
    children: [
      { name: 'iPhone', subTitle: 'From the SE to the 17', holds: /^Apple/ },
      { name: 'Samsung Galaxy', subTitle: 'S, Z and A series', holds: /^Samsung/ },
      { name: 'Google Pixel', subTitle: 'Seven years of updates', holds: /^Google/ },
      { name: 'More Android', subTitle: 'Nothing, OnePlus and Fairphone', holds: /./ },
    ],
  },
  {
    name: 'Tablets',
    title: 'Tablets for sofa and studio',
    subTitle: 'iPad and Galaxy Tab, with battery health you can see.',
    children: [
      { name: 'iPad', subTitle: 'iPad, Air, mini and Pro', holds: /^Apple/ },
      { name: 'Galaxy Tab', subTitle: 'S and A series', holds: /./ },
    ],
  },
  {
    name: 'Laptops',
    title: 'Laptops that still fly',
    subTitle: 'Cleaned, reinstalled and stress-tested for two hours.',
    children: [
      { name: 'MacBook', subTitle: 'Air and Pro with Apple silicon', holds: /^Apple/ },
      { name: 'Chromebooks', subTitle: 'Simple and light', holds: /Chromebook/ },
      { name: 'Windows laptops', subTitle: 'Dell, HP, Lenovo and Surface', holds: /./ },
    ],
  },
  {
    name: 'Watches',
    title: 'Watches',
    subTitle: 'With a new strap in every box.',
    children: [
      { name: 'Apple Watch', subTitle: 'Series, SE and Ultra', holds: /^Apple/ },
      { name: 'Galaxy Watch', subTitle: 'For Android phones', holds: /./ },
    ],
  },
  {
    name: 'Audio',
    title: 'Headphones and earbuds',
    subTitle: 'Deep-cleaned, with new tips and pads.',
    children: [
      { name: 'Earbuds', subTitle: 'Always with new tips', holds: /AirPods/ },
      { name: 'Headphones', subTitle: 'Noise cancelling', holds: /./ },
    ],
  },
  {
    name: 'Consoles',
    title: 'Consoles tested for two hours',
    subTitle: 'Opened, cleaned, and played until they are warm.',
    children: [
      { name: 'PlayStation', subTitle: 'Disc and digital', holds: /^Sony/ },
      { name: 'Xbox', subTitle: 'Series X and Series S', holds: /^Microsoft/ },
      { name: 'Nintendo Switch', subTitle: 'OLED and Switch 2', holds: /^Nintendo/ },
      { name: 'Handheld PCs', subTitle: 'Steam Deck', holds: /./ },
    ],
  },
  {
    name: 'Accessories',
    title: 'The small things',
    subTitle: 'Chargers, cables and protection, fitted in store if you like.',
    children: [
      { name: 'Cases and protection', subTitle: 'Glass and cases', holds: /protector|case|cloth/i },
      { name: 'Chargers and cables', subTitle: 'USB-C, safe and fast', holds: /./ },
    ],
  },
];

const ROOT_STEP = 10;
const rootId = (name: CategoryName) => (TREE.findIndex((branch) => branch.name === name) + 1) * ROOT_STEP;

function branchOf(name: CategoryName): Branch {
  const found = TREE.find((branch) => branch.name === name);
  if (!found) throw new Error(`no such category: ${name}`);
  return found;
}

/** The category (of the second level) of a device. */
export function categoryIdOf(category: CategoryName, brand: string, model: string): number {
  const index = branchOf(category).children.findIndex(({ holds }) => holds.test(`${brand} ${model}`));
  return rootId(category) + index + 1;
}

export function categoryIdBySlug(slug: string): number {
  const found = categoryRows.find((row) => row.slug === slug);
  if (!found?.id) throw new Error(`no category with the slug ${slug}`);
  return found.id;
}

const idsOf = (devices: readonly { brand: string; model: string }[]): Set<number> =>
  new Set(
    devices.flatMap(({ brand, model }) => {
      const { category } = buyDevice(brand, model);
      return [rootId(category), categoryIdOf(category, brand, model)];
    }),
  );

const bought = idsOf(BUY_DEVICES);
const sold = idsOf(SELL_DEVICES);
const repaired = idsOf(REPAIR_DEVICES);
const lines = (id: number) => ({
  isActiveForBuy: bought.has(id),
  isActiveForSell: sold.has(id),
  isActiveForRepair: repaired.has(id),
});

/** A child category shows the picture of one of its devices. */
function childImage(id: number): string | null {
  const device = BUY_DEVICES.find((one) => categoryIdOf(one.category, one.brand, one.model) === id);
  return device ? (galleryOf(device.brand, device.model, device.colours[0] ?? '')[0] ?? null) : null;
}

export const categoryRows: (typeof categories.$inferInsert)[] = TREE.flatMap((branch, index) => {
  const parentId = rootId(branch.name);
  const slug = slugOf(branch.name);
  return [
    {
      id: parentId,
      level: 0,
      slug,
      name: branch.name,
      title: branch.title,
      subTitle: branch.subTitle,
      image: `categories/${slug}`,
      roundImage: `categories/round-${slug}`,
      sortOrder: index,
      ...lines(parentId),
    },
    ...branch.children.map((child, place) => ({
      id: parentId + place + 1,
      parentId,
      level: 1,
      slug: slugOf(child.name),
      name: child.name,
      title: child.name,
      subTitle: child.subTitle,
      image: childImage(parentId + place + 1),
      roundImage: null,
      sortOrder: place,
      ...lines(parentId + place + 1),
    })),
  ];
});
