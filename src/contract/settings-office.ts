import { z } from 'zod';
import {
  identityFields,
  lineNameField,
  LONGEST_NOTICE,
  socialField,
  type SocialNetwork,
} from '#rules/site/settings-fields.ts';
import { defineCalls, type OfficeAccess } from './call.ts';
import { okStatus } from './fields.ts';
import { cleanLines, typed } from './typed.ts';

const SITE: OfficeAccess = { permission: 'site', of: 'site' };
const words = z.string();

const websiteMode = z
  .union([z.literal(1), z.literal(2), z.literal(3)], { error: 'must be 1, 2 or 3' })
  .describe('1 live, 2 coming soon, 3 maintenance');
const yesOrNo = z.boolean({ error: 'must be true or false' });

const social = (network: SocialNetwork) => typed(socialField(network)).describe('Empty: no link');

/** What may be changed, each by itself. */
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
};

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
  })
  .meta({ id: 'OfficeSettings' });
export type OfficeSettings = z.infer<typeof officeSettings>;

const settingsChange = z.strictObject({
  version: z
    .int()
    .min(1)
    .max(2_000_000_000)
    .describe('The version that was read; an older one is refused with 409'),
  ...z.object(change).partial().shape,
});
export type SettingsChange = z.output<typeof settingsChange>;

const one = z.object({ status: okStatus, result: officeSettings });

/** The settings of the whole site. */
export const settingsOfficeCalls = defineCalls({
  'GET /office/settings': {
    summary: 'The settings of the site',
    access: SITE,
    answer: one,
  },
  'PUT /office/settings': {
    summary:
      'Change some settings; 409 with the settings as they are now where somebody else has changed them',
    access: SITE,
    body: settingsChange,
    refusals: [409],
    answer: one,
  },
});
