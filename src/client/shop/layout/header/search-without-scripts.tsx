import { Search } from 'lucide-react';
import { addresses } from '#rules/page/addresses.ts';
import { LONGEST_SEARCH } from '#rules/search/typed-text.ts';
import { cx } from '#client/ui/cx.ts';
import { searchBox } from '#client/ui/search-trigger.tsx';
import { WithoutScripts } from '#client/ui/without-scripts.tsx';
import { SEARCH_LABEL } from './shell-words.ts';
import { useCurrentLine } from './use-current-line.ts';

/** A plain form in place of the button that opens the search. It leads to the results of the line one is in. */
export function SearchWithoutScripts({ value }: { value: string | undefined }) {
  const line = useCurrentLine() ?? 'buy';
  return (
    <WithoutScripts>
      <form role="search" action={addresses.listing(line)} className={cx(searchBox, 'h-11.5 pl-4 w600:h-12')}>
        <input
          type="search"
          name="q"
          required
          defaultValue={value}
          maxLength={LONGEST_SEARCH}
          aria-label={SEARCH_LABEL}
          placeholder={SEARCH_LABEL}
          className="h-full min-w-0 flex-1 bg-transparent text-ellipsis placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label="Search"
          className="mr-1 grid size-10 shrink-0 place-items-center rounded-control text-muted hover:bg-grey-2"
        >
          <Search size={20} />
        </button>
      </form>
    </WithoutScripts>
  );
}
