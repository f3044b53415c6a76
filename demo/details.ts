import { benchWords } from '#rules/repair/repair.ts';
import type {
  boxItems,
  customFieldDefinitions,
  customFieldValues,
} from '#server/features/catalog/details.tables.ts';
import type { BuyDevice } from './catalogue.ts';
import { BUY_DEVICES, REPAIR_DEVICES, displayName, hasLightning } from './catalogue.ts';
import type { Facts } from './facts/index.ts';
import { factsOf } from './facts/index.ts';
import { benchTime, repairProductId } from './repair.ts';

type FieldType = 'date' | 'checkbox' | 'text';

interface Field {
  label: string;
  type: FieldType;
  value: (device: BuyDevice, facts: Facts) => string | undefined;
}

const isGraded = ({ prices }: BuyDevice) => prices.some(([grade]) => grade !== 'New');

const FIELDS: readonly Field[] = [
  { label: 'Display', type: 'text', value: (_, { display }) => display },
  { label: 'Chip', type: 'text', value: (_, { chip }) => chip },
  { label: 'Cameras', type: 'text', value: (_, { camera }) => camera },
  { label: 'Battery', type: 'text', value: (_, { battery }) => battery },
  {
    label: 'On sale since',
    type: 'date',
    value: ({ category }, { released }) => (category === 'Accessories' ? undefined : released),
  },
  {
    label: 'Unlocked',
    type: 'checkbox',
    value: ({ category }) => (category === 'Phones' ? 'true' : undefined),
  },
  {
    label: 'Charger included',
    type: 'checkbox',
    value: ({ category }) => {
      if (category === 'Accessories' || category === 'Audio') return undefined;
      return category === 'Laptops' || category === 'Consoles' ? 'true' : 'false';
    },
  },
  {
    label: 'Checked on our bench',
    type: 'checkbox',
    value: (device) => (isGraded(device) ? 'true' : undefined),
  },
  { label: 'Fits', type: 'text', value: (_, { fits }) => fits },
];

const BENCH_TIME = FIELDS.length + 1;

export const customFieldRows: (typeof customFieldDefinitions.$inferInsert)[] = [
  ...FIELDS.map(({ label, type }, index) => ({ id: index + 1, label, type, sortOrder: index + 1 })),
  { id: BENCH_TIME, label: 'Time on the bench', type: 'text', sortOrder: BENCH_TIME },
];

export const customFieldValueRows: (typeof customFieldValues.$inferInsert)[] = [
  ...BUY_DEVICES.flatMap((device) =>
    FIELDS.flatMap(({ value }, index) => {
      const text = value(device, factsOf(device.model));
      return text === undefined ? [] : [{ productId: device.id, definitionId: index + 1, value: text }];
    }),
  ),
  ...REPAIR_DEVICES.map((device) => ({
    productId: repairProductId(device),
    definitionId: BENCH_TIME,
    value: benchWords(benchTime(device.benchMinutes)),
  })),
];

type Item = string | [title: string, quantity: number];

function boxOf(device: BuyDevice): Item[] {
  const name = displayName(device.brand, device.model);
  switch (device.category) {
    case 'Phones':
      return [
        name,
        phoneCable(device),
        'SIM tool',
        ...(device.note.includes('PAYG') ? ['Pay-as-you-go SIM'] : []),
      ];
    case 'Tablets':
      return [name, 'USB-C cable', ...(device.model === 'Galaxy Tab S9' ? ['S Pen'] : [])];
    case 'Laptops':
      return [name, 'Power adapter (UK)', 'Charging cable'];
    case 'Watches':
      return [name, 'New strap', 'Magnetic charging cable'];
    case 'Audio':
      return device.brand === 'Apple'
        ? [name, 'Charging case', ['Sizes of ear tips', 4]]
        : [name, 'Carrying case', 'USB-C cable', '3.5 mm cable'];
    case 'Consoles':
      return consoleBox(device, name);
    case 'Accessories':
      return [name];
  }
}

function phoneCable(device: BuyDevice): string {
  return hasLightning(device) ? 'USB-C to Lightning cable' : 'USB-C cable';
}

function consoleBox(device: BuyDevice, name: string): Item[] {
  if (device.brand === 'Valve') return [name, 'Power adapter (UK)', 'Carrying case'];
  if (device.brand === 'Nintendo') return [name, ['Joy-Con', 2], 'Dock', 'Power adapter (UK)', 'HDMI cable'];
  return [name, 'Controller', 'HDMI cable', 'Power cable (UK)'];
}

export const boxItemRows: (typeof boxItems.$inferInsert)[] = BUY_DEVICES.flatMap((device) =>
  boxOf(device).map((item, index) => {
    const [title, quantity] = typeof item === 'string' ? [item, 1] : item;
    return { productId: device.id, sortOrder: index + 1, title, quantity };
  }),
);
