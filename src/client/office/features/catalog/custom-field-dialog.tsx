import { useState } from 'react';
import type { OfficeCustomField } from '#contract/custom-fields-office.ts';
import { CUSTOM_FIELD_TYPES, customFieldFields, type CustomFieldType } from '#rules/catalog/list-fields.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { FIELD_TYPES } from './custom-field-words.ts';
import { changeCustomField, createCustomField, type CustomFieldChange } from './detail-lists.api.ts';
import { ListDialog } from './list-dialog.tsx';

const NAMES = { label: 'Name', type: 'Type' };
type Field = keyof typeof NAMES;
type Values = Readonly<Record<Field, string>>;

const valuesOf = (field: OfficeCustomField | undefined): Values => ({
  label: field?.label ?? '',
  type: field?.type ?? 'text',
});

function errorsOf({ label }: Values) {
  const wrong = customFieldFields.label.errorOf(label);
  return wrong === undefined ? {} : { label: wrong };
}

const bodyOf = ({ label, type }: Partial<Values>): CustomFieldChange => ({
  ...(label !== undefined && { label }),
  ...(type !== undefined && { type: type as CustomFieldType }),
});

type Props = {
  /** Without a field a new one is made. */
  field: OfficeCustomField | undefined;
  onClose: () => void;
};

/** Creates or changes a custom field. */
export function CustomFieldDialog({ field, onClose }: Props) {
  const [key] = useState(newKey);
  const form = useRecord<Field, OfficeCustomField | undefined>({
    name: field ? `custom field ${field.id}` : 'new custom field',
    record: field,
    valuesOf,
    errorsOf,
    async send(changed, record) {
      const body = bodyOf(changed);
      const { result } = record
        ? await changeCustomField(record, body)
        : await createCustomField({ label: body.label ?? '', type: body.type ?? 'text' }, key);
      return result;
    },
  });
  const given = (name: Field) => ({ label: NAMES[name], ...form.fieldProps(name) });
  const isUsed = field !== undefined && field.product_count > 0;
  return (
    <ListDialog
      title={field ? `Change ${field.label}` : 'New custom field'}
      form={form}
      names={NAMES}
      show={(name, value) =>
        name === 'type' ? <p className="mb-2">{FIELD_TYPES[value as CustomFieldType]}</p> : undefined
      }
      saveLabel={field ? 'Save' : 'Create custom field'}
      done={field ? 'The custom field is saved' : 'The custom field is there'}
      onClose={onClose}
    >
      <TextField
        {...given('label')}
        hint="Shoppers read it in the specification of a product."
        maxLength={60}
        autoComplete="off"
        data-autofocus=""
      />
      <Select
        {...given('type')}
        hint={isUsed ? 'Products have values in it, so it keeps its type.' : undefined}
        disabled={isUsed}
        choices={CUSTOM_FIELD_TYPES.toReversed().map((type) => ({ value: type, label: FIELD_TYPES[type] }))}
      />
    </ListDialog>
  );
}
