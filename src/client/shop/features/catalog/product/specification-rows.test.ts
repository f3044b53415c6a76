import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '#contract/catalog.ts';
import { specificationRows, unrepeatedRows } from './specification-rows.ts';

type CustomField = ProductDetail['Custom_Field_Values'][number];
type FieldType = CustomField['Custom_Field_Definition']['field_type'];

const field = (label: string, value: string, type: FieldType = 'text'): CustomField => ({
  field_value: value,
  Custom_Field_Definition: { field_label: label, field_type: type, sort_order: 1 },
});

const bare = {
  name: 'iPhone 14',
  BreadCrumb: [],
  Brand: { id: 1, name: 'Apple', slug: 'apple', image: null },
  Misc_series: null,
  Misc_type: null,
  Misc_quality: null,
  Misc_color: null,
  sim: null,
  network: null,
  carrier_option: null,
  release_year: null,
  warranty: null,
  Warranty_policy: null,
  Custom_Field_Values: [],
  product_atrribute: [],
  height: null,
  width: null,
  length: null,
  weight: null,
} as unknown as ProductDetail;

const shown = (facts: Partial<ProductDetail>) =>
  unrepeatedRows({ ...bare, ...facts }).map(({ label, value }) => `${label}: ${value}`);

describe('the specification says a fact once', () => {
  it('names a lock once, as the carrier or as a tick', () => {
    const rows = shown({
      carrier_option: 'Unlocked',
      Custom_Field_Values: [field('Unlocked', 'true', 'checkbox'), field('eSIM', 'true', 'checkbox')],
    });
    expect(rows).toEqual(['Brand: Apple', 'Carrier: Unlocked', 'eSIM: Yes']);
  });

  it('keeps a tick that contradicts: it is another fact', () => {
    const rows = shown({
      carrier_option: 'Unlocked',
      Custom_Field_Values: [field('Unlocked', 'false', 'checkbox')],
    });
    expect(rows).toContain('Unlocked: No');
  });

  it('leaves out the year of a release whose day it names', () => {
    const day = [field('On sale since', '2022-09-16', 'date')];
    expect(shown({ release_year: 2022, Custom_Field_Values: day })).toEqual([
      'Brand: Apple',
      'On sale since: 16 September 2022',
    ]);
    expect(shown({ release_year: 2021, Custom_Field_Values: day })).toContain('Release year: 2021');
    const checked = [field('Checked on', '2022-09-16', 'date')];
    expect(shown({ release_year: 2022, Custom_Field_Values: checked })).toContain('Release year: 2022');
  });

  it('leaves out what the pickers offer', () => {
    const rows = shown({
      Misc_color: { title: 'Blue' },
      Custom_Field_Values: [field('storage', '128GB'), field('Chip', 'A15')],
      product_atrribute: [
        { attribute_id: 1, attribute_name: 'Colour', attribute_role: null, column: 1, terms: [] },
        { attribute_id: 2, attribute_name: 'Storage', attribute_role: null, column: 2, terms: [] },
      ],
    });
    expect(rows).toEqual(['Brand: Apple', 'Chip: A15']);
  });

  it('leaves out series and type where name or breadcrumb say them', () => {
    expect(
      shown({
        Misc_series: { title: 'iPhone' },
        Misc_type: { title: 'Phones' },
        BreadCrumb: [{ name: 'Phones', slug: 'phones' }],
      }),
    ).toEqual(['Brand: Apple']);
    expect(shown({ Misc_series: { title: 'Phone' } })).toContain('Series: Phone');
  });

  it('leaves out a warranty as long as the one of the badge', () => {
    const policy = { id: 1, title: '12-month warranty', description: '' };
    expect(shown({ warranty: '12 months', Warranty_policy: policy })).toEqual(['Brand: Apple']);
    expect(shown({ warranty: '24 months', Warranty_policy: policy })).toContain('Warranty: 24 months');
    expect(shown({ warranty: '12 months, battery 6', Warranty_policy: policy })).toHaveLength(2);
  });

  it('says a label once, first what the product itself says', () => {
    expect(
      shown({ network: '5G', Custom_Field_Values: [field('Network', 'LTE'), field('brand', 'x')] }),
    ).toEqual(['Brand: Apple', 'Network: 5G']);
  });
});

it('keeps every fact for a comparison, where products are laid side by side', () => {
  const facts = {
    warranty: '12 months',
    Misc_type: { title: 'Phones' },
    BreadCrumb: [{ name: 'Phones', slug: '' }],
  };
  expect(specificationRows({ ...bare, ...facts }).map(({ label }) => label)).toEqual([
    'Brand',
    'Type',
    'Warranty',
  ]);
});
