import type { OfficeSettings } from '#contract/settings-office.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Db } from '../../db/connect.ts';
import { siteSettings } from './tables.ts';

export type SettingsRow = typeof siteSettings.$inferSelect;

/** The settings for the office, by the names of the wire. */
export const settingsWire = ({ socialLinks, ...row }: SettingsRow): OfficeSettings => ({
  version: row.version,
  title: row.title,
  headerImg: row.headerImage,
  copyright: row.copyright,
  phone: row.phone,
  email: row.email,
  delivery_note: row.deliveryNote,
  facebook: socialLinks.facebook ?? '',
  instagram: socialLinks.instagram ?? '',
  x: socialLinks.x ?? '',
  youtube: socialLinks.youtube ?? '',
  tiktok: socialLinks.tiktok ?? '',
  linkedin: socialLinks.linkedin ?? '',
  website_mode: row.websiteMode,
  coming_soon_text: row.comingSoonText,
  maintenance_text: row.maintenanceText,
  is_active_for_buy: row.isActiveForBuy,
  is_active_for_sell: row.isActiveForSell,
  is_active_for_repair: row.isActiveForRepair,
  buy_name: row.buyName,
  sell_name: row.sellName,
  repair_name: row.repairName,
  approves_businesses: row.approvesBusinesses,
  theme: row.theme,
  buy_colour: row.buyColour,
  sell_colour: row.sellColour,
  repair_colour: row.repairColour,
  home_variant: row.homeVariant,
  shows_left_menu: row.showsLeftMenu,
  standard_is_offered: row.standardIsOffered,
  standard_price: pounds(row.standardPrice),
  standard_free_from: poundsOrNull(row.standardFreeFrom),
  next_day_is_offered: row.nextDayIsOffered,
  next_day_price: pounds(row.nextDayPrice),
  next_day_free_from: poundsOrNull(row.nextDayFreeFrom),
  collect_is_offered: row.collectIsOffered,
  collect_price: pounds(row.collectPrice),
  takes_cards: row.takesCards,
  takes_transfer: row.takesTransfer,
  takes_in_store: row.takesInStore,
  takes_trial: row.takesTrial,
  google_maps_key: row.googleMapsKey,
  transfer_account: row.transferAccount && {
    holder: row.transferAccount.holder,
    sort_code: row.transferAccount.sort_code,
    ends_with: row.transferAccount.account_number.slice(-4),
  },
});

const pounds = (amount: number) => poundsFromPence(pence(amount));
const poundsOrNull = (amount: number | null) => (amount === null ? null : pounds(amount));

/** The one row of the settings. It is made at the first start. */
export async function readSettingsRow(db: Db): Promise<SettingsRow> {
  const [row] = await db.select().from(siteSettings).limit(1);
  if (!row) throw new Error('the site has no settings');
  return row;
}
