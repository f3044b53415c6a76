import { GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import type { OfficeCategory } from '#contract/categories-office.ts';
import { countOf } from '#client/lib/format.ts';
import type { Column } from '../../ui/columns.ts';
import { Face, RecordActions, ShownChip, type ListActions } from './list-actions.tsx';
import type { Moves } from './use-placing.ts';

export interface CategoryActions extends ListActions<OfficeCategory> {
  all: readonly OfficeCategory[];
  movesOf: (category: OfficeCategory, beside: readonly OfficeCategory[]) => Moves;
  /** Begins to drag it. */
  onHold: (event: PointerEvent, category: OfficeCategory) => void;
}

export const categoryColumns = (actions: CategoryActions): Column<OfficeCategory>[] => [
  {
    key: 'category',
    head: 'Category',
    track: ['1fr', '1fr', '1.2fr'],
    cell: (category) => (
      <span
        className={category.parent_id === null ? 'flex items-center gap-2' : 'flex items-center gap-2 pl-8'}
      >
        <Handle onHold={(event) => actions.onHold(event, category)} />
        <Face name={category.category_image} />
        <span className="min-w-0">
          <b className="block font-semibold wrap-anywhere">{category.name}</b>
          <span className="block text-caption text-muted wrap-anywhere">
            /{category.slug}
            <span className="w960:hidden">, {countOf(productsIn(category, actions.all), 'product')}</span>
          </span>
        </span>
      </span>
    ),
  },
  { key: 'lines', head: 'Lines', track: '1fr', from: 1200, cell: lineWords },
  {
    key: 'products',
    head: 'Products',
    track: 76,
    from: 960,
    className: 'text-right tabular-nums',
    cell: (category) => productsIn(category, actions.all).toLocaleString('en-GB'),
  },
  {
    key: 'state',
    head: 'State',
    track: 90,
    from: 1200,
    cell: (category) => <ShownChip isShown={category.is_active} />,
  },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'last',
    track: 290,
    className: 'flex justify-end gap-2',
    cell: (category) => <Actions category={category} actions={actions} />,
  },
];

/** For a mouse or a finger. Whoever uses the keyboard has the arrows at the end of the row. */
function Handle({ onHold }: { onHold: (event: PointerEvent) => void }) {
  return (
    <span
      aria-hidden="true"
      title="Drag to another place"
      onPointerDown={onHold}
      className="-ml-2 grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center text-muted select-none"
    >
      <GripVertical size={18} />
    </span>
  );
}

/** Its products and those of the categories inside it. */
const productsIn = ({ id }: OfficeCategory, all: readonly OfficeCategory[]): number =>
  all
    .filter((one) => one.id === id || one.parent_id === id)
    .reduce((sum, { product_count: count }) => sum + count, 0);

function lineWords(category: OfficeCategory): string {
  const lines = [
    category.is_active_for_buy && 'Buy',
    category.is_active_for_sell && 'Sell',
    category.is_active_for_repair && 'Repair',
  ];
  return lines.filter(Boolean).join(', ') || 'None';
}

function Actions({ category, actions }: { category: OfficeCategory; actions: CategoryActions }) {
  const beside = actions.all.filter(({ parent_id: of }) => of === category.parent_id);
  return (
    <RecordActions
      name={category.name}
      onChange={() => actions.onChange(category)}
      onRemove={() => actions.onRemove(category)}
      moves={actions.movesOf(category, beside)}
    />
  );
}

/** A category on a phone. */
export function CategoryCard({ category, actions }: { category: OfficeCategory; actions: CategoryActions }) {
  const parent = actions.all.find(({ id }) => id === category.parent_id);
  return (
    <>
      <div className="flex items-center gap-3">
        <Face name={category.category_image} />
        <p className="min-w-0 flex-1 text-label">
          <b className="block font-semibold wrap-anywhere">{category.name}</b>
          {parent && <span className="block text-small text-muted">Inside {parent.name}</span>}
        </p>
        <ShownChip isShown={category.is_active} />
      </div>
      <p className="mt-2 text-small text-muted">
        {countOf(productsIn(category, actions.all), 'product')}; lines: {lineWords(category)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Actions category={category} actions={actions} />
      </div>
    </>
  );
}
