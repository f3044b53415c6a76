import type { Line } from '#rules/catalog/lines.ts';
import { CardSkeleton } from '#client/ui/card.tsx';
import { Grid } from '#client/ui/layout.tsx';
import { LISTING_GRID } from './listing-grid.tsx';

export function ListingSkeleton({ line }: { line: Line }) {
  return (
    <Grid columns={3} className={LISTING_GRID}>
      {Array.from({ length: 9 }, (_, index) => (
        <CardSkeleton key={index} swatches={line === 'buy'} action={line === 'buy'} />
      ))}
    </Grid>
  );
}
