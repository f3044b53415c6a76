import { z } from 'zod';
import { defineCalls } from './call.ts';
import { commonQuery, id, okStatus, publication, rich } from './fields.ts';

const POSITIONS = ['top', 'middle', 'bottom', 'footer'] as const;
const MENU_KEYS = ['general_left_menu', 'general_main_menu'] as const;

/** An image or video with its words: a slide, a banner, a mosaic cell. */
const imageFeature = z
  .object({
    image_or_video: z.enum(['image_allow', 'video_allow']).optional(),
    image_flag: z.enum(['url', 'file']).optional(),
    image_url: z.string().optional(),
    image: z.string().optional(),
    video_type: z.enum(['cdn_url', 'youtube_url']).optional(),
    vedio_flag: z.string().optional(),
    video_url: z.string().optional(),
    video: z.string().optional(),
    video_thamnail_image: z.string().optional(),
    title: z.string().optional(),
    sub_title: z.string().optional(),
    title_color: z.string().optional(),
    sub_title_color: z.string().optional(),
    button_label: z.string().optional(),
    button_text_url: z.string().optional(),
    offer_badge: z.string().optional(),
    grid: z.object({ cols: z.int().optional(), rows: z.int().optional() }).optional(),
  })
  .meta({ id: 'ImageFeature' });
export type ImageFeature = z.infer<typeof imageFeature>;

const textAreaButton = z.object({
  text: rich,
  label: z.string().optional(),
  url: z.string().optional(),
});

/** A promo card (title, category, description, button) or a banner card (image or video with words). */
const contentCard = imageFeature
  .extend({
    category: z.string().optional(),
    description: z.string().optional(),
  })
  .meta({ id: 'ContentCard' });

/** Section types and design values are open on the wire: what a client doesn't know renders nothing. */
const templateEntry = z
  .object({
    section_type: z.string(),
    grid_col_value: z.int().min(1).max(12).optional(),
    design: z.object({ design_value: z.int() }).optional(),
    container_type: z.string().optional(),
    bg_color_type: z.string().optional(),
    bg_image: z.string().optional(),
    container_bg: z.string().optional(),
    header_slider_section: z
      .object({ header_slider_data: z.array(imageFeature.extend({ grid_col_value: z.int().optional() })) })
      .optional(),
    title: z.string().optional(),
    view_url: z.string().optional(),
    carousel: z.string().optional(),
    ends_at: z.string().optional(),
    /** The offer comes again: after its end it ends anew, every so many days. */
    ends_again_days: z.int().min(1).max(365).optional(),
    product_items: z
      .object({
        ids: z.array(id).optional(),
        category_ids: z.array(id).optional(),
        on_sale: z.boolean().optional(),
      })
      .optional(),
    categories_items: z.array(id).optional(),
    type: z.string().optional(),
    image_items: z.array(imageFeature).optional(),
    services_items: z
      .array(z.object({ icon: z.string(), title: z.string(), description: z.string() }))
      .optional(),
    text_scrolling: z.array(z.object({ title: z.string() })).optional(),
    product_item_single: z.array(id).optional(),
    text_area_button_Data: z.array(textAreaButton).optional(),
    promo_cards: z.array(contentCard).optional(),
    banner_cards: z.array(contentCard).optional(),
  })
  .meta({ id: 'Section' });
export type TemplateEntry = z.infer<typeof templateEntry>;

const templateRow = z
  .object({
    id,
    sort_order: z.int(),
    template_meta_data: z.array(templateEntry),
  })
  .meta({ id: 'TemplateRow' });
export type TemplateRow = z.infer<typeof templateRow>;

const menuLink = z
  .object({ title: z.string(), url: z.string(), icon: z.string().optional() })
  .meta({ id: 'MenuLink' });

const menuGroup = menuLink.extend({ child: z.array(menuLink) }).meta({ id: 'MenuGroup' });

const menuEntry = menuLink.extend({
  key: z.enum(['user', 'vendor']).optional(),
  child: z.array(menuLink).optional(),
  megaMenu: z.array(menuGroup).optional(),
  megaMenuWithSub: z.array(menuLink.extend({ megaMenu: z.array(menuGroup) })).optional(),
});
export type MenuEntry = z.infer<typeof menuEntry>;
export type MenuLink = z.infer<typeof menuLink>;

const menuConfig = z.object({
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
  shows_left_menu: z.boolean(),
  copyright: z.string(),
  delivery_note: z.string(),
});
export type SiteSettings = z.infer<typeof siteSettings>;

const sitePage = z.object({
  key: z.string(),
  title: z.string(),
  page_description: rich,
  meta_title: z.string(),
  meta_description: z.string(),
});
export type SitePage = z.infer<typeof sitePage>;

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
      page_key: z.string().min(1).max(200).describe('404 for a page that has no sections'),
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
    answer: z.object({ status: okStatus, result: sitePage }),
  },
});
