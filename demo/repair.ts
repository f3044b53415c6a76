import { benchWords, type BenchTime } from '#rules/repair/repair.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { slugOf } from '#rules/catalog/slug.ts';
import { LOOP_GAMING, THREEFOLD } from './businesses.ts';
import type { ProductRow } from './buy.ts';
import { modelFields, modelImages } from './device-product.ts';
import type { RepairDevice } from './catalogue.ts';
import { REPAIR_DEVICES, buyDevice, displayName } from './catalogue.ts';
import { WARRANTY_REPAIR } from './policies.ts';
import type { Asked, OptionDraft } from './questions.ts';
import { skuOf } from './skus.ts';

const FIRST_ID = 200;
export const repairProductId = (device: RepairDevice): number => FIRST_ID + device.id;

const MINUTES_A_DAY = 1_440;

/** Rounded to five minutes, and at least fifteen. */
export function benchTime(minutes: number): BenchTime {
  if (minutes >= MINUTES_A_DAY) return { days: Math.round(minutes / MINUTES_A_DAY), minutes: 0 };
  return { days: 0, minutes: Math.max(15, Math.round(minutes / 5) * 5) };
}

interface Fault {
  label: string;
  signs: string;
  price: (device: RepairDevice) => number | null;
  /** Share of the device's repair time; days stay days. */
  share: number;
}

const isConsole = ({ brand, model }: RepairDevice) => buyDevice(brand, model).category === 'Consoles';
const charges = (device: RepairDevice) => !(isConsole(device) && device.battery === null);

const FAULTS: readonly Fault[] = [
  {
    label: 'Screen',
    signs: 'Cracked, dead spots, touch not working',
    price: ({ screenPremium, screenGenuine }) => screenPremium ?? screenGenuine,
    share: 1,
  },
  { label: 'Battery', signs: 'Drains fast, below 80%, swollen', price: ({ battery }) => battery, share: 0.5 },
  {
    label: 'Charging port',
    signs: 'Loose cable, slow or no charging',
    price: (device) => (charges(device) ? device.port : null),
    share: 0.75,
  },
  {
    label: 'HDMI port',
    signs: 'No picture, flicker, bent pins',
    price: (device) => (charges(device) ? null : device.port),
    share: 1,
  },
  { label: 'Back glass', signs: 'Cracked or missing glass', price: ({ backGlass }) => backGlass, share: 1.5 },
  {
    label: 'Rear camera',
    signs: 'Blurred, shaking, black picture',
    price: ({ rearCamera }) => rearCamera,
    share: 0.75,
  },
];

const SOMETHING_ELSE: OptionDraft = {
  label: 'Something else',
  pounds: 0,
  description: 'We look first and send a price to approve',
  repair: { fault: 'something-else', bench: { days: 1, minutes: 0 }, warrantyMonths: 0 },
};

/** The rows that a shopper reads: symptoms, time and warranty. */
function faultOptions(device: RepairDevice): OptionDraft[] {
  const { benchMinutes } = device;
  const options = FAULTS.flatMap(({ label, signs, price, share }): OptionDraft[] => {
    const pounds = price(device);
    if (pounds === null) return [];
    const minutes = benchMinutes >= MINUTES_A_DAY ? benchMinutes : benchMinutes * share;
    const warrantyMonths = label === 'Screen' && device.screenPremium === null ? 24 : 12;
    const repair = { fault: slugOf(label), bench: benchTime(minutes), warrantyMonths };
    return [{ label, pounds, description: signs, repair }];
  });
  return [...options, SOMETHING_ELSE];
}

function questionsOf(device: RepairDevice): Asked[] {
  const productIds = [repairProductId(device)];
  const faults: Asked = {
    productIds,
    sortOrder: 1,
    draft: {
      title: 'What needs mending?',
      key: 'faults',
      role: 'faults',
      required: true,
      kind: 'multiple',
      description:
        '<p>Tick everything that is wrong. Prices are fixed, include the part and VAT, and you pay when it works.</p>',
      options: faultOptions(device),
    },
  };
  if (device.screenPremium === null || device.screenGenuine === null) return [faults];
  return [
    faults,
    {
      productIds,
      sortOrder: 2,
      draft: {
        title: 'Which screen shall we fit?',
        key: 'part_quality',
        role: 'parts',
        required: false,
        kind: 'single',
        description: '<p>Only where the screen is replaced.</p>',
        options: [
          {
            label: 'Premium part',
            pounds: 0,
            description: 'Same brightness and touch',
            repair: { partQuality: 'premium', warrantyMonths: 12 },
          },
          {
            label: 'Genuine part',
            pounds: device.screenGenuine - device.screenPremium,
            description: 'From the maker, colours calibrated',
            repair: { partQuality: 'genuine', warrantyMonths: 24 },
          },
        ],
      },
    },
  ];
}

/** For repairs, a family has one name for all its editions. */
const repairName = ({ brand, model }: RepairDevice): string =>
  displayName(brand, model.startsWith('PlayStation 5') ? 'PlayStation 5' : model);

const lowestFault = (device: RepairDevice): number =>
  Math.min(...faultOptions(device).flatMap(({ pounds }) => (pounds > 0 ? [pounds] : [])));

export const repairQuestions: Asked[] = REPAIR_DEVICES.flatMap(questionsOf);

export const repairProductRows: ProductRow[] = REPAIR_DEVICES.map((device) => {
  const name = repairName(device);
  return {
    id: repairProductId(device),
    line: 3,
    ...modelFields(device),
    name,
    slug: slugOf(name),
    businessId: isConsole(device) ? LOOP_GAMING : THREEFOLD,
    description: `<p>Tick everything that is wrong with your ${name}. Prices are fixed, include the part and VAT, and you pay when it works.</p><p>It usually takes ${benchWords(benchTime(device.benchMinutes))} on the bench. Drop it in at a store, or post it in with a free, insured label.</p>`,
    sku: `${skuOf(device, [])}-FIX`,
    regularPrice: penceFromPounds(lowestFault(device)),
    warrantyPolicyId: WARRANTY_REPAIR,
    warranty: '12 months on part and work',
  };
});

export const repairImageRows = REPAIR_DEVICES.flatMap((device) =>
  modelImages(device, repairProductId(device)),
);
