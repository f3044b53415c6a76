import type { OfficeBrand } from '#contract/brands-office.ts';
import { countOf } from '#client/lib/format.ts';
import type { Column } from '../../ui/columns.ts';
import { Face, RecordActions, ShownChip, type ListActions } from './list-actions.tsx';

type Actions = ListActions<OfficeBrand>;

export const brandColumns = (actions: Actions): Column<OfficeBrand>[] => [
  {
    key: 'brand',
    head: 'Brand',
    track: '1fr',
    cell: (brand) => (
      <span className="flex items-center gap-3">
        <Face name={brand.image} />
        <span className="min-w-0">
          <b className="block font-semibold wrap-anywhere">{brand.name}</b>
          <span className="block text-caption text-muted wrap-anywhere">
            {brand.slug}
            <span className="w960:hidden">, {countOf(brand.product_count, 'product')}</span>
          </span>
        </span>
      </span>
    ),
  },
  {
    key: 'products',
    head: 'Products',
    track: 90,
    from: 960,
    className: 'text-right tabular-nums',
    cell: ({ product_count: count }) => count.toLocaleString('en-GB'),
  },
  {
    key: 'state',
    head: 'State',
    track: [90, 110, 110],
    cell: ({ is_active: isShown }) => <ShownChip isShown={isShown} />,
  },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'last',
    track: 190,
    className: 'flex justify-end gap-2',
    cell: (brand) => <BrandActions brand={brand} actions={actions} />,
  },
];

const BrandActions = ({ brand, actions }: { brand: OfficeBrand; actions: Actions }) => (
  <RecordActions
    name={brand.name}
    onChange={() => actions.onChange(brand)}
    onRemove={() => actions.onRemove(brand)}
  />
);

/** A brand on a phone. */
export function BrandCard({ brand, actions }: { brand: OfficeBrand; actions: Actions }) {
  return (
    <>
      <div className="flex items-center gap-3">
        <Face name={brand.image} />
        <p className="min-w-0 flex-1 text-label">
          <b className="block font-semibold wrap-anywhere">{brand.name}</b>
          <span className="block text-small text-muted">{countOf(brand.product_count, 'product')}</span>
        </p>
        <ShownChip isShown={brand.is_active} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <BrandActions brand={brand} actions={actions} />
      </div>
    </>
  );
}
