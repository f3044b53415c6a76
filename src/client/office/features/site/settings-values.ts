import type { OfficeSettings } from '#contract/settings-office.ts';
import type { useRecord } from '#client/lib/use-record.ts';
import { LINES } from '#rules/catalog/lines.ts';
import { lineColourError } from '#rules/presentation/line-colours.ts';
import type { AccountField } from '#rules/account/fields.ts';
import {
  identityFields,
  lineNameField,
  mapsKeyField,
  LONGEST_NOTICE,
  MOST_DELIVERY,
  MOST_FREE_FROM,
  NO_LINE,
  NO_PAYMENT,
  NO_WAY,
  SOCIAL_NETWORKS,
  socialField,
  type SocialNetwork,
} from '#rules/site/settings-fields.ts';
import type { SettingsChange } from './settings.api.ts';

export const NETWORKS = Object.keys(SOCIAL_NETWORKS) as SocialNetwork[];

/** The groups of the page, each with its fields and their names. */
export const GROUPS = {
  identity: {
    title: 'Identity',
    fields: {
      headerImg: 'Logo',
      title: 'Name',
      copyright: 'Copyright line',
      phone: 'Telephone',
      email: 'Email',
      delivery_note: 'Note in the top bar',
      facebook: 'Facebook',
      instagram: 'Instagram',
      x: 'X',
      youtube: 'YouTube',
      tiktok: 'TikTok',
      linkedin: 'LinkedIn',
    },
  },
  mode: {
    title: 'Website mode',
    fields: {
      website_mode: 'Website mode',
      coming_soon_text: 'Notice while coming soon',
      maintenance_text: 'Notice while under maintenance',
    },
  },
  lines: {
    title: 'Lines',
    fields: {
      is_active_for_buy: 'Buy',
      is_active_for_sell: 'Sell',
      is_active_for_repair: 'Repair',
      buy_name: 'Name of Buy',
      sell_name: 'Name of Sell',
      repair_name: 'Name of Repair',
    },
  },
  look: {
    title: 'Look and home page',
    fields: {
      theme: 'Theme',
      buy_colour: 'Colour of Buy',
      sell_colour: 'Colour of Sell',
      repair_colour: 'Colour of Repair',
      home_variant: 'Home page',
      shows_left_menu: 'Category menu on the home page',
    },
  },
  delivery: {
    title: 'Delivery',
    fields: {
      standard_is_offered: 'Standard',
      standard_price: 'Price of Standard',
      standard_free_from: 'Standard is free from',
      next_day_is_offered: 'Next day',
      next_day_price: 'Price of Next day',
      next_day_free_from: 'Next day is free from',
      collect_is_offered: 'Collect in store',
      collect_price: 'Price of Collect in store',
    },
  },
  payments: {
    title: 'Payments',
    fields: {
      takes_cards: 'Card',
      takes_transfer: 'Bank transfer',
      takes_in_store: 'Pay in store',
      takes_trial: 'Trial payment',
    },
  },
  vendors: { title: 'Vendors', fields: { approves_businesses: 'Approve new vendors' } },
  maps: { title: 'Maps', fields: { google_maps_key: 'Key of Google Maps' } },
} as const;
export type Group = keyof typeof GROUPS;

type FieldsOf<G> = G extends { fields: infer F } ? Extract<keyof F, string> : never;
export type Field = FieldsOf<(typeof GROUPS)[Group]>;
export type SettingsValues = Readonly<Record<Field, string>>;
export type SettingsForm = ReturnType<typeof useRecord<Field, OfficeSettings>>;

const NAMES = Object.assign({}, ...Object.values(GROUPS).map(({ fields }) => fields)) as Record<
  Field,
  string
>;
export const nameOf = (field: Field): string => NAMES[field];

/** The groups that have changes. */
export const changedGroups = (changed: readonly Field[]): Group[] =>
  (Object.keys(GROUPS) as Group[]).filter((group) => changed.some((field) => field in GROUPS[group].fields));

const isAmount = (field: Field) => field.endsWith('_price') || field.endsWith('_free_from');
const AMOUNT = /^\d{1,6}(?:\.\d{1,2})?$/;
const amountOf = (text: string): number | undefined => {
  const plain = text.replaceAll(/[£,\s]/g, '');
  return AMOUNT.test(plain) ? Number(plain) : undefined;
};

/** The error of an amount. Only the sum from which a delivery is free may be empty. */
function amountError(field: Field, text: string): string | undefined {
  const isFree = field.endsWith('_free_from');
  if (isFree && text.trim() === '') return undefined;
  const amount = amountOf(text);
  const most = isFree ? MOST_FREE_FROM : MOST_DELIVERY;
  return amount === undefined || amount > most ? `An amount up to £${most}, such as 3.99` : undefined;
}

/** The settings as the form's texts. Switches are 'yes' or 'no'. */
export function valuesOf(settings: OfficeSettings): SettingsValues {
  const entries = (Object.keys(NAMES) as Field[]).map((field) => {
    const value = settings[field];
    if (value === null) return [field, ''];
    if (isAmount(field)) return [field, Number(value).toFixed(2)];
    return [field, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)];
  });
  return Object.fromEntries(entries) as SettingsValues;
}

const CHECKED: Partial<Record<Field, AccountField>> = {
  ...identityFields,
  buy_name: lineNameField,
  sell_name: lineNameField,
  repair_name: lineNameField,
  google_maps_key: mapsKeyField,
  ...Object.fromEntries(NETWORKS.map((network) => [network, socialField(network)])),
};

export function errorsOf(values: SettingsValues): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const [field, rule] of Object.entries(CHECKED) as [Field, AccountField][]) {
    const error = rule.errorOf(values[field]);
    if (error !== undefined) errors[field] = error;
  }
  for (const field of ['coming_soon_text', 'maintenance_text'] as const)
    if (values[field].length > LONGEST_NOTICE) errors[field] = 'Too long';
  if (![values.is_active_for_buy, values.is_active_for_sell, values.is_active_for_repair].includes('yes'))
    errors.is_active_for_buy = NO_LINE;
  for (const field of (Object.keys(NAMES) as Field[]).filter(isAmount)) {
    const error = amountError(field, values[field]);
    if (error !== undefined) errors[field] = error;
  }
  for (const line of LINES) {
    const error = lineColourError(line, values[`${line}_colour`].trim().toUpperCase());
    if (error !== undefined) errors[`${line}_colour`] = error;
  }
  const isNone = (fields: readonly Field[]) => fields.every((field) => values[field] === 'no');
  if (isNone(['standard_is_offered', 'next_day_is_offered', 'collect_is_offered']))
    errors.standard_is_offered = NO_WAY;
  if (isNone(['takes_cards', 'takes_transfer', 'takes_in_store', 'takes_trial']))
    errors.takes_cards = NO_PAYMENT;
  return errors;
}

const written = (field: Field, text: string): unknown => {
  if (field === 'website_mode' || field === 'home_variant') return Number(text);
  if (isAmount(field)) return amountOf(text) ?? null;
  if (field.endsWith('_colour')) return text.trim().toUpperCase();
  return text === 'yes' || text === 'no' ? text === 'yes' : text;
};

/** The body of a change: only changed fields, with the version that was read. */
export function changeOf(changed: Partial<SettingsValues>, { version }: OfficeSettings): SettingsChange {
  const entries = (Object.entries(changed) as [Field, string][]).map(([field, text]) => [
    field,
    written(field, text),
  ]);
  return { ...(Object.fromEntries(entries) as Omit<SettingsChange, 'version'>), version };
}
