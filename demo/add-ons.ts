import { THREEFOLD } from './businesses.ts';
import { businessOf } from './buy.ts';
import type { BuyDevice } from './catalogue.ts';
import { BUY_DEVICES, displayName, hasLightning } from './catalogue.ts';
import type { Asked, OptionDraft } from './questions.ts';

const CHARGER = 61;
const CABLE = 62;
const PROTECTOR = 63;
const CASE = 64;

const idsOf = (fits: (device: BuyDevice) => boolean): number[] =>
  BUY_DEVICES.filter(fits).map(({ id }) => id);

const phones = idsOf(({ category }) => category === 'Phones');
const isEarbuds = ({ model }: BuyDevice) => model.startsWith('AirPods');

const fitsPhones = (maker: RegExp): OptionDraft[] =>
  BUY_DEVICES.filter(({ category, brand }) => category === 'Phones' && maker.test(brand)).map(
    ({ brand, model }) => ({ label: displayName(brand, model), pounds: 0 }),
  );

const isHandheld = ({ category }: BuyDevice) => category === 'Phones' || category === 'Tablets';

/** A charger, and the cable that fits. */
const power = (productIds: readonly number[], cable: OptionDraft): Asked => ({
  productIds,
  sortOrder: 3,
  draft: {
    title: 'Power',
    key: 'power',
    required: false,
    kind: 'multiple',
    options: [{ label: '20W USB-C fast charger (UK plug)', pounds: 17.99, itemId: CHARGER }, cable],
  },
});

/** The questions about extras that products of the buy line ask. */
export const addOns: Asked[] = [
  {
    productIds: phones.filter((id) => businessOf(id) === THREEFOLD),
    sortOrder: 1,
    draft: {
      title: 'SIM and network',
      key: 'sim',
      required: true,
      kind: 'single',
      options: [
        { label: 'Unlocked, bring your own SIM', pounds: 0, description: 'Works with every UK network' },
        {
          label: 'Unlocked, with a 20GB SIM for 30 days',
          pounds: 10,
          description: 'No contract: it simply ends',
        },
      ],
    },
  },
  {
    productIds: phones,
    sortOrder: 2,
    draft: {
      title: 'Protect it',
      key: 'protection',
      required: false,
      kind: 'multiple',
      options: [
        {
          label: 'Tempered-glass screen protector, fitted in store',
          pounds: 9.99,
          description: 'Straight and without a bubble, or we do it again',
          itemId: PROTECTOR,
        },
        {
          label: 'Clear MagSafe-compatible case',
          pounds: 19.99,
          description: 'Shows the colour you paid for',
          itemId: CASE,
        },
      ],
    },
  },
  power(
    idsOf((device) => isHandheld(device) && !hasLightning(device)),
    {
      label: 'USB-C to USB-C cable, 2m',
      pounds: 12.99,
      itemId: CABLE,
    },
  ),
  power(idsOf(hasLightning), { label: 'USB-C to Lightning cable, 2m', pounds: 12.99 }),
  {
    productIds: idsOf(({ category }) => category === 'Laptops'),
    sortOrder: 1,
    draft: {
      title: 'Set it up for me',
      key: 'setup',
      required: false,
      kind: 'single',
      options: [
        { label: 'No, thank you', pounds: 0 },
        { label: 'Update everything and make a recovery stick', pounds: 15 },
        { label: 'The same, and move my files in store', pounds: 39, description: 'Bring the old one along' },
      ],
    },
  },
  {
    productIds: idsOf(({ category }) => category === 'Consoles'),
    sortOrder: 1,
    draft: {
      title: 'Make it a present',
      key: 'gift',
      required: false,
      kind: 'multiple',
      options: [
        { label: 'Gift wrap', pounds: 4.5, description: 'Recycled paper, cotton ribbon' },
        { label: 'A card with your words', pounds: 2.5 },
      ],
    },
  },
  {
    productIds: idsOf(isEarbuds),
    sortOrder: 9,
    draft: {
      title: 'Before you break the seal',
      key: 'hygiene',
      required: false,
      kind: 'description',
      description:
        '<p>For reasons of hygiene, earbuds can’t be returned for a change of mind <strong>once their seal is broken</strong>. A faulty pair is always put right.</p>',
      options: [],
    },
  },
  {
    productIds: idsOf(({ model }) => model === 'Galaxy Z Flip6'),
    sortOrder: 9,
    draft: {
      title: 'How to care for a folding screen',
      key: 'care',
      required: false,
      kind: 'description',
      description:
        '<p>Don’t peel off the film on the inner screen: it belongs there. Keep sand and keys away from the hinge. A film that has lifted is replaced free in any of our stores during the first year.</p>',
      options: [],
    },
  },
  {
    productIds: [CABLE],
    sortOrder: 1,
    draft: {
      title: 'Colour',
      key: 'colour',
      required: true,
      kind: 'single',
      options: [
        { label: 'White', pounds: 0 },
        { label: 'Black', pounds: 0 },
      ],
    },
  },
  {
    productIds: [PROTECTOR],
    sortOrder: 1,
    draft: {
      title: 'Which phone is it for?',
      key: 'fits',
      required: true,
      kind: 'single',
      options: fitsPhones(/./),
    },
  },
  {
    productIds: [CASE],
    sortOrder: 1,
    draft: {
      title: 'Which phone is it for?',
      key: 'fits',
      required: true,
      kind: 'single',
      options: fitsPhones(/Apple/),
    },
  },
];
