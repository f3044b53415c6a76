import type { MenuConfig } from '#contract/site.ts';

/** The address itself where a menu of the site leads to it: the site's owner may have removed that page. */
export function linksTo(menu: MenuConfig | undefined, href: string): string | undefined {
  const isLinked = menu?.navigations.some(
    ({ url, child }) => url === href || child?.some((link) => link.url === href),
  );
  return isLinked ? href : undefined;
}
