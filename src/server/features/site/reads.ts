import { and, asc, eq, sql } from 'drizzle-orm';
import { hasEnded, withoutEmptyItems } from '#contract/sections/filled.ts';
import { sectionForLines } from '#contract/sections/line-links.ts';
import { readSection } from '#contract/sections/read-section.ts';
import type { MenuConfig, ShownPage, SiteSettings, TemplateRow } from '#contract/site.ts';
import { LINES, linesOn, type Line } from '#rules/catalog/lines.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { textWithoutLinesOff, withoutLinesOff } from '#rules/page/line-links.ts';
import { addresses } from '#rules/page/addresses.ts';
import { drawnLogo, OWN_LOGO, OWN_NAME } from '#rules/site/logo.ts';
import { pageKindOf } from '#rules/site/page-limits.ts';
import { SOCIAL_NETWORKS, type SocialNetwork } from '#rules/site/settings-fields.ts';
import { mailPicture } from '#rules/presentation/mail-picture.ts';
import type { Db } from '../../db/connect.ts';
import type { MailShop } from '../../ports/letter.ts';
import { readShared } from './shared.reads.ts';
import { menus, pageMoves, sitePages, siteSettings, templateRows } from './tables.ts';

export async function readSettings(db: Db): Promise<SiteSettings | undefined> {
  const [found] = await db
    .select()
    .from(siteSettings)
    .leftJoin(menus, and(eq(menus.key, 'general_footer_menu'), eq(menus.isActive, true)))
    .limit(1);
  if (!found) return undefined;
  const { site_settings: row, menus: footer } = found;
  return {
    headerImg: row.headerImage,
    title: row.title,
    phone: row.phone,
    email: row.email,
    website_mode: row.websiteMode,
    theme: row.theme,
    home_variant: row.homeVariant,
    is_active_for_buy: row.isActiveForBuy,
    is_active_for_sell: row.isActiveForSell,
    is_active_for_repair: row.isActiveForRepair,
    line_names: { buy: row.buyName, sell: row.sellName, repair: row.repairName },
    line_colours: { buy: row.buyColour, sell: row.sellColour, repair: row.repairColour },
    notice_text:
      row.websiteMode === 2 ? row.comingSoonText : row.websiteMode === 3 ? row.maintenanceText : '',
    social_links: NETWORKS.flatMap((network) => {
      const url = row.socialLinks[network];
      return url ? [{ title: SOCIAL_NETWORKS[network].title, url }] : [];
    }),
    shows_left_menu: row.showsLeftMenu,
    copyright: row.copyright,
    footer_text: footer?.title ?? '',
    footer_columns: footerColumns(footer?.navigations ?? [], linesOn(linesOfRow(row))),
    delivery_note: row.deliveryNote,
    delivery_price: poundsFromPence(pence(row.standardPrice)),
    delivery_free_from: row.standardFreeFrom === null ? null : poundsFromPence(pence(row.standardFreeFrom)),
  };
}

/** The columns that the site made for its footer, without the links to lines that are off. */
const footerColumns = (columns: MenuConfig['navigations'], on: readonly Line[]) =>
  withoutLinesOff(columns, on).flatMap(({ title, url, child = [] }) =>
    child.length > 0 ? [{ title, url, child }] : [],
  );

const linesOfRow = (row: typeof siteSettings.$inferSelect) => ({
  is_active_for_buy: row.isActiveForBuy,
  is_active_for_sell: row.isActiveForSell,
  is_active_for_repair: row.isActiveForRepair,
});

const NETWORKS = Object.keys(SOCIAL_NETWORKS) as SocialNetwork[];

/** The form of the default logo in mails. */
const OWN_MAIL_LOGO = { light: '/mail-logo.png', dark: '/mail-logo-dark.png', width: 145 };

/** Help pages for questions about an order, in this order. Only existing ones are linked. */
const HELP_KEYS = ['delivery', 'returns', 'warranty', 'contact'];

/** The sender of the shop's mails. The URL is the configured one, never one from a request. */
export async function readMailShop(db: Db, url: string): Promise<Required<MailShop>> {
  const [settings] = await db
    .select({
      title: siteSettings.title,
      email: siteSettings.email,
      phone: siteSettings.phone,
      logo: siteSettings.headerImage,
      words: siteSettings.mailWords,
      // Read in one query, since every call about an order needs it.
      pages: sql<{ key: string; title: string }[]>`(
        select coalesce(json_agg(json_build_object('key', p.key, 'title', p.title)), '[]')
        from site_pages p where p.is_published and p.key = any(string_to_array(${HELP_KEYS.join(' ')}, ' ')))`,
    })
    .from(siteSettings)
    .limit(1);
  const name = settings?.title ?? OWN_NAME;
  const logo = drawnLogo({ title: name, headerImg: settings?.logo ?? OWN_LOGO });
  const mailLogo = logo === undefined ? undefined : mailPicture(logo);
  return {
    name,
    url,
    email: settings?.email ?? '',
    phone: settings?.phone ?? '',
    logo: logo === OWN_LOGO ? OWN_MAIL_LOGO : mailLogo === undefined ? undefined : { light: mailLogo },
    help: HELP_KEYS.flatMap((key) => {
      const page = settings?.pages.find((one) => one.key === key);
      return page ? [{ label: page.title, url: addresses.page(key) }] : [];
    }),
    words: settings?.words ?? {},
  };
}

