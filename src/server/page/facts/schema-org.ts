/** Facts about pages for machines, in schema.org's vocabulary. */
export const CONTEXT = 'https://schema.org';

export const pictureUrl = (origin: string, name: string): string => `${origin}/images/${name}-640.webp`;

export function breadcrumbFacts(crumbs: readonly { name: string; path: string }[], origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
