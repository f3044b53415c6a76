import { isDeepStrictEqual } from 'node:util';
import type { MenuChange, OfficeMenu } from '#contract/menus-office.ts';
import { menuChanges } from '#rules/page/menu-changes.ts';
import { listsIn, MENU_LIMITS, type MenuKey } from '#rules/page/menu-limits.ts';
import { writeAudit, type AuditEntry } from '../../db/audit.ts';
import type { Ask, Connection, Database } from '../../db/connect.ts';
import { Refusal, refuse, refuseStale } from '../../http/refusal.ts';
import { readOfficeMenu, readStoredMenu, type MenuContent } from './menus.reads.ts';
import { readRevision } from './revisions.reads.ts';
import { keepRevision } from './revisions.writes.ts';
import type { KeepPicture } from './settings.writes.ts';
import { menus } from './tables.ts';

interface Publishing {
  key: MenuKey;
  version: number;
  actor: NonNullable<AuditEntry['actor']>;
  keepPicture: KeepPicture;
}

/** A menu has no row before its first publication, so publications wait for each other by name. */
const WAIT = {
  name: 'menu-wait',
  text: `select pg_advisory_xact_lock(hashtext('menu ' || $1))`,
};

/** Publishes a menu. Of two changes at once the second is refused with the menu as it is now. */
function publish(
  { transaction }: Pick<Database, 'transaction'>,
  { key, version, actor, keepPicture }: Publishing,
  made: (at: Connection, before: MenuContent) => Promise<MenuContent | Refusal>,
): Promise<OfficeMenu | Refusal> {
  return transaction(async (at) => {
    await at.ask(WAIT, [key]);
    const { version: current, ...before } = await readStoredMenu(at.db, key);
    if (current !== version) {
      const now = await readOfficeMenu(at, key);
      return refuseStale(
        `${now.changed?.by ?? 'Somebody else'} has changed this menu since you opened it.`,
        now,
      );
    }
    const after = await made(at, before);
    if (after instanceof Refusal) return after;
    if (isDeepStrictEqual(before, after)) return readOfficeMenu(at, key);
    const problem = await problemOf(at.ask, key, after, keepPicture);
    if (problem) return problem;
    const row = {
      title: after.menu_title,
      isActive: after.is_active,
      navigations: after.navigations,
      version: version + 1,
    };
    await at.db
      .insert(menus)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: menus.key, set: row });
    const changes = menuChanges(before, after);
    await keepRevision(at.db, {
      kind: 'menu',
      key,
      actor,
      before: { version, content: before },
      after: { version: version + 1, content: after },
      changes,
    });
    await writeAudit(at.db, {
      actor,
      action: 'change menu',
      subject: 'menu',
      subjectId: key,
      before: { title: before.menu_title, is_active: before.is_active, changes: [] },
      after: { title: after.menu_title, is_active: after.is_active, changes },
    });
    return readOfficeMenu(at, key);
  });
}

export const changeMenu = (
  database: Pick<Database, 'transaction'>,
  publishing: Publishing,
  { menu_title, is_active, navigations }: Omit<MenuChange, 'version'>,
): Promise<OfficeMenu | Refusal> =>
  publish(database, publishing, async (_at, before) => ({
    menu_title: menu_title ?? before.menu_title,
    is_active: is_active ?? before.is_active,
    // Fields without a value would look like a change.
    navigations: navigations
      ? (JSON.parse(JSON.stringify(navigations)) as typeof navigations)
      : before.navigations,
  }));

export const restoreMenu = (
  database: Pick<Database, 'transaction'>,
  publishing: Publishing,
  restore: number,
): Promise<OfficeMenu | Refusal> =>
  publish(database, publishing, async ({ ask }) => {
    const content = await readRevision(ask, 'menu', publishing.key, restore);
    return (content as MenuContent | undefined) ?? refuse(404, 'There is no such version of this menu.');
  });

type Entries = MenuContent['navigations'];

/** Faults that the fields alone don't show. */
async function problemOf(ask: Ask, key: MenuKey, menu: MenuContent, keepPicture: KeepPicture) {
  const { menu_title: title, navigations } = menu;
  if (key === 'general_footer_menu') return footerProblem(navigations) ?? undefined;
  if (title.length > MENU_LIMITS.menuTitle)
    return refuseField('menu_title', `must be at most ${MENU_LIMITS.menuTitle} characters`);
  for (const { icon, path } of pictureIcons(navigations)) {
    if (!(await keepPicture(ask, icon)))
      return refuseField(path, 'There is no such picture in the site’s library');
  }
  return undefined;
}

/** The footer has columns of links, and nothing deeper. */
function footerProblem(columns: Entries): Refusal | undefined {
  if (columns.length > MENU_LIMITS.footerColumns)
    return refuseField('navigations', `must be at most ${MENU_LIMITS.footerColumns} columns`);
  for (const [index, column] of columns.entries()) {
    const at = `navigations.${index}`;
    const unfit = (['megaMenu', 'megaMenuWithSub', 'icon', 'key'] as const).find(
      (name) => column[name] !== undefined,
    );
    if (unfit) return refuseField(`${at}.${unfit}`, 'is not for the footer');
    if (!column.child?.length) return refuseField(`${at}.child`, 'A column needs a link');
  }
  return undefined;
}

interface PictureIcon {
  icon: string;
  path: string;
}

function pictureIcons(
  entries: readonly { icon?: string | undefined }[],
  above = 'navigations',
): PictureIcon[] {
  return entries.flatMap((entry, index) => {
    const at = `${above}.${index}`;
    const own = entry.icon?.includes('/') ? [{ icon: entry.icon, path: `${at}.icon` }] : [];
    return [...own, ...listsIn(entry).flatMap(([name, list]) => pictureIcons(list, `${at}.${name}`))];
  });
}

const refuseField = (field: string, text: string): Refusal =>
  refuse(400, `${field}: ${text}.`, { [field]: text });
