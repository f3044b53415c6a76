import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ProductCard } from '#contract/catalog-shapes.ts';
import { requests } from '#contract/first-calls.ts';
import { api, queryFor } from '#client/lib/api.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { FieldNote } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { Finder, useFinder } from '../../ui/finder.tsx';
import { MOST_PRODUCTS, type NewValues, type Scope, type ScopeValues } from './code-form.ts';

const VENDORS = 'GET /businesses';
const APPROVED = { approval: 'approved', per_page: 100 } as const;
const SHOWN = 8;

const useVendors = (isOn: boolean) =>
  useQuery({
    queryKey: [VENDORS, APPROVED],
    queryFn: ({ signal }) => api(VENDORS, { query: APPROVED }, signal),
    staleTime: 5 * 60_000,
    enabled: isOn,
  }).data?.data ?? [];

/** The products in the buy line, of one vendor if one is chosen: codes apply to nothing else. */
function useProducts(q: string, vendor: number | undefined) {
  const query = { q, is_active_for: '1', per_page: SHOWN, ...(vendor && { business: vendor }) } as const;
  return useQuery({ ...queryFor(requests.products(query)), enabled: q !== '', select: ({ data }) => data });
}

const SCOPES: { value: Scope; label: string }[] = [
  { value: 'all', label: 'All goods' },
  { value: 'category', label: 'One category' },
  { value: 'products', label: 'Chosen products' },
];

type Props = {
  values: ScopeValues;
  /** The vendor's own business; undefined for the site, which chooses. */
  ownBusiness: number | undefined;
  errorOf: (name: keyof NewValues) => string | undefined;
  onChange: (change: Partial<ScopeValues>) => void;
};

/** The goods that a code applies to: a vendor, a category, or some products. */
export function CodeScope({ values, ownBusiness, errorOf, onChange }: Props) {
  const isSite = ownBusiness === undefined;
  const { vendor, scope, category, products } = values;
  const words = useFinder();
  const { data: found, error } = useProducts(words.q, ownBusiness ?? (Number(vendor) || undefined));
  const vendors = useVendors(isSite);
  const { data: categories } = useQuery(queryFor(requests.categories()));
  return (
    <>
      {isSite && (
        <div className="grid items-start gap-4 w600:grid-cols-2">
          <Select
            name="vendor"
            label="Whose goods"
            value={vendor}
            error={errorOf('vendor')}
            // Chosen products belong to the vendor before.
            onChange={({ target }) => onChange({ vendor: target.value, products: [] })}
            choices={[
              { value: '', label: 'The whole shop' },
              ...vendors.map(({ id, business_name: name }) => ({ value: String(id), label: name })),
            ]}
          />
          {vendor !== '' && (
            <Select
              name="payer"
              label="Who pays for it"
              value={values.payer}
              onChange={({ target }) => onChange({ payer: target.value as ScopeValues['payer'] })}
              choices={[
                { value: 'site', label: 'The site' },
                { value: 'vendor', label: 'The vendor' },
              ]}
            />
          )}
        </div>
      )}
      <div className="grid items-start gap-4 w600:grid-cols-2">
        <Select
          name="scope"
          label="For"
          value={scope}
          onChange={({ target }) => onChange({ scope: target.value as Scope })}
          choices={SCOPES}
        />
        {scope === 'category' && (
          <Select
            name="category"
            label="Category"
            value={category}
            error={errorOf('category')}
            onChange={({ target }) => onChange({ category: target.value })}
            choices={[
              { value: '', label: 'Choose one' },
              ...(categories?.result ?? []).map(({ id, name, parent_id: parent }) => ({
                value: String(id),
                label: parent === null ? name : `– ${name}`,
              })),
            ]}
          />
        )}
      </div>
      {scope === 'products' && (
        <div>
          <Finder<ProductCard>
            label="Add a product"
            listName="Found products"
            nothing="Nothing that shoppers can buy matches"
            words={words}
            found={found}
            problem={error ? messageOf(error) : undefined}
            keyOf={({ id }) => String(id)}
            skuOf={() => ''}
            mayPick={({ id }) => products.every((one) => one.id !== id) && products.length < MOST_PRODUCTS}
            row={({ title: name, Business: business }) => (
              <span className="min-w-0">
                <b className="block text-small font-semibold wrap-anywhere">{name}</b>
                {isSite && <span className="block text-caption text-muted">{business?.business_name}</span>}
              </span>
            )}
            onPick={({ id, title: name }) => onChange({ products: [...products, { id, name }] })}
          />
          <FieldNote id="code-products-error" error={errorOf('products')} />
          {products.length > 0 && (
            <ul aria-label="Chosen products" className="mt-2 divide-y divide-grey-2">
              {products.map(({ id, name }) => (
                <li key={id} className="flex min-h-11 items-center justify-between gap-3 text-small">
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <IconButton
                    label={`Take out ${name}`}
                    size={44}
                    onClick={() => onChange({ products: products.filter((one) => one.id !== id) })}
                  >
                    <X size={18} />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}
