import { PackageSearch } from 'lucide-react';
import { addresses } from '#rules/addresses.ts';
import { LINES, type Line } from '#rules/lines.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { CardSkeleton } from '#client/ui/card.tsx';
import { Grid } from '#client/ui/layout.tsx';
import { EmptyState } from '#client/ui/state-panel.tsx';

export function ListingSkeleton({ line }: { line: Line }) {
  return (
    <Grid columns={3} className="w650:grid-cols-3">
      {Array.from({ length: 9 }, (_, index) => (
        <CardSkeleton key={index} swatches={line === 'buy'} action={line === 'buy'} />
      ))}
    </Grid>
  );
}

const OTHER_LINES: Record<Line, string> = {
  buy: 'Devices to buy',
  sell: 'Sell a device',
  repair: 'Book a repair',
};

type EmptyProps = {
  line: Line;
  searched: string | undefined;
  onClear: (() => void) | undefined;
};

/** Nothing fits: says why, takes the filters away, and leads to the other two lines. */
export function ListingEmpty({ line, searched, onClear }: EmptyProps) {
  const others = LINES.filter((other) => other !== line);
  return (
    <EmptyState
      picture={<PackageSearch size={48} className="text-control" />}
      title={searched ? `Nothing matches “${searched}” here` : 'Nothing fits all of that'}
      text={
        onClear
          ? 'Take a filter away, or look in one of the other lines.'
          : 'Check the spelling or use fewer words, or look in one of the other lines.'
      }
      actions={
        <>
          {onClear && (
            <Button size={40} onClick={onClear}>
              Clear all filters
            </Button>
          )}
          {others.map((other) => (
            <ButtonLink
              key={other}
              size={40}
              variant="outline"
              href={searched ? addresses.search(other, searched) : addresses.listing(other)}
            >
              {OTHER_LINES[other]}
            </ButtonLink>
          ))}
        </>
      }
    />
  );
}
