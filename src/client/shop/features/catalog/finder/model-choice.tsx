import type { ProductCard } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { formatPounds } from '#client/lib/format.ts';
import { withSearch } from '#client/lib/place.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { priceWords } from '#client/lib/shown-price.ts';
import { finderPath, type FinderLine } from './finder-words.ts';
import { useModels } from './finder.api.ts';

const grid = 'grid gap-2.5 w650:grid-cols-2 w960:grid-cols-3 w960:gap-4';

type Props = { line: FinderLine; category: string; brand: number };

/** The third choice: which model. The newest come first, since most people have one of these. */
export function ModelChoice({ line, category, brand }: Props) {
  const products = useModels(line, category, brand);
  if (products.isError) {
    return (
      <ErrorState
        heading="h3"
        title="The models did not load"
        text={messageOf(products.error)}
        busy={products.isFetching}
        onRetry={() => void products.refetch()}
      />
    );
  }
  if (!products.data) {
    return (
      <div className={grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-22 rounded-card" />
        ))}
      </div>
    );
  }
  const { data, total } = products.data;
  if (data.length === 0) {
    return (
      <EmptyState
        heading="h3"
        title="No model of this brand here"
        text="Choose another brand, or type the name of your device."
        actions={
          <ButtonLink href={finderPath(line, category)} size={40}>
            Choose another brand
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ul className={grid}>
        {[...data].sort(newestFirst).map((product) => (
          <li key={product.id} className="w650:max-w960:last:odd:col-span-2">
            <ModelLink line={line} product={product} />
          </li>
        ))}
      </ul>
      {total > data.length && (
        <p className="mt-5">
          <ButtonLink
            href={withSearch(addresses.listing(line, category), { brands: String(brand) })}
            variant="outline"
            arrow
          >
            See all {total} models
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function newestFirst(a: ProductCard, b: ProductCard): number {
  return (
    (b.release_year ?? 0) - (a.release_year ?? 0) || a.title.localeCompare(b.title, 'en', { numeric: true })
  );
}

function ModelLink({ line, product }: { line: FinderLine; product: ProductCard }) {
  const cash = product.cash_trade_in_value;
  const words =
    line === 'repair'
      ? `from ${priceWords(product).price}`
      : cash === null
        ? 'Priced in store'
        : `${formatPounds(cash)} cash, like new`;
  return (
    <Anchor
      href={addresses.product(line, product.Category.slug, product.slug, product.id)}
      className="group/model flex min-h-22 items-center gap-4 rounded-card border border-outline p-3 pr-4 transition-colors hover:bg-grey-1"
    >
      <span className="size-16 shrink-0 rounded-control bg-grey-1 p-1.5">
        <Picture name={product.thumbnail ?? product.image} alt="" sizes="52px" className="size-full" />
      </span>
      <span className="min-w-0">
        <span className="block text-name underline-offset-4 wrap-anywhere group-hover/model:underline">
          {product.title}
        </span>
        <span className="block text-small text-muted tabular-nums">{words}</span>
      </span>
    </Anchor>
  );
}
