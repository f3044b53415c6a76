import type { AddressOf } from '#contract/pages.ts';
import { useEffect, useState } from 'react';
import { answeredSearch, listingPageQuery, listingQuery, type FilterQuery } from '#contract/first-calls.ts';
import { addresses, ALL } from '#rules/page/addresses.ts';
import { LINE_NAMES } from '#rules/catalog/lines.ts';
import { listingTitle } from '#rules/presentation/listing-title.ts';
import { readSort, type Sort } from '#rules/catalog/sorts.ts';
import { isNotFound, messageOf } from '#client/lib/api-error.ts';
import { withSearch, type Place } from '#client/lib/place.ts';
import { useRouter } from '#client/lib/router.tsx';
import { categoryBySlug, isActiveFor, topOf, useCategories } from '#client/lib/categories.api.ts';
import { CompareDock } from '#client/shop/features/catalog/compare/compare-dock.tsx';
import { appliedFilters } from '#client/shop/features/catalog/listing/applied-filters.ts';
import type { ListingEmptyProps } from '#client/shop/features/catalog/listing/listing-empty.tsx';
import { FilterPanel } from '#client/shop/features/catalog/listing/filter-panel.tsx';
import { FilterError, FilterSkeleton } from '#client/shop/features/catalog/listing/filter-states.tsx';
import type { FilterSheetProps } from '#client/shop/features/catalog/listing/filter-sheet.tsx';
import { ListingGrid, ListingSkeleton } from '#client/shop/features/catalog/listing/listing-grid.tsx';
import { ListingHead } from '#client/shop/features/catalog/listing/listing-head.tsx';
import { listingSearch, withoutFilters } from '#client/shop/features/catalog/listing/listing-search.ts';
import { focusCount, ListingToolbar } from '#client/shop/features/catalog/listing/listing-toolbar.tsx';
import { listingCount } from '#client/shop/features/catalog/listing/listing-count.ts';
import {
  useBusiness,
  useFacets,
  useProducts,
  useSearchNote,
  useSellers,
} from '#client/shop/features/catalog/listing/listing.api.ts';
import type { MoreWaysProps } from '#client/shop/features/catalog/listing/more-ways.tsx';
import { QuickFilters } from '#client/shop/features/catalog/listing/quick-filters.tsx';
import { searchWords } from '#client/shop/features/catalog/listing/search-words.ts';
import { answerWords, bestLine } from '#client/shop/features/catalog/search/answer-groups.ts';
import { SearchAnswers } from '#client/shop/features/catalog/search/search-answers.tsx';
import { useShopAnswers } from '#client/shop/features/catalog/search/search.api.ts';
import { linksTo } from '#client/shop/features/site/menu-links.ts';
import { useMainMenu } from '#client/shop/features/site/site.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { announce } from '#client/ui/announce.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { cx } from '#client/ui/cx.ts';
import { Container } from '#client/ui/layout.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { notifyError } from '#client/ui/toast-store.ts';

const FilterSheet = lazyOverlay<FilterSheetProps>(() =>
  import('#client/shop/features/catalog/listing/filter-sheet.tsx').then((module) => ({
    default: module.FilterSheet,
  })),
);

const NotFoundPage = lazyPart<object>(
  () => import('./not-found.tsx').then((module) => ({ default: module.NotFoundPage })),
  'soon',
);

/**
 * Loaded when needed, since most lists are not empty. Where scripts are off, its links are the only ways on.
 */
const ListingEmpty = lazyPart<ListingEmptyProps>(
  () =>
    import('#client/shop/features/catalog/listing/listing-empty.tsx').then((module) => ({
      default: module.ListingEmpty,
    })),
  'soon',
  'min-h-96',
);

/** Under the list: its code comes when the visitor comes near. */
const MoreWays = lazyPart<MoreWaysProps>(
  () =>
    import('#client/shop/features/catalog/listing/more-ways.tsx').then((module) => ({
      default: module.MoreWays,
    })),
  'near',
  'min-h-80',
);

