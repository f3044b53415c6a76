import { useId } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '#contract/catalog.ts';
import { requests } from '#contract/first-calls.ts';
import { sectionProducts } from '#contract/section-calls.ts';
import type { Section } from '#contract/sections/registry.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { queryFor } from '#client/lib/api.ts';
import { CardSkeleton } from '#client/ui/card.tsx';
import { CardGrid } from '#client/ui/layout.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { EntryHeading } from '../parts/section-heading.tsx';

type Props = {
  entry: Section;
  /** Cards in a row on a wide screen, to reserve the right space. */
  columns: 3 | 4 | 5 | 6;
  children: (products: readonly ProductCard[]) => ReactNode;
};

/** The products of a section after they have loaded. Renders nothing for a section without products. */
export function SectionProducts({ entry, columns, children }: Props) {
  const id = useId();
  const query = sectionProducts(entry);
  const products = useQuery({
    ...queryFor(requests.products(query ?? {})),
    select: (answer) => answer.data,
    enabled: query !== undefined,
  });
  if (!query || products.data?.length === 0) return null;
  if (products.data) return children(products.data);
  return (
    <section aria-labelledby={id}>
      <EntryHeading id={id} entry={entry} />
      {products.isError ? (
        <ErrorState
          heading="h3"
          title="These products did not load"
          text={messageOf(products.error)}
          busy={products.isFetching}
          onRetry={() => void products.refetch()}
        />
      ) : (
        <CardGrid columns={columns}>
          {Array.from({ length: columns }, (_, index) => (
            <CardSkeleton key={index} swatches />
          ))}
        </CardGrid>
      )}
    </section>
  );
}
