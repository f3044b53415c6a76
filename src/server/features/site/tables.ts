import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Section } from '#contract/sections/registry.ts';
import type { MenuConfig } from '#contract/site.ts';
import { DEFAULT_TERMS } from '#rules/orders/delivery-ways.ts';
import type { AllOwnWords } from '#rules/site/mail-words.ts';
import type { SocialNetwork } from '#rules/site/settings-fields.ts';

/** One row: the name, look and contact details of the whole site. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: smallint().primaryKey().default(1),
    title: text().notNull(),
    headerImage: text('header_image').notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    websiteMode: smallint('website_mode').$type<1 | 2 | 3>().notNull().default(1),
    theme: text().notNull().default('threefold'),
    homeVariant: smallint('home_variant').notNull().default(1),
    /** Goes up with every change. A change that names an older version is refused. */
    version: integer().notNull().default(1),
    /** The lines of the shop. Visitors see nothing of a line that is off. */
    isActiveForBuy: boolean('is_active_for_buy').notNull().default(true),
    isActiveForSell: boolean('is_active_for_sell').notNull().default(true),
    isActiveForRepair: boolean('is_active_for_repair').notNull().default(true),
    buyName: text('buy_name').notNull().default('Buy'),
    sellName: text('sell_name').notNull().default('Sell'),
    repairName: text('repair_name').notNull().default('Repair'),
    buyColour: text('buy_colour').notNull().default('#4F46E5'),
    sellColour: text('sell_colour').notNull().default('#047857'),
    repairColour: text('repair_colour').notNull().default('#F59E0B'),
    showsLeftMenu: boolean('shows_left_menu').notNull().default(true),
    copyright: text().notNull(),
    /** Of Google's maps; empty: none. One in the environment counts more. */
    googleMapsKey: text('google_maps_key').notNull().default(''),
    deliveryNote: text('delivery_note').notNull().default(''),
    /** The texts of the notices. Empty: the default. */
    comingSoonText: text('coming_soon_text').notNull().default(''),
    maintenanceText: text('maintenance_text').notNull().default(''),
    /** The shop's pages elsewhere, by the name of the network. */
    socialLinks: jsonb('social_links').$type<Partial<Record<SocialNetwork, string>>>().notNull().default({}),
    /** The site's own additions to mails to shoppers, by kind of mail. */
    mailWords: jsonb('mail_words').$type<AllOwnWords>().notNull().default({}),
    /** Delivery of vendors who have no terms of their own, in pence. */
    standardIsOffered: boolean('standard_is_offered').notNull().default(true),
    standardPrice: integer('standard_price').notNull().default(DEFAULT_TERMS.standard.price),
    /** Free from this value of goods; null: never. */
    standardFreeFrom: integer('standard_free_from').default(DEFAULT_TERMS.standard.freeFrom ?? 0),
    nextDayIsOffered: boolean('next_day_is_offered').notNull().default(true),
    nextDayPrice: integer('next_day_price').notNull().default(DEFAULT_TERMS.next_day.price),
    nextDayFreeFrom: integer('next_day_free_from'),
    collectIsOffered: boolean('collect_is_offered').notNull().default(true),
    collectPrice: integer('collect_price').notNull().default(DEFAULT_TERMS.collect.price),
    /** The ways to pay that are offered, if they are set up. */
    takesTransfer: boolean('takes_transfer').notNull().default(true),
    takesInStore: boolean('takes_in_store').notNull().default(true),
    takesCards: boolean('takes_cards').notNull().default(true),
    takesTrial: boolean('takes_trial').notNull().default(true),
    /** Whether a new business waits until the administrator has approved it. */
    approvesBusinesses: boolean('approves_businesses').notNull().default(true),
    /** The bank account for transfers; null: transfers are not offered. */
    transferAccount: jsonb('transfer_account').$type<{
      holder: string;
      sort_code: string;
      account_number: string;
    }>(),
  },
  (t) => [
    check('site_settings_single', sql`${t.id} = 1`),
    check('site_settings_mode', sql`${t.websiteMode} between 1 and 3`),
    check('site_settings_variant', sql`${t.homeVariant} between 1 and 4`),
    check(
      'site_settings_colours',
      sql`${t.buyColour} ~ '^#[0-9A-F]{6}$' and ${t.sellColour} ~ '^#[0-9A-F]{6}$' and ${t.repairColour} ~ '^#[0-9A-F]{6}$'`,
    ),
    check(
      'site_settings_delivery',
      sql`${t.standardPrice} between 0 and 100000 and ${t.nextDayPrice} between 0 and 100000 and ${t.collectPrice} between 0 and 100000 and ${t.standardFreeFrom} between 0 and 10000000 and ${t.nextDayFreeFrom} between 0 and 10000000`,
    ),
  ],
);

