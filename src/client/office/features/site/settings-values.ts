import type { OfficeSettings } from '#contract/settings-office.ts';
import type { useRecord } from '#client/lib/use-record.ts';
import type { AccountField } from '#rules/account/fields.ts';
import {
  identityFields,
  lineNameField,
  LONGEST_NOTICE,
  NO_LINE,
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
  vendors: { title: 'Vendors', fields: { approves_businesses: 'Approve new vendors' } },
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

/** The settings as the form's texts. What is on or off is 'yes' or 'no'. */
export function valuesOf(settings: OfficeSettings): SettingsValues {
  const entries = (Object.keys(NAMES) as Field[]).map((field) => {
    const value = settings[field];
    return [field, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)];
  });
  return Object.fromEntries(entries) as SettingsValues;
}

const CHECKED: Partial<Record<Field, AccountField>> = {
  ...identityFields,
  buy_name: lineNameField,
  sell_name: lineNameField,
  repair_name: lineNameField,
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
  return errors;
}

const written = (field: Field, text: string): unknown => {
  if (field === 'website_mode') return Number(text);
  return field.startsWith('is_active_for_') || field === 'approves_businesses' ? text === 'yes' : text;
};

/** The body of a change: only what was changed, with the version that was read. */
export function changeOf(changed: Partial<SettingsValues>, { version }: OfficeSettings): SettingsChange {
  const entries = (Object.entries(changed) as [Field, string][]).map(([field, text]) => [
    field,
    written(field, text),
  ]);
  return { ...(Object.fromEntries(entries) as Omit<SettingsChange, 'version'>), version };
}
