import { useNavigate } from '@tanstack/react-router';
import { Download, FileUp, History, Plus, SearchX, Tag } from 'lucide-react';
import { useState } from 'react';
import type { OfficeProductRow } from '#contract/products-office-shapes.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { useSession } from '#client/lib/session.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { ProductCard, productColumns, type Opened } from '../features/catalog/product-columns.tsx';
import { ProductBulkBar } from '../features/catalog/product-bulk-bar.tsx';
import { ProductFilters } from '../features/catalog/product-filters.tsx';
import { countOfTab, figures, TABS } from '../features/catalog/product-words.ts';
import { exportHref } from '../features/catalog/imports.api.ts';
import { useProducts } from '../features/catalog/products.api.ts';
import { PER_PAGE, queryOf, type ProductsSearch } from '../features/catalog/products-search.ts';
import { VariationRows } from '../features/catalog/variation-rows.tsx';
import { SavedViews } from '../features/staff/saved-views.tsx';
import { useColumns } from '../features/staff/use-columns.tsx';
import { useArea } from '../layout/area.ts';
import { FORBIDDEN, ListFailed } from '../layout/list-failed.tsx';
import { useOfficeTitle } from '../layout/office-title.ts';
import type { Column } from '../ui/columns.ts';
import { DataTable } from '../ui/data-table.tsx';
import { KeyHelp, type KeyWords } from '../ui/key-help.tsx';
import { ListFoot } from '../ui/list-foot.tsx';
import { ListSkeleton, ListState } from '../ui/list-states.tsx';
import { ListTabs } from '../ui/list-tabs.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { useTicks, type Ticks } from '../ui/use-ticks.ts';

const HINTS: readonly KeyWords[] = [
  { keys: ['E'], does: 'edit price' },
  { keys: ['S'], does: 'edit stock' },
  { keys: ['→'], does: 'open variations' },
  { keys: ['X'], does: 'tick' },
  { keys: ['?'], does: 'all keys' },
];
const KEYS: readonly KeyWords[] = [
  { keys: ['J', 'K'], does: 'move' },
  ...HINTS.slice(0, -1),
  { keys: ['←'], does: 'close variations' },
  { keys: ['Enter'], does: 'open, or save a figure' },
  { keys: ['/'], does: 'search' },
  { keys: ['Esc'], does: 'undo a figure, untick all' },
];

const idOf = ({ id }: OfficeProductRow) => String(id);
const nameOf = ({ name }: OfficeProductRow) => name;

export function ProductsPage({ search }: { search: ProductsSearch }) {
  useOfficeTitle('Products');
  const area = useArea();
  const may = useSession().office?.permissions ?? [];
  const opened = useOpened();
  const { columns, menu, isWaiting } = useColumns(
    'products',
    productColumns(area, opened, may.includes('cost')),
    true,
  );
  const products = useProducts(queryOf(search));
  // Of all products, also while a search shows a few.
  const all = useProducts({ per_page: 1 }).data?.counts;
  const go = useNavigate();
  const show = (next: ProductsSearch, replace = false) =>
    void go({ to: '/$area/products', params: { area }, search: { cols: search.cols, ...next }, replace });
  const { from: _from, ...kept } = search;
  const ticks = useTicks(products.data?.data ?? [], idOf);
  // There is nothing to search, add or import for somebody who may not see them.
  const isForbidden = products.error?.status === FORBIDDEN;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Products</h1>
          <p className="mt-1 text-label text-muted">{all ? figures(all) : '\u00a0'}</p>
        </div>
        <div className={isForbidden ? 'hidden' : 'flex flex-wrap gap-2'}>
          <ButtonLink
            size={40}
            variant="outline"
            className="max-w1280:h-11"
            href={officePaths.productChanges(area)}
          >
            <History size={18} /> Recent changes
          </ButtonLink>
          {may.includes('export') && (
            <ButtonLink
              size={40}
              variant="outline"
              className="max-w1280:h-11"
              href={exportHref(queryOf(search))}
              download
            >
              <Download size={18} /> Export
            </ButtonLink>
          )}
          <ButtonLink
            size={40}
            variant="outline"
            className="max-w1280:h-11"
            href={officePaths.productImport(area)}
          >
            <FileUp size={18} /> Import
          </ButtonLink>
          <ButtonLink
            size={40}
            variant="buy"
            className="max-w1280:h-11"
            href={officePaths.product(area, 'new')}
          >
            <Plus size={18} /> Add product
          </ButtonLink>
        </div>
      </div>
      <section
        aria-label="Products"
        className="border-border bg-paper max-w768:-mx-4 max-w768:border-y max-w768:bg-transparent w768:rounded-card w768:border"
      >
        {!isForbidden && (
          <>
            <ListTabs
              name="Which products"
              tabs={TABS.map(({ key, label }) => ({
                key,
                label,
                count: products.data && countOfTab(key, products.data.counts),
                isUrgent: key === 'sold_out',
              }))}
              shown={search.tab ?? 'all'}
              onShow={(tab) => show({ ...kept, tab })}
            />
            <div className="flex flex-wrap items-center gap-2 border-border px-4 py-2.5 w768:border-b">
              <SearchBox
                label="Search products"
                hint="Name or SKU"
                text={search.q ?? ''}
                onSearch={(text, replace) => show({ ...kept, q: text || undefined }, replace)}
              />
              <ProductFilters
                search={search}
                hasVendors={may.includes('site')}
                onChange={(change) => show({ ...kept, ...change })}
              />
              {menu}
              <SavedViews list="products" columns={columns} isShort />
            </div>
          </>
        )}
        <Rows
          products={products}
          isWaiting={isWaiting}
          columns={columns}
          opened={opened}
          search={search}
          ticks={ticks}
          onShow={show}
        />
      </section>
      <ProductBulkBar
        rows={ticks.ticked}
        detailsOf={(id) => officePaths.productImport(area, id)}
        onDone={ticks.clear}
      />
      <KeyHelp keys={KEYS} />
    </>
  );
}

