import { History } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { topCategories, useCategories } from '#client/lib/categories.api.ts';
import { CategoryThumb } from '#client/sections/categories/category-picture.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';

type Props = { onPick: (text: string) => void; onLeave: () => void };

/** Before anything is typed: earlier searches, and the categories. */
export function SearchStart({ onPick, onLeave }: Props) {
  const [recent, setRecent] = useState(recentSearches);
  const categories = topCategories(useCategories(), 'buy');
  return (
    <div className="grid gap-7 px-1">
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <div className="mb-2 flex items-center justify-between px-2">
            <h3 id="recent-searches" className="text-caption font-medium text-muted">
              Recent searches
            </h3>
            <button
              type="button"
              className="min-h-8 rounded-badge text-caption font-medium underline decoration-outline underline-offset-4 hover:decoration-current"
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              Clear
            </button>
          </div>
          <div className="flex flex-wrap gap-2 px-2">
            {recent.map((text) => (
              <Chip key={text} onClick={() => onPick(text)}>
                <History size={16} className="text-muted" />
                <span className="max-w-56 truncate">{text}</span>
              </Chip>
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="search-categories">
        <h3 id="search-categories" className="mb-2 px-2 text-caption font-medium text-muted">
          Browse
        </h3>
        <ul className="grid grid-cols-2 gap-1 w600:grid-cols-3">
          {categories.map((category) => (
            <li key={category.id}>
              <Anchor
                href={addresses.listing('buy', category.slug)}
                onClick={onLeave}
                className="flex min-h-14 items-center gap-3 rounded-control px-2 text-label font-medium hover:bg-grey-1 focus-visible:outline-offset-0"
              >
                <CategoryThumb category={category} />
                {category.name}
              </Anchor>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
