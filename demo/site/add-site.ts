import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { ensureSiteDefaults } from '#server/features/site/defaults.writes.ts';
import { menus, sitePages, siteSettings, templateRows } from '#server/features/site/tables.ts';
import { insertRows } from '#server/db/insert.ts';
import { designRows } from './design.ts';
import { homeRows } from './home.ts';
import { menuRows } from './menus.ts';
import { pageRows } from './pages/index.ts';
import { productPageRows } from './product-page.ts';
import { sliderRows } from './slider.ts';

const settingsRow: typeof siteSettings.$inferInsert = {
  title: 'Threefold',
  headerImage: '/logo.svg',
  phone: '020 7946 0132',
  email: 'hello@threefold.example',
  theme: 'tech_retailer',
  copyright: '© 2026 Threefold Ltd',
  approvesBusinesses: true,
  transferAccount: { holder: 'Threefold Ltd', sort_code: '10-20-30', account_number: '00012345' },
  deliveryNote: 'Free tracked delivery over £40',
};

/** Adds the name, pages, menus and sections of the demo shop, over the defaults of every site. */
export async function addSite(db: Db): Promise<void> {
  await ensureSiteDefaults(db);
  await db.update(siteSettings).set(settingsRow);
  await db
    .insert(sitePages)
    .values(pageRows)
    .onConflictDoUpdate({
      target: sitePages.key,
      set: {
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        metaTitle: sql`excluded.meta_title`,
        metaDescription: sql`excluded.meta_description`,
      },
    });
  await insertRows(db, menus, menuRows);
  await insertRows(db, templateRows, [...sliderRows, ...homeRows, ...productPageRows, ...designRows]);
}
