import { eq } from 'drizzle-orm';
import type { OfficeSettings, SettingsChange } from '#contract/settings-office.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import {
  NO_LINE,
  NO_PAYMENT,
  NO_WAY,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from '#rules/site/settings-fields.ts';
import type { AuditEntry } from '../../db/audit.ts';
import { changedFields, writeAudit } from '../../db/audit.ts';
import { readLastChange } from '../../db/audit-reads.ts';
import type { Ask, Connection, Database, Db } from '../../db/connect.ts';
import { refuse, refuseStale, type Refusal } from '../../http/refusal.ts';
import type { SettingsRow } from './settings.reads.ts';
import { settingsWire } from './settings.reads.ts';
import { siteSettings } from './tables.ts';

/** Keeps a picture of the site's library from being deleted. Returns whether it exists. */
export type KeepPicture = (ask: Ask, name: string) => Promise<boolean>;

interface Writer {
  actor: AuditEntry['actor'];
  keepPicture: KeepPicture;
}

type Column = Exclude<keyof SettingsRow, 'id' | 'version' | 'socialLinks' | 'transferAccount' | 'mailWords'>;

/** The column of each setting. Links to networks are one column together. */
const COLUMNS: Readonly<Record<Exclude<keyof SettingsChange, 'version' | SocialNetwork>, Column>> = {
  title: 'title',
  headerImg: 'headerImage',
  copyright: 'copyright',
  phone: 'phone',
  email: 'email',
  delivery_note: 'deliveryNote',
  website_mode: 'websiteMode',
  coming_soon_text: 'comingSoonText',
  maintenance_text: 'maintenanceText',
  is_active_for_buy: 'isActiveForBuy',
  is_active_for_sell: 'isActiveForSell',
  is_active_for_repair: 'isActiveForRepair',
  buy_name: 'buyName',
  sell_name: 'sellName',
  repair_name: 'repairName',
  approves_businesses: 'approvesBusinesses',
  theme: 'theme',
  buy_colour: 'buyColour',
  sell_colour: 'sellColour',
  repair_colour: 'repairColour',
  home_variant: 'homeVariant',
  shows_left_menu: 'showsLeftMenu',
  standard_is_offered: 'standardIsOffered',
  standard_price: 'standardPrice',
  standard_free_from: 'standardFreeFrom',
  next_day_is_offered: 'nextDayIsOffered',
  next_day_price: 'nextDayPrice',
  next_day_free_from: 'nextDayFreeFrom',
  collect_is_offered: 'collectIsOffered',
  collect_price: 'collectPrice',
  takes_cards: 'takesCards',
  takes_transfer: 'takesTransfer',
  takes_in_store: 'takesInStore',
  takes_trial: 'takesTrial',
  google_maps_key: 'googleMapsKey',
};

/** Amounts are pounds on the wire, and pence in the row. */
const isAmount = (name: string) => name.endsWith('_price') || name.endsWith('_free_from');

const NETWORKS = Object.keys(SOCIAL_NETWORKS) as SocialNetwork[];

function columnsOf(before: SettingsRow, change: SettingsChange): Partial<SettingsRow> {
  const set = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const value = change[name as keyof typeof COLUMNS];
    if (value === undefined) return [];
    return [[column, isAmount(name) && typeof value === 'number' ? penceFromPounds(value) : value] as const];
  });
  const hasUsual = before.copyright === `© ${before.title}`;
  if (change.title !== undefined && change.copyright === undefined && hasUsual)
    set.push(['copyright', `© ${change.title}`]);
  const links = NETWORKS.map((network) => [network, change[network] ?? before.socialLinks[network] ?? '']);
  const socialLinks = Object.fromEntries(links.filter(([, url]) => url)) as SettingsRow['socialLinks'];
  return { ...(Object.fromEntries(set) as Partial<SettingsRow>), socialLinks };
}

/** Faults that only the settings together show. */
async function problemOf(ask: Ask, before: SettingsRow, after: SettingsRow, { keepPicture }: Writer) {
  if (!after.isActiveForBuy && !after.isActiveForSell && !after.isActiveForRepair)
    return refuse(400, `${NO_LINE}.`, { is_active_for_buy: NO_LINE });
  if (!after.standardIsOffered && !after.nextDayIsOffered && !after.collectIsOffered)
    return refuse(400, `${NO_WAY}.`, { standard_is_offered: NO_WAY });
  if (!after.takesCards && !after.takesTransfer && !after.takesInStore && !after.takesTrial)
    return refuse(400, `${NO_PAYMENT}.`, { takes_cards: NO_PAYMENT });
  const { headerImage: logo } = after;
  if (logo !== before.headerImage && logo.startsWith('media/') && !(await keepPicture(ask, logo)))
    return refuse(400, 'headerImg: There is no such picture any more.', {
      headerImg: 'There is no such picture any more',
    });
  return undefined;
}

/**
 * Changes settings, and logs the changes. The one row is locked, so of two changes at once the second is
 * refused with the current settings.
 */
function change(
  { transaction }: Pick<Database, 'transaction'>,
  version: number,
  writer: Writer,
  columns: (before: SettingsRow) => Partial<SettingsRow>,
): Promise<OfficeSettings | Refusal> {
  return transaction(async (at: Connection) => {
    const before = await lockSettings(at.db);
    if (before.version !== version) {
      const who = (await readLastChange(at.ask, 'settings', 1))?.name ?? 'Somebody else';
      return refuseStale(`${who} has changed the settings since you opened them.`, settingsWire(before));
    }
    const after = { ...before, ...columns(before) };
    const problem = await problemOf(at.ask, before, after, writer);
    if (problem) return problem;
    return saveSettings(at.db, { before, after, actor: writer.actor });
  });
}

export const changeSettings = (
  database: Pick<Database, 'transaction'>,
  given: SettingsChange,
  writer: Writer,
): Promise<OfficeSettings | Refusal> =>
  change(database, given.version, writer, (before) => columnsOf(before, given));

/** Says where bank transfers go; null: they are not offered. */
export const changeTransferAccount = (
  database: Pick<Database, 'transaction'>,
  { version, account }: { version: number; account: SettingsRow['transferAccount'] },
  writer: Writer,
): Promise<OfficeSettings | Refusal> =>
  change(database, version, writer, () => ({ transferAccount: account }));

export async function lockSettings(db: Db): Promise<SettingsRow> {
  const [row] = await db.select().from(siteSettings).for('update');
  if (!row) throw new Error('the site has no settings');
  return row;
}

/** A save that changes nothing leaves version and log alone. */
async function saveSettings(
  db: Db,
  { before, after, actor }: { before: SettingsRow; after: SettingsRow; actor: AuditEntry['actor'] },
): Promise<OfficeSettings> {
  // The log hides the numbers of the account, and says that they have changed.
  const fieldsOf = (row: SettingsRow) => ({ ...settingsWire(row), transfer_account: row.transferAccount });
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  if (Object.keys(changedFields(was, is).after).length === 0) return settingsWire(before);
  const saved = { ...after, version: before.version + 1 };
  await db.update(siteSettings).set(saved).where(eq(siteSettings.id, before.id));
  await writeAudit(db, {
    actor,
    action: 'change settings',
    subject: 'settings',
    subjectId: 1,
    before: was,
    after: is,
  });
  return settingsWire(saved);
}