export const sitePages = pgTable('site_pages', {
  key: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  metaTitle: text('meta_title').notNull(),
  metaDescription: text('meta_description').notNull(),
  isPublished: boolean('is_published').notNull().default(true),
  /** Goes up with every change of these facts. A change that names an older version is refused. */
  version: integer().notNull().default(1),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: timestamp('changed_at', { withTimezone: true }),
  archivedAt: timestamp('archived_at', { withTimezone: true }),
});

/** Paths that pages had before. They redirect to the current ones. */
export const pageMoves = pgTable('page_moves', {
  oldKey: text('old_key').primaryKey(),
  key: text().notNull(),
});

/** Sections that are kept once and shown on several pages. */
export const sharedSections = pgTable('shared_sections', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull(),
  section: jsonb().$type<Section>().notNull(),
  version: integer().notNull().default(1),
  changedBy: text('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

export const menus = pgTable(
  'menus',
  {
    key: text().primaryKey(),
    title: text().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    navigations: jsonb().$type<MenuConfig['navigations']>().notNull(),
    /** Goes up with every publication. A change that names an older version is refused. */
    version: integer().notNull().default(1),
  },
  (t) => [
    check('menus_key', sql`${t.key} in ('general_left_menu', 'general_main_menu', 'general_footer_menu')`),
    check('menus_navigations', sql`jsonb_typeof(${t.navigations}) = 'array'`),
  ],
);

/** The fields of a menu that the office edits. */
export type MenuContent = Pick<MenuConfig, 'menu_title' | 'is_active' | 'navigations'>;

/** What is prepared of a menu. A menu has such a row from its first change on. */
export const menuDrafts = pgTable('menu_drafts', {
  key: text().primaryKey(),
  /** Goes up with every change and publication, from the version of the menu on. */
  version: integer().notNull(),
  /** null: as published. */
  draft: jsonb().$type<MenuContent>(),
  changedBy: text('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** A section of a page: its own, or the place of a shared one. */
export type StoredSection = Section | { shared_id: number; grid_col_value?: number | undefined };

/** The content of a text page. `slug` is the key that the page gets when this is published. */
export interface TextContent {
  title: string;
  slug: string;
  page_description: string;
  meta_title: string;
  meta_description: string;
}

/** How the office works on a text page. A page has such a row from its first change on. */
export const textDrafts = pgTable('text_drafts', {
  key: text()
    .primaryKey()
    .references(() => sitePages.key, { onUpdate: 'cascade', onDelete: 'cascade' }),
  version: integer().notNull().default(0),
  /** The draft; null: no changes since the publication. */
  draft: jsonb().$type<TextContent>(),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Every publication of a menu or a text page, to be looked up and restored. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    kind: text().$type<'menu' | 'text'>().notNull(),
    key: text().notNull(),
    version: integer().notNull(),
    /** null: as it was before its first change */
    at: timestamp({ withTimezone: true }),
    byId: integer('by_id'),
    byName: text('by_name').notNull(),
    changes: jsonb().$type<string[]>().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.key, t.version] }),
    check('content_revisions_kind', sql`${t.kind} in ('menu', 'text')`),
  ],
);

/** A row of the section builder: its page, its position, and the sections side by side. */
export const templateRows = pgTable(
  'template_rows',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    pageKey: text('page_key').notNull(),
    position: text().notNull(),
    sortOrder: smallint('sort_order').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    isPublished: boolean('is_published').notNull().default(true),
    isActiveForWeb: boolean('is_active_for_web').notNull().default(true),
    entries: jsonb().$type<StoredSection[]>().notNull(),
  },
  (t) => [
    index('template_rows_page').on(t.pageKey, t.position, t.sortOrder),
    check('template_rows_position', sql`${t.position} in ('slider', 'top', 'middle', 'bottom', 'footer')`),
    check('template_rows_entries', sql`jsonb_typeof(${t.entries}) = 'array'`),
  ],
);
