import { isDeepStrictEqual } from 'node:util';
import type { MenuChange, OfficeMenu } from '#contract/menus-office.ts';
import { menuChanges } from '#rules/page/menu-changes.ts';
import { listsIn, MENU_LIMITS, type MenuKey } from '#rules/page/menu-limits.ts';
import { writeAudit, type AuditEntry } from '../../db/audit.ts';
import type { Ask, Connection, Database } from '../../db/connect.ts';
import { Refusal, refuse, refuseStale } from '../../http/refusal.ts';
import { readOfficeMenu, readStoredMenu, type StoredMenu } from './menus.reads.ts';
import { readRevision } from './revisions.reads.ts';
import { keepRevision } from './revisions.writes.ts';
import type { KeepPicture } from './settings.writes.ts';
import { menuDrafts, menus, type MenuContent } from './tables.ts';

type Sources = Pick<Database, 'transaction'>;

export interface MenuEditing {
  key: MenuKey;
  version: number;
  actor: NonNullable<AuditEntry['actor']>;
  mayPublish: boolean;
  keepPicture: KeepPicture;
}

/** A menu has no row before its first change, so changes wait for each other by name. */
const WAIT = {
  name: 'menu-wait',
  text: `select pg_advisory_xact_lock(hashtext('menu ' || $1))`,
};

/** Makes a change of a menu. Of two changes at once the second is refused with the menu as it is now. */
function change(
  { transaction }: Sources,
  { key, version, actor, mayPublish }: MenuEditing,
  work: (at: Connection, menu: StoredMenu) => Promise<MenuContent | null | Refusal>,
): Promise<OfficeMenu | Refusal> {
  return transaction(async (at) => {
    await at.ask(WAIT, [key]);
    const menu = await readStoredMenu(at.db, key);
    if (menu.version !== version) {
      const now = await readOfficeMenu(at, key, mayPublish);
      return refuseStale(
        `${now.changed?.by ?? 'Somebody else'} has changed this menu since you opened it.`,
        now,
      );
    }
    const draft = await work(at, menu);
    if (draft instanceof Refusal) return draft;
    const row = { version: version + 1, draft, changedBy: actor.name, changedAt: new Date() };
    await at.db
      .insert(menuDrafts)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: menuDrafts.key, set: row });
    return readOfficeMenu(at, key, mayPublish);
  });
}

/** A draft that says what is live is none. */
const draftOf = ({ live }: StoredMenu, next: MenuContent) => (isDeepStrictEqual(next, live) ? null : next);

/** Prepares a changed menu. Visitors see it once it is published. */
export const prepareMenu = (
  sources: Sources,
  editing: MenuEditing,
  { menu_title, is_active, navigations }: Omit<MenuChange, 'version'>,
): Promise<OfficeMenu | Refusal> =>
  change(sources, editing, async ({ ask }, menu) => {
    const was = menu.draft ?? menu.live;
    const next: MenuContent = {
      menu_title: menu_title ?? was.menu_title,
      is_active: is_active ?? was.is_active,
      // Fields without a value would look like a change.
      navigations: navigations
        ? (JSON.parse(JSON.stringify(navigations)) as typeof navigations)
        : was.navigations,
    };
    return (await problemOf(ask, editing.key, next, editing.keepPicture)) ?? draftOf(menu, next);
  });

export const discardMenu = (sources: Sources, editing: MenuEditing): Promise<OfficeMenu | Refusal> =>
  change(sources, editing, async () => null);

/** Prepares an older version, so that it can be looked at before it is published again. */
export const restoreMenu = (
  sources: Sources,
  editing: MenuEditing,
  restore: number,
): Promise<OfficeMenu | Refusal> =>
  change(sources, editing, async ({ ask }, menu) => {
    const old = (await readRevision(ask, 'menu', editing.key, restore)) as MenuContent | undefined;
    if (!old) return refuse(404, 'There is no such version of this menu.');
    return (await problemOf(ask, editing.key, old, editing.keepPicture)) ?? draftOf(menu, old);
  });

/** Shows the menu to visitors as it is prepared. */
export const publishMenu = (sources: Sources, editing: MenuEditing): Promise<OfficeMenu | Refusal> =>
  change(sources, editing, async (at, { version, live: before, draft: after }) => {
    const { key, actor, keepPicture } = editing;
    if (!after) return refuse(409, 'There is nothing new to publish.');
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
    return null;
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
