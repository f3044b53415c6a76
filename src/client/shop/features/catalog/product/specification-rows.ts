import type { ProductDetail } from '#contract/catalog.ts';
import { formatDate } from '#client/lib/format.ts';

type CustomField = ProductDetail['Custom_Field_Values'][number];

export interface SpecificationRow {
  label: string;
  value: string;
}

function fieldWords({ field_value, Custom_Field_Definition: { field_type } }: CustomField): string {
  if (field_type === 'date') return formatDate(field_value);
  if (field_type === 'checkbox') return /^(1|true|yes)$/i.test(field_value) ? 'Yes' : 'No';
  return field_value;
}

/** The API's sides are in centimetres. Shown in millimetres, the longest first. */
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
export function specificationRows(product: ProductDetail): SpecificationRow[] {
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

const plain = (text: string) => text.trim().toLowerCase();

/** Whether the text contains the part as whole words. */
const says = (text: string, part: string) => ` ${plain(text)} `.includes(` ${plain(part)} `);

/** '12 months' and '12-month warranty' are both 12-month; undefined if the text says more than a length. */
const lengthOf = (text: string) =>
  /^(\d+)[ -](day|month|year)s?( warranty.*)?$/i.exec(text.trim())?.slice(1, 3).join('-');

const ABOUT_RELEASE = /release|launch|on sale since/i;

/** The same without facts that are elsewhere on the page: in the name, breadcrumb, pickers, badges or another row. */
export function unrepeatedRows(product: ProductDetail): SpecificationRow[] {
  const rows = specificationRows(product);
  const picked = product.product_atrribute.map(({ attribute_name }) => plain(attribute_name));
  const crumbs = product.BreadCrumb.map(({ name }) => plain(name));
  const promised = product.Warranty_policy && lengthOf(product.Warranty_policy.title);
  const isElsewhere = ({ label, value }: SpecificationRow): boolean => {
    switch (label) {
      case 'Series':
      case 'Type':
        return crumbs.includes(plain(value)) || says(product.name, value);
      case 'Release year':
        return rows.some(
          (row) => ABOUT_RELEASE.test(row.label) && row.label !== label && says(row.value, value),
        );
      case 'Warranty':
        return promised !== null && promised !== undefined && lengthOf(value) === promised;
      default:
        return value === 'Yes' && rows.some((row) => plain(row.value) === plain(label));
    }
  };
  const isFirst = ({ label }: SpecificationRow, at: number) =>
    rows.findIndex((row) => plain(row.label) === plain(label)) === at;
  return rows.filter(
    (row, at) => isFirst(row, at) && !picked.includes(plain(row.label)) && !isElsewhere(row),
  );
}
