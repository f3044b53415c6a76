import { Scale } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { MOST_COMPARED, readCompared } from '#rules/catalog/comparison.ts';
import { messageOf } from '#client/lib/api-error.ts';
import type { Place } from '#client/lib/place.ts';
import { useRouter } from '#client/lib/router.tsx';
import { removeCompared, useCompared } from '#client/shop/features/catalog/compare/compare-store.ts';
import { useComparedProducts } from '#client/shop/features/catalog/compare/compare.api.ts';
import { ComparisonTable } from '#client/shop/features/catalog/compare/comparison-table.tsx';
import { ComparisonWaiting } from '#client/shop/features/catalog/compare/comparison-waiting.tsx';
import { comparisonRows } from '#client/shop/features/catalog/compare/comparison.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { announce } from '#client/ui/announce.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { Container } from '#client/ui/layout.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { CompareAdd } from './compare-add.tsx';
import { NotFoundPage } from './not-found.tsx';

const TITLE = 'Compare products';

export function ComparePage({ search }: { search: Place['search'] }) {
  const ticked = useCompared().map(({ id }) => id);
  // Without any in the address, those that are ticked in this browser.
  const ids = search['ids'] === undefined ? ticked : readCompared(search['ids']);
  useTitle(TITLE);
  if (!ids) return <NotFoundPage />;
  return (
    <Container data-line="buy">
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: addresses.home() },
          { label: 'Buy', href: addresses.listing('buy') },
        ]}
        current="Compare"
      />
      <h1 className="mt-1 text-title w960:mt-2">{TITLE}</h1>
      <Comparison ids={ids} />
    </Container>
  );
}

function Comparison({ ids }: { ids: readonly number[] }) {
  const { navigate } = useRouter();
  const { products, isPending, isFetching, error, retry } = useComparedProducts(ids);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  if (error) {
    return (
      <ErrorState
        className="mt-8"
        title="The comparison did not load"
        text={messageOf(error)}
        busy={isFetching}
        onRetry={retry}
      />
    );
  }
  if (isPending) return <ComparisonWaiting count={ids.length} />;
  if (products.length === 0) {
    return (
      <EmptyState
        className="mt-8"
        picture={<Scale size={48} className="text-control" />}
        title="Nothing to compare yet"
        text={`Tick “Compare” on up to ${MOST_COMPARED} products, and see here what sets them apart.`}
        actions={
          <ButtonLink href={addresses.listing('buy')} size={40}>
            Shop devices
          </ButtonLink>
        }
      />
    );
  }
  const rows = comparisonRows(products);
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  const canDiffer = products.length > 1;
  return (
    <>
      <div className="mt-3 mb-6 flex min-h-10 flex-wrap items-center gap-x-8 gap-y-2 w960:mb-8">
        <p className="text-muted">
          {canDiffer ? 'Differences are highlighted.' : 'Add another to see what sets them apart.'}
        </p>
        {canDiffer && (
          <Checkbox
            label="Only differences"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
        )}
        {products.length < MOST_COMPARED && (
          <ButtonLink
            href={addresses.listing('buy', products[0]?.Category.slug)}
            variant="text"
            size={40}
            arrow
          >
            Add another
          </ButtonLink>
        )}
      </div>
      <ComparisonTable
        products={products}
        rows={shown}
        action={(product) => <CompareAdd product={product} />}
        onRemove={({ id, name }) => {
          removeCompared(id);
          announce(`${name} is no longer compared`);
          navigate(addresses.compare(ids.filter((other) => other !== id)), {
            replace: true,
            keepScroll: true,
          });
        }}
      />
    </>
  );
}
