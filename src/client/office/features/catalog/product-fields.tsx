import type { ReactNode } from 'react';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import { slugOf } from '#rules/catalog/slug.ts';
import { plainText } from '#rules/page/plain-text.ts';
import { Select } from '#client/ui/select.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Box } from '../../ui/box.tsx';
import { RichField } from '../../ui/rich-field.tsx';
import type { useRecord } from '#client/lib/use-record.ts';
import { useChoices } from './products.api.ts';
import type { Draft } from './product-draft.ts';
import { fieldName, type Field, type ProductValues } from './product-values.ts';

export type ProductForm = ReturnType<typeof useRecord<Field, Draft>>;
type Props = {
  form: ProductForm;
  /** Whether the typed product has variations. */
  isVariable: boolean;
  asksVendor: boolean;
  seesCost: boolean;
  /** The panel of pictures. */
  pictures: ReactNode;
  /** The panel of variations. */
  variations: ReactNode;
  /** The panels of questions, specification and box. */
  details: ReactNode;
  isNew: boolean;
};

const NONE = { value: '', label: 'None' };
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const CHOOSE = { value: '', label: 'Choose one' };
const named = (list: readonly { id: number; name: string }[] | undefined) =>
  (list ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

/** The fields of a product, in panels. */
export function ProductFields({
  form,
  isVariable,
  asksVendor,
  seesCost,
  pictures,
  variations,
  details,
  isNew,
}: Props) {
  const choices = useChoices();
  const given = (field: Field) => ({ label: fieldName(field), ...form.fieldProps(field) });
  const policies = (kind: 'warranty' | 'return') =>
    (choices?.policies ?? [])
      .filter((policy) => policy.kind === kind)
      .map(({ id, title }) => ({ value: String(id), label: title }));
  // Until the choices are loaded, a field shows its current value.
  const held = (one: { id: number; name: string } | undefined) => (choices || !one ? [] : named([one]));
  const categories = (choices?.categories ?? []).map(({ id, name, parent_id: parent }) => ({
    value: String(id),
    label: parent === null ? name : `– ${name}`,
  }));
  return (
    <>
      <Box title="Basics">
        <div className="grid gap-4 w600:grid-cols-2">
          <TextField
            {...given('name')}
            tall={40}
            className="w600:col-span-2"
            maxLength={160}
            autoComplete="off"
          />
          {asksVendor && (
            <Select
              tall={40}
              {...given('business_id')}
              choices={[CHOOSE, ...named(choices?.businesses)]}
              className="w600:col-span-2"
            />
          )}
          {isNew && (
            <Select
              tall={40}
              {...given('is_active_for')}
              className="w600:col-span-2"
              choices={[
                { value: '1', label: 'Buy' },
                { value: '2', label: 'Sell' },
                { value: '3', label: 'Repair' },
              ]}
            />
          )}
          <Select
            tall={40}
            {...given('category_id')}
            choices={[CHOOSE, ...held(form.record.Category), ...categories]}
          />
          <Select
            tall={40}
            {...given('brand_id')}
            choices={[CHOOSE, ...held(form.record.Brand), ...named(choices?.brands)]}
          />
          <RichField
            {...given('description')}
            saved={form.record.description ?? ''}
            className="w600:col-span-2"
          />
        </div>
      </Box>
      {pictures}
      {!isVariable && (
        <Box title="Price and stock">
          <div className="grid gap-4 w600:grid-cols-3">
            <TextField
              {...given('regular_price')}
              unit="£"
              tall={40}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              {...given('sale_price')}
              optional
              unit="£"
              tall={40}
              hint="The price before is struck through"
              inputMode="decimal"
              autoComplete="off"
            />
            {seesCost && (
              <TextField
                {...given('cost_price')}
                optional
                unit="£"
                tall={40}
                hint="Shoppers never see it"
                inputMode="decimal"
                autoComplete="off"
              />
            )}
            <Select
              tall={40}
              {...given('raw_status')}
              choices={[
                { value: 'no', label: 'Counted' },
                { value: 'yes', label: 'Only yes or no' },
              ]}
            />
            {form.values.raw_status === 'yes' ? (
              <Select tall={40} {...given('is_available')} choices={YES_NO} />
            ) : (
              <TextField
                {...given('stock')}
                tall={40}
                hint={reservedWords(form.record)}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
            <Select
              tall={40}
              {...given('stock_status')}
              choices={[
                { value: 'instock', label: 'Can be sold' },
                { value: 'outofstock', label: 'Sold out' },
              ]}
            />
            <TextField {...given('sku')} tall={40} autoComplete="off" spellCheck={false} maxLength={80} />
            <Select
              tall={40}
              {...given('product_condition')}
              choices={[
                { value: '1', label: 'New' },
                { value: '2', label: 'Used' },
                { value: '3', label: 'Refurbished' },
              ]}
            />
          </div>
        </Box>
      )}
      {variations}
      {!isVariable && (
        <Box title="Trade-in">
          <div className="grid gap-4 w600:grid-cols-3">
            <Select tall={40} {...given('is_trade_in')} choices={YES_NO} />
            {form.values.is_trade_in === 'yes' && (
              <>
                <TextField
                  {...given('cash_trade_in_value')}
                  unit="£"
                  tall={40}
                  inputMode="decimal"
                  autoComplete="off"
                />
                <TextField
                  {...given('voucher_trade_in_value')}
                  unit="£"
                  tall={40}
                  hint="At least the cash value"
                  inputMode="decimal"
                  autoComplete="off"
                />
              </>
            )}
          </div>
        </Box>
      )}
      {details}
      <Box title="Policies">
        <div className="grid gap-4 w600:grid-cols-2">
          <Select tall={40} {...given('warranty_policy_id')} choices={[NONE, ...policies('warranty')]} />
          <Select tall={40} {...given('return_policy_id')} choices={[NONE, ...policies('return')]} />
        </div>
      </Box>
      <Box title="Search listing">
        <Preview values={form.values} product={form.record} />
        <TextField
          {...given('slug')}
          tall={40}
          className="mt-4"
          hint="A changed address keeps the old one working."
          placeholder={slugOf(form.values.name)}
          autoComplete="off"
          spellCheck={false}
        />
      </Box>
    </>
  );
}

const reservedWords = ({ reserved_stock: reserved = 0 }: Draft) =>
  reserved > 0 ? `${reserved} of it reserved by open orders` : 'What lies on the shelf';

/** How a search engine shows the product. */
function Preview({ values, product }: { values: ProductValues; product: Partial<OfficeProduct> }) {
  const slug = values.slug || slugOf(values.name);
  return (
    <div className="rounded-control border border-border bg-[#fbfaf8] p-4">
      <p className="text-caption text-muted wrap-anywhere">
        {['buy', product.Category?.slug, slug].filter(Boolean).join(' › ')}
      </p>
      <p className="text-label text-buy-text wrap-anywhere">{values.name || 'Name of the product'}</p>
      <p className="text-caption text-secondary wrap-anywhere">
        {plainText(values.description, 160) || 'Its description'}
      </p>
    </div>
  );
}
