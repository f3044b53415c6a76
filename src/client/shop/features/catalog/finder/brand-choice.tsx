import { addresses } from '#rules/page/addresses.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { acrossOf, FILLED_ROWS } from './filled-rows.ts';
import { finderPath, type FinderLine } from './finder-words.ts';
import { useBrands } from './finder.api.ts';

const grid = 'grid grid-cols-2 gap-3 w650:grid-cols-3 w960:grid-cols-4 w960:gap-4';

/** The second choice: who made it. */
export function BrandChoice({ line, category }: { line: FinderLine; category: string }) {
  const brands = useBrands(line, category);
  if (brands.isError) {
    return (
      <ErrorState
        heading="h3"
        title="The brands did not load"
        text={messageOf(brands.error)}
        busy={brands.isFetching}
        onRetry={() => void brands.refetch()}
      />
    );
  }
  if (!brands.data) {
    return (
      <div className={grid}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-21 rounded-card" />
        ))}
      </div>
    );
  }
  if (brands.data.length === 0) {
    return (
      <EmptyState
        heading="h3"
        title="None of these yet"
        text="We have no such devices on our list. Bring it to a store: we look at everything."
        actions={
          <ButtonLink href={addresses.stores()} size={40}>
            Find a store
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul
      className={`${FILLED_ROWS} w960:[--gap:1rem]`}
      style={acrossOf(brands.data.length, { tablet: 3, desk: 4 })}
    >
      {brands.data.map(({ id, name, count }) => (
        <li key={id}>
          <Anchor
            href={finderPath(line, category, id)}
            className="group/brand flex min-h-21 flex-col justify-center rounded-card border border-outline px-4 py-3 transition-colors hover:bg-grey-1 w960:px-5"
          >
            <span className="text-h3 underline-offset-4 group-hover/brand:underline">{name}</span>
            <span className="text-small text-muted tabular-nums">{countOf(count, 'model')}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
