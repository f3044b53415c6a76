import { GRADES } from '#rules/catalog/conditions.ts';
import type { attributeTerms, attributes } from '#server/features/catalog/tables.ts';
import { colour } from './art/colours.ts';
import type { BuyDevice, CategoryName } from './catalogue.ts';
import { BUY_DEVICES } from './catalogue.ts';

const NAMES = [
  'Colour',
  'Storage',
  'Memory and storage',
  'Size',
  'Model',
  'Condition',
  'Connectivity',
] as const;
export type AttributeName = (typeof NAMES)[number];

const SPEC_ATTRIBUTE: Record<CategoryName, AttributeName> = {
  Phones: 'Storage',
  Tablets: 'Storage',
  Laptops: 'Memory and storage',
  Watches: 'Size',
  Audio: 'Model',
  Consoles: 'Storage',
  Accessories: 'Model',
};

export const specAttribute = (device: BuyDevice): AttributeName => SPEC_ATTRIBUTE[device.category];

/** The catalogue mentions it in a note. Its price is the same for every grade. */
export const CONNECTIVITY = [
  { label: 'Wi-Fi', uplift: 0 },
  { label: 'Wi-Fi + Cellular', uplift: 60 },
] as const;
export const hasConnectivity = (device: BuyDevice): boolean => device.note.includes('Cellular');

export const attributeId = (name: AttributeName): number => NAMES.indexOf(name) + 1;

/** 64GB before 512GB before 1TB; 8GB/512GB before 16GB/256GB; 40mm before 44mm. */
function capacity(label: string): number {
  const [first = 0, second = 0] = [...label.matchAll(/(\d+)(TB|GB|mm)/g)].map(
    ([, amount, unit]) => Number(amount) * (unit === 'TB' ? 1024 : 1),
  );
  return label.includes('/') ? first * 10_000 + second : first;
}

function labelsOf(name: AttributeName): string[] {
  if (name === 'Condition') return [...GRADES];
  if (name === 'Connectivity') return CONNECTIVITY.map(({ label }) => label);
  const variable = BUY_DEVICES.filter(({ type }) => type === 2);
  if (name === 'Colour') return [...new Set(variable.flatMap(({ colours }) => colours))];
  const labels = variable
    .filter((device) => specAttribute(device) === name)
    .flatMap(({ specs }) => specs.map(({ label }) => label));
  return [...new Set(labels)].sort((a, b) => capacity(a) - capacity(b) || a.localeCompare(b));
}

export const attributeRows: (typeof attributes.$inferInsert)[] = NAMES.map((name) => ({
  id: attributeId(name),
  name,
  role: name === 'Condition' ? 'grade' : null,
  sortOrder: attributeId(name),
}));

type TermRow = typeof attributeTerms.$inferInsert & { id: number };

export const termRows: TermRow[] = NAMES.flatMap((name) =>
  labelsOf(name).map((label, place) => ({
    id: attributeId(name) * 1_000 + place + 1,
    attributeId: attributeId(name),
    label,
    swatch: name === 'Colour' ? colour(label).base : null,
    sortOrder: place,
  })),
);

const termIds = new Map(termRows.map((row) => [`${row.attributeId}:${row.label}`, row.id]));

export function termId(name: AttributeName, label: string): number {
  const id = termIds.get(`${attributeId(name)}:${label}`);
  if (!id) throw new Error(`${name} has no term ${label}`);
  return id;
}
