import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Section } from '#contract/sections/registry.ts';
import type { MenuConfig } from '#contract/site.ts';

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
    isActiveForBuy: boolean('is_active_for_buy').notNull().default(true),
    showsLeftMenu: boolean('shows_left_menu').notNull().default(true),
    copyright: text().notNull(),
    deliveryNote: text('delivery_note').notNull().default(''),
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
  ],
);

export const sitePages = pgTable('site_pages', {
  key: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  metaTitle: text('meta_title').notNull(),
  metaDescription: text('meta_description').notNull(),
  isPublished: boolean('is_published').notNull().default(true),
});

export const menus = pgTable(
  'menus',
  {
    key: text().primaryKey(),
    title: text().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    navigations: jsonb().$type<MenuConfig['navigations']>().notNull(),
  },
  (t) => [
    check('menus_key', sql`${t.key} in ('general_left_menu', 'general_main_menu')`),
    check('menus_navigations', sql`jsonb_typeof(${t.navigations}) = 'array'`),
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
    entries: jsonb().$type<Section[]>().notNull(),
  },
  (t) => [
    index('template_rows_page').on(t.pageKey, t.position, t.sortOrder),
    check('template_rows_position', sql`${t.position} in ('slider', 'top', 'middle', 'bottom', 'footer')`),
    check('template_rows_entries', sql`jsonb_typeof(${t.entries}) = 'array'`),
  ],
);
