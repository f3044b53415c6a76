import { eq } from 'drizzle-orm';
import type { OfficeMenu } from '#contract/menus-office.ts';
import type { MenuKey } from '#rules/page/menu-limits.ts';
import type { Connection, Db } from '../../db/connect.ts';
import { readLastPublication } from './revisions.reads.ts';
import { menus } from './tables.ts';

/** What the office edits of a menu. */
export type MenuContent = Pick<OfficeMenu, 'menu_title' | 'is_active' | 'navigations'>;

/** A menu that nobody has made. The shop then shows its categories, and the usual columns of the footer. */
const NONE: Readonly<Record<MenuKey, MenuContent>> = {
  general_main_menu: { menu_title: '', is_active: true, navigations: [] },
  general_left_menu: { menu_title: '', is_active: true, navigations: [] },
  general_footer_menu: { menu_title: '', is_active: false, navigations: [] },
};

/** A menu as it is kept, with the links to lines that are off. */
export async function readStoredMenu(db: Db, key: MenuKey): Promise<MenuContent & { version: number }> {
  const [row] = await db.select().from(menus).where(eq(menus.key, key));
  if (!row) return { ...NONE[key], version: 0 };
  return {
    version: row.version,
    menu_title: row.title,
    is_active: row.isActive,
    navigations: row.navigations,
  };
}

export async function readOfficeMenu({ db, ask }: Connection, key: MenuKey): Promise<OfficeMenu> {
  return {
    key,
    ...(await readStoredMenu(db, key)),
    changed: await readLastPublication(ask, 'menu', key),
  };
}
