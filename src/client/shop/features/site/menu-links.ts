import type { MenuConfig } from '#contract/site.ts';

/** The address itself where a menu of the site leads to it: whoever keeps the site may have taken that page away. */
export function linksTo(menu: MenuConfig | undefined, href: string): string | undefined {
  const isLinked = menu?.navigations.some(
    ({ url, child }) => url === href || child?.some((link) => link.url === href),
  );
  return isLinked ? href : undefined;
}
