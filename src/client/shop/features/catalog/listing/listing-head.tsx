import type { Category, SearchNote } from '#contract/catalog.ts';
import type { FilterQuery } from '#contract/first-calls.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { listingWords } from './listing-words.ts';
import { withSearch } from '#client/lib/place.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { literalWords } from '../literal-words.ts';
import { BusinessHead } from './business-head.tsx';
import { listingSearch } from './listing-search.ts';
import { useBusiness } from './listing.api.ts';
import { OtherLines } from './other-lines.tsx';

type Props = {
  line: Line;
  category: Category | undefined;
  filters: FilterQuery;
  note: SearchNote | undefined;
  /** How the search was understood, in words. */
  understood: string | undefined;
  /** The line of the best match. */
  best: Line | undefined;
};

/** The heading of a list: a category, one business's products, or a search as understood. */
export function ListingHead({ line, category, filters, note, understood, best }: Props) {
  const business = useBusiness(filters.business);
  const searched = filters.q && (note?.corrected ?? filters.q);
  const { title, text } = listingWords(line, {
    category,
    searched,
    businessName: business?.business_name,
  });
  return (
    <>
      <h1 className="mt-1 text-title wrap-anywhere w960:mt-2">{title}</h1>
      {business && <BusinessHead business={business} isNamed={title === business.business_name} />}
      <p className="mt-2 max-w-[64ch] wrap-anywhere text-muted">
        {understood ?? text}
        {filters.q && note?.corrected && (
          <>
            {' '}
            <Anchor
              href={withSearch(
                addresses.listing(line, category?.slug),
                listingSearch({ ...filters, literal: true }),
              )}
              className="rounded-badge font-medium text-ink underline decoration-outline underline-offset-4 hover:decoration-current"
            >
              {literalWords(filters.q)}
            </Anchor>
          </>
        )}
      </p>
      {searched && note && (
        <OtherLines text={searched} isLiteral={filters.literal} lines={note.other_lines} best={best} />
      )}
    </>
  );
}
