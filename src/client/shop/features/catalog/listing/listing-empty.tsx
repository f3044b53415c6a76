import { PackageSearch } from 'lucide-react';
import type { SearchNote } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { useOfferedLines } from '#client/lib/categories.api.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/state-panel.tsx';
import { inLineWords } from './search-words.ts';

const OTHER_LINES: Record<Line, string> = {
  buy: 'Devices to buy',
  sell: 'Sell a device',
  repair: 'Book a repair',
};

export type ListingEmptyProps = {
  line: Line;
  /** The words of a search, and how they were understood. */
  searched: string | undefined;
  note: SearchNote | undefined;
  isLiteral: boolean | undefined;
  /** Matches in the rest of the shop are shown above. */
  isAnswered: boolean;
  onClear: (() => void) | undefined;
};

function emptyTitle(searched: string | undefined, isAnswered: boolean, isUnsold: boolean): string {
  if (!searched) return 'Nothing matches all your filters';
  // The head of the page already says that we do not have it.
  if (isUnsold && !isAnswered) return 'Try a popular search';
  return isAnswered ? 'Looking for something else?' : `Nothing matches “${searched}” here`;
}

/** Shown for an empty list: the reason, a button to clear the filters, and links to the other two lines. */
export function ListingEmpty({ line, searched, note, isLiteral, isAnswered, onClear }: ListingEmptyProps) {
  const lines = useOfferedLines();
  const totalIn = (other: Line) => note?.other_lines.find((one) => one.line === other)?.total ?? 0;
  return (
    <EmptyState
      picture={<PackageSearch size={48} className="text-control" />}
      title={emptyTitle(onClear ? undefined : searched, isAnswered, Boolean(note?.unsold))}
      text={
        onClear
          ? 'Remove a filter, or look in one of the other lines.'
          : isAnswered
            ? 'Look through one of the lines, or try a popular search.'
            : note?.unsold
              ? 'Or look through one of the lines.'
              : 'Check the spelling or use fewer words, or look in one of the other lines.'
      }
      actions={
        <>
          {onClear && (
            <Button size={40} onClick={onClear}>
              Clear all filters
            </Button>
          )}
          {searched && isLiteral && (
            <ButtonLink size={40} href={addresses.search(line, searched)}>
              Search with the spelling corrected
            </ButtonLink>
          )}
          {lines
            .filter((other) => other !== line || (searched && !onClear))
            .map((other) => {
              const total = totalIn(other);
              const isFound = searched !== undefined && total > 0;
              return (
                <ButtonLink
                  key={other}
                  size={40}
                  variant="outline"
                  href={
                    isFound
                      ? addresses.search(other, note?.corrected ?? searched, isLiteral)
                      : addresses.listing(other)
                  }
                >
                  {isFound ? inLineWords(other, total) : OTHER_LINES[other]}
                </ButtonLink>
              );
            })}
          {searched && <Popular line={line} searches={note?.popular ?? []} />}
        </>
      }
    />
  );
}

function Popular({ line, searches }: { line: Line; searches: readonly string[] }) {
  if (searches.length === 0) return null;
  return (
    <nav aria-labelledby="popular-searches" className="mt-4 w-full">
      <h3 id="popular-searches" className="text-caption font-medium text-muted">
        Popular searches
      </h3>
      <ul className="mt-2 flex flex-wrap justify-center gap-2">
        {searches.map((text) => (
          <li key={text}>
            <Anchor
              href={addresses.search(line, text)}
              className="inline-flex h-9 items-center rounded-full border border-outline bg-paper px-3.5 text-small font-medium transition-colors hover:bg-grey-2"
            >
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
