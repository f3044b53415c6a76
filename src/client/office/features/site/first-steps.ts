import type { Answer } from '#contract/calls.ts';
import type { OfficeSettings, SiteSetup } from '#contract/settings-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';

export interface FirstStep {
  title: string;
  text: string;
  href: string;
  isDone: boolean;
}

interface Known {
  lists: Pick<Answer<'GET /office/catalogue'>['result'], 'businesses' | 'categories' | 'brands'>;
  settings: Pick<OfficeSettings, 'version' | 'takes_cards' | 'takes_trial' | 'transfer_account'>;
  setup: Pick<SiteSetup, 'cards' | 'has_trial'>;
  /** How many products there are, and how many of them shoppers see. */
  products: number;
  shown: number;
}

/** Whether shoppers can pay before they have the goods. */
function takesMoney({ settings, setup }: Pick<Known, 'settings' | 'setup'>): boolean {
  return (
    settings.transfer_account !== null ||
    (settings.takes_trial && setup.has_trial) ||
    (settings.takes_cards && setup.cards !== null)
  );
}

/** Whether something is missing without which nothing can be sold. */
export const isNewShop = (known: Pick<Known, 'settings' | 'setup' | 'shown'>): boolean =>
  known.shown === 0 || !takesMoney(known);

/** The steps that a new shop needs before its first sale, in the order in which they are done. */
export function firstSteps(known: Known): FirstStep[] {
  const { lists, settings, products, shown } = known;
  return [
    {
      title: 'Name the shop',
      text: 'Its name, phone and email, on every page and mail.',
      href: officePaths.settings(),
      // The settings have their first version until they are saved.
      isDone: settings.version > 1,
    },
    {
      title: 'Say who sells',
      text: 'A business of your own, or vendors who apply.',
      href: officePaths.vendors(),
      isDone: lists.businesses.length > 0,
    },
    {
      title: 'Add a category',
      text: 'Such as phones. The menus and lists of the shop are made of them.',
      href: officePaths.catalogue('categories'),
      isDone: lists.categories.length > 0,
    },
    {
      title: 'Add a brand',
      text: 'Each product has one.',
      href: officePaths.catalogue('brands'),
      isDone: lists.brands.length > 0,
    },
    {
      title: 'Choose delivery and payment',
      text: 'What delivery costs, and where the money goes: cards, a bank account, or at the counter.',
      href: `${officePaths.settings()}#payments`,
      isDone: takesMoney(known),
    },
    {
      title: 'Add a product',
      text: 'A name, a price and a picture. It stays a draft.',
      href: officePaths.product('admin', 'new'),
      isDone: products > 0,
    },
    {
      title: 'Publish it',
      text: 'Then shoppers can buy it.',
      href: officePaths.products('admin'),
      isDone: shown > 0,
    },
  ];
}
