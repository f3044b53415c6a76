import { z } from 'zod';
import type { Line } from '#rules/catalog/lines.ts';
import { lineColourError } from '#rules/presentation/line-colours.ts';
import { payoutFields } from '#rules/money/payout-fields.ts';
import {
  HOME_VARIANTS,
  identityFields,
  lineNameField,
  mapsKeyField,
  LONGEST_NOTICE,
  MOST_DELIVERY,
  MOST_FREE_FROM,
  socialField,
  THEMES,
  type SocialNetwork,
  type Theme,
} from '#rules/site/settings-fields.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { okStatus, pounds } from './fields.ts';
import { cleanLines, typed } from './typed.ts';

const SITE: OfficeAccess = { permission: 'site', of: 'site' };
const words = z.string();

const websiteMode = z
  .union([z.literal(1), z.literal(2), z.literal(3)], { error: 'must be 1, 2 or 3' })
  .describe('1 live, 2 coming soon, 3 maintenance');
const yesOrNo = z.boolean({ error: 'must be true or false' });

const price = pounds.max(MOST_DELIVERY, `must be at most ${MOST_DELIVERY}`);
const freeFrom = pounds
  .max(MOST_FREE_FROM, `must be at most ${MOST_FREE_FROM}`)
  .nullable()
  .describe('Free from this value of goods; null: never');

const social = (network: SocialNetwork) => typed(socialField(network)).describe('Empty: no link');

const colour = (line: Line) =>
  z
    .string({ error: 'must be a colour, such as #4F46E5' })
    .trim()
    .toUpperCase()
    .max(7, 'must be a colour, such as #4F46E5')
    .superRefine((given, context) => {
      const message = lineColourError(line, given);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .describe('As #RRGGBB; one on which the text of a button can be read');

/** The settings that can be changed, each alone. */
const change = {
  title: typed(identityFields.title),
  headerImg: typed(identityFields.headerImg).describe(
    'The logo: /logo.svg, or a picture of the site’s library',
  ),
  copyright: typed(identityFields.copyright),
  phone: typed(identityFields.phone),
  email: typed(identityFields.email),
  delivery_note: typed(identityFields.delivery_note),
  facebook: social('facebook'),
  instagram: social('instagram'),
  x: social('x'),
  youtube: social('youtube'),
  tiktok: social('tiktok'),
  linkedin: social('linkedin'),
  website_mode: websiteMode,
  coming_soon_text: cleanLines(LONGEST_NOTICE).describe('Empty: the usual words'),
  maintenance_text: cleanLines(LONGEST_NOTICE).describe('Empty: the usual words'),
  is_active_for_buy: yesOrNo,
  is_active_for_sell: yesOrNo,
  is_active_for_repair: yesOrNo,
  buy_name: typed(lineNameField),
  sell_name: typed(lineNameField),
  repair_name: typed(lineNameField),
  approves_businesses: yesOrNo.describe('Whether a new business waits for approval'),
  theme: z.enum(Object.keys(THEMES) as [Theme, ...Theme[]], { error: 'must be one of the themes' }),
  buy_colour: colour('buy'),
  sell_colour: colour('sell'),
  repair_colour: colour('repair'),
  home_variant: z.literal([...HOME_VARIANTS], { error: 'must be 1, 2, 3 or 4' }),
  shows_left_menu: yesOrNo,
  standard_is_offered: yesOrNo,
  standard_price: price,
  standard_free_from: freeFrom,
  next_day_is_offered: yesOrNo,
  next_day_price: price,
  next_day_free_from: freeFrom,
  collect_is_offered: yesOrNo,
  collect_price: price,
  takes_cards: yesOrNo,
  takes_transfer: yesOrNo,
  takes_in_store: yesOrNo,
  takes_trial: yesOrNo,
  google_maps_key: typed(mapsKeyField).describe('Empty: maps are drawn with Leaflet'),
};

const account = z.object({ holder: words, sort_code: words, ends_with: words });

const officeSettings = z
  .object({
    version: z.int().min(1),
    title: words,
    headerImg: words,
    copyright: words,
    phone: words,
    email: words,
    delivery_note: words,
    facebook: words,
    instagram: words,
    x: words,
    youtube: words,
    tiktok: words,
    linkedin: words,
    website_mode: websiteMode,
    coming_soon_text: words,
    maintenance_text: words,
    is_active_for_buy: z.boolean(),
    is_active_for_sell: z.boolean(),
    is_active_for_repair: z.boolean(),
    buy_name: words,
    sell_name: words,
    repair_name: words,
    approves_businesses: z.boolean(),
    theme: words,
    buy_colour: words,
    sell_colour: words,
    repair_colour: words,
    home_variant: z.int(),
    shows_left_menu: z.boolean(),
    standard_is_offered: z.boolean(),
    standard_price: pounds,
    standard_free_from: pounds.nullable(),
    next_day_is_offered: z.boolean(),
    next_day_price: pounds,
    next_day_free_from: pounds.nullable(),
    collect_is_offered: z.boolean(),
    collect_price: pounds,
    takes_cards: z.boolean(),
    takes_transfer: z.boolean(),
    takes_in_store: z.boolean(),
    takes_trial: z.boolean(),
    google_maps_key: words,
    transfer_account: account.nullable().describe('Where transfers go; null: they are not offered'),
  })
  .meta({ id: 'OfficeSettings' });
export type OfficeSettings = z.infer<typeof officeSettings>;

const version = z
  .int()
  .min(1)
  .max(2_000_000_000)
  .describe('The version that was read; an older one is refused with 409');

const settingsChange = z.strictObject({
  version,
  ...z.object(change).partial().shape,
});
export type SettingsChange = z.output<typeof settingsChange>;

const one = z.object({ status: okStatus, result: officeSettings });

const setup = z
  .object({
    cards: z.enum(['live', 'test']).nullable().describe('The mode of Stripe’s keys; null: there are none'),
    webhook_url: words,
    has_trial: z.boolean(),
    map: z
      .enum(['google', 'tiles', 'plain'])
      .describe('google: a key in the environment; else how maps look where the settings have none'),
    sends_mail: z.boolean().describe('Without a mail server, mails are written to files'),
    mail_from: words,
  })
  .meta({ id: 'SiteSetup' });
export type SiteSetup = z.infer<typeof setup>;

/** The settings of the whole site. */
export const settingsOfficeCalls = defineCalls({
  'GET /office/settings': {
    summary: 'The settings of the site',
    access: SITE,
    answer: one,
  },
  'PUT /office/settings': {
    summary: 'Change some settings; 409 with the current settings if they have changed since they were read',
    access: SITE,
    body: settingsChange,
    refusals: [409],
    answer: one,
  },
  'PUT /office/settings/transfer-account': {
    summary: 'Say where bank transfers go, or take them away',
    access: SITE,
    needsProof: true,
    body: z.strictObject({
      version,
      account: z
        .strictObject({
          holder: typed(payoutFields.holder),
          sort_code: typed(payoutFields.sort_code),
          account_number: typed(payoutFields.account_number),
        })
        .nullable(),
    }),
    refusals: [409],
    answer: one,
  },
  'GET /office/settings/setup': {
    summary: 'The settings from the environment: cards, mail and maps. Without keys and passwords',
    access: SITE,
    answer: z.object({ status: okStatus, result: setup }),
  },
});
