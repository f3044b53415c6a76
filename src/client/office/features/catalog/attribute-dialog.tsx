import { useState } from 'react';
import type { OfficeAttribute } from '#contract/attributes-office.ts';
import { attributeFields } from '#rules/catalog/list-fields.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { readTerms, termsBody, termsError, termsText } from './attribute-terms.ts';
import { ListDialog } from './list-dialog.tsx';
import { changeAttribute, createAttribute } from './lists.api.ts';
import { TermsFields } from './terms-fields.tsx';

const NAMES = { name: 'Name', terms: 'Values' };
type Field = keyof typeof NAMES;
type Values = Readonly<Record<Field, string>>;

const valuesOf = (attribute: OfficeAttribute | undefined): Values => ({
  name: attribute?.name ?? '',
  terms: termsText(attribute),
});

function errorsOf({ name, terms }: Values) {
  const wrong = { name: attributeFields.name.errorOf(name), terms: termsError(terms) };
  return {
    ...(wrong.name !== undefined && { name: wrong.name }),
    ...(wrong.terms !== undefined && { terms: wrong.terms }),
  };
}

const bodyOf = ({ name, terms }: Partial<Values>) => ({
  ...(name !== undefined && { name }),
  ...(terms !== undefined && { terms: termsBody(terms) }),
});

type Props = {
  /** Without an attribute a new one is made. */
  attribute: OfficeAttribute | undefined;
  onClose: () => void;
};

/** Creates or changes an attribute with its values. */
export function AttributeDialog({ attribute, onClose }: Props) {
  const [key] = useState(newKey);
  const form = useRecord<Field, OfficeAttribute | undefined>({
    name: attribute ? `attribute ${attribute.id}` : 'new attribute',
    record: attribute,
    valuesOf,
    errorsOf,
    async send(changed, record) {
      const body = bodyOf(changed);
      const { result } = record
        ? await changeAttribute(record.id, { version: record.version, ...body })
        : await createAttribute({ ...body, name: body.name ?? '' }, key);
      return result;
    },
  });
  const { value, error } = form.fieldProps('terms');
  return (
    <ListDialog
      title={attribute ? `Change ${attribute.name}` : 'New attribute'}
      form={form}
      names={NAMES}
      show={(field, text) =>
        field === 'terms' ? (
          <p className="mb-2">
            {readTerms(text)
              .map(({ label }) => label)
              .join(', ')}
          </p>
        ) : undefined
      }
      saveLabel={attribute ? 'Save' : 'Create attribute'}
      done={attribute ? 'The attribute is saved' : 'The attribute is there'}
      onClose={onClose}
    >
      <TextField
        {...form.fieldProps('name')}
        label="Name"
        hint="What shoppers choose by, such as Storage."
        maxLength={40}
        autoComplete="off"
        data-autofocus=""
      />
      <TermsFields value={value} error={error} onChange={(text) => form.change('terms', text)} />
    </ListDialog>
  );
}
