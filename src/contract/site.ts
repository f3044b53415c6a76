import { z } from 'zod';
import { defineCalls } from './call.ts';
import { commonQuery, id, okStatus, pounds, publication, rich } from './fields.ts';
import { section } from './sections/schemas.ts';

const POSITIONS = ['top', 'middle', 'bottom', 'footer'] as const;
const MENU_KEYS = ['general_left_menu', 'general_main_menu'] as const;

const templateRow = z
  .object({
    id,
    sort_order: z.int(),
    template_meta_data: z.array(section),
  })
  .meta({ id: 'TemplateRow' });
export type TemplateRow = z.infer<typeof templateRow>;

const menuLink = z
  .object({ title: z.string(), url: z.string(), icon: z.string().optional() })
  .meta({ id: 'MenuLink' });

const menuGroup = menuLink.extend({ child: z.array(menuLink) }).meta({ id: 'MenuGroup' });

const menuTab = menuLink.extend({ megaMenu: z.array(menuGroup) }).meta({ id: 'MenuTab' });

const menuEntry = menuLink
  .extend({
    key: z.enum(['user', 'vendor']).optional(),
    child: z.array(menuLink).optional(),
    megaMenu: z.array(menuGroup).optional(),
    megaMenuWithSub: z.array(menuTab).optional(),
  })
  .meta({ id: 'MenuEntry' });
export type MenuEntry = z.infer<typeof menuEntry>;
export type MenuLink = z.infer<typeof menuLink>;

export const menuConfig = z.object({
  navigations: z.array(menuEntry),
  menu_title: z.string(),
  is_active: z.boolean(),
});
export type MenuConfig = z.infer<typeof menuConfig>;

const siteSettings = z.object({
  headerImg: z.string(),
  title: z.string(),
  phone: z.string(),
  email: z.string(),
  website_mode: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .describe('1 live, 2 coming soon, 3 maintenance'),
  theme: z.string(),
  home_variant: z.int().min(1).max(4),
  is_active_for_buy: z.boolean(),
  is_active_for_sell: z.boolean(),
  is_active_for_repair: z.boolean(),
  line_names: z.object({ buy: z.string(), sell: z.string(), repair: z.string() }),
  line_colours: z.object({ buy: z.string(), sell: z.string(), repair: z.string() }).describe('As #RRGGBB'),
  notice_text: z.string().describe('What a notice says in place of the usual words; empty: the usual ones'),
  social_links: z.array(z.object({ title: z.string(), url: z.string() })),
  shows_left_menu: z.boolean(),
  copyright: z.string(),
  footer_text: z.string().describe('What the footer says below its logo; empty: the usual words'),
  footer_columns: z.array(menuGroup).describe('Of the footer; empty: the usual ones'),
  delivery_note: z.string(),
  delivery_price: pounds.describe('Standard delivery of vendors without prices of their own'),
  delivery_free_from: pounds.nullable(),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const sitePage = z
  .object({
    key: z.string(),
    title: z.string(),
    page_description: rich,
    meta_title: z.string(),
    meta_description: z.string(),
  })
  .meta({ id: 'SitePage' });
export type SitePage = z.infer<typeof sitePage>;

const shownPage = sitePage
  .extend({
    rows: z
      .array(templateRow)
      .describe('Its sections, below its text. The home page has a call of its own for them'),
  })
  .meta({ id: 'ShownPage' });
export type ShownPage = z.infer<typeof shownPage>;

const pageKey = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a page');

export const siteCalls = defineCalls({
  'GET /no/auth/web/site/template/header/slider': {
    summary: 'Header slider template',
    query: z.strictObject({ page_key: z.literal('header_slider').optional(), ...publication }),
    refusals: [404],
    answer: z.object({ status: okStatus, result: z.array(templateRow) }),
  },
  'GET /no/auth/web/site/template/template/design': {
    summary: 'Sections of a page at a position; 404 where the page or the position has no block',
    query: z.strictObject({
      page_key: z
        .string()
        .min(1)
        .max(200)
        .describe('404 for a page that has no sections. home: the home page that the site has chosen'),
      key_section: z.literal('website').optional(),
      section_position: z.enum(POSITIONS, { error: `must be one of ${POSITIONS.join(', ')}` }).optional(),
      ...publication,
    }),
    refusals: [404],
    answer: z.object({ status: okStatus, data: z.array(templateRow).min(1) }),
  },
  'GET /no/auth/web/site/menu': {
    summary: 'Menu data',
    query: z.strictObject({
      ...publication,
      key: z.enum(MENU_KEYS, { error: `must be one of ${MENU_KEYS.join(', ')}` }),
    }),
    refusals: [404],
    answer: z.object({ status: okStatus, result: z.object({ key: z.string(), value: menuConfig }) }),
  },
  'GET /no/auth/web/site/settings/general': {
    summary: 'General settings',
    query: z.strictObject(commonQuery),
    refusals: [404],
    answer: z.object({ status: okStatus, result: z.object({ value: siteSettings }) }),
  },
  'GET /no/auth/web/site/pages/{key}': {
    summary: 'Page by key',
    params: z.strictObject({ key: pageKey }),
    answer: z.object({ status: okStatus, result: shownPage }),
  },
});
