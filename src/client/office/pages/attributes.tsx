import { SlidersHorizontal } from 'lucide-react';
import { ATTRIBUTE_GRID, AttributeCard, attributeColumns } from '../features/catalog/attribute-columns.tsx';
import { AttributeDialog } from '../features/catalog/attribute-dialog.tsx';
import { removeAttribute, useAttributes } from '../features/catalog/lists.api.ts';
import { CatalogueList } from './catalogue-list.tsx';

/** What variations are chosen by, such as colour and storage. */
export function AttributesPage() {
  const attributes = useAttributes();
  return (
    <CatalogueList
      shown="attributes"
      one="attribute"
      many="attributes"
      icon={SlidersHorizontal}
      help="Shoppers choose variations by their values."
      list={attributes}
      nameOf={({ name }) => name}
      grid={ATTRIBUTE_GRID}
      columns={attributeColumns}
      card={(attribute, actions) => <AttributeCard attribute={attribute} actions={actions} />}
      dialog={(attribute, { onClose }) => (
        <AttributeDialog key={attribute?.id} attribute={attribute} onClose={onClose} />
      )}
      usersOf={({ product_count: count }) => [[count, 'product']]}
      remove={removeAttribute}
    />
  );
}
