import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Box } from '../../ui/box.tsx';
import { readBox, readFields, withField, writeBox, writeFields } from './detail-lists.ts';
import type { ProductForm } from './product-fields.tsx';
import { fieldName, type Field } from './product-values.ts';
import { useChoices } from './products.api.ts';
import { PartError } from './part-error.tsx';

const TEXTS = [
  'warranty',
  'sim',
  'network',
  'carrier_option',
  'misc_color',
  'misc_quality',
  'misc_series',
  'misc_type',
] as const;
const SIZES = ['length', 'width', 'height'] as const;

/** The specification on the product page. */
export function SpecificationPanel({ form }: { form: ProductForm }) {
  const choices = useChoices();
  const given = (field: Field) => ({ label: fieldName(field), ...form.fieldProps(field) });
  const brand = Number(form.values.brand_id);
  const models = (choices?.models ?? []).filter(
    ({ id, brand_id: of }) => of === brand || String(id) === form.values.model_id,
  );
  return (
    <Box title="Specification">
      <div className="grid gap-4 w600:grid-cols-3">
        <Select
          tall={40}
          {...given('model_id')}
          hint="Links the device in the three lines"
          choices={[
            { value: '', label: 'None' },
            ...models.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        {SIZES.map((field) => (
          <TextField
            key={field}
            {...given(field)}
            optional
            tall={40}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <TextField {...given('weight')} optional tall={40} inputMode="numeric" autoComplete="off" />
        {TEXTS.map((field) => (
          <TextField key={field} {...given(field)} optional tall={40} maxLength={120} autoComplete="off" />
        ))}
      </div>
      <CustomFields form={form} />
    </Box>
  );
}

/** The fields that the site has defined. An empty one is not shown to shoppers. */
function CustomFields({ form }: { form: ProductForm }) {
  const defined = useChoices()?.custom_fields ?? [];
  const values = readFields(form.values.custom_fields);
  const { error } = form.fieldProps('custom_fields');
  if (defined.length === 0) return null;
  const put = (id: number, value: string) =>
    form.change('custom_fields', writeFields(withField(values, id, value)));
  return (
    <>
      <h3 className="mt-5 mb-2 font-semibold">Custom fields</h3>
      <div className="grid gap-4 w600:grid-cols-2">
        {defined.map(({ id, label, type }) => {
          const value = values.find(({ definition_id: of }) => of === id)?.value ?? '';
          return type === 'checkbox' ? (
            <div key={id} className="self-end">
              <Checkbox
                label={label}
                checked={/^(1|true|yes)$/i.test(value)}
                onChange={({ target }) => put(id, target.checked ? 'true' : '')}
              />
            </div>
          ) : (
            <TextField
              key={id}
              label={label}
              optional
              tall={40}
              type={type === 'date' && /^(\d{4}-\d\d-\d\d)?$/.test(value) ? 'date' : 'text'}
              maxLength={500}
              value={value}
              onChange={({ target }) => put(id, target.value)}
            />
          );
        })}
      </div>
      {error && <p className="mt-2 text-caption font-medium text-danger">{error}</p>}
    </>
  );
}

/** The contents of the box, with their numbers. */
export function BoxPanel({ form }: { form: ProductForm }) {
  const list = readBox(form.values.box);
  const { error } = form.fieldProps('box');
  const put = (next: typeof list) => form.change('box', writeBox(next));
  return (
    <Box title="In the box">
      {list.length > 0 && (
        <ul className="grid gap-2">
          {list.map((line, index) => (
            <li key={index} className="grid grid-cols-[minmax(0,1fr)_4rem_auto] items-center gap-2">
              <TextField
                label={`Thing ${index + 1} in the box`}
                hideLabel
                tall={40}
                maxLength={120}
                value={line.title}
                onChange={({ target }) =>
                  put(list.map((one, at) => (at === index ? { ...one, title: target.value } : one)))
                }
              />
              <TextField
                label={`How many of thing ${index + 1}`}
                hideLabel
                tall={40}
                inputMode="numeric"
                value={line.qunatity}
                onChange={({ target }) =>
                  put(list.map((one, at) => (at === index ? { ...one, qunatity: target.value } : one)))
                }
              />
              <Button
                size={40}
                variant="outline"
                aria-label={`Remove ${line.title || `thing ${index + 1}`}`}
                onClick={() => put(list.filter((_one, at) => at !== index))}
              >
                <Trash2 size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        size={40}
        variant="outline"
        className="mt-2"
        onClick={() => put([...list, { title: '', qunatity: '1' }])}
      >
        <Plus size={16} /> Add a thing
      </Button>
      <PartError>{error}</PartError>
    </Box>
  );
}