/** A column of filters beside the list; narrower than a desk, they are a sheet. */
const columns =
  'w1024:grid w1024:grid-cols-[232px_minmax(0,1fr)] w1024:gap-8 w1280:grid-cols-[264px_minmax(0,1fr)] w1280:gap-10';

type ListingAddress = AddressOf<'listing'>;
type Props = { address: ListingAddress; search: Place['search'] };

/** The page of a list. Unreadable parts of the query are ignored. */
export function ListingPage({ address, search }: Props) {
  const filters = listingQuery(address.line, address.category, search);
  const sort = readSort(search['sort']) ?? 'featured';
  const categories = useCategories();
  const category = categoryBySlug(categories, address.category);
  const isUnknown = categories.length > 0 && address.category !== ALL && !category;
  if (isUnknown) return <NotFoundPage />;
  return <Listing address={address} filters={filters} sort={sort} />;
}

function Listing({ address, filters, sort }: { address: ListingAddress; filters: FilterQuery; sort: Sort }) {
  const { line } = address;
  const { navigate } = useRouter();
  const [showsFilters, setShowsFilters] = useState(false);
  const products = useProducts(listingPageQuery(filters, address.number, sort));
  const filter = useFacets(filters);
  const facets = filter.data;
  const sellers = useSellers(filters) ?? facets?.businesses ?? [];
  const menu = useMainMenu();
  const categories = useCategories();
  const category = categoryBySlug(categories, address.category);
  const total = products.isError ? undefined : products.data?.total;
  const note = useSearchNote(filters.q, products);
  const answers = useShopAnswers(answeredSearch(filters));
  const count = total === undefined ? '' : listingCount(total, line, category);
  const applied = appliedFilters(filters, facets);
  const pages = products.data ? Math.ceil(products.data.total / products.data.per_page) : 0;

  const isPastTheEnd = address.number > 1 && products.data !== undefined && address.number > pages;
  const isMissing = isNotFound(products.error) || (isPastTheEnd && !products.isPlaceholderData);
  const business = useBusiness(filters.business);
  const title = listingTitle({
    line,
    category: category?.name,
    searched: note?.corrected ?? filters.q,
    business: business?.business_name,
    page: address.number,
  });
  useTitle(isMissing ? undefined : title);

  // Nothing was found. Show that first, and then other matches.
  const isInstead = answers !== undefined && answers.instead !== null;
  const understood =
    filters.q && note
      ? searchWords(
          line,
          filters.q,
          note,
          total === 0 && applied.length === 0,
          answers && !isInstead && address.number === 1 ? answerWords(answers) : undefined,
        )
      : undefined;
  const settled = products.isPlaceholderData ? '' : [count, understood].filter(Boolean).join('. ');
  useEffect(() => {
    if (settled) announce(settled);
  }, [settled, filters.q]);

  const hrefOf = (page: number) =>
    withSearch(addresses.listing(line, address.category, page), listingSearch(filters, sort));
  const show = (next: FilterQuery, nextSort: Sort = sort) =>
    navigate(withSearch(addresses.listing(line, address.category), listingSearch(next, nextSort)), {
      keepScroll: true,
    });
  const takeAway = (rest: FilterQuery) => {
    show(rest);
    focusCount();
  };
  const askFilter = () => filter.refetch();
  /** Opens the filters when their code has loaded, or shows an error. */
  const openFilters = async () => {
    setShowsFilters(true);
    if (facets || !(await askFilter()).isError) return;
    setShowsFilters(false);
    notifyError('The filters did not load. Please try again.');
  };
  const clear = () => takeAway(withoutFilters(filters));
  const clearable = applied.length > 0 ? clear : undefined;
  /** There is nothing to filter or sort. */
  const isBare = (total === 0 && !clearable) || (products.isError && !facets);

  if (isMissing) return <NotFoundPage />;

  const top = topOf(categories, address.category);
  const promotesSelling =
    line === 'buy' &&
    address.number === 1 &&
    filters.business === undefined &&
    !note?.near &&
    // No promotion for things that the shop doesn't buy, such as chargers.
    (!note || note.other_lines.some((other) => other.line === 'sell' && other.total > 0)) &&
    (!top || isActiveFor(top, 'sell'));
  const crumbs = [
    { label: 'Home', href: addresses.home() },
    ...(category ? [{ label: LINE_NAMES[line], href: addresses.listing(line) }] : []),
    ...(category && top && top !== category
      ? [{ label: top.name, href: addresses.listing(line, top.slug) }]
      : []),
  ];

  return (
    <>
      <Container data-line={line}>
        <Breadcrumb crumbs={crumbs} current={category?.name ?? LINE_NAMES[line]} />
        <ListingHead
          line={line}
          category={category}
          filters={filters}
          note={note}
          understood={understood}
          best={bestLine(answers)}
        />
        {answers && !isInstead && address.number === 1 && <SearchAnswers line={line} found={answers} />}

        <div className={cx('mt-6 w960:mt-8', !isBare && columns)}>
          <aside aria-label="Filters" className={cx('hidden', !isBare && 'w1024:block')}>
            <div className="mb-4 flex h-11 items-center justify-between">
              <h2 className="text-h3">Filters</h2>
              {clearable && (
                <button
                  type="button"
                  onClick={clear}
                  className="min-h-8 rounded-badge text-small font-semibold underline decoration-outline underline-offset-4 hover:decoration-current"
                >
                  Clear all
                </button>
              )}
            </div>
            {facets && (
              <FilterPanel line={line} filters={filters} facets={facets} sellers={sellers} onChange={show} />
            )}
            {!facets && filter.isPending && <FilterSkeleton />}
            {!facets && filter.isError && (
              <FilterError busy={filter.isFetching} onRetry={() => void askFilter()} />
            )}
          </aside>

          <section aria-label="Results" aria-busy={products.isPending || products.isPlaceholderData}>
            {!isBare && (
              <ListingToolbar
                count={count}
                sort={sort}
                applied={applied}
                quick={
                  facets && <QuickFilters line={line} filters={filters} facets={facets} onChange={show} />
                }
                onSort={(next) => show(filters, next)}
                onChange={takeAway}
                onClear={clear}
                onOpenFilters={() => void openFilters()}
                onOpenFiltersLikely={FilterSheet.preload}
              />
            )}
            <div className={cx('mt-4 transition-opacity', products.isPlaceholderData && 'opacity-50')}>
              {products.isPending && <ListingSkeleton line={line} />}
              {products.isError && (
                <ErrorState
                  title="The list did not load"
                  text={messageOf(products.error)}
                  busy={products.isFetching}
                  onRetry={() => void products.refetch()}
                />
              )}
              {total === 0 && (
                <ListingEmpty
                  line={line}
                  searched={filters.q}
                  note={note}
                  isLiteral={filters.literal}
                  isAnswered={answers !== undefined && !isInstead}
                  onClear={clearable}
                />
              )}
              {answers && isInstead && <SearchAnswers line={line} found={answers} />}
              {!products.isError && products.data && total !== 0 && (
                <ListingGrid
                  products={products.data.data}
                  top={top}
                  promotesSelling={promotesSelling}
                  searched={filters.q}
                  repairs={note?.repairs}
                />
              )}
            </div>
            {answers && !isInstead && address.number === 1 && (
              <SearchAnswers line={line} found={answers} place="below" />
            )}
            <Pagination page={address.number} pages={pages} hrefOf={hrefOf} className="mt-10 w960:mt-14" />
          </section>
        </div>

        <MoreWays
          line={line}
          top={top}
          searched={filters.q}
          grading={linksTo(menu, addresses.page('grading'))}
        />

        {facets && (
          <FilterSheet
            open={showsFilters}
            onClose={() => setShowsFilters(false)}
            line={line}
            filters={filters}
            facets={facets}
            sellers={sellers}
            onChange={show}
            total={total}
            onClear={clearable}
          />
        )}
      </Container>
      {line === 'buy' && <CompareDock />}
    </>
  );
}
