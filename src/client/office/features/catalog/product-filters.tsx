import { PRODUCT_SORTS, STOCK_LEVELS } from '#rules/catalog/office-states.ts';
import { InlineSelect } from '#client/ui/select.tsx';
import { LEVEL_WORDS, LINE_WORDS, SORT_WORDS } from './product-words.ts';
import { useChoices } from './products.api.ts';
import type { ProductsSearch } from './products-search.ts';

type Props = { search: ProductsSearch; hasVendors: boolean; onChange: (change: ProductsSearch) => void };

/** As wide as the choice that is shown, not as the longest one. */
const SHORT = 'w1280:h-9! pl-3! *:[select]:[field-sizing:content]';
const ALL = { value: '', label: 'All' };

/** Filters and sort order of the list of products. */
export function ProductFilters({ search, hasVendors, onChange }: Props) {
  const choices = useChoices();
  const idOf = (value: string) => Number(value) || undefined;
  return (
    <>
      <InlineSelect
        label="Line"
        className={SHORT}
        value={search.line ?? ''}
        onChange={({ target }) => onChange({ line: idOf(target.value) })}
        choices={[ALL, ...Object.entries(LINE_WORDS).map(([value, label]) => ({ value, label }))]}
      />
      <InlineSelect
        label="Stock"
        className={SHORT}
        value={search.stock ?? ''}
        onChange={({ target }) => onChange({ stock: STOCK_LEVELS.find((level) => level === target.value) })}
        choices={[ALL, ...STOCK_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] }))]}
      />
      <InlineSelect
        label="Category"
        className={`${SHORT} max-w-60 w1280:max-w-35`}
        value={search.category ?? ''}
        onChange={({ target }) => onChange({ category: idOf(target.value) })}
        choices={[
          ALL,
          ...(choices?.categories ?? []).map(({ id, name, parent_id: parent }) => ({
            value: String(id),
            label: parent === null ? name : `– ${name}`,
          })),
        ]}
      />
      {hasVendors && (
        <InlineSelect
          label="Vendor"
          className={`${SHORT} max-w-60 w1280:max-w-31`}
          value={search.vendor ?? ''}
          onChange={({ target }) => onChange({ vendor: idOf(target.value) })}
          choices={[
            ALL,
            ...(choices?.businesses ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <InlineSelect
        label="Sort"
        className={`${SHORT} w960:ml-auto`}
        value={search.sort ?? 'sold'}
        onChange={({ target }) => onChange({ sort: PRODUCT_SORTS.find((sort) => sort === target.value) })}
        choices={PRODUCT_SORTS.map((value) => ({ value, label: SORT_WORDS[value] }))}
      />
    </>
  );
}
