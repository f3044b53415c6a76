import type { ProductDetail } from '#contract/catalog.ts';
import { formatDate } from '#client/lib/format.ts';

type CustomField = ProductDetail['Custom_Field_Values'][number];

function fieldWords({ field_value, Custom_Field_Definition: { field_type } }: CustomField): string {
  if (field_type === 'date') return formatDate(field_value);
  if (field_type === 'checkbox') return /^(1|true|yes)$/i.test(field_value) ? 'Yes' : 'No';
  return field_value;
}

/** The wire's sides are centimetres; of a device people know millimetres, the longest first. */
function measures(product: ProductDetail): string | undefined {
  const sides = [product.height, product.width, product.length]
    .filter((side): side is number => side !== null && side > 0)
    .map((side) => Math.round(side * 10))
    .sort((a, b) => b - a);
  const size = sides.length > 0 ? `${sides.join(' × ')} mm` : undefined;
  const weight = product.weight ? `${product.weight} g` : undefined;
  return [size, weight].filter(Boolean).join(', ') || undefined;
}

/** The facts of a product in the order a shopper asks for them; custom fields by their own order. */
export function specificationRows(product: ProductDetail): { label: string; value: string }[] {
  const own: [string, string | number | null | undefined][] = [
    ['Brand', product.Brand.name],
    ['Series', product.Misc_series?.title],
    ['Type', product.Misc_type?.title],
    ['Quality', product.Misc_quality?.title],
    ['Colour', product.Misc_color?.title],
    ['SIM', product.sim],
    ['Network', product.network],
    ['Carrier', product.carrier_option],
    ['Release year', product.release_year],
    ['Warranty', product.warranty],
  ];
  const custom = [...product.Custom_Field_Values]
    .sort((a, b) => a.Custom_Field_Definition.sort_order - b.Custom_Field_Definition.sort_order)
    .map((field): [string, string] => [field.Custom_Field_Definition.field_label, fieldWords(field)]);
  return [...own, ...custom, ['Size and weight', measures(product)] as const].flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  );
}

export function Specification({ product }: { product: ProductDetail }) {
  return (
    <section aria-labelledby="specification">
      <h2 id="specification" className="text-h2">
        Specification
      </h2>
      <dl className="mt-4 grid grid-cols-[128px_1fr] text-label w960:grid-cols-[180px_1fr]">
        {specificationRows(product).map(({ label, value }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid border-b border-border py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
