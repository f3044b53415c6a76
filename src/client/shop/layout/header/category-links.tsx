import { addresses } from '#rules/page/addresses.ts';
import { usePlace } from '#client/lib/router.tsx';
import { topCategories, topOf, useCategories, useNavbar } from '#client/lib/categories.api.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { useCurrentLine } from './use-current-line.ts';

/** The width from which the row has room for each; all of them are in the menu beside. */
const ROOM = [
  '',
  '',
  'hidden w650:block',
  'hidden w768:block',
  'hidden w768:block',
  'hidden w1100:block',
  'hidden w1200:block',
];

/** SPEC: category links in the bar go to the buy products route; in another line they stay in it. */
export function CategoryLinks() {
  const categories = useCategories();
  const bar = useNavbar(topCategories(categories));
  const { address } = usePlace();
  const line = useCurrentLine() ?? 'buy';
  const here = address?.page === 'listing' || address?.page === 'product' ? address : undefined;
  const current = here && topOf(categories, here.category);
  return (
    <nav aria-label="Shop by category" className="h-full min-w-0">
      <ul className="flex h-full gap-5 text-label font-medium w1024:gap-5.5">
        {topCategories(bar, line)
          .slice(0, ROOM.length)
          .map((category, index) => (
            <li key={category.id} className={ROOM[index]}>
              <Anchor
                href={addresses.listing(line, category.slug)}
                aria-current={category.id === current?.id ? 'page' : undefined}
                className={cx(
                  'relative flex h-full items-center rounded-badge whitespace-nowrap transition-colors focus-visible:-outline-offset-8',
                  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:rounded-t-xs',
                  category.id === current?.id
                    ? 'font-semibold text-accent-text after:bg-accent-mark'
                    : 'text-secondary hover:text-ink hover:after:bg-outline',
                )}
              >
                {category.name}
              </Anchor>
            </li>
          ))}
      </ul>
    </nav>
  );
}
