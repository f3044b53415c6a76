import { eq } from 'drizzle-orm';
import type { OfficeMenu } from '#contract/menus-office.ts';
import type { MenuKey } from '#rules/page/menu-limits.ts';
import type { Connection, Db } from '../../db/connect.ts';
import { readLastPublication } from './revisions.reads.ts';
import { menuDrafts, menus, type MenuContent } from './tables.ts';

/** A menu that was never made. The shop then shows its categories, and the usual columns of the footer. */
const NONE: Readonly<Record<MenuKey, MenuContent>> = {
  general_main_menu: { menu_title: '', is_active: true, navigations: [] },
  general_left_menu: { menu_title: '', is_active: true, navigations: [] },
  general_footer_menu: { menu_title: '', is_active: false, navigations: [] },
};

/** A menu with what is live, what is prepared, and its version. Links to lines that are off are in it. */
export interface StoredMenu {
  version: number;
  live: MenuContent;
  draft: MenuContent | null;
  /** Who has prepared it, and when; null: nothing is prepared. */
  prepared: { by: string; at: string } | null;
}

export async function readStoredMenu(db: Db, key: MenuKey): Promise<StoredMenu> {
  const [row] = await db.select().from(menus).where(eq(menus.key, key));
  const [made] = await db.select().from(menuDrafts).where(eq(menuDrafts.key, key));
  return {
    // A picture that was replaced everywhere counts both up.
    version: Math.max(made?.version ?? 0, row?.version ?? 0),
    live: row ? { menu_title: row.title, is_active: row.isActive, navigations: row.navigations } : NONE[key],
    draft: made?.draft ?? null,
    prepared: made?.draft ? { by: made.changedBy, at: made.changedAt.toISOString() } : null,
  };
}

export async function readOfficeMenu(
  { db, ask }: Pick<Connection, 'ask' | 'db'>,
  key: MenuKey,
  mayPublish: boolean,
): Promise<OfficeMenu> {
  const { version, live, draft, prepared } = await readStoredMenu(db, key);
  return {
    key,
    version,
    ...(draft ?? live),
    has_draft: draft !== null,
    may_publish: mayPublish,
    changed: prepared ?? (await readLastPublication(ask, 'menu', key)),
  };
}