/** The products whose variations are shown below them. */
function useOpened(): Opened {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  return {
    has: (id) => opened.has(id),
    toggle(id) {
      const next = new Set(opened);
      if (!next.delete(id)) next.add(id);
      setOpened(next);
    },
  };
}

type RowsProps = {
  products: ReturnType<typeof useProducts>;
  isWaiting: boolean;
  columns: readonly Column<OfficeProductRow>[];
  opened: Opened;
  search: ProductsSearch;
  ticks: Ticks<OfficeProductRow>;
  onShow: (search: ProductsSearch) => void;
};

function Rows({ products, isWaiting, columns, opened, search, ticks, onShow }: RowsProps) {
  const area = useArea();
  const { data: list, error } = products;
  if (error && !list)
    return <ListFailed list={products} what="the products" permission="Catalogue" hasFilters />;
  if (!list || isWaiting) return <ListSkeleton columns={columns} />;
  if (list.data.length === 0) return <Nothing search={search} onShow={onShow} />;
  const { from, tab = 'all', ...kept } = search;
  const before = from?.split(',') ?? [];
  const turn = (cursors: readonly string[]) =>
    onShow({ ...kept, tab, ...(cursors.length > 0 && { from: cursors.join(',') }) });
  const next = list.next_cursor;
  return (
    <>
      <div className="max-w768:px-4">
        <DataTable
          name="Products"
          rows={list.data}
          idOf={idOf}
          nameOf={nameOf}
          columns={columns}
          card={(row) => <ProductCard row={row} area={area} />}
          below={(row, look) =>
            opened.has(row.id) && <VariationRows id={row.id} count={row.variation_count} look={look} />
          }
          ticks={ticks}
          isStale={products.isPlaceholderData}
        />
      </div>
      <ListFoot
        hints={HINTS}
        first={before.length * PER_PAGE + 1}
        shown={list.data.length}
        all={countOfTab(tab, list.counts)}
        onBack={before.length > 0 ? () => turn(before.slice(0, -1)) : undefined}
        onMore={next === null ? undefined : () => turn([...before, next])}
      />
    </>
  );
}

function Nothing({ search, onShow }: Pick<RowsProps, 'search' | 'onShow'>) {
  const area = useArea();
  const { tab, sort, cols: _cols, ...filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  if (!isFiltered && (tab === undefined || tab === 'all')) {
    return (
      <ListState
        icon={Tag}
        title="Your first product"
        text="Give it a name, a price and a category. It stays a draft until you publish it."
        actions={
          <ButtonLink size={40} variant="buy" href={officePaths.product(area, 'new')}>
            <Plus size={18} /> Add product
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ListState
      icon={isFiltered ? SearchX : Tag}
      title={isFiltered ? 'No product fits' : 'Nothing here'}
      text={
        isFiltered
          ? `${search.q ? `“${search.q}” ` : ''}with these filters finds nothing. Try a part of a name or of a SKU.`
          : 'No product is in this state now.'
      }
      actions={
        <>
          {isFiltered && (
            <Button size={40} variant="outline" onClick={() => onShow({ tab, sort })}>
              Drop the filters
            </Button>
          )}
          <Button size={40} variant="text" className="px-3" onClick={() => onShow({})}>
            Show all
          </Button>
        </>
      }
    />
  );
}
