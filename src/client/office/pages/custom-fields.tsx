import { TextCursorInput } from 'lucide-react';
import type { OfficeCustomField } from '#contract/custom-fields-office.ts';
import { CustomFieldDialog } from '../features/catalog/custom-field-dialog.tsx';
import { FIELD_TYPES } from '../features/catalog/custom-field-words.ts';
import {
  placeCustomField,
  removeCustomField,
  useCustomFields,
} from '../features/catalog/detail-lists.api.ts';
import { PlainCard, plainColumns, type PlainLook } from '../features/catalog/plain-columns.tsx';
import { usePlacing } from '../features/catalog/use-placing.ts';
import { CatalogueList } from './catalogue-list.tsx';

const nameOf = ({ label }: OfficeCustomField) => label;

/** The fields of every product beyond the built-in ones. */
export function CustomFieldsPage() {
  const fields = useCustomFields();
  const movesOf = usePlacing(nameOf, placeCustomField);
  const look: PlainLook<OfficeCustomField> = {
    heads: ['Custom field', 'Type'],
    nameOf,
    detailOf: ({ type }) => FIELD_TYPES[type],
    movesOf: (field) => movesOf(field, fields.data?.data ?? []),
  };
  return (
    <CatalogueList
      shown="custom-fields"
      one="custom field"
      many="custom fields"
      icon={TextCursorInput}
      help="Every product can have a value in each of them."
      list={fields}
      nameOf={nameOf}
      columns={(actions) => plainColumns(look, actions)}
      card={(record, actions) => <PlainCard record={record} look={look} actions={actions} />}
      dialog={(field, { onClose }) => <CustomFieldDialog key={field?.id} field={field} onClose={onClose} />}
      usersOf={({ product_count: count }) => [[count, 'product']]}
      remove={removeCustomField}
    />
  );
}
