import { PackageSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ProductState } from '#contract/own-products.ts';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf, formatCount } from '#client/lib/format.ts';
import { withSearch } from '#client/lib/place.ts';
import { useRouter } from '#client/lib/router.tsx';
import { useSettled } from '#client/lib/use-settled.ts';
import { announce } from '#client/ui/announce.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-panel.tsx';
import { OwnProductRow } from './own-product-row.tsx';
import { useOwnProducts, type OwnSearch } from './own-products.api.ts';

const STATES: { state: ProductState | undefined; words: string }[] = [
  { state: undefined, words: 'All' },
  { state: 'listed', words: 'Listed' },
  { state: 'out_of_stock', words: 'Out of stock' },
  { state: 'hidden', words: 'Hidden' },
];

const addressOf = ({ q, state, page }: OwnSearch) =>
  withSearch(addresses.business(), { q, state, page: page > 1 ? String(page) : undefined });

/** The vendor's products. The filters are in the address. */
export function OwnProducts({ search }: { search: OwnSearch }) {
  const { navigate } = useRouter();
  const query = useOwnProducts(search);
  const [text, setText] = useState(search.q);
  const settled = useSettled(text.trim());
  const go = (next: Partial<OwnSearch>) =>
    navigate(addressOf({ ...search, page: 1, ...next }), { replace: true, keepScroll: true });
  useEffect(() => {
    if (settled === search.q) return undefined;
    const timer = setTimeout(() => go({ q: settled }));
    return () => clearTimeout(timer);
    // Only typed text changes the address. A text from the address must not be written back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);

  const { data } = query;
  const words = data && countOf(data.total, 'product');
  const isNarrowed = search.q !== '' || search.state !== undefined;
  useEffect(() => {
    if (words && isNarrowed) announce(words);
  }, [words, isNarrowed]);

  return (
    <Panel title="Your products" text={words}>
      <div className="grid gap-3">
        <SearchField
          label="Search your products"
          placeholder="Search by name or SKU"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => setText('')}
          onSearch={setText}
        />
        <div className="flex flex-wrap gap-2">
          {STATES.map(({ state, words: label }) => (
            <Chip key={label} aria-pressed={search.state === state} onClick={() => go({ state })}>
              {label}
              {data && (
                <span className="text-muted tabular-nums">{formatCount(data.counts[state ?? 'all'])}</span>
              )}
            </Chip>
          ))}
        </div>
      </div>
      <div className="mt-3" aria-busy={query.isPlaceholderData}>
        {query.isError && (
          <ErrorState
            heading="h3"
            title="Your products did not load"
            text={messageOf(query.error)}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && <Waiting />}
        {data?.data.length === 0 && (
          <Nothing
            isNarrowed={isNarrowed}
            onClear={() => {
              setText('');
              go({ q: '', state: undefined });
            }}
          />
        )}
        {data && data.data.length > 0 && (
          <ul className="divide-y divide-border border-t border-border">
            {data.data.map((product) => (
              <OwnProductRow key={product.id} product={product} />
            ))}
          </ul>
        )}
        {data && (
          <Pagination
            page={search.page}
            pages={Math.ceil(data.total / data.per_page)}
            hrefOf={(page) => addressOf({ ...search, page })}
            className="mt-4"
          />
        )}
      </div>
    </Panel>
  );
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      heading="h3"
      picture={<PackageSearch size={40} className="text-control" />}
      title={isNarrowed ? 'No products match' : 'No products yet'}
      text={
        isNarrowed
          ? 'Try another word, or look at all of them.'
          : 'What you sell will be listed here with its stock, and whether shoppers see it.'
      }
      actions={
        isNarrowed ? (
          <Button size={40} onClick={onClear}>
            Show all products
          </Button>
        ) : (
          <ButtonLink size={40} href={officePaths.product('vendor', 'new')}>
            Add your first product
          </ButtonLink>
        )
      }
    />
  );
}

function Waiting() {
  return (
    <div className="divide-y divide-border border-t border-border">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex items-center gap-3.5 py-3.5">
          <Skeleton className="size-14 rounded-control" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      ))}
    </div>
  );
}
