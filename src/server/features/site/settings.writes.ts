import { eq } from 'drizzle-orm';
import type { OfficeSettings, SettingsChange } from '#contract/settings-office.ts';
import { NO_LINE, SOCIAL_NETWORKS, type SocialNetwork } from '#rules/site/settings-fields.ts';
import type { AuditEntry } from '../../db/audit.ts';
import { changedFields, writeAudit } from '../../db/audit.ts';
import { readLastChange } from '../../db/audit-reads.ts';
import type { Ask, Connection, Database, Db } from '../../db/connect.ts';
import { refuse, refuseStale, type Refusal } from '../../http/refusal.ts';
import type { SettingsRow } from './settings.reads.ts';
import { settingsWire } from './settings.reads.ts';
import { siteSettings } from './tables.ts';

/** Keeps a picture of the site's library from being deleted. Answers whether it is there. */
export type KeepPicture = (ask: Ask, name: string) => Promise<boolean>;

interface Writer {
  actor: AuditEntry['actor'];
  keepPicture: KeepPicture;
}

type Column = Exclude<keyof SettingsRow, 'id' | 'version' | 'socialLinks' | 'transferAccount'>;

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
};

const NETWORKS = Object.keys(SOCIAL_NETWORKS) as SocialNetwork[];

function columnsOf(before: SettingsRow, change: SettingsChange): Partial<SettingsRow> {
  const set = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const value = change[name as keyof typeof COLUMNS];
    return value === undefined ? [] : [[column, value] as const];
  });
  const links = NETWORKS.map((network) => [network, change[network] ?? before.socialLinks[network] ?? '']);
  const socialLinks = Object.fromEntries(links.filter(([, url]) => url)) as SettingsRow['socialLinks'];
  return { ...(Object.fromEntries(set) as Partial<SettingsRow>), socialLinks };
}

/** Faults that only the settings together show. */
async function problemOf(ask: Ask, before: SettingsRow, after: SettingsRow, { keepPicture }: Writer) {
  if (!after.isActiveForBuy && !after.isActiveForSell && !after.isActiveForRepair)
    return refuse(400, `${NO_LINE}.`, { is_active_for_buy: NO_LINE });
  const { headerImage: logo } = after;
  if (logo !== before.headerImage && logo.startsWith('media/') && !(await keepPicture(ask, logo)))
    return refuse(400, 'headerImg: There is no such picture any more.', {
      headerImg: 'There is no such picture any more',
    });
  return undefined;
}

/**
 * Changes settings, and writes to the log what has changed. The one row is locked, so of two changes at once the second
 * is refused with the settings as they are now.
 */
export function changeSettings(
  { transaction }: Pick<Database, 'transaction'>,
  change: SettingsChange,
  writer: Writer,
): Promise<OfficeSettings | Refusal> {
  return transaction(async (at: Connection) => {
    const before = await lockSettings(at.db);
    if (before.version !== change.version) {
      const who = (await readLastChange(at.ask, 'settings', 1))?.name ?? 'Somebody else';
      return refuseStale(`${who} has changed the settings since you opened them.`, settingsWire(before));
    }
    const set = columnsOf(before, change);
    const after = { ...before, ...set };
    const problem = await problemOf(at.ask, before, after, writer);
    if (problem) return problem;
    return saveSettings(at.db, { before, after, actor: writer.actor });
  });
}

async function lockSettings(db: Db): Promise<SettingsRow> {
  const [row] = await db.select().from(siteSettings).for('update');
  if (!row) throw new Error('the site has no settings');
  return row;
}

/** A save that changes nothing leaves version and log alone. */
async function saveSettings(
  db: Db,
  { before, after, actor }: { before: SettingsRow; after: SettingsRow; actor: AuditEntry['actor'] },
): Promise<OfficeSettings> {
  const [was, is] = [settingsWire(before), settingsWire(after)];
  if (Object.keys(changedFields(was, is).after).length === 0) return was;
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
