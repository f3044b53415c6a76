import { SlidersHorizontal } from 'lucide-react';
import type { OfficeAttribute } from '#contract/attributes-office.ts';
import { AttributeDialog } from '../features/catalog/attribute-dialog.tsx';
import { placeAttribute, removeAttribute, useAttributes } from '../features/catalog/lists.api.ts';
import { PlainCard, plainColumns, type PlainLook } from '../features/catalog/plain-columns.tsx';
import { usePlacing } from '../features/catalog/use-placing.ts';
import { CatalogueList } from './catalogue-list.tsx';

const nameOf = ({ name }: OfficeAttribute) => name;

/** The attributes that variations differ in, such as colour and storage. */
export function AttributesPage() {
  const attributes = useAttributes();
  const movesOf = usePlacing(nameOf, placeAttribute);
  const look: PlainLook<OfficeAttribute> = {
    heads: ['Attribute', 'Values'],
    nameOf,
    detailOf: ({ terms }) => terms.map(({ label }) => label).join(', ') || 'No values yet',
    movesOf: (attribute) => movesOf(attribute, attributes.data?.data ?? []),
  };
  return (
    <CatalogueList
      shown="attributes"
      one="attribute"
      many="attributes"
      icon={SlidersHorizontal}
      help="Shoppers choose variations by their values."
      list={attributes}
      nameOf={nameOf}
      columns={(actions) => plainColumns(look, actions)}
      card={(record, actions) => <PlainCard record={record} look={look} actions={actions} />}
      dialog={(attribute, { onClose }) => (
        <AttributeDialog key={attribute?.id} attribute={attribute} onClose={onClose} />
      )}
      usersOf={({ product_count: count }) => [[count, 'product']]}
      remove={removeAttribute}
    />
  );
}