/** Whether a new business waits until the administrator has approved it. */
export async function readApprovesBusinesses(db: Db): Promise<boolean> {
  const [row] = await db.select({ approves: siteSettings.approvesBusinesses }).from(siteSettings).limit(1);
  return row?.approves ?? true;
}

/** The bank account for transfers; undefined: transfers are not offered. */
export async function readTransferAccount(db: Db) {
  const [row] = await db.select({ account: siteSettings.transferAccount }).from(siteSettings).limit(1);
  return row?.account ?? undefined;
}

/** The key of Google's maps that the settings have. */
export async function readMapsKey(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ key: siteSettings.googleMapsKey }).from(siteSettings).limit(1);
  return row?.key || undefined;
}

/** The ways to pay that the site accepts, whether or not each is set up. */
export async function readTaken(db: Db) {
  const [row] = await db.select().from(siteSettings).limit(1);
  return {
    stripe: row?.takesCards ?? true,
    trial: row?.takesTrial ?? true,
    bank_transfer: Boolean(row?.takesTransfer && row.transferAccount),
    in_store: row?.takesInStore ?? true,
  };
}

async function readLinesOn(db: Db): Promise<Line[]> {
  const settings = await readSettings(db);
  return settings ? linesOn(settings) : [...LINES];
}

export async function readPage(db: Db, key: string): Promise<ShownPage | undefined> {
  const [row] = await db
    .select()
    .from(sitePages)
    .where(and(eq(sitePages.key, key), eq(sitePages.isPublished, true)));
  if (!row) return undefined;
  const on = await readLinesOn(db);
  return {
    key: row.key,
    title: row.title,
    page_description: textWithoutLinesOff(row.description, on),
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    rows: pageKindOf(key) === 'own' ? await readTemplate(db, key, 'middle') : [],
  };
}

/** The current key of a page that had this key before; undefined if that page is not shown. */
export async function readMovedPage(db: Db, oldKey: string): Promise<string | undefined> {
  const [row] = await db
    .select({ key: pageMoves.key })
    .from(pageMoves)
    .innerJoin(sitePages, eq(sitePages.key, pageMoves.key))
    .where(and(eq(pageMoves.oldKey, oldKey), eq(sitePages.isPublished, true)));
  return row?.key;
}

/** The keys of all published pages, for the sitemap. */
export async function readPageKeys(db: Db): Promise<string[]> {
  const rows = await db
    .select({ key: sitePages.key })
    .from(sitePages)
    .where(eq(sitePages.isPublished, true))
    .orderBy(asc(sitePages.key));
  return rows.map(({ key }) => key);
}

/** Titles, summaries and headings of the published pages, for the search. */
export async function readPageTitles(
  db: Db,
): Promise<{ key: string; title: string; description: string; headings: string[] }[]> {
  const rows = await db
    .select({
      key: sitePages.key,
      title: sitePages.title,
      description: sitePages.metaDescription,
      content: sitePages.description,
    })
    .from(sitePages)
    .where(eq(sitePages.isPublished, true))
    .orderBy(asc(sitePages.key));
  return rows.map(({ content, ...page }) => ({
    ...page,
    headings: [...content.matchAll(/<h[23][^>]*>([^<]*)</g)].map(([, heading = '']) => heading),
  }));
}

export async function readMenu(db: Db, key: string): Promise<MenuConfig | undefined> {
  const [row] = await db.select().from(menus).where(eq(menus.key, key));
  const settings = row && (await readSettings(db));
  if (!settings) return undefined;
  const navigations = withoutLinesOff(row.navigations, linesOn(settings));
  return { navigations, menu_title: row.title, is_active: row.isActive };
}

/** The live rows of a page in order, or only those at one position. */
export async function readTemplate(
  db: Db,
  pageKey: string,
  position: string | undefined,
): Promise<TemplateRow[]> {
  const rows = await db
    .select({ id: templateRows.id, sortOrder: templateRows.sortOrder, entries: templateRows.entries })
    .from(templateRows)
    .where(
      and(
        eq(templateRows.pageKey, pageKey),
        position === undefined ? undefined : eq(templateRows.position, position),
        eq(templateRows.isActive, true),
        eq(templateRows.isPublished, true),
        eq(templateRows.isActiveForWeb, true),
      ),
    )
    .orderBy(asc(templateRows.sortOrder), asc(templateRows.id));
  const on = await readLinesOn(db);
  const filled = await readShared(
    db,
    rows.flatMap(({ entries }) => entries),
  );
  return rows.flatMap(({ id, sortOrder, entries }) => {
    // Sections that another version or a person stored may be unreadable. Those are left out.
    const sections = entries.flatMap((entry) => readSection(filled(entry)) ?? []);
    const shown = sections.flatMap((section) =>
      hasEnded(section, Date.now()) ? [] : (sectionForLines(withoutEmptyItems(section), on) ?? []),
    );
    return sections.length > 0 && shown.length === 0
      ? []
      : [{ id, sort_order: sortOrder, template_meta_data: shown }];
  });
}
