import type { MenuConfig } from '#contract/site.ts';

/** The address if a menu of the site links to it; otherwise undefined, since the owner may have removed the page. */
export function linksTo(menu: MenuConfig | undefined, href: string): string | undefined {
  const isLinked = menu?.navigations.some(
    ({ url, child }) => url === href || child?.some((link) => link.url === href),
  );
  return isLinked ? href : undefined;
}
