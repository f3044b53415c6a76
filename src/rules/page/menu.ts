/** The viewer of a menu: a visitor, a shopper without a business, or the owner of a business. */
export type Viewer = 'visitor' | 'shopper' | 'vendor';

export function viewerOf(session: { isUserLogIn: boolean; business_id?: number | null | undefined }): Viewer {
  if (!session.isUserLogIn) return 'visitor';
  return session.business_id ? 'vendor' : 'shopper';
}

/** The key of menu entries that a viewer sees. An entry without a key is for everybody. */
const KEY_OF: Record<Viewer, 'user' | 'vendor' | undefined> = {
  visitor: undefined,
  shopper: 'user',
  vendor: 'vendor',
};

/** The header has its own account link, so SPEC skips this entry in menus. */
const SKIPPED = 'my account';

export function menuFor<T extends { title: string; key?: string | undefined }>(
  entries: readonly T[],
  viewer: Viewer,
): T[] {
  return entries.filter(
    (entry) => (!entry.key || entry.key === KEY_OF[viewer]) && entry.title.trim().toLowerCase() !== SKIPPED,
  );
}

/** The second drawer, and the bar, exist only while the menu is active and something in it can be seen. */
export function shownMenu<T extends { title: string; key?: string | undefined }>(
  menu: { navigations: readonly T[]; is_active: boolean } | undefined,
  viewer: Viewer,
): T[] {
  return menu?.is_active ? menuFor(menu.navigations, viewer) : [];
}
