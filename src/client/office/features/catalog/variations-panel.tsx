import { Plus } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { InlineSelect } from '#client/ui/select.tsx';
import { Box } from '../../ui/box.tsx';
import type { ProductForm } from './product-fields.tsx';
import { useChoices } from './products.api.ts';
import { stockToGive, withHeir, withOptions } from './variation-cells.ts';
import { VariationFill } from './variation-fill-strip.tsx';
import { VariationGrid } from './variation-grid.tsx';
import { VariationOptions } from './variation-options.tsx';
import { inOrder, missingOf, readOptions, rowsOf, type Options } from './variation-rows-of.ts';
import { termLabels } from './variation-words.ts';

type Props = { form: ProductForm; seesCost: boolean };

/** The options of a product, and a table of their combinations. */
export function VariationsPanel({ form, seesCost }: Props) {
  const choices = useChoices();
  const labels = termLabels(choices, form.record);
  const options = readOptions(form.values.options);
  const all = inOrder(rowsOf(form.record, options), labels.placeOf);
  const [shown, setShown] = useState<Readonly<Record<number, number>>>({});
  const rows = all.filter(({ terms }) =>
    options.options.every(({ attribute, terms: known }, index) => {
      const wanted = shown[attribute];
      return wanted === undefined || !known.includes(wanted) || terms[index] === wanted;
    }),
  );
  const missing = missingOf(form.record, options);
  const put = (next: Options) => form.changeAll(withOptions(form.record, form.values, next, labels.labelOf));
  const given = stockToGive(form.record);
  const attributeName = (id: number) =>
    choices?.attributes.find((one) => one.id === id)?.name ??
    form.record.attributes?.find((one) => one.attribute_id === id)?.attribute_name ??
    'Option';
  return (
    <Box
      title="Variations"
      note={
        <span className="text-caption text-muted">
          {all.length === 0
            ? 'For a product in several colours, sizes or conditions'
            : `${options.options.map(({ attribute }) => attributeName(attribute)).join(', ')}: ${all.length}`}
        </span>
      }
    >
      <VariationOptions
        product={form.record}
        options={options}
        choices={choices}
        labels={labels}
        attributeName={attributeName}
        onChange={put}
      />
      {all.length > 0 && (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-2">
            {options.options.map(({ attribute, terms }) => (
              <InlineSelect
                key={attribute}
                label={attributeName(attribute)}
                value={shown[attribute] ?? ''}
                onChange={({ target: { value } }) =>
                  setShown(({ [attribute]: _before, ...rest }) =>
                    value === '' ? rest : { ...rest, [attribute]: Number(value) },
                  )
                }
                choices={[
                  { value: '', label: 'All' },
                  ...terms
                    .toSorted((a, b) => labels.placeOf(a) - labels.placeOf(b))
                    .map((term) => ({ value: String(term), label: labels.labelOf(term) })),
                ]}
              />
            ))}
            {rows.length < all.length && (
              <span className="text-caption text-muted">
                {rows.length} of {all.length}
              </span>
            )}
          </div>
          {given > 0 && (
            <div className="mt-4 flex flex-wrap items-center gap-2">
              <p className="min-w-0 flex-1 basis-72 text-caption text-secondary">
                {given === 1 ? 'The one that is' : `The ${given} that are`} counted of this product, and what
                open orders have reserved of it, {given === 1 ? 'goes' : 'go'} to one variation when you save.
              </p>
              <InlineSelect
                label="Gets the stock"
                value={form.values.takes_stock}
                onChange={({ target: { value } }) => form.changeAll(withHeir(form.values, value))}
                choices={all.map(({ key, terms }) => ({
                  value: key,
                  label: terms.map(labels.labelOf).join(', '),
                }))}
              />
            </div>
          )}
          <VariationGrid form={form} rows={rows} labels={labels} seesCost={seesCost} />
          <VariationFill form={form} rows={rows} seesCost={seesCost} />
          {missing.length > 0 && (
            <p className="mt-3 flex flex-wrap items-center gap-3 text-caption text-muted">
              {countOf(missing.length, 'combination')} of these values {missing.length === 1 ? 'is' : 'are'}{' '}
              not made.
              <Button
                size={40}
                variant="outline"
                onClick={() =>
                  put({ ...options, made: [...options.made, ...missing.map((terms) => terms.join('-'))] })
                }
              >
                <Plus size={16} /> Make {missing.length === 1 ? 'it' : `all ${missing.length}`}
              </Button>
            </p>
          )}
        </>
      )}
    </Box>
  );
}
