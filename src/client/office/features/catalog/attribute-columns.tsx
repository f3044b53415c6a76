import type { OfficeAttribute } from '#contract/attributes-office.ts';
import { countOf } from '#client/lib/format.ts';
import type { Column } from '../../ui/data-table.tsx';
import { RecordActions, type ListActions } from './list-actions.tsx';

/** Attribute, values, products, actions; on narrower screens fewer. */
export const ATTRIBUTE_GRID =
  'px-4 w768:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_190px] w960:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_120px_190px]';

type Actions = ListActions<OfficeAttribute>;

export const attributeColumns = (actions: Actions): Column<OfficeAttribute>[] => [
  {
    head: 'Attribute',
    className: 'pr-3',
    cell: (attribute) => (
      <>
        <b className="block font-semibold wrap-anywhere">{attribute.name}</b>
        <span className="block text-caption text-muted w960:hidden">
          {countOf(attribute.product_count, 'product')}
        </span>
      </>
    ),
  },
  {
    head: 'Values',
    className: 'pr-3',
    cell: (attribute) => <span className="line-clamp-2">{valueWords(attribute)}</span>,
  },
  {
    head: 'Products',
    className: 'pr-8 text-right tabular-nums max-w960:hidden',
    cell: ({ product_count: count }) => count.toLocaleString('en-GB'),
  },
  {
    head: 'Actions',
    className: 'flex justify-end gap-2',
    cell: (attribute) => <AttributeActions attribute={attribute} actions={actions} />,
  },
];

const valueWords = ({ terms }: OfficeAttribute) =>
  terms.map(({ label }) => label).join(', ') || 'No values yet';

const AttributeActions = ({ attribute, actions }: { attribute: OfficeAttribute; actions: Actions }) => (
  <RecordActions
    name={attribute.name}
    onChange={() => actions.onChange(attribute)}
    onRemove={() => actions.onRemove(attribute)}
  />
);

/** An attribute on a phone. */
export function AttributeCard({ attribute, actions }: { attribute: OfficeAttribute; actions: Actions }) {
  return (
    <>
      <p className="text-label">
        <b className="block font-semibold wrap-anywhere">{attribute.name}</b>
        <span className="block text-small text-muted">{countOf(attribute.product_count, 'product')}</span>
      </p>
      <p className="mt-2 line-clamp-3 text-small">{valueWords(attribute)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <AttributeActions attribute={attribute} actions={actions} />
      </div>
    </>
  );
}
