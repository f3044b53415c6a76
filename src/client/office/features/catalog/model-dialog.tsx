import { useState } from 'react';
import type { OfficeModel } from '#contract/models-office.ts';
import { MODEL_YEARS, modelFields } from '#rules/catalog/list-fields.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useRecord } from '#client/lib/use-record.ts';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { changeModel, createModel, type ModelChange } from './detail-lists.api.ts';
import { ListDialog } from './list-dialog.tsx';

const NAMES = { name: 'Name', brand_id: 'Brand', release_year: 'Year it came out' };
type Field = keyof typeof NAMES;
type Values = Readonly<Record<Field, string>>;

const valuesOf = (model: OfficeModel | undefined): Values => ({
  name: model?.name ?? '',
  brand_id: String(model?.brand_id ?? ''),
  release_year: String(model?.release_year ?? ''),
});

function yearError(typed: string): string | undefined {
  const { first, last } = MODEL_YEARS;
  const text = typed.trim();
  const isYear = /^\d{4}$/.test(text) && Number(text) >= first && Number(text) <= last;
  return text === '' || isYear ? undefined : `Write a year from ${first} to ${last}`;
}

function errorsOf({ name, brand_id: brand, release_year: year }: Values) {
  const wrong = {
    name: modelFields.name.errorOf(name),
    brand_id: brand === '' ? 'Choose a brand' : undefined,
    release_year: yearError(year),
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, text]) => text !== undefined)) as Partial<
    Record<Field, string>
  >;
}

const bodyOf = ({ name, brand_id: brand, release_year: year }: Partial<Values>): ModelChange => ({
  ...(name !== undefined && { name }),
  ...(brand !== undefined && { brand_id: Number(brand) }),
  ...(year !== undefined && { release_year: year.trim() ? Number(year) : null }),
});

type Props = {
  /** Without a model a new one is made. */
  model: OfficeModel | undefined;
  brands: readonly { id: number; name: string }[];
  onClose: () => void;
};

/** Creates or changes a model. */
export function ModelDialog({ model, brands, onClose }: Props) {
  const [key] = useState(newKey);
  const form = useRecord<Field, OfficeModel | undefined>({
    name: model ? `model ${model.id}` : 'new model',
    record: model,
    valuesOf,
    errorsOf,
    async send(changed, record) {
      const body = bodyOf(changed);
      const { result } = record
        ? await changeModel(record, body)
        : await createModel({ ...body, name: body.name ?? '', brand_id: body.brand_id ?? 0 }, key);
      return result;
    },
  });
  const given = (field: Field) => ({ label: NAMES[field], ...form.fieldProps(field) });
  const isUsed = model !== undefined && model.product_count > 0;
  return (
    <ListDialog
      title={model ? `Change ${model.name}` : 'New model'}
      form={form}
      names={NAMES}
      show={(field, value) =>
        field === 'brand_id' ? (
          <p className="mb-2">{brands.find(({ id }) => String(id) === value)?.name}</p>
        ) : undefined
      }
      saveLabel={model ? 'Save' : 'Create model'}
      done={model ? 'The model is saved' : 'The model is there'}
      onClose={onClose}
    >
      <TextField
        {...given('name')}
        hint="As people say it, such as iPhone 13."
        maxLength={80}
        autoComplete="off"
        data-autofocus=""
      />
      <div className="grid items-start gap-4 w600:grid-cols-2">
        <Select
          {...given('brand_id')}
          hint={isUsed ? 'Products are of this model, so it keeps its brand.' : undefined}
          disabled={isUsed}
          choices={[
            { value: '', label: 'Choose' },
            ...brands.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <TextField {...given('release_year')} optional inputMode="numeric" maxLength={4} autoComplete="off" />
      </div>
    </ListDialog>
  );
}
