import { penceFromPounds } from '#rules/money/money.ts';
import { slugOf } from '#rules/catalog/slug.ts';
import { NORTHSIDE_PHONES, THREEFOLD } from './businesses.ts';
import type { ProductRow } from './buy.ts';
import { modelFields, modelImages } from './device-product.ts';
import type { SellDevice, SellGrade } from './catalogue.ts';
import { SELL_DEVICES, buyDevice, displayName } from './catalogue.ts';
import { RETURN_TRADE_IN } from './policies.ts';
import type { Asked, OptionDraft, QuestionDraft } from './questions.ts';
import { skuOf } from './skus.ts';

const FIRST_ID = 100;
export const sellProductId = (device: SellDevice): number => FIRST_ID + device.id;

const LOOKS: Readonly<Record<SellGrade, string>> = {
  'Like new': 'No marks, even in bright light',
  Good: 'Light marks that you see but don’t feel',
  Worn: 'Scratches that you feel, small dents',
  Cracked: 'Any crack in the screen or back',
  Faulty: 'Doesn’t turn on, or something doesn’t work',
};

/** How much more storage adds to an offer, as a share of what it adds to the selling price. */
const STORAGE_SHARE = 0.45;
const toFive = (pounds: number): number => Math.round(pounds / 5) * 5;

function storageOptions(device: SellDevice): OptionDraft[] {
  const { specs, brand, model } = buyDevice(device.brand, device.model);
  const base = specs.find(({ label }) => device.spec.startsWith(label));
  if (!base) throw new Error(`${brand} ${model} has no ${device.spec}`);
  return specs.map(({ label, uplift }) => ({
    label,
    pounds: toFive((uplift - base.uplift) * STORAGE_SHARE),
  }));
}

/** Differences to the best offer. Each result is exactly an offer of the catalogue. */
function gradeQuestion(device: SellDevice): QuestionDraft {
  const best = bestOffer(device);
  return {
    title: 'How does it look and work?',
    key: 'grade',
    role: 'grade',
    required: true,
    kind: 'single',
    description: '<p>Screen and body together. Choose the worst mark you can see at arm’s length.</p>',
    options: device.offers.map(({ grade, cash }) => ({
      label: grade,
      pounds: cash - best.cash,
      description: LOOKS[grade],
    })),
  };
}

function bestOffer(device: SellDevice): SellDevice['offers'][number] {
  const best = device.offers[0];
  if (!best) throw new Error(`no offer for ${device.model}`);
  return best;
}

const categoryOf = ({ brand, model }: SellDevice) => buyDevice(brand, model).category;
const idsIn = (...categories: string[]): number[] =>
  SELL_DEVICES.filter((device) => categories.includes(categoryOf(device))).map(sellProductId);

const shared: Asked[] = [
  {
    productIds: idsIn('Phones'),
    sortOrder: 2,
    draft: {
      title: 'Is it locked to a network?',
      key: 'network',
      required: true,
      kind: 'single',
      options: [
        { label: 'Unlocked', pounds: 0, description: 'Takes any SIM' },
        { label: 'Locked to a network', pounds: -10, description: 'Or I don’t know' },
      ],
    },
  },
  {
    productIds: idsIn('Phones', 'Tablets', 'Watches'),
    sortOrder: 4,
    draft: {
      title: 'What comes with it?',
      key: 'accessories',
      required: false,
      kind: 'multiple',
      options: [
        { label: 'Original box', pounds: 5 },
        { label: 'Original charger or cable', pounds: 0, description: 'Welcome, but please use up your own' },
      ],
    },
  },
  {
    productIds: idsIn('Laptops'),
    sortOrder: 4,
    draft: {
      title: 'Is the charger with it?',
      key: 'accessories',
      required: true,
      kind: 'single',
      options: [
        { label: 'Yes, the original', pounds: 0 },
        { label: 'No charger', pounds: -20 },
      ],
    },
  },
  {
    productIds: idsIn('Consoles'),
    sortOrder: 4,
    draft: {
      title: 'What comes with it?',
      key: 'accessories',
      required: true,
      kind: 'single',
      options: [
        { label: 'Controller and all cables', pounds: 0 },
        { label: 'A cable is missing', pounds: -10 },
        { label: 'No controller', pounds: -35 },
      ],
    },
  },
  {
    productIds: SELL_DEVICES.map(sellProductId),
    sortOrder: 9,
    draft: {
      title: 'Before you post it',
      key: 'prepare',
      required: false,
      kind: 'description',
      description:
        '<p>Back it up, sign out of your accounts and switch off activation lock. We wipe it again ourselves and send you the certificate.</p>',
      options: [],
    },
  },
];

export const sellQuestions: Asked[] = [
  ...SELL_DEVICES.flatMap((device): Asked[] => {
    const storage = storageOptions(device);
    const productIds = [sellProductId(device)];
    const grade: Asked = { productIds, sortOrder: 3, draft: gradeQuestion(device) };
    if (storage.length < 2) return [grade];
    const title = categoryOf(device) === 'Watches' ? 'Which size is it?' : 'How much storage has it?';
    return [
      {
        productIds,
        sortOrder: 1,
        draft: { title, key: 'storage', role: 'spec', required: true, kind: 'single', options: storage },
      },
      grade,
    ];
  }),
  ...shared,
];

/** The demo vendor buys Pixels; the shop itself buys the rest. */
const buyerOf = ({ brand }: SellDevice): number => (brand === 'Google' ? NORTHSIDE_PHONES : THREEFOLD);

export const sellProductRows: ProductRow[] = SELL_DEVICES.map((device) => {
  const name = displayName(device.brand, device.model);
  const best = bestOffer(device);
  return {
    id: sellProductId(device),
    line: 2,
    ...modelFields(device),
    name,
    slug: slugOf(name),
    businessId: buyerOf(device),
    description: `<p>Tell us about your ${name} and see its price at once, with no account. The price is held for 14 days; postage is free, insured and tracked, or hand it in at one of our stores.</p><p>Paid within one working day of our check: in cash to your bank, or as a voucher worth 10 percent more.</p>`,
    sku: `${skuOf(device, [])}-SELL`,
    regularPrice: penceFromPounds(best.cash),
    isTradeIn: true,
    cashTradeIn: penceFromPounds(best.cash),
    voucherTradeIn: penceFromPounds(best.voucher),
    returnPolicyId: RETURN_TRADE_IN,
  };
});

export const sellImageRows = SELL_DEVICES.flatMap((device) => modelImages(device, sellProductId(device)));
